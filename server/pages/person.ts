/** The person for whom the holes of a page are filled: what cookies say, and what the upstream knows about a session. */
import { flashOf, type Message } from "../forms/flash";
import type { EdgeContext, Visit } from "../visit";

/** Everything that a hole may depend on; also the first value of the browser's store (`app/holes/person.ts`). */
export interface Person {
  /** Null for whoever is not signed in. */
  name: string | null;
  cartCount: number;
  /** Ids of saved products. */
  saved: readonly number[];
  /** Slugs of sizes that this visitor chose before. */
  sizes: readonly string[];
  consent: "undecided";
  /** What the last form did. */
  message: Message | null;
}

/** What the upstream knows about a person, by session or anonymous id. */
export type Summary = Pick<Person, "name" | "cartCount" | "saved" | "sizes">;

/** Asks for the summary of whoever makes this visit; null for nobody, and when the call fails. */
export type AskSummary = (edge: EdgeContext, visit: Visit) => Promise<Summary | null> | null;

const unknown: Summary = { name: null, cartCount: 0, saved: [], sizes: [] };

/** The person behind a visit; null for nobody, which is known at once. Never rejects. */
export function personOf(
  edge: EdgeContext,
  visit: Visit,
  ask: AskSummary = () => null,
): Person | null | Promise<Person | null> {
  if (!edge.request.headers.has("Cookie")) return null;
  const message = flashOf(edge.request).read();
  const asked = ask(edge, visit);
  if (asked) return asked.then((summary) => composed(summary, message));
  return composed(null, message);
}

function composed(summary: Summary | null, message: Message | null): Person | null {
  if (!summary && !message) return null;
  return { ...(summary ?? unknown), consent: "undecided", message };
}
