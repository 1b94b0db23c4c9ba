/** An anonymous cart and list with fixed ids for the tests that need one: line 1 holds product 1 in variant 10 of store 1. */
import { anonymousOwner } from "upstream/cart/owner";
import { batch, sql } from "upstream/sql";

export const anonymousId = "5b1f0c3e-6f0e-4a52-9d4b-2f7a3c9e8d10";

/** Empties the cart and puts the line in as it was at first. */
export async function giveCart(db: D1Database, at: Date): Promise<void> {
  const { key } = anonymousOwner(anonymousId);
  const when = at.toISOString();
  await batch(db, [
    sql`DELETE FROM cart_lines WHERE owner = ${key} OR line_id = 1`,
    sql`INSERT INTO cart_lines (line_id, owner, product_id, variant_id, store_id, offer_id, quantity, added_cents, added_at, touched_at)
      SELECT 1, ${key}, product_id, variant_id, store_id, offer_id, 1, price_cents, ${when}, ${when} FROM offers
        WHERE variant_id = 10 AND store_id = 1`,
  ]);
}

/** Empties the visitor's list and puts product 1 in as item 1. */
export async function giveSaved(db: D1Database, at: Date): Promise<void> {
  const { key } = anonymousOwner(anonymousId);
  const when = at.toISOString();
  await batch(db, [
    sql`DELETE FROM visitor_saves WHERE owner = ${key} OR item_id = 1`,
    sql`INSERT INTO visitor_saves (item_id, owner, product_id, saved_cents, saved_at, touched_at)
      VALUES (1, ${key}, 1, 6990, ${when}, ${when})`,
  ]);
}
