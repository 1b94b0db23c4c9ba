/** How long ago a feed confirmed a price: what that is called, and what it means for the offer (docs/decisions/0158). Pure. */

const hour = 3_600_000;

export const agedAfter = 48 * hour;
/** Milliseconds after which a price is folded away, where there are fresher ones. */
const oldAfter = 7 * 24 * hour;

export type Staleness = "fresh" | "aged" | "old";

/** A price whose age nobody knows counts as fresh. `at` is ISO 8601, `now` milliseconds since 1970. */
export function stalenessOf(at: string | null, now: number): Staleness {
  const age = at === null ? 0 : now - Date.parse(at);
  if (age > oldAfter) return "old";
  return age > agedAfter ? "aged" : "fresh";
}

/** '2 ore fa', in whole hours or days: a page that is kept for minutes still says the right thing. */
export function hoursAgo(at: string, now: number): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(at)) / hour));
  if (hours < 2) return hours === 0 ? "poco fa" : "un’ora fa";
  return hours < 48 ? `${hours} ore fa` : `${Math.floor(hours / 24)} giorni fa`;
}
