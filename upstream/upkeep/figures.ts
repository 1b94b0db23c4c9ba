/** What the desk shows first: clicks, openings of pages, letters and clicks that wait, failures. */
import { dayAfter, dayMilliseconds, localMoment, shifted } from "domain/moments";
import { batch, rows, sql, verbatim } from "../sql";
import {
  type BudgetRow,
  budgetStatement,
  budgetsOf,
  type FailureRow,
  healthStatements,
  percentiles,
} from "./health";

/** Clicks of one hour of one day in Rome. */
interface HourCount {
  day: string;
  hour: number;
  clicks: number;
}

export type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** The clock brings clicks along each minute; what is so old waits for it. */
const lateMilliseconds = 300_000;
const healthHours = 24;
/** This week and the one before, and the day that both begin within. */
const shownDays = 15;

function romeHour(at: Date): { day: string; hour: number } {
  const [day = "", time = ""] = localMoment(at.toISOString())?.split("T") ?? [];
  return { day, hour: Number(time.slice(0, 2)) };
}

/** All figures, in one round trip to each database. Flagged clicks (crawlers, floods) are not counted. */
export async function figuresOf(DB: D1Database, LOGS: D1Database, now: Date) {
  const ago = (days: number) => shifted(now, -days * dayMilliseconds);
  const [from, week, today] = [ago(shownDays), ago(7), romeHour(now).day];
  const weeks = sql`SUM(clicked_at >= ${week}) AS clicks, SUM(clicked_at < ${week}) AS before`;
  const counted = sql`bot = 0 AND flooded = 0 AND clicked_at >= ${ago(14)}`;
  const health = healthStatements(shifted(now, -(healthHours - 1) * 3_600_000).slice(0, 13));
  const [views, answers] = await Promise.all([
    rows<{ day: string; views: number }>(LOGS)`
      SELECT day, SUM(views) AS views FROM page_counts WHERE day >= ${dayAfter(today, -shownDays)} GROUP BY day`,
    batch(DB, [
      sql`SELECT substr(clicked_at, 1, 13) AS hour, COUNT(*) AS clicks FROM clicks
        WHERE bot = 0 AND flooded = 0 AND clicked_at >= ${from} GROUP BY 1`,
      sql`SELECT COALESCE(s.name, c.host) AS name, ${weeks} FROM clicks c LEFT JOIN exit_hosts e ON e.host = c.host
        LEFT JOIN stores s ON s.store_id = e.store_id WHERE ${counted} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 30`,
      sql`SELECT COALESCE(place, '') AS place, ${weeks} FROM clicks WHERE ${counted} GROUP BY 1 ORDER BY 2 DESC, 1`,
      sql`SELECT COUNT(*) AS waiting, MIN(written_at) AS oldest,
          (SELECT COUNT(*) FROM mail_outbox WHERE refused IS NOT NULL) AS refused
        FROM mail_outbox WHERE sent_at IS NULL AND refused IS NULL`,
      sql`SELECT COUNT(*) AS count, MIN(clicked_at) AS oldest FROM new_clicks
        WHERE clicked_at < ${shifted(now, -lateMilliseconds)}`,
      sql`SELECT iif(bot, -1, flooded) AS why, ${weeks} FROM clicks
        WHERE clicked_at >= ${ago(14)} AND (bot <> 0 OR flooded <> 0) GROUP BY 1 ORDER BY 2 DESC, 1`,
      ...[...health, budgetStatement(now.getTime())].map(verbatim),
    ]),
  ]);
  const found = <Row>(at: number) => (answers[at] ?? []) as Row[];
  const byHour = found<{ hour: string; clicks: number }>(0).map(({ hour, clicks }) => ({
    ...romeHour(new Date(`${hour}:00:00Z`)),
    clicks,
  }));
  const [letter] = found<{ waiting: number; refused: number; oldest: string | null }>(3);
  return {
    hours: hoursOf(byHour, today),
    /** Last seven days; `before` the seven before them. */
    stores: found<{ name: string; clicks: number; before: number }>(1),
    places: found<{ place: string; clicks: number; before: number }>(2),
    days: daysOf(byHour, views, today),
    letters: { waiting: letter?.waiting ?? 0, refused: letter?.refused ?? 0, oldest: letter?.oldest ?? null },
    undelivered: found<{ count: number; oldest: string | null }>(4)[0] ?? { count: 0, oldest: null },
    /** Clicks that count for nothing, by why (`apartNames`). */
    apart: found<{ why: number; clicks: number; before: number }>(5),
    /** Of the last 24 hours: what failed or was slow, most frequent first, and how long things took. */
    failures: found<FailureRow>(6),
    durations: percentiles(found(7)),
    /** Of the last seven days. */
    budgets: found<BudgetRow>(8).flatMap(budgetsOf),
  };
}

/** The 24 hours of today in Rome; `before` the same hour of the same day of the week before. */
function hoursOf(counts: readonly HourCount[], today: string) {
  const weekBefore = dayAfter(today, -7);
  return Array.from({ length: 24 }, (_, hour) => {
    const own = counts.filter((count) => count.hour === hour);
    return { hour, clicks: sumOf(own, today), before: sumOf(own, weekBefore) };
  });
}

/** Openings of pages by day in Rome, with the clicks of that day: the last fourteen, today last, empty ones too. */
function daysOf(counts: readonly HourCount[], views: { day: string; views: number }[], today: string) {
  return Array.from({ length: 14 }, (_, at) => {
    const day = dayAfter(today, at - 13);
    return { day, views: views.find((row) => row.day === day)?.views ?? 0, clicks: sumOf(counts, day) };
  });
}

function sumOf(counts: readonly HourCount[], day: string): number {
  return counts.reduce((sum, count) => sum + (count.day === day ? count.clicks : 0), 0);
}
