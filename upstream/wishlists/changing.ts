/** Changing what is saved: another list, another colour or size, how many, a note. */
import { type CallInput, type Contract, wishlistLimits } from "contract";
import { leadingFirst } from "../catalogue/leading";
import type { HandlerContext } from "../handler";
import { memberOf } from "../identity/caller";
import { notFound, Refusal } from "../refusal";
import { batch, sql } from "../sql";
import { usedNow } from "./lists";

/** What is not said stays. Another variant is saved anew: its price is the one to compare with from now on. */
export async function changeItem(input: CallInput<Contract["wishlists"]["change"]>, context: HandlerContext) {
  const user = memberOf(context);
  const { itemId: item, listId = null, variantId = null, quantity = null, note = null } = input;
  const own = sql`item_id = ${item} AND user_id = ${user} AND removed_at IS NULL`;
  const target = sql`COALESCE(${listId}, (SELECT list_id FROM wishlist_items WHERE ${own}))`;
  const product = sql`(SELECT product_id FROM wishlist_items WHERE ${own})`;
  const others = sql`list_id = ${target} AND item_id <> ${item} AND removed_at IS NULL`;
  const isNew = sql`wish.variant_id IS NOT NULL AND wish.variant_id IS NOT wishlist_items.variant_id`;
  const [items, lists, there, held, , changed] = await batch(context.db, [
    sql`SELECT 1 FROM wishlist_items WHERE ${own}`,
    sql`SELECT 1 FROM wishlists WHERE list_id = ${target} AND user_id = ${user}`,
    sql`SELECT 1 FROM wishlist_items WHERE ${others} AND product_id = ${product}`,
    sql<{ held: number }>`SELECT COUNT(*) AS held FROM wishlist_items WHERE ${others}`,
    // What was taken out of that list makes room: it could only be put back beside this.
    sql`DELETE FROM wishlist_items WHERE list_id = ${target} AND user_id = ${user} AND product_id = ${product}
      AND item_id <> ${item} AND removed_at IS NOT NULL`,
    sql`UPDATE wishlist_items SET list_id = ${target}, quantity = COALESCE(${quantity}, quantity),
        note = COALESCE(${note === null ? null : note.trim()}, note),
        variant_id = COALESCE(wish.variant_id, wishlist_items.variant_id),
        colour_label = CASE WHEN ${isNew} THEN wish.colour ELSE wishlist_items.colour_label END,
        size_label = CASE WHEN ${isNew} THEN wish.size ELSE wishlist_items.size_label END,
        saved_cents = CASE WHEN ${isNew} THEN wish.cents ELSE saved_cents END,
        saved_at = CASE WHEN ${isNew} THEN ${context.now.toISOString()} ELSE saved_at END
      FROM (SELECT 1) one LEFT JOIN (SELECT v.variant_id, COALESCE(colour.label, v.colour_label) AS colour,
          COALESCE(size.label, v.size_label) AS size,
          (SELECT o.price_cents FROM shown_offers o WHERE o.variant_id = v.variant_id ORDER BY ${leadingFirst} LIMIT 1) AS cents
        FROM variants v LEFT JOIN facet_values colour ON colour.value_id = v.colour_id
        LEFT JOIN facet_values size ON size.value_id = v.size_id
        WHERE v.variant_id = ${variantId} AND v.product_id = ${product}) wish
      WHERE ${own} AND EXISTS (SELECT 1 FROM wishlists WHERE list_id = ${target} AND user_id = ${user})
        AND NOT EXISTS (SELECT 1 FROM wishlist_items other WHERE other.list_id = ${target}
          AND other.product_id = wishlist_items.product_id AND other.item_id <> ${item})
        AND (SELECT COUNT(*) FROM wishlist_items other WHERE other.list_id = ${target} AND other.item_id <> ${item}
          AND other.removed_at IS NULL) < ${wishlistLimits.items}
      RETURNING item_id`,
  ]);
  if (changed.length > 0) {
    if (listId !== null) await batch(context.db, [usedNow(listId, user, context.now)]);
    return null;
  }
  if (items.length === 0) throw notFound("Prodotto");
  if (lists.length === 0) throw notFound("Lista");
  if (there.length > 0) throw new Refusal(409, "Questo prodotto è già presente in questa lista.", "listId");
  if ((held[0]?.held ?? 0) >= wishlistLimits.items)
    throw new Refusal(422, `Una lista può contenere al massimo ${wishlistLimits.items} prodotti.`, "listId");
  throw new Refusal(409, "La lista è cambiata nel frattempo. Riprova.");
}
