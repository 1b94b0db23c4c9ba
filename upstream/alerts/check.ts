/** Looks at what imports have changed, in batches of products: the work grows with the changes, not with the alerts. */

import { matchingSearches, type Searched } from "../listing/among";
import { batch, listed, prepare, rows, type Sql, sql } from "../sql";
import { leastFall, look, type Watched } from "./fall";
import { type PriceOf, type PriceRow, priceOf, pricesOf } from "./prices";

/** Products of one batch. */
const batchSize = 500;
/** A batch that died is looked at again after this, in milliseconds. */
const lease = 60_000;
/** News that nobody needs any longer. */
const newsLife = 60 * 86_400_000;

interface Changed {
  product_id: number;
  before_cents: number | null;
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

/** One batch; answers how many products it looked at (0: nothing is due) and how many news there were. */
export async function checkBatch(source: Searched, now: Date): Promise<{ products: number; news: number }> {
  const { db } = source;
  const until = now.getTime() + lease;
  const { results: changed } = await prepare(
    db,
    sql`UPDATE alert_queue SET due_at = ${until} WHERE product_id IN (SELECT product_id FROM alert_queue
        WHERE due_at <= ${now.getTime()} ORDER BY product_id LIMIT ${batchSize})
      RETURNING product_id, before_cents`,
  ).all<Changed>();
  if (changed.length === 0) return { products: 0, news: 0 };
  const ids = changed.map(({ product_id }) => product_id);
  const [priceRows, alertRows] = (await batch(db, [
    pricesOf(ids, now),
    sql`SELECT alert_id, watcher_id, product_id, size_label, target_cents, by_mail, base_cents, higher_cents, higher_since
      FROM alerts WHERE product_id IN ${listed(ids)} AND confirm_hash IS NULL`,
  ])) as [PriceRow[], AlertRow[]];
  const price = priceOf(priceRows);
  const { states, news } = looked(alertRows, price, now);
  const found = [...news, ...(await searchNews(source, changed, price, now))];
  const [, told] = await batch(db, [
    writeStates(states),
    writeNews(found, now),
    sql`DELETE FROM alert_queue WHERE product_id IN ${listed(ids)} AND due_at = ${until}`,
    sql`DELETE FROM alert_news WHERE at < ${new Date(now.getTime() - newsLife).toISOString()}`,
  ]);
  return { products: ids.length, news: told?.length ?? 0 };
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

function writeStates(states: State[]): Sql {
  return sql`UPDATE alerts SET base_cents = s.value ->> 1, higher_cents = s.value ->> 2, higher_since = s.value ->> 3
    FROM json_each(${JSON.stringify(states)}) s WHERE alerts.alert_id = s.value ->> 0`;
}

/** A price that was told within thirty days is told again only when it is lower by the least fall. */
function writeNews(news: News[], now: Date): Sql {
  const month = new Date(now.getTime() - 30 * 86_400_000).toISOString();
  return sql`INSERT INTO alert_news (alert_id, watcher_id, product_id, price_cents, before_cents, at, letter)
    SELECT n.value ->> 0, n.value ->> 1, n.value ->> 2, n.value ->> 3, n.value ->> 4, ${now.toISOString()},
      CASE WHEN n.value ->> 5 THEN NULL ELSE 'feed' END
    FROM json_each(${JSON.stringify(news)}) n JOIN alerts a ON a.alert_id = n.value ->> 0
    WHERE a.search IS NULL OR NOT EXISTS (SELECT 1 FROM alert_news t
      WHERE t.alert_id = a.alert_id AND t.product_id = n.value ->> 2 AND t.at > ${month}
        AND t.price_cents * ${1 - leastFall} < n.value ->> 3)
    RETURNING news_id`;
}

/** Products that are new to buyers, or fell, in the searches that they answer. */
async function searchNews(
  source: Searched,
  changed: readonly Changed[],
  price: PriceOf,
  now: Date,
): Promise<News[]> {
  const fallen = changed.flatMap(({ product_id, before_cents }) => {
    const cents = price(product_id, "");
    if (cents === null || (before_cents !== null && cents > before_cents * (1 - leastFall))) return [];
    return [{ product: product_id, cents, before: before_cents }];
  });
  if (fallen.length === 0) return [];
  const { db } = source;
  const searches = await rows<{ search: string }>(
    db,
    sql`SELECT DISTINCT search FROM alerts WHERE search IS NOT NULL AND confirm_hash IS NULL`,
  );
  if (searches.length === 0) return [];
  const matches = await matchingSearches(
    source,
    fallen.map(({ product }) => product),
    searches.map(({ search }) => search),
    now,
  );
  if (matches.size === 0) return [];
  const alerts = await rows<{ alert_id: number; watcher_id: number; search: string; by_mail: number }>(
    db,
    sql`SELECT alert_id, watcher_id, search, by_mail FROM alerts
      WHERE search IN ${listed([...matches.keys()])} AND confirm_hash IS NULL`,
  );
  const byProduct = new Map(fallen.map((one) => [one.product, one]));
  return alerts.flatMap((alert) =>
    (matches.get(alert.search) ?? []).flatMap((product): News[] => {
      const one = byProduct.get(product);
      return one ? [[alert.alert_id, alert.watcher_id, product, one.cents, one.before, alert.by_mail]] : [];
    }),
  );
}
