/** What yesterday was, in Rome, and what waits for a person: the figures of the letter of the morning. Read once a day. */
import { fewestSearches } from "../commissions/sums";
import { failing, failuresBegun, movesBegun } from "../feeds/failing";
import { batch, rows, Sql, sql } from "../sql";

export type Yesterday = Awaited<ReturnType<typeof yesterdayOf>>;

const shown = 8;
/** The log of searches is numbered: no more of its end are read. */
const mostSearches = 20_000;

export interface Period {
  day: string;
  /** Moments, as ISO. */
  from: string;
  to: string;
  weekBefore: { from: string; to: string };
}

export async function yesterdayOf(DB: D1Database, LOGS: D1Database, period: Period) {
  const [asked, missed] = await Promise.all([
    batch(DB, [...ofClicks(period), ...ofCommissions(period), ...ofWork(period), waiting, moves(period)]),
    searchesOf(LOGS, period),
  ]);
  const found = <Row>(at: number) => (asked[at] ?? []) as Row[];
  const count = (at: number) => found<{ n: number }>(at)[0]?.n ?? 0;
  /** Sums are a row each, of whatever they sum. */
  const sums = <Name extends string>(at: number) =>
    found<Record<Name, number>>(at)[0] as Record<Name, number>;
  return {
    day: period.day,
    /** Crawlers left out, and what is counted `apart`; `before` a week earlier. */
    clicks: {
      ...sums<"count" | "apart">(0),
      before: count(1),
      stores: found<{ name: string; clicks: number }>(2),
    },
    /** Orders of the day by the networks, in cents; `month` are commissions since the first, by the day of the click. */
    commissions: {
      ...sums<"orders" | "sales" | "commission" | "withoutRate">(3),
      month: sums<"expected" | "confirmed">(4),
      problems: found<{ network: string; problem: string }>(5),
    },
    /** Of failures only those that began; and feeds that come from another server. */
    feeds: {
      read: count(6),
      failed: found<{ store: string; problem: string }>(7),
      moved: found<{ store: string; host: string; before: string }>(10),
    },
    failures: found<{ event: string; place: string; count: number }>(8),
    missed,
    waiting: sums<Waits>(9),
  };
}

function ofClicks({ from, to, weekBefore }: Period): Sql[] {
  const people = (from: string, to: string) =>
    sql`c.clicked_at >= ${from} AND c.clicked_at < ${to} AND c.bot = 0 AND c.flooded = 0`;
  return [
    sql`SELECT TOTAL(flooded = 0) AS count, TOTAL(flooded > 0) AS apart FROM clicks
      WHERE clicked_at >= ${from} AND clicked_at < ${to} AND bot = 0`,
    sql`SELECT COUNT(*) AS n FROM clicks c WHERE ${people(weekBefore.from, weekBefore.to)}`,
    sql`SELECT COALESCE(s.name, c.host) AS name, COUNT(*) AS clicks FROM clicks c
      LEFT JOIN offers o ON o.offer_id = c.offer_id LEFT JOIN exit_hosts e ON e.host = c.host
      LEFT JOIN stores s ON s.store_id = COALESCE(o.store_id, e.store_id)
      WHERE ${people(from, to)} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${shown}`,
  ];
}

function ofCommissions({ day }: Period): Sql[] {
  return [
    sql`SELECT COUNT(*) AS orders, TOTAL(sale_cents) AS sales, TOTAL(commission_cents) AS commission,
        TOTAL(sale_cents IS NULL) AS withoutRate FROM network_sales WHERE order_day = ${day} AND state <> 'declined'`,
    sql`SELECT TOTAL(iif(state = 'declined', 0, commission_cents)) AS expected,
        TOTAL(iif(state IN ('approved', 'paid'), commission_cents, 0)) AS confirmed
      FROM network_sales WHERE counted_day BETWEEN ${`${day.slice(0, 8)}01`} AND ${day}`,
    sql`SELECT network, problem FROM network_accounts WHERE problem IS NOT NULL`,
  ];
}

function ofWork({ from, to }: Period): Sql[] {
  return [
    sql`SELECT COUNT(*) AS n FROM feed_readings WHERE ended_at >= ${from} AND ended_at < ${to}`,
    new Sql(`${failuresBegun} LIMIT ${shown}`, [from, to]),
    sql`SELECT event, place, SUM(count) AS count FROM health_failures WHERE hour >= ${from.slice(0, 13)}
      AND hour < ${to.slice(0, 13)} AND event NOT IN ('slow-answer', 'slow-call')
      GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ${shown}`,
  ];
}

const moves = ({ from, to }: Period) => new Sql(`${movesBegun} LIMIT ${shown}`, [from, to]);

const isNew = (kind: string) =>
  sql`NOT EXISTS (SELECT 1 FROM inbox_states i WHERE i.kind = ${kind} AND i.subject = idempotency_key)`;

type Waits = "questions" | "sources" | "messages" | "applications" | "prices" | "letters" | "feeds";
const waiting = sql`SELECT
  (SELECT COUNT(*) FROM import_questions WHERE answer IS NULL) AS questions,
  (SELECT COUNT(*) FROM feed_sources WHERE question IS NOT NULL OR columns IS NOT NULL) AS sources,
  (SELECT COUNT(*) FROM contact_messages WHERE ${isNew("messaggi")}) AS messages,
  (SELECT COUNT(*) FROM store_applications WHERE ${isNew("candidature")}) AS applications,
  (SELECT COUNT(DISTINCT offer_id) FROM price_reports WHERE founded IS NULL) AS prices,
  (SELECT COUNT(*) FROM mail_outbox WHERE refused IS NOT NULL) AS letters,
  (SELECT COUNT(*) FROM stores s WHERE ${failing} IS NOT NULL) AS feeds`;

/** Searches that found nothing, and by name those that several made. */
async function searchesOf(logs: D1Database, { from, to }: Period) {
  const results = await rows<{ term: string; times: number }>(logs)`
    SELECT lower(trim(term)) AS term, COUNT(*) AS times FROM (SELECT term, missed, searched_at FROM search_terms
      ORDER BY term_id DESC LIMIT ${mostSearches})
    WHERE searched_at >= ${from} AND searched_at < ${to} AND missed <> '' GROUP BY 1 ORDER BY 2 DESC, 1`;
  return {
    count: results.reduce((sum, { times }) => sum + times, 0),
    terms: results.filter(({ times }) => times >= fewestSearches).slice(0, shown),
  };
}
