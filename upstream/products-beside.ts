/** The short lists around a product: related, recommended, recently viewed (spec 000 §7). All are deterministic. */
import { type CardRow, type CardWire, cardsOf, cardWire } from "./cards";
import type { Desk } from "./desk";
import { rows, type Sql, sql } from "./sql";

/** A carousel holds at most this many (spec 000 §9). */
const carouselLimit = 20;

/** Products of the same category that can be bought: the same brand first, then the nearest price. */
export function relatedProducts({ id }: { id: number }, desk: Desk): Promise<CardWire[]> {
  return cards(
    desk,
    sql`SELECT p.product_id, p.best_offer_id AS offer_id, ROW_NUMBER() OVER (ORDER BY p.brand_id IS NOT own.brand_id,
        ABS(COALESCE(p.price_cents, 0) - COALESCE(own.price_cents, 0)), p.product_id) AS rank
      FROM products own JOIN products p ON p.category_id = own.category_id
      WHERE own.product_id = ${id} AND p.product_id <> own.product_id AND p.available = 1
      ORDER BY rank LIMIT ${carouselLimit}`,
  );
}

/**
 * What goes with it: the most popular buyable products of the other categories beside its own (shoes of other kinds
 * beside sneakers), the same brand first.
 */
export function recommendedProducts({ id }: { id: number }, desk: Desk): Promise<CardWire[]> {
  return cards(
    desk,
    sql`SELECT p.product_id, p.best_offer_id AS offer_id, ROW_NUMBER() OVER (ORDER BY p.brand_id IS NOT own.brand_id,
        p.popularity DESC, p.product_id) AS rank
      FROM products own JOIN categories leaf ON leaf.category_id = own.category_id
      JOIN categories beside ON beside.parent_id = leaf.parent_id AND beside.category_id <> leaf.category_id
      JOIN products p ON p.category_id = beside.category_id
      WHERE own.product_id = ${id} AND p.available = 1
      ORDER BY rank LIMIT ${carouselLimit}`,
  );
}

/** The given products in the given order; unknown ones are left out. */
export function recentlyViewed({ ids }: { ids: string }, desk: Desk): Promise<CardWire[]> {
  return viewed(ids, null, desk);
}

export function recentlyViewedBeside(
  { id, ids }: { id: number; ids: string },
  desk: Desk,
): Promise<CardWire[]> {
  return viewed(ids, id, desk);
}

function viewed(ids: string, without: number | null, desk: Desk): Promise<CardWire[]> {
  return cards(
    desk,
    sql`SELECT p.product_id, p.best_offer_id AS offer_id, MIN(asked.key) AS rank
      FROM json_each(${JSON.stringify(ids.split(",").map(Number))}) asked JOIN products p ON p.product_id = asked.value
      WHERE p.product_id IS NOT ${without} GROUP BY p.product_id`,
  );
}

async function cards({ db }: Desk, picked: Sql): Promise<CardWire[]> {
  const found = await rows<CardRow>(db, cardsOf(picked));
  return found.map(cardWire);
}
