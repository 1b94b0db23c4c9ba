/** Prices that stood by mistake: no alert is measured by them, nothing tells them any more, and who got a letter is told once that they were wrong. */
import type { HandlerContext } from "../handler";
import { statements } from "../import/changes";
import { correctionLetter, type NewsItem } from "../mail/alert-letters";
import { postedAll } from "../mail/outbox";
import { batch, listed, rows, type Sql, sql } from "../sql";
import { type Addressee, lettersTo } from "./letters";
import { priceOf, pricesOf } from "./prices";

export interface StruckPrice {
  product: number;
  cents: number;
  from: string;
  /** Null: it stood until now. */
  until: string | null;
  /** What was believed before; null: nothing. */
  before: number | null;
}

/** Persons of one batch. */
const batchSize = 100;
const lettered = "letter GLOB '????-??-??'";

/** Written with the points that are struck. News that a letter told wait for `writeCorrections`, all others go. */
export function forgetTold(struck: readonly StruckPrice[], at: string): Sql[] {
  const entries = struck.map(({ product, cents, from, until, before }) => [
    ...[product, cents, from, until ?? at, before],
  ]);
  const told = `news_id IN (SELECT n.news_id FROM json_each(?1) e CROSS JOIN alert_news n INDEXED BY alert_news_by_product
    ON n.product_id = e.value ->> 0 AND n.price_cents = e.value ->> 1 AND n.at BETWEEN e.value ->> 2 AND e.value ->> 3)`;
  return [
    ...statements(`UPDATE alert_news SET letter = 'struck' WHERE ${told} AND ${lettered}`, entries),
    ...statements(`DELETE FROM alert_news WHERE ${told} AND letter IS NOT 'struck'`, entries),
    ...statements(
      `UPDATE alerts SET base_cents = e.value ->> 4, higher_cents = NULL, higher_since = NULL FROM json_each(?1) e
        WHERE alerts.product_id = e.value ->> 0 AND alerts.base_cents = e.value ->> 1`,
      entries,
    ),
  ];
}

interface Told extends Addressee, Pick<NewsItem, "name" | "slug" | "size" | "cents"> {
  news_id: number;
  product_id: number;
}

/** One letter a person for everything that was wrong, and then it is forgotten. Answers how many, and whether more are left. */
export async function writeCorrections(db: D1Database, sender: HandlerContext["sender"], now: Date) {
  const found = await rows<Told>(db)`
    SELECT n.news_id, n.watcher_id, ${lettersTo}, w.leave_token, n.product_id, p.name, p.slug, a.size_label AS size,
        n.price_cents AS cents
      FROM (SELECT DISTINCT watcher_id FROM alert_news WHERE letter = 'struck' LIMIT ${batchSize}) due
      JOIN alert_watchers w ON w.watcher_id = due.watcher_id LEFT JOIN users u ON u.user_id = w.user_id
      JOIN alert_news n ON n.watcher_id = w.watcher_id AND n.letter = 'struck'
      JOIN alerts a ON a.alert_id = n.alert_id JOIN products p ON p.product_id = n.product_id ORDER BY n.news_id`;
  if (found.length === 0) return { letters: 0, more: false };
  const ids = found.map(({ product_id }) => product_id);
  const price = priceOf(await rows(db, pricesOf(ids, now)));
  const persons = Map.groupBy(found, ({ watcher_id }) => watcher_id);
  const letters = [...persons].flatMap(([watcher, told]) => {
    const [first] = told;
    if (!first?.email) return [];
    const wrong = told.map((one) => ({ ...one, now: price(one.product_id, one.size) }));
    const letter = correctionLetter({ to: first.email, leaveToken: first.leave_token }, wrong, sender);
    return [{ key: `correzione-${watcher}-${told.at(-1)?.news_id}`, letter }];
  });
  await batch(db, [
    postedAll(letters, now),
    sql`DELETE FROM alert_news WHERE news_id IN ${listed(found.map(({ news_id }) => news_id))}`,
  ]);
  return { letters: letters.length, more: persons.size === batchSize };
}
