/** The price index by kind as it is told: of a product's own kind, and of all (product.md 'Season and prices'). */
import { type KindIndex, leastMatched } from "contract";
import { dayOfRome, monthAfter } from "domain/moments";
import type { HandlerContext } from "../handler";
import { rows, type Sql, sql } from "../sql";
import { pathIdsOf } from "./carried";

export interface IndexRow {
  slug: string;
  name: string;
  month: string;
  products: number;
  logSum: number;
}

export function monthOf(now: Date): string {
  return dayOfRome(now).slice(0, 7);
}

const told = (index: Sql) => sql`${index}.products >= ${leastMatched}
  AND EXISTS (SELECT 1 FROM price_index_months m WHERE m.month = ${index}.month AND m.finished_at IS NOT NULL)`;

/** JSON of three years of the narrowest kind of product `p` in which enough goods were seen; an empty list without one. */
export function ownKind(now: Date): Sql {
  // Last month's sums are still being made when this one begins.
  const lately = monthAfter(monthOf(now), -2);
  const narrowest = sql`(SELECT i.category_id FROM json_each(${pathIdsOf}) k CROSS JOIN price_index i
    ON i.category_id = k.value AND i.month = ${lately}
    WHERE ${told(sql`i`)} ORDER BY i.products, i.category_id DESC LIMIT 1)`;
  return sql`(SELECT json_group_array(json_object('slug', c.slug, 'name', c.name, 'month', i.month,
      'products', i.products, 'logSum', i.log_sum)) FROM price_index i JOIN categories c ON c.category_id = i.category_id
    WHERE i.category_id = ${narrowest} AND i.month >= ${monthAfter(lately, -34)} AND ${told(sql`i`)})`;
}

/** @param list of one kind, in the order of months */
export function kindOf(list: readonly IndexRow[]): KindIndex | null {
  const [first] = list;
  if (!first) return null;
  const months = list.map(({ month, products, logSum }) => ({
    month,
    change: Math.round(Math.exp(logSum / products) * 1e5) / 1e5,
    products,
  }));
  return { slug: first.slug, name: first.name, months };
}

export async function priceIndex(_: object, { db, now }: HandlerContext): Promise<KindIndex[]> {
  const found = await rows<IndexRow>(db)`SELECT c.slug, c.name, i.month, i.products, i.log_sum AS logSum
    FROM categories c CROSS JOIN price_index i ON i.category_id = c.category_id
    WHERE i.month >= ${monthAfter(monthOf(now), -120)} AND ${told(sql`i`)} ORDER BY c.slug, i.month`;
  return [...Map.groupBy(found, ({ slug }) => slug).values()].flatMap((list) => kindOf(list) ?? []);
}
