/** Clicks of whole months, added up from their days: a report of a year reads a row of a month where it would read thirty of days. */
import { dayAfter, monthAfter } from "domain/moments";
import { batch, firstRow, type Sql, sql, verbatim } from "../sql";

/** Those by name of a search go by the day, and days are days. */
const byDay: ReadonlySet<string> = new Set(["search", "day"]);

const monthOf = (day: string) => day.slice(0, 7);
const firstOf = (month: string) => `${month}-01`;
const lastOf = (month: string) => dayAfter(firstOf(monthAfter(month, 1)), -1);

async function lastMonth(db: D1Database): Promise<string | null> {
  const last = await firstRow<{ month: string | null }>(db)`
    SELECT MAX(month) AS month FROM click_months WHERE dimension = 'month'`;
  return last?.month ?? null;
}

/** One turn of the clock: adds up a month all of whose days are summed. Answers whether another one waits. */
export async function sumMonth(db: D1Database, lastDay: string | null, dimensions: readonly string[]) {
  const before = await lastMonth(db);
  const first = await firstRow<{ day: string | null }>(db)`
    SELECT MIN(day) AS day FROM click_sums WHERE dimension = 'day'`;
  if (!first?.day || lastDay === null) return false;
  const month = before ? monthAfter(before, 1) : monthOf(first.day);
  const until = lastOf(month);
  if (until > lastDay) return false;
  const summed = dimensions.filter((dimension) => !byDay.has(dimension));
  await batch(db, [
    ...summed.map(
      (dimension) => sql`INSERT OR REPLACE INTO click_months (dimension, month, key, clicks)
        SELECT dimension, ${month}, key, SUM(clicks) FROM click_sums
        WHERE dimension = ${dimension} AND day BETWEEN ${firstOf(month)} AND ${until} GROUP BY key`,
    ),
    sql`INSERT OR REPLACE INTO click_months (dimension, month, key, clicks) VALUES ('month', ${month}, ${month}, 0)`,
  ]);
  return lastOf(monthAfter(month, 1)) <= lastDay;
}

/** Rows of key and clicks of these days: whole months as they are added up, the days around them one by one. */
export async function summedIn(
  db: D1Database,
  { from, to, dimension }: { from: string; to: string; dimension: string },
): Promise<Sql> {
  const last = byDay.has(dimension) ? null : await lastMonth(db);
  const first = from === firstOf(monthOf(from)) ? monthOf(from) : monthAfter(monthOf(from), 1);
  const whole = to === lastOf(monthOf(to)) ? monthOf(to) : monthAfter(monthOf(to), -1);
  const until = last !== null && last < whole ? last : whole;
  const key = verbatim(dimension === "day" ? "day" : "key");
  const days = (begin: string, end: string) => sql`SELECT ${key} AS key, clicks FROM click_sums
    WHERE dimension = ${dimension} AND day BETWEEN ${begin} AND ${end}`;
  if (last === null || until < first) return days(from, to);
  return sql`${days(from, dayAfter(firstOf(first), -1))} UNION ALL SELECT key, clicks FROM click_months
    WHERE dimension = ${dimension} AND month BETWEEN ${first} AND ${until}
    UNION ALL ${days(dayAfter(lastOf(until)), to)}`;
}
