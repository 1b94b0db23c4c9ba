/** The lists around a product: related, recommended, recently viewed (product.md 'Catalogue calls'). All are deterministic. */

import type { ProductCard } from "contract";
import type { HandlerContext } from "../handler";
import { sql } from "../sql";
import { cardOf, readCards } from "./cards";

/** What is like it and can be bought, the nearest first (upstream/listing/alike.ts). */
export async function relatedProducts(
  { id }: { id: number },
  context: HandlerContext,
): Promise<ProductCard[]> {
  return (await context.listing.relatedProducts("related", id, context)).map(cardOf);
}

/** The most popular of the categories beside its own, the same brand first; each category gives its first few of that brand and of all. */
export async function recommendedProducts(
  { id }: { id: number },
  context: HandlerContext,
): Promise<ProductCard[]> {
  return (await context.listing.relatedProducts("recommended", id, context)).map(cardOf);
}

/** The given products in the given order; unknown ones are left out. */
export function recentlyViewed({ ids }: { ids: string }, context: HandlerContext): Promise<ProductCard[]> {
  return viewed(ids, null, context);
}

export function recentlyViewedBeside(
  { id, ids }: { id: number; ids: string },
  context: HandlerContext,
): Promise<ProductCard[]> {
  return viewed(ids, id, context);
}

function viewed(ids: string, without: number | null, context: HandlerContext): Promise<ProductCard[]> {
  if (ids === "") return Promise.resolve([]);
  return readCards(
    context,
    sql`SELECT p.product_id, p.best_offer_id AS offer_id, MIN(asked.key) AS rank
      FROM json_each(${JSON.stringify(ids.split(",").map(Number))}) asked JOIN products p ON p.product_id = asked.value
      WHERE p.product_id IS NOT ${without} GROUP BY p.product_id`,
  );
}
