/** The person for whom the holes of a page are filled: what cookies say, and what the upstream knows about a session. */

import { cookieLine, cookieOf } from "../cookie";
import { flashOf, type Message } from "../forms/flash";
import { callerOf } from "../session/caller";
import type { EdgeContext, Visit } from "../visit";
import { createSummaries, type Summary } from "./summaries";

/** Everything that a hole may depend on; also the first value of the browser's store (`app/holes/person.ts`). */
export interface Person extends Summary {
  consent: "undecided";
  /** What the last form did. */
  message: Message | null;
}

const unknown: Summary = { name: null, cartCount: 0, saved: [], sizes: [], renewAt: null };
const summaries = createSummaries();

/** The person behind a visit; null for nobody, which is known at once. Never rejects. */
export function personOf(
  edge: EdgeContext,
  visit: Visit,
  memory = summaries,
): Person | null | Promise<Person | null> {
  if (!edge.request.headers.has("Cookie")) return null;
  const message = flashOf(edge.request).read();
  const caller = callerOf(edge, visit);
  if (!caller) return composed(null, message);
  const known = memory.of(caller, changedAt(edge.request), (work) => edge.waitUntil(work));
  return known instanceof Promise
    ? known.then((summary) => composed(summary, message))
    : composed(known, message);
}

function composed(summary: Summary | null, message: Message | null): Person | null {
  if (!summary && !message) return null;
  return { ...(summary ?? unknown), consent: "undecided", message };
}

/** Says when this visitor's own act has changed something: summaries from before are out of date, in every isolate. */
const changedCookie = "cambiato";

/** The `Set-Cookie` line of such an act; it lives longer than any summary. */
export function changedLine(request: Request): string {
  return cookieLine(request, changedCookie, Date.now().toString(36), 60);
}

/** Milliseconds since 1970; 0 when nothing was changed lately. */
function changedAt(request: Request): number {
  const text = cookieOf(request, changedCookie);
  return text && /^[0-9a-z]{8,9}$/.test(text) ? Number.parseInt(text, 36) : 0;
}
