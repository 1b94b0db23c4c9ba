/** Two lists with fixed ids for the tests that need some: list 1 holds product 1 (item 1) and is shared, list 2 is empty. */
import { batch, sql } from "upstream/sql";

export const sharedToken = "condivisa-prova-123456";

/** Takes the lists from whoever had them and gives them to a member, as they were at first. */
export async function giveLists(db: D1Database, userId: number, at: Date): Promise<void> {
  const created = at.toISOString();
  await batch(db, [
    sql`DELETE FROM wishlist_items WHERE list_id IN (1, 2)`,
    sql`DELETE FROM wishlists WHERE list_id IN (1, 2)`,
    sql`INSERT INTO wishlists (list_id, user_id, name, create_key, share_token, share_name, created_at) VALUES
      (1, ${userId}, 'Estate', 'prova-1', ${sharedToken}, 'Per il mare', ${created}),
      (2, ${userId}, 'Regali', 'prova-2', NULL, NULL, ${created})`,
    sql`INSERT INTO wishlist_items (item_id, list_id, user_id, product_id, saved_cents, saved_at)
      VALUES (1, 1, ${userId}, 1, 6990, ${created})`,
  ]);
}
