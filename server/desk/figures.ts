/** What the site itself knows of its days: clicks, openings of pages, letters and clicks that wait. Read from its own database. */
import type { Env } from "../env";
import {
  type DurationRow,
  type FailureRow,
  healthStatements,
  type Percentiles,
  percentiles,
} from "../health/report";

/** Clicks of one hour of one day in Rome. */
export interface HourCount {
  day: string;
  hour: number;
  clicks: number;
}

export interface Figures {
  hours: HourCount[];
  /** Last seven days; `before` the seven before them. */
  stores: { name: string; clicks: number; before: number }[];
  places: { place: string; clicks: number; before: number }[];
  /** Openings of pages by day, with the clicks of that day. */
  days: { day: string; views: number; clicks: number }[];
  letters: { waiting: number; refused: number; oldest: string | null };
  undelivered: { count: number; oldest: string | null };
  /** Of the last 24 hours: what failed or was slow, most frequent first, and how long things took. */
  failures: FailureRow[];
  durations: Percentiles[];
}

const dayMilliseconds = 86_400_000;
const healthHours = 24;
/** This week and the one before, and the day that both begin within. */
const shownDays = 15;

const inRome = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** The day in Rome, `2026-11-21`. */
export function romeDay(at: Date): string {
  return romeHour(at).day;
}

export function romeHour(at: Date): { day: string; hour: number } {
  const [day = "", hour = "0"] = inRome.format(at).split(" ");
  return { day, hour: Number(hour) };
}

/** All figures in one round trip. Flagged clicks (crawlers, floods) are not counted. */
export async function figuresOf({ DB }: Pick<Env, "DB">, now: Date): Promise<Figures> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMilliseconds).toISOString();
  const [from, week] = [ago(shownDays), ago(7)];
  const weeks = "SUM(clicked_at >= ?1) AS clicks, SUM(clicked_at < ?1) AS before";
  const counted = "bot = 0 AND flooded = 0 AND clicked_at >= ?2";
  const [failed, lasted] = healthStatements(
    new Date(now.getTime() - (healthHours - 1) * 3_600_000).toISOString().slice(0, 13),
  );
  const [hours, stores, places, views, letters, waiting, failures, durations] = await DB.batch<
    Record<string, never>
  >([
    DB.prepare(
      `SELECT substr(clicked_at, 1, 13) AS hour, COUNT(*) AS clicks FROM clicks
       WHERE bot = 0 AND flooded = 0 AND clicked_at >= ? GROUP BY 1`,
    ).bind(from),
    DB.prepare(
      `SELECT COALESCE(s.name, c.host) AS name, ${weeks} FROM clicks c LEFT JOIN exit_hosts e ON e.host = c.host
       LEFT JOIN stores s ON s.store_id = e.store_id WHERE ${counted} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 30`,
    ).bind(week, ago(14)),
    DB.prepare(
      `SELECT COALESCE(place, '') AS place, ${weeks} FROM clicks WHERE ${counted} GROUP BY 1 ORDER BY 2 DESC, 1`,
    ).bind(week, ago(14)),
    DB.prepare("SELECT day, SUM(views) AS views FROM page_counts WHERE day >= ? GROUP BY day").bind(
      romeDay(new Date(from)),
    ),
    DB.prepare(
      `SELECT SUM(refused IS NULL) AS waiting, SUM(refused IS NOT NULL) AS refused,
         MIN(CASE WHEN refused IS NULL THEN written_at END) AS oldest FROM mail_outbox WHERE sent_at IS NULL`,
    ),
    DB.prepare(
      `SELECT COUNT(*) AS count, MIN(clicked_at) AS oldest FROM clicks
       WHERE delivered_at IS NULL AND bot = 0 AND flooded = 0`,
    ),
    DB.prepare(failed),
    DB.prepare(lasted),
  ]);
  const byHour = (hours?.results ?? []).map(({ hour, clicks }) => ({
    ...romeHour(new Date(`${hour}:00:00Z`)),
    clicks: Number(clicks),
  }));
  const letter = letters?.results[0] as unknown as Figures["letters"] | undefined;
  return {
    hours: byHour,
    stores: (stores?.results ?? []) as unknown as Figures["stores"],
    places: (places?.results ?? []) as unknown as Figures["places"],
    days: daysOf(byHour, (views?.results ?? []) as unknown as { day: string; views: number }[], now),
    letters: { waiting: letter?.waiting ?? 0, refused: letter?.refused ?? 0, oldest: letter?.oldest ?? null },
    undelivered: (waiting?.results[0] as unknown as Figures["undelivered"]) ?? { count: 0, oldest: null },
    failures: (failures?.results ?? []) as unknown as FailureRow[],
    durations: percentiles((durations?.results ?? []) as unknown as DurationRow[]),
  };
}

/** The last fourteen days in Rome, today last, those without anything too. */
function daysOf(hours: HourCount[], views: { day: string; views: number }[], now: Date): Figures["days"] {
  return Array.from({ length: 14 }, (_, at) => {
    const day = romeDay(new Date(now.getTime() - (13 - at) * dayMilliseconds));
    const clicks = hours.filter((hour) => hour.day === day).reduce((sum, hour) => sum + hour.clicks, 0);
    return { day, views: views.find((row) => row.day === day)?.views ?? 0, clicks };
  });
}
