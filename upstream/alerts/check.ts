/** Looks at what imports have changed, in batches of products: the work grows with the changes, not with the alerts. */
import { dayMilliseconds, shifted } from "domain/moments";
import { statements } from "../import/changes";
import { dropOld } from "../leftovers";
import { type Allowance, matchSearches, type Searched } from "../listing/match-searches";
import { batch, listed, rows, type Sql, sql } from "../sql";
import { leastDrop, look, type Watched } from "./price-drop";
import { type PriceOf, priceOf, pricesOf } from "./prices";

/** Products of one batch. */
const batchSize = 500;
const mostSearches = 2_000;
/** A batch that died is looked at again after this, in milliseconds. */
const lease = 60_000;
/** News that nobody needs any longer. */
const newsLife = 60 * dayMilliseconds;

interface Changed {
  product_id: number;
  before_cents: number | null;
  /** The last search that was looked at; empty: none yet. */
  searched: string;
}

interface AlertRow {
  alert_id: number;
  watcher_id: number;
  product_id: number;
  size_label: string;
  target_cents: number | null;
  by_mail: number;
  base_cents: number | null;
  higher_cents: number | null;
  higher_since: string | null;
}

/** [alert, watcher, product, price, price before, by mail] */
type News = [number, number, number, number, number | null, number];

/**
 * One batch: products that have come equally far. Those with searches left go on behind all others. @returns no `products`: nothing is due;
 * `isStuck`: the allowance did not reach for a single search
 */
export async function checkBatch(source: Searched, now: Date, allowance: Allowance) {
  const { db } = source;
  const until = now.getTime() + lease;
  const changed = await rows<Changed>(db)`
    UPDATE alert_queue SET due_at = ${until} WHERE product_id IN (SELECT product_id FROM alert_queue
        WHERE due_at <= ${now.getTime()} AND searched = (SELECT searched FROM alert_queue
          WHERE due_at <= ${now.getTime()} ORDER BY searched LIMIT 1) ORDER BY product_id LIMIT ${batchSize})
      RETURNING product_id, before_cents, searched`;
  const [first] = changed;
  if (!first) return { products: 0, news: 0, isStuck: false };
  const ids = changed.map(({ product_id }) => product_id);
  const [priceRows, alertRows] = await batch(db, [
    pricesOf(ids, now),
    sql<AlertRow>`SELECT alert_id, watcher_id, product_id, size_label, target_cents, by_mail, base_cents, higher_cents, higher_since
      FROM alerts WHERE product_id IN ${listed(ids)} AND confirm_hash IS NULL`,
  ]);
  const price = priceOf(priceRows);
  const { states, news } = looked(alertRows, price, now);
  const searched = await searchNews(source, changed, price, now, allowance);
  const done = sql`product_id IN ${listed(ids)} AND due_at = ${until}`;
  const telling = writeNews([...news, ...searched.news], now);
  const answers = await batch(db, [
    ...telling,
    ...waking([...news, ...searched.news], now),
    ...writeStates(states),
    searched.last === null
      ? sql`DELETE FROM alert_queue WHERE ${done}`
      : sql`UPDATE alert_queue SET searched = ${searched.last}, due_at = 0 WHERE ${done}`,
  ]);
  const told = answers.slice(0, telling.length).reduce((sum, { length }) => sum + length, 0);
  return { products: ids.length, news: told, isStuck: searched.last === first.searched };
}

export function dropOldNews(db: D1Database, now: Date): Promise<boolean> {
  const before = shifted(now, -newsLife);
  return dropOld(db, [{ table: "alert_news", key: "news_id", at: "at", before, numbered: true }]);
}

/** [alert, base, higher, since] */
type State = [number, number | null, number | null, string | null];

function looked(alerts: readonly AlertRow[], price: PriceOf, now: Date) {
  const states: State[] = [];
  const news: News[] = [];
  for (const alert of alerts) {
    const { higher_cents, higher_since, base_cents, target_cents } = alert;
    const higher =
      higher_cents !== null && higher_since !== null
        ? { cents: higher_cents, since: Date.parse(higher_since) }
        : null;
    const before: Watched = { base: base_cents, higher };
    const cents = price(alert.product_id, alert.size_label);
    const { watched, tell } = look(before, cents, target_cents, now.getTime());
    if (!isSame(before, watched)) states.push(stateOf(alert.alert_id, watched));
    if (tell && cents !== null)
      news.push([alert.alert_id, alert.watcher_id, alert.product_id, cents, base_cents, alert.by_mail]);
  }
  return { states, news };
}

function isSame(a: Watched, b: Watched): boolean {
  return a.base === b.base && a.higher?.cents === b.higher?.cents && a.higher?.since === b.higher?.since;
}

function stateOf(alert: number, { base, higher }: Watched): State {
  return [alert, base, higher?.cents ?? null, higher ? new Date(higher.since).toISOString() : null];
}

function writeStates(states: State[]): Sql[] {
  return statements(
    `UPDATE alerts SET base_cents = s.value ->> 1, higher_cents = s.value ->> 2, higher_since = s.value ->> 3
      FROM json_each(?1) s WHERE alerts.alert_id = s.value ->> 0`,
    states,
  );
}

/** A price that was told within thirty days is told again only when it is lower by the least drop. */
function writeNews(news: News[], now: Date): Sql[] {
  const month = shifted(now, -30 * dayMilliseconds);
  return statements(
    `INSERT INTO alert_news (alert_id, watcher_id, product_id, price_cents, before_cents, at, letter, after_day)
      SELECT n.value ->> 0, n.value ->> 1, n.value ->> 2, n.value ->> 3, n.value ->> 4, ?1,
        CASE WHEN NOT n.value ->> 5 THEN 'feed' WHEN EXISTS (SELECT 1 FROM push_subscriptions p
          WHERE p.watcher_id = w.watcher_id) THEN 'push' END, COALESCE(w.lettered_on || 'T24', '')
      FROM json_each(?4) n JOIN alerts a ON a.alert_id = n.value ->> 0
      JOIN alert_watchers w ON w.watcher_id = n.value ->> 1
      WHERE a.search IS NULL OR NOT EXISTS (SELECT 1 FROM alert_news t
        WHERE t.alert_id = a.alert_id AND t.product_id = n.value ->> 2 AND t.at > ?2
          AND t.price_cents * ?3 < n.value ->> 3)
      RETURNING news_id`,
    news,
    now.toISOString(),
    month,
    1 - leastDrop,
  );
}

/** Browsers of whoever there is news for; one that has none of it finds that out. */
function waking(news: News[], now: Date): Sql[] {
  return statements(
    `UPDATE push_subscriptions SET due_at = ?1 WHERE due_at IS NULL
      AND watcher_id IN (SELECT value ->> 1 FROM json_each(?2))`,
    news,
    now.getTime(),
  );
}

/** Products that are new to buyers, or fell, in the searches that they answer. */
async function searchNews(
  source: Searched,
  changed: readonly Changed[],
  price: PriceOf,
  now: Date,
  allowance: Allowance,
): Promise<{ news: News[]; last: string | null }> {
  const fallen = changed.flatMap(({ product_id, before_cents }) => {
    const cents = price(product_id, "");
    if (cents === null || (before_cents !== null && cents > before_cents * (1 - leastDrop))) return [];
    return [{ product: product_id, cents, before: before_cents }];
  });
  const before = changed[0]?.searched ?? "";
  const searches = fallen.length === 0 ? [] : await searchesAfter(before, source.db);
  if (searches.length === 0) return { news: [], last: null };
  const { found, looked: count } = await matchSearches(
    source,
    fallen.map(({ product }) => product),
    searches,
    now,
    allowance,
  );
  const isLast = count === searches.length && count < mostSearches;
  return {
    news: found.size === 0 ? [] : await newsOf(found, fallen, source.db),
    last: isLast ? null : (searches[count - 1] ?? before),
  };
}

async function searchesAfter(before: string, db: D1Database): Promise<string[]> {
  const found = await rows<{ search: string }>(db)`
    SELECT DISTINCT search FROM alerts WHERE search > ${before} AND confirm_hash IS NULL
      ORDER BY search LIMIT ${mostSearches}`;
  return found.map(({ search }) => search);
}

interface Fallen {
  product: number;
  cents: number;
  before: number | null;
}

async function newsOf(found: ReadonlyMap<string, number[]>, fallen: readonly Fallen[], db: D1Database) {
  const alerts = await rows<{ alert_id: number; watcher_id: number; search: string; by_mail: number }>(db)`
    SELECT alert_id, watcher_id, search, by_mail FROM alerts
      WHERE search IN ${listed([...found.keys()])} AND confirm_hash IS NULL`;
  const byProduct = new Map(fallen.map((one) => [one.product, one]));
  return alerts.flatMap((alert) =>
    (found.get(alert.search) ?? []).flatMap((product): News[] => {
      const one = byProduct.get(product);
      return one ? [[alert.alert_id, alert.watcher_id, product, one.cents, one.before, alert.by_mail]] : [];
    }),
  );
}
