/** The person for whom the slots of a page are filled: what cookies say, and what the upstream knows about a session. */

import { type Consent, type Decision, stillStands } from "contract";
import { withChosen } from "domain/chosen-sizes";
import { Lru } from "upstream/lru";
import { decisionLine } from "../consent/choice";
import { cookieLine, cookieOf } from "../cookie";
import { flashOf, type Message } from "../forms/flash";
import { knownVisitorOf } from "../session/known-visitor";
import type { EdgeContext, Visit } from "../visit";
import { chosenSizes, ownSizesIn } from "./chosen-sizes";
import { createSummaries, type Summary } from "./summaries";

/** Everything that a slot may depend on; also the first value of the browser's store (`app/slots/person-data.tsx`). */
export interface Person extends Omit<Summary, "consent"> {
  /** What this person agreed to. */
  consent: Consent | "undecided";
  /** What the last form did. */
  message: Message | null;
}

const unknown: Summary = {
  name: null,
  cartCount: 0,
  saved: [],
  sizes: [],
  ownSizes: null,
  renewAt: null,
  consent: null,
};
const summaries = createSummaries();

/** The person behind a visit; null for nobody, which is known at once. Never rejects. */
export function personOf(
  edge: EdgeContext,
  visit: Visit,
  memory = summaries,
): Person | null | Promise<Person | null> {
  if (!edge.request.headers.has("Cookie")) return null;
  const known: KnownPerson = {
    message: flashOf(edge.request).read(),
    decision: visit.decision,
    sizes: chosenSizes(edge.request),
    ownSizes: ownSizesIn(edge.request),
  };
  const caller = knownVisitorOf(edge, visit);
  if (!caller) return composed(null, known);
  const summary = memory.of(caller, changedAt(edge.request), (work) => edge.waitUntil(work));
  const adopted = (found: Summary | null) =>
    composed(found, { ...known, decision: adopt(found, edge, visit) });
  return summary instanceof Promise ? summary.then(adopted) : adopted(summary);
}

/** What the request itself tells. */
interface KnownPerson {
  message: Message | null;
  decision: Decision | null;
  sizes: readonly string[];
  ownSizes: string | null;
}

function composed(summary: Summary | null, known: KnownPerson): Person | null {
  const { message, decision, sizes: chosen } = known;
  if (!summary && !message && !decision && !known.ownSizes && chosen.length === 0) return null;
  const of = summary ?? unknown;
  const sizes = withChosen(chosen, of.sizes);
  const ownSizes = of.ownSizes ?? known.ownSizes;
  const person = { ...of, sizes, ownSizes, consent: consentIn(decision), message };
  if (message) return person;
  const mark = `${decision?.analytics} ${decision?.marketing} ${sizes} ${ownSizes}`;
  const states = persons.get(of) ?? new Lru<string, Person>(mostStates);
  persons.set(of, states);
  return states.remember(mark, () => person);
}

/** One person is one object while nothing changes, so that what was found out for it need not be found out again. */
const persons = new WeakMap<Summary, Lru<string, Person>>();
/** Those of whom only cookies tell share one summary; more states of it are not held. */
const mostStates = 500;

function consentIn(decision: Decision | null): Person["consent"] {
  return decision ? { analytics: decision.analytics, marketing: decision.marketing } : "undecided";
}

/** A member who has not chosen in this browser takes the choice along that the upstream keeps, if it still stands. */
function adopt(summary: Summary | null, { request }: EdgeContext, visit: Visit): Decision | null {
  const kept = summary?.consent ?? null;
  if (visit.decision || !kept || !stillStands(kept, Date.now())) return visit.decision;
  visit.decision = kept;
  visit.cookies.push(decisionLine(request, kept));
  return kept;
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
