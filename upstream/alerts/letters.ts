/** One letter a day and person with everything there is to tell, as far as it still holds when the letter is written. */
import { dayOfRome, localMoment } from "domain/moments";
import type { HandlerContext } from "../handler";
import { alertLetter, type NewsItem } from "../mail/alert-letters";
import { postedAll } from "../mail/outbox";
import { batch, listed, rows, sql } from "../sql";
import { type PriceOf, priceOf, pricesOf } from "./prices";
import { type QuietHours, quietUntil } from "./quiet";

/** Persons of one batch: their letters stay below 2 MB of JSON. */
const batchSize = 100;

export interface ToldNews {
  product_id: number;
  name: string;
  slug: string;
  size_label: string;
  search: string | null;
  price_cents: number;
  before_cents: number | null;
}

/** A watcher, and where letters go. */
export interface Addressee {
  watcher_id: number;
  email: string | null;
  leave_token: string;
}

interface WaitingRow extends ToldNews, QuietHours, Addressee {
  news_id: number;
}

/** Where watcher `w`, who may be member `u`, gets letters: only an address that was confirmed. */
export const lettersTo = sql`COALESCE(w.email, CASE WHEN u.email_confirmed_at IS NOT NULL THEN u.email END) AS email`;

export async function writeLetters(db: D1Database, sender: HandlerContext["sender"], now: Date) {
  const today = dayOfRome(now);
  const found = await rows<WaitingRow>(db)`
    SELECT n.news_id, n.watcher_id, ${lettersTo}, w.leave_token, n.product_id, p.name, p.slug, a.size_label, a.search,
        n.price_cents, n.before_cents, w.quiet_from, w.quiet_to
      FROM (SELECT DISTINCT n.watcher_id FROM alert_news n INDEXED BY alert_news_due JOIN alert_watchers w ON w.watcher_id = n.watcher_id
        WHERE n.letter IS NULL AND n.after_day < ${localMoment(now.toISOString())} AND (w.lettered_on IS NULL OR w.lettered_on < ${today}) LIMIT ${batchSize}) due
      JOIN alert_watchers w ON w.watcher_id = due.watcher_id LEFT JOIN users u ON u.user_id = w.user_id
      JOIN alert_news n ON n.watcher_id = w.watcher_id AND n.letter IS NULL
      JOIN alerts a ON a.alert_id = n.alert_id JOIN products p ON p.product_id = n.product_id
      ORDER BY n.news_id`;
  if (found.length === 0) return { letters: 0, more: false };
  const quiet: [news: number, until: string][] = [];
  const waiting = found.filter((row) => {
    const until = quietUntil(row, now);
    if (until) quiet.push([row.news_id, until.hour]);
    return until === null;
  });
  const ids = waiting.map(({ product_id }) => product_id);
  const price = priceOf(await rows(db, pricesOf(ids, now)));
  const letters = [...Map.groupBy(waiting, ({ watcher_id }) => watcher_id)].flatMap(([watcher, news]) => {
    const told = holding(news, price);
    const [first] = news;
    if (!first?.email || told.length === 0) return [];
    const letter = alertLetter({ to: first.email, leaveToken: first.leave_token }, told, sender);
    return [{ watcher, key: `avvisi-${watcher}-${today}`, letter }];
  });
  const written = letters.map(({ watcher }) => watcher);
  const fates = waiting.map((row) => [row.news_id, fateOf(row, written, price, today)]);
  await batch(db, [
    postedAll(letters, now),
    sql`UPDATE alert_news SET after_day = q.value ->> 1 FROM json_each(${JSON.stringify(quiet)}) q
      WHERE alert_news.news_id = q.value ->> 0`,
    sql`UPDATE alert_news SET letter = f.value ->> 1 FROM json_each(${JSON.stringify(fates)}) f
      WHERE alert_news.news_id = f.value ->> 0`,
    sql`UPDATE alert_watchers SET lettered_on = ${today} WHERE watcher_id IN ${listed(written)}`,
  ]);
  return {
    letters: letters.length,
    more: new Set(found.map(({ watcher_id }) => watcher_id)).size === batchSize,
  };
}

function stillHolds({ product_id, size_label, price_cents }: ToldNews, price: PriceOf): number | null {
  const cents = price(product_id, size_label);
  return cents !== null && cents <= price_cents ? cents : null;
}

/** The last word on each product: a price that fell twice since the last letter is told once. */
export function holding(news: readonly ToldNews[], price: PriceOf): NewsItem[] {
  const byThing = new Map<string, NewsItem>();
  for (const row of news) {
    const cents = stillHolds(row, price);
    if (cents === null) continue;
    const key = `${row.product_id} ${row.size_label}`;
    const before = byThing.get(key)?.before ?? row.before_cents;
    const { name, slug, size_label: size, search } = row;
    byThing.set(key, { name, slug, size, cents, before, fromSearch: search !== null });
  }
  return [...byThing.values()];
}

function fateOf(row: WaitingRow, written: readonly number[], price: PriceOf, today: string): string {
  if (row.email === null) return "unconfirmed";
  if (stillHolds(row, price) === null) return "over";
  return written.includes(row.watcher_id) ? today : "over";
}
