/** What the clock clears away and counts by the hour or the day. */
import { dayMilliseconds, hourMilliseconds } from "domain/moments";
import { dropOldNews } from "./alerts/check";
import { dropLostBrowsers } from "./alerts/push";
import { dropOldCarts } from "./cart/cart";
import { countConfidence } from "./catalogue/price-reports";
import type { Chore } from "./clock";
import { attachLate } from "./commissions/clicks-behind";
import { forgetSearches, sumClicks } from "./commissions/sums";
import { dropEnded } from "./identity/ended";
import { clearImports } from "./import/clock";
import { picturesKind } from "./import/unused-pictures";
import { clearLeftovers } from "./leftovers";
import { pointsChore, settlePoints } from "./ordering/ordering";
import { dropOldCards } from "./pictures/old-cards";
import {
  apart,
  type KeptDays,
  kinds,
  moved,
  moveLog,
  pruneChoices,
  pruneLog,
  pruneReplies,
} from "./retention";
import { dropUnusedSuggestions } from "./search/suggestions";
import { dropOldSaves } from "./wishlists/visitor-list";

export interface Stores {
  db: D1Database;
  /** The database of logs, which may be the same. */
  logs: D1Database;
  media: R2Bucket | null;
}

/** Logs that the site itself writes are among them, whoever answers its calls. */
export function chores({ db, logs, media }: Stores, kept: KeptDays, now: Date): Chore[] {
  const every = (milliseconds: number) => (kind: string, run: () => Promise<boolean>) => ({
    kind,
    every: milliseconds,
    run,
  });
  const [hourly, daily] = [every(hourMilliseconds), every(dayMilliseconds)] as const;
  const weekly = every(7 * dayMilliseconds);
  return [
    ...kinds.map((kind) => hourly(`logs: ${kind}`, () => pruneLog(db, kind, kept, now))),
    ...(logs === db
      ? []
      : [
          ...moved.map((kind) => hourly(`logs moved: ${kind}`, () => moveLog(db, logs, kind, now))),
          ...apart.map((kind) => hourly(`logs apart: ${kind}`, () => pruneLog(logs, kind, kept, now))),
        ]),
    hourly("logs: choices", () => pruneChoices(db, kept, now)),
    hourly("logs: replies", () => pruneReplies(db, kept, now)),
    hourly("news", async () => (await dropOldNews(db, now)) || dropLostBrowsers(db, now)),
    hourly("carts", () => dropOldCarts(db, now)),
    hourly("visitors' lists", () => dropOldSaves(db, now)),
    hourly("imports", () => clearImports(db, now)),
    hourly("sessions", () => dropEnded(db, now)),
    daily("leftovers", () => clearLeftovers(db, now)),
    daily("price index", async () => (await import("./catalogue/price-reckoning")).reckonIndex(db, now)),
    weekly("points", async () => (await import("./catalogue/thinning")).thinPoints(db, now)),
    weekly("past points", async () => (await import("./catalogue/thinning")).thinPastPoints(db, now)),
    daily(pointsChore, () => settlePoints(db, now)),
    hourly("commissions: clicks", () => attachLate({ db, logs }, now)),
    hourly("commissions: sums", () => sumClicks(db, now)),
    daily("commissions: searches", () => forgetSearches({ db, logs }, kept.searches, now)),
    daily("suggestions", () => dropUnusedSuggestions(db, now)),
    ...(media
      ? [
          weekly(picturesKind, async () => {
            const { dropUnusedPictures } = await import("./import/unused-pictures");
            return dropUnusedPictures(db, media, now);
          }),
          weekly("cards", () => dropOldCards(media, now)),
        ]
      : []),
    daily("confidence", () => countConfidence(db, now)),
    daily("storage", async () => (await import("./storage/measure")).measureStorage(db, logs, now)),
  ];
}
