/** What the clock clears away and counts by the hour or the day. */
import { dropOldNews } from "./alerts/check";
import { dropOldCarts } from "./cart/cart";
import { countConfidence } from "./catalogue/price-reports";
import { thinPoints } from "./catalogue/thinning";
import type { Chore } from "./clock";
import { forgetDeletions } from "./identity/deletions";
import { dropEnded } from "./identity/ended";
import { clearImports } from "./import/clock";
import { type KeptDays, kinds, pruneChoices, pruneLog } from "./retention";

const hour = 3_600_000;

/** Logs that the site itself writes are among them, whoever answers its calls. */
export function chores(db: D1Database, kept: KeptDays, now: Date): Chore[] {
  const hourly = (kind: string, run: () => Promise<boolean>): Chore => ({ kind, every: hour, run });
  return [
    ...kinds.map((kind) => hourly(`logs: ${kind}`, () => pruneLog(db, kind, kept, now))),
    hourly("logs: choices", () => pruneChoices(db, kept, now)),
    hourly("news", () => dropOldNews(db, now)),
    hourly("carts", () => dropOldCarts(db, now)),
    hourly("imports", () => clearImports(db, now)),
    hourly("sessions", () => dropEnded(db, now)),
    { kind: "deletions", every: 24 * hour, run: () => forgetDeletions(db, now) },
    { kind: "points", every: 7 * 24 * hour, run: () => thinPoints(db, now) },
    { kind: "confidence", every: 24 * hour, run: () => countConfidence(db, now) },
  ];
}
