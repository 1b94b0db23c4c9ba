/**
 * Reckons the price index a month at a time, some products a turn (product.md 'Season and prices'). Jevons: of each kind the geometric
 * mean of the ratios between the prices of two months, over the goods that could be bought in both.
 */
import { leastDays } from "contract";
import { beginOfDay, dayMilliseconds, monthAfter } from "domain/moments";
import { batch, firstRow, rows, sql } from "../sql";
import { pathIdsOf } from "./carried";
import { lowestSteps, type Observation, type Step } from "./price-history";
import { monthOf } from "./price-index";

/** Products of one turn, whose points of two months are read. */
const perTurn = 500;
/** Months before this one that are made up for: older points have been thinned. */
const behind = 12;
/** A price that is so many times another is taken for a mistake of its feed. */
const mistake = 5;

/** One turn; answers whether products are left, or another month. */
export async function reckonIndex(db: D1Database, now: Date): Promise<boolean> {
  const current = monthOf(now);
  const months = Array.from({ length: behind }, (_, at) => monthAfter(current, at - behind));
  const known = await rows<{ month: string; mark: number; finished_at: string | null }>(db)`
    SELECT * FROM price_index_months WHERE month >= ${months[0] ?? current}`;
  const stands = new Map(known.map((row) => [row.month, row]));
  const month = months.find((one) => !stands.get(one)?.finished_at);
  if (!month) return false;
  const mark = stands.get(month)?.mark ?? 0;
  const turn = sql`SELECT product_id FROM products WHERE product_id > ${mark} ORDER BY product_id LIMIT ${perTurn}`;
  const reached = await firstRow<{ last: number | null; n: number }>(db)`
    SELECT MAX(product_id) AS last, COUNT(*) AS n FROM (${turn})`;
  const last = reached?.last ?? mark;
  const sums = last > mark ? await sumsOf(db, month, [mark, last]) : [];
  const isWhole = (reached?.n ?? 0) < perTurn;
  const isUntouched = sql`(SELECT mark FROM price_index_months WHERE month = ${month}) = ${mark}`;
  await batch(db, [
    sql`INSERT OR IGNORE INTO price_index_months (month) VALUES (${month})`,
    sql`INSERT INTO price_index (category_id, month, products, log_sum)
      SELECT value ->> 0, ${month}, value ->> 1, value ->> 2 FROM json_each(${JSON.stringify(sums)}) WHERE ${isUntouched}
      ON CONFLICT DO UPDATE SET products = products + excluded.products, log_sum = log_sum + excluded.log_sum`,
    sql`UPDATE price_index_months SET mark = ${last}, finished_at = ${isWhole ? now.toISOString() : null}
      WHERE month = ${month} AND mark = ${mark}`,
  ]);
  return !isWhole || month !== months.at(-1);
}

type Sum = [category: number, products: number, logSum: number];

/** By category, its ancestors too. @param between product ids, the first of them left out */
async function sumsOf(db: D1Database, month: string, [after, last]: readonly [number, number]) {
  const edges = [-1, 0, 1].map((months) => beginOfDay(`${monthAfter(month, months)}-01`));
  const [from = "", middle = "", to = ""] = edges;
  const [points, places] = await batch(db, [
    sql<Observation & { product_id: number }>`
      SELECT v.product_id, 'o' || o.offer_id AS series, p.observed_at, p.price_cents, p.available, '' AS store
      FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id CROSS JOIN price_points p ON p.offer_id = o.offer_id
      WHERE v.product_id > ${after} AND v.product_id <= ${last} AND p.observed_at < ${to} AND p.observed_at >= COALESCE(
        (SELECT MAX(b.observed_at) FROM price_points b WHERE b.offer_id = o.offer_id AND b.observed_at <= ${from}), '')
      UNION ALL SELECT p.product_id, 'p' || p.store_id || ' ' || p.external_id, p.observed_at, p.price_cents, p.available, ''
      FROM past_price_points p WHERE p.product_id > ${after} AND p.product_id <= ${last} AND p.observed_at < ${to}
        AND p.observed_at >= COALESCE((SELECT MAX(b.observed_at) FROM past_price_points b
          WHERE b.store_id = p.store_id AND b.external_id = p.external_id AND b.observed_at <= ${from}), '')
      ORDER BY product_id, observed_at`,
    sql<{ product: number; category: number }>`
      SELECT p.product_id AS product, k.value AS category FROM products p, json_each(${pathIdsOf}) k
      WHERE p.product_id > ${after} AND p.product_id <= ${last} AND p.hidden_at IS NULL`,
  ]);
  const moved = new Map<number, number>();
  for (const [product, observed] of Map.groupBy(points, ({ product_id }) => product_id)) {
    const ratio = ratioOf(lowestSteps(observed), [from, middle, to]);
    if (ratio !== null) moved.set(product, Math.log(ratio));
  }
  const sums = new Map<number, Sum>();
  for (const { product, category } of places) {
    const log = moved.get(product);
    if (log === undefined) continue;
    const [, products, logSum] = sums.get(category) ?? [category, 0, 0];
    sums.set(category, [category, products + 1, logSum + log]);
  }
  return [...sums.values()];
}

/** What the second month asked beside the first; null where it could hardly be bought in one of them, or nobody believes it. */
function ratioOf(steps: readonly Step[], [from, middle, to]: readonly [string, string, string]) {
  const [before, after] = [meanOf(steps, from, middle), meanOf(steps, middle, to)];
  if (before === null || after === null) return null;
  const ratio = after / before;
  return ratio > mistake || ratio < 1 / mistake ? null : ratio;
}

/** The mean of the lowest price over the time that it could be paid. A test compares it with days counted one by one */
export function meanOf(steps: readonly Step[], from: string, to: string): number | null {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  let [time, sum] = [0, 0];
  steps.forEach(({ at, cents }, index) => {
    const next = steps[index + 1]?.at;
    const lasted = Math.min(next ? Date.parse(next) : end, end) - Math.max(Date.parse(at), begin);
    if (cents === null || lasted <= 0) return;
    time += lasted;
    sum += lasted * cents;
  });
  return time < leastDays * dayMilliseconds ? null : sum / time;
}
