/** The lists around a product: related, recommended, recently viewed (product.md 'Catalogue calls'). All are deterministic. */
import type { ProductCard } from "contract";
import type { HandlerContext } from "../handler";
import { sql } from "../sql";
import { cardOf, readCards } from "./cards";

const around =
  (kind: "related" | "recommended") =>
  async ({ id }: { id: number }, context: HandlerContext): Promise<ProductCard[]> =>
    (await context.listing.relatedProducts(kind, id, context)).map(cardOf);

/** What is like it and can be bought, the nearest first (upstream/listing/alike.ts). */
export const relatedProducts = around("related");

/** The most popular of the categories beside its own, the same brand first; each category gives its first few of that brand and of all. */
export const recommendedProducts = around("recommended");

/** The given products in the given order, without the one beside which they are shown; unknown ones are left out. */
export async function recentlyViewed({ ids, id }: { ids: string; id?: number }, context: HandlerContext) {
  if (ids === "") return [];
  return readCards(
    context,
    sql`SELECT p.product_id, p.best_offer_id AS offer_id, MIN(asked.key) AS rank
      FROM json_each(${JSON.stringify(ids.split(",").map(Number))}) asked JOIN products p ON p.product_id = asked.value
      WHERE p.product_id IS NOT ${id ?? null} GROUP BY p.product_id`,
  );
}
