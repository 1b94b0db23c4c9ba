/** What tests read and write in a site's databases: SQL behind its call, as `` value<string>(db)`SELECT …` ``. */
import { type Bindable, firstRow, prepare, rows, sql } from "upstream/sql";

type Parts = [strings: TemplateStringsArray, ...parts: Bindable[]];

/** The one column of all rows. */
export function values<Value>(db: D1Database) {
  return async (...written: Parts): Promise<Value[]> =>
    (await rows<Record<string, Value>>(db)(...written)).flatMap(Object.values<Value>);
}

/** The one column of the first row, or null. */
export function value<Value>(db: D1Database) {
  return async (...written: Parts): Promise<Value | null> =>
    Object.values((await firstRow<Record<string, Value>>(db)(...written)) ?? {})[0] ?? null;
}

/** Writes. */
export function run(db: D1Database) {
  return (...written: Parts) => prepare(db, sql(...written)).run();
}

/** Variants that three stores have, of a product each. */
export function soldByThree(db: D1Database, count = 1): Promise<string[]> {
  return values<string>(db)`SELECT v.slug FROM variants v WHERE (SELECT COUNT(DISTINCT store_id) FROM offers o
    WHERE o.variant_id = v.variant_id AND o.availability = 'in_stock') = 3 GROUP BY v.product_id LIMIT ${count}`;
}
