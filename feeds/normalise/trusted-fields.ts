/** What only a trusted feed may tell: when a row was first seen, its price history, its editorial weight. */

import { remembering } from "upstream/remembering";
import type { HistoryPoint } from "../feed-row";
import type { FeedRecord } from "../read/record";

const rome = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome", dateStyle: "short" });

export const dayInRome = remembering((instant) => rome.format(new Date(instant)), 50_000);

export function trustedFieldsOf(fields: FeedRecord["trusted"], trusted: boolean, now: string) {
  if (!trusted || !fields) return { firstSeen: now, history: null, popularity: 0 };
  const history = Array.isArray(fields.history) ? cleanHistory(fields.history, now) : null;
  const firstSeen = instantFrom(fields.firstSeen) ?? history?.[0]?.[0] ?? now;
  const weight = Math.round(Number(fields.popularity ?? 0));
  return {
    firstSeen: firstSeen < now ? firstSeen : now,
    history: history && history.length > 0 ? history : null,
    popularity: Math.min(Math.max(Number.isFinite(weight) ? weight : 0, 0), 1_000),
  };
}

/** Past points in order of time; one that changes neither price nor availability is no point. */
function cleanHistory(points: HistoryPoint[], now: string): HistoryPoint[] {
  const dated = points.flatMap((point): HistoryPoint[] => {
    if (!Array.isArray(point)) return [];
    const [when, price, list, available] = point;
    const instant = instantFrom(when);
    if (!instant || instant >= now || !Number.isInteger(price) || price <= 0) return [];
    return [
      [instant, price, Number.isInteger(list) && (list as number) > price ? list : null, Boolean(available)],
    ];
  });
  dated.sort(([a], [b]) => (a < b ? -1 : 1));
  return dated.filter((point, index) => {
    const before = dated[index - 1];
    return !before || before[1] !== point[1] || before[3] !== point[3];
  });
}

function instantFrom(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
