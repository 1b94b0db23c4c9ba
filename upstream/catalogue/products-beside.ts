/** The lists around a product: related, recommended, recently viewed (product.md 'Catalogue calls'). All are deterministic. */

import type { HandlerContext } from "../handler";
import { rows, type Sql, sql } from "../sql";
import { type CardRow, type CardWire, cardsOf, cardWire } from "./cards";

/** A carousel holds at most this many (product.md 'Cards and carousels'). */
const carouselLimit = 20;

/** So many of one category are recommended beside a product: of its own brand, and of all brands. */
const recommendedPerCategory = 6;

/** The product that the lists stand beside. */
const ownRow = (id: number) => sql`SELECT product_id, category_id, brand_id, COALESCE(price_cents, 0) AS price
  FROM products WHERE product_id = ${id}`;

const sameBrand = sql`AND p.brand_id = own.brand_id`;
const anyBrand = sql``;

/** Of one brand in one category so many are looked at, the most popular ones. */
const ofBrand = 200;

/**
 * Products of the same category that can be bought: the same brand first, then the nearest price. Only the nearest on
 * either side are looked at, so a category of any size costs as many rows.
 */
export function relatedProducts({ id }: { id: number }, context: HandlerContext): Promise<CardWire[]> {
  const dearer = sql`SELECT * FROM (SELECT p.product_id FROM own JOIN products p
    ON p.category_id = own.category_id AND p.available = 1 AND p.price_cents >= own.price
    ORDER BY p.price_cents, p.product_id LIMIT ${carouselLimit + 1})`;
  const cheaper = sql`SELECT * FROM (SELECT p.product_id FROM own JOIN products p
    ON p.category_id = own.category_id AND p.available = 1 AND p.price_cents < own.price
    ORDER BY p.price_cents DESC, p.product_id DESC LIMIT ${carouselLimit})`;
  const branded = sql`SELECT product_id FROM (SELECT p.product_id, ABS(p.price_cents - own.price) AS distance
    FROM own JOIN products p ON p.category_id = own.category_id ${sameBrand} AND p.available = 1
    ORDER BY p.popularity DESC, p.product_id LIMIT ${ofBrand}) ORDER BY distance, product_id LIMIT ${carouselLimit + 1}`;
  return cards(
    context,
    sql`WITH own AS (${ownRow(id)}), near AS (SELECT * FROM (${branded}) UNION ${dearer} UNION ${cheaper})
      SELECT p.product_id, p.best_offer_id AS offer_id, ROW_NUMBER() OVER (ORDER BY p.brand_id IS NOT own.brand_id,
        ABS(p.price_cents - own.price), p.product_id) AS rank
      FROM near JOIN own JOIN products p ON p.product_id = near.product_id
      WHERE p.product_id <> own.product_id ORDER BY rank LIMIT ${carouselLimit}`,
  );
}

/**
 * What goes with it: the most popular buyable products of the other categories beside its own (shoes of other kinds
 * beside sneakers), the same brand first. Each category gives its first few of that brand and of all: variety, and a bounded number of rows
 * (CROSS JOIN holds SQLite to that way).
 */
export function recommendedProducts({ id }: { id: number }, context: HandlerContext): Promise<CardWire[]> {
  const popular = (brand: Sql) => sql`SELECT p.product_id FROM products p
    WHERE p.category_id = beside.category_id ${brand} AND p.available = 1
    ORDER BY p.popularity DESC, p.product_id LIMIT ${recommendedPerCategory}`;
  return cards(
    context,
    sql`WITH own AS (${ownRow(id)})
      SELECT p.product_id, p.best_offer_id AS offer_id, ROW_NUMBER() OVER (ORDER BY p.brand_id IS NOT own.brand_id,
        p.popularity DESC, p.product_id) AS rank
      FROM own JOIN categories leaf ON leaf.category_id = own.category_id
      JOIN categories beside ON beside.parent_id = leaf.parent_id AND beside.category_id <> leaf.category_id
      CROSS JOIN products p ON p.product_id IN (SELECT * FROM (${popular(sameBrand)}) UNION SELECT * FROM (${popular(anyBrand)}))
      ORDER BY rank LIMIT ${carouselLimit}`,
  );
}

/** The given products in the given order; unknown ones are left out. */
export function recentlyViewed({ ids }: { ids: string }, context: HandlerContext): Promise<CardWire[]> {
  return viewed(ids, null, context);
}

export function recentlyViewedBeside(
  { id, ids }: { id: number; ids: string },
  context: HandlerContext,
): Promise<CardWire[]> {
  return viewed(ids, id, context);
}

function viewed(ids: string, without: number | null, context: HandlerContext): Promise<CardWire[]> {
  if (ids === "") return Promise.resolve([]);
  return cards(
    context,
    sql`SELECT p.product_id, p.best_offer_id AS offer_id, MIN(asked.key) AS rank
      FROM json_each(${JSON.stringify(ids.split(",").map(Number))}) asked JOIN products p ON p.product_id = asked.value
      WHERE p.product_id IS NOT ${without} GROUP BY p.product_id`,
  );
}

async function cards({ db }: HandlerContext, picked: Sql): Promise<CardWire[]> {
  const found = await rows<CardRow>(db, cardsOf(picked));
  return found.map(cardWire);
}
