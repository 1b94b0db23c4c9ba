/** Which products a listing query means: one set of conditions shared by the page, its total and every facet count. */
import { type FacetKey, facetKeys, type ListingQuery } from "contract";
import { matchExpression } from "./search";
import { all, listed, type Sql, sql } from "./sql";

/** A product counts as a new arrival for this many days after it was first seen. */
export const newArrivalDays = 30;

/**
 * The matching products as `FROM … WHERE …`, and the columns of the offer that the card shows: the best of all stores,
 * or of the chosen stores when the filter 'negozio' is set. Price, sale and availability always mean that offer.
 */
export interface Matching {
  from: Sql;
  where: Sql;
  /** Whether every product matches. */
  everything: boolean;
  offer: Sql;
  price: Sql;
  discount: Sql;
  available: Sql;
}

/** What a facet leaves out when it counts itself. */
export type Except = FacetKey | "category";

/** Discount of an offer in percent, as `products.discount_percent` holds it for the best one. */
const shownDiscount = sql`CASE WHEN shown.list_cents > shown.price_cents
  THEN CAST(ROUND((shown.list_cents - shown.price_cents) * 100.0 / shown.list_cents) AS INTEGER) ELSE 0 END`;

export function matching(query: ListingQuery, now: Date, except?: Except): Matching {
  const stores = except === "store" ? undefined : query.facets.store;
  const columns = stores
    ? {
        offer: sql`shown.offer_id`,
        price: sql`shown.price_cents`,
        discount: shownDiscount,
        onSale: sql`shown.list_cents > shown.price_cents`,
        available: sql`(shown.availability = 'in_stock')`,
      }
    : {
        offer: sql`p.best_offer_id`,
        price: sql`p.price_cents`,
        discount: sql`p.discount_percent`,
        onSale: sql`p.list_cents > p.price_cents`,
        available: sql`p.available`,
      };
  const conditions = [...catalogueConditions(query, now, except), ...offerConditions(query, columns)];
  // A product that nobody offers any more is in no category, facet or search: only without those must it be kept out.
  const offered = namesProducts(query, except) ? [] : [sql`p.offer_count > 0`];
  return {
    ...columns,
    from: stores
      ? sql`products p JOIN offers shown ON shown.offer_id = ${bestOfStores(stores)}`
      : sql`products p`,
    where: all([...offered, ...conditions]),
    everything: conditions.length === 0,
  };
}

/** Whether a category, a facet or a search picks the products. */
function namesProducts(query: ListingQuery, except?: Except): boolean {
  const facets = facetKeys.some((key) => key !== except && query.facets[key]?.length);
  return facets || query.search !== undefined || (query.category !== undefined && except !== "category");
}

/** Conditions on the shown offer; `columns` say where its price, sale and availability are found. */
export function offerConditions(
  query: ListingQuery,
  columns: { price: Sql; onSale: Sql; available: Sql },
): Sql[] {
  const conditions: Sql[] = [];
  if (query.priceMin !== undefined) conditions.push(sql`${columns.price} >= ${inCents(query.priceMin)}`);
  if (query.priceMax !== undefined) conditions.push(sql`${columns.price} <= ${inCents(query.priceMax)}`);
  if (query.onSale) conditions.push(columns.onSale);
  if (query.availability) {
    conditions.push(sql`${columns.available} = ${query.availability === "disponibili" ? 1 : 0}`);
  }
  return conditions;
}

/** Conditions on the product itself: category, facets, search, age, rating. */
export function catalogueConditions(query: ListingQuery, now: Date, except?: Except): Sql[] {
  const conditions: Sql[] = [];
  if (query.category !== undefined) {
    const category = except === "category" ? shelfOf(query.category) : categoryNamed(query.category);
    conditions.push(
      sql`p.product_id IN (SELECT product_id FROM product_categories WHERE category_id = ${category})`,
    );
  }
  for (const key of facetKeys) {
    const slugs = query.facets[key];
    if (slugs?.length && key !== except) conditions.push(carriesOneOf(key, slugs));
  }
  if (query.search !== undefined) conditions.push(found(query.search));
  if (query.newArrivals) conditions.push(sql`p.inserted_at >= ${daysBefore(now, newArrivalDays)}`);
  if (query.rating !== undefined) conditions.push(sql`p.rating >= ${query.rating}`);
  return conditions;
}

function carriesOneOf(key: FacetKey, slugs: readonly string[]): Sql {
  return sql`p.product_id IN (SELECT product_id FROM product_values WHERE value_id IN (
    SELECT value_id FROM facet_values WHERE facet = ${key} AND slug IN ${listed(slugs)}))`;
}

function found(search: string): Sql {
  const expression = matchExpression(search);
  if (expression === null) return sql`0`;
  return sql`p.product_id IN (SELECT rowid FROM product_search WHERE product_search MATCH ${expression})`;
}

function categoryNamed(slug: string): Sql {
  return sql`(SELECT category_id FROM categories WHERE slug = ${slug})`;
}

/** The category whose children are offered beside this one: itself, or its parent when it has no children. */
export function shelfOf(slug: string): Sql {
  return sql`(SELECT CASE WHEN EXISTS (SELECT 1 FROM categories child WHERE child.parent_id = c.category_id)
    THEN c.category_id ELSE COALESCE(c.parent_id, c.category_id) END FROM categories c WHERE c.slug = ${slug})`;
}

/** The offer that a card shows when only these stores count: buyable first, then cheapest. */
function bestOfStores(slugs: readonly string[]): Sql {
  return sql`(SELECT o.offer_id FROM offers o
    WHERE o.store_id IN (SELECT store_id FROM stores WHERE slug IN ${listed(slugs)}) AND o.product_id = p.product_id
    ORDER BY o.availability <> 'in_stock', o.price_cents, o.offer_id LIMIT 1)`;
}

function inCents(euros: number): number {
  return Math.round(euros * 100);
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}
