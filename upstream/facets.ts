/**
 * How many products carry each value under the current filters (spec 000 §7 `GET /api/filters`). A facet does not narrow
 * itself: facets without a choice are counted together over one set of products, each chosen one over a set of its own.
 */
import {
  type FacetKey,
  type FacetQuery,
  type FacetValueInput,
  facetKeys,
  facetLimit,
  facetNamed,
  facets,
  type ListingQuery,
} from "contract";
import type { Desk } from "./desk";
import { catalogueConditions, type Except, matching, offerConditions, shelfOf } from "./matching";
import { all, batch, listed, type Sql, sql } from "./sql";

interface CountRow {
  facet: Except;
  slug: string;
  label: string;
  image: string | null;
  position: number;
  products: number;
}

type Order = Pick<FacetQuery, "sort" | "order">;

export async function facetCounts(query: FacetQuery, desk: Desk) {
  const wanted = new Set(
    query.only?.flatMap((name) => facetNamed(name) ?? []) ?? ([...facetKeys, "category"] as Except[]),
  );
  const counts = await countValues(query.listing, wanted, query, desk);
  return Object.fromEntries(
    [...counts].map(([key, values]) => [key === "category" ? "categoria" : facets[key].param, values]),
  );
}

/** The values of one facet: by natural order for sizes, by name for brands, else the most carried first. */
export async function facetOptions(key: FacetKey, listing: ListingQuery, desk: Desk) {
  const order: Order =
    key === "size" || key === "brand"
      ? { sort: "alpha", order: "ASC" }
      : { sort: "productCount", order: "DESC" };
  const counts = await countValues(listing, new Set([key]), order, desk);
  return counts.get(key) ?? [];
}

async function countValues(listing: ListingQuery, wanted: ReadonlySet<Except>, order: Order, desk: Desk) {
  const alone = [...wanted].filter((key) => key !== "category" && countsAlone(key, listing)) as FacetKey[];
  const together = [...wanted].filter(
    (key) => key !== "category" && !countsAlone(key, listing),
  ) as FacetKey[];
  const statements = alone.map((key) =>
    key === "store" && aboutOffers(listing)
      ? storesByOffer(listing, desk.now)
      : valuesOf([key], matched(listing, desk.now, key)),
  );
  if (together.length > 0) statements.push(valuesOf(together, matched(listing, desk.now)));
  if (wanted.has("category")) statements.push(shelf(listing, desk.now));

  const counts = new Map<Except, FacetValueInput[]>([...wanted].map((key) => [key, []]));
  const found = statements.length > 0 ? (await batch(desk.db, statements)).flat() : [];
  for (const row of (found as CountRow[]).sort(comparing(order))) {
    counts.get(row.facet)?.push({
      value: row.label,
      slug: row.slug,
      productCount: row.products,
      imageUrl: row.image,
    });
  }
  return counts;
}

/** A chosen facet needs a set of its own; stores too when filters mean the offer, because each store has its own offer. */
function countsAlone(key: Except, listing: ListingQuery): boolean {
  if (key === "category") return false;
  return listing.facets[key] !== undefined || (key === "store" && aboutOffers(listing));
}

function aboutOffers(listing: ListingQuery): boolean {
  return (
    listing.onSale ||
    listing.availability !== undefined ||
    listing.priceMin !== undefined ||
    listing.priceMax !== undefined
  );
}

/** The ids of the matching products, gathered once per statement; null means all of them. */
function matched(listing: ListingQuery, now: Date, except?: Except): Sql | null {
  const match = matching(listing, now, except);
  if (match.everything) return null;
  return sql`SELECT p.product_id FROM ${match.from} WHERE ${match.where}`;
}

/** Counts of the values of `keys`, the `facetLimit` most carried of each. */
function valuesOf(keys: readonly FacetKey[], products: Sql | null): Sql {
  const values = sql`(SELECT value_id FROM facet_values WHERE facet IN ${listed(keys)})`;
  const alone = keys.length === 1;
  // The unary plus keeps SQLite from probing every value per product instead of reading the product's own few.
  const counted = products
    ? sql`SELECT pv.value_id, COUNT(*) AS products FROM matched
        CROSS JOIN product_values pv ON pv.product_id = matched.product_id
        WHERE ${alone ? sql`+pv.value_id IN ${values}` : sql`1`} GROUP BY pv.value_id`
    : sql`SELECT value_id, COUNT(*) AS products FROM product_values
        WHERE ${alone ? sql`value_id IN ${values}` : sql`1`} GROUP BY value_id`;
  return sql`WITH ${products ? sql`matched AS MATERIALIZED (${products}),` : sql``} counted AS (${counted}),
    ranked AS (
      SELECT v.facet, v.slug, v.label, v.image, v.position, counted.products, ROW_NUMBER() OVER (
        PARTITION BY v.facet ORDER BY counted.products DESC, v.slug) AS place
      FROM counted JOIN facet_values v ON v.value_id = counted.value_id WHERE v.facet IN ${listed(keys)})
    SELECT facet, slug, label, image, position, products FROM ranked WHERE place <= ${facetLimit}`;
}

/**
 * Stores under price, sale or availability filters: a store counts if its own best offer of the product matches. The one
 * MIN makes SQLite take the other columns from the same offer: buyable first, then cheapest, then oldest.
 */
function storesByOffer(listing: ListingQuery, now: Date): Sql {
  const conditions = catalogueConditions(listing, now, "store");
  const products = sql`matched AS MATERIALIZED (SELECT p.product_id FROM products p WHERE ${all(conditions)}),`;
  const offers = sql`matched CROSS JOIN offers o ON o.product_id = matched.product_id`;
  const narrowed = conditions.length > 0;
  const own = {
    price: sql`price_cents`,
    onSale: sql`list_cents > price_cents`,
    available: sql`(availability = 'in_stock')`,
  };
  return sql`WITH ${narrowed ? products : sql``} own AS (
      SELECT o.store_id, o.price_cents, o.list_cents, o.availability, MIN(
        ((o.availability <> 'in_stock') << 62) + (MIN(o.price_cents, 134217727) << 35) + o.offer_id)
      FROM ${narrowed ? offers : sql`offers o`} GROUP BY o.store_id, o.product_id),
    counted AS (
      SELECT store_id, COUNT(*) AS products FROM own WHERE ${all(offerConditions(listing, own))} GROUP BY store_id)
    SELECT v.facet, v.slug, v.label, v.image, v.position, counted.products
    FROM counted JOIN stores s ON s.store_id = counted.store_id
    JOIN facet_values v ON v.facet = 'store' AND v.slug = s.slug
    ORDER BY counted.products DESC, v.slug LIMIT ${facetLimit}`;
}

/** The subcategories of the chosen category (its siblings when it has none), or the roots. */
function shelf(listing: ListingQuery, now: Date): Sql {
  const products = matched(listing, now, "category");
  const parent = listing.category === undefined ? sql`NULL` : shelfOf(listing.category);
  const among = products
    ? sql`(${products}) matched CROSS JOIN product_categories pc ON pc.product_id = matched.product_id`
    : sql`product_categories pc`;
  return sql`SELECT 'category' AS facet, c.slug, c.name AS label, c.image, c.position, counted.products
    FROM (SELECT pc.category_id, COUNT(*) AS products FROM ${among} GROUP BY pc.category_id) counted
    JOIN categories c ON c.category_id = counted.category_id WHERE c.parent_id IS ${parent}`;
}

const italian = new Intl.Collator("it", { numeric: true });

/** By count or by natural order (position, then name); ties always by name so that answers are stable. */
function comparing({ sort, order }: Order) {
  const direction = order === "ASC" ? 1 : -1;
  return (a: CountRow, b: CountRow): number => {
    const byName = a.position - b.position || italian.compare(a.label, b.label);
    if (sort === "alpha") return direction * byName;
    return direction * (a.products - b.products) || byName;
  };
}
