/** What moves lines: to other offers of their variants, and from an anonymous cart into a member's. All or nothing. */
import { cartLimits } from "domain/cart-sums";
import type { HandlerContext } from "../handler";
import { memberOf } from "../identity/caller";
import { batch, type Sql, sql } from "../sql";
import { anonymousOwner, type Input, type Owner, ownerOf } from "./owner";

const most = cartLimits.quantity;

/** A line that is gone, or an offer that cannot be bought or is not the line's, changes nothing. */
export async function chooseOffers({ owner: meant, moves }: Input<"choose">, context: HandlerContext) {
  const owner = ownerOf(context, meant);
  const moved = moves.flatMap((move) => moving(move, owner, context.now));
  await batch(context.db, moved);
  return null;
}

/** Where the store has a line of the variant already, the pieces go there. */
function moving({ lineId, offerId }: { lineId: number; offerId: number }, owner: Owner, now: Date): Sql[] {
  const at = now.toISOString();
  const line = sql`line.line_id = ${lineId} AND line.owner = ${owner.key} AND line.removed_at IS NULL`;
  const way = sql`SELECT o.* FROM shown_offers o JOIN cart_lines line ON line.variant_id = o.variant_id
    WHERE ${line} AND o.offer_id = ${offerId} AND o.availability = 'in_stock'`;
  const there = sql`owner = ${owner.key} AND line_id <> ${lineId}
    AND (variant_id, store_id) IN (SELECT variant_id, store_id FROM (${way}))`;
  return [
    sql`DELETE FROM cart_lines WHERE ${there} AND removed_at IS NOT NULL`,
    sql`UPDATE cart_lines SET touched_at = ${at}, opened_at = NULL, offer_id = ${offerId},
        quantity = MIN(${most}, quantity + (SELECT quantity FROM cart_lines line WHERE ${line})) WHERE ${there}`,
    sql`DELETE FROM cart_lines WHERE line_id = ${lineId} AND owner = ${owner.key} AND removed_at IS NULL
      AND EXISTS (SELECT 1 FROM cart_lines WHERE ${there})`,
    sql`UPDATE cart_lines SET offer_id = ${offerId}, store_id = (SELECT store_id FROM offers WHERE offer_id = ${offerId}),
        added_cents = (SELECT price_cents FROM offers WHERE offer_id = ${offerId}), touched_at = ${at}, opened_at = NULL
      WHERE line_id = ${lineId} AND owner = ${owner.key} AND EXISTS (${way})`,
  ];
}

/** Quantities are added up to the most; the anonymous lines are gone afterwards, so that repeating changes nothing. */
export async function mergeCarts({ anonymousId }: Input<"merge">, context: HandlerContext) {
  const userId = memberOf(context);
  const own = `utente:${userId}`;
  const { key } = anonymousOwner(anonymousId);
  const at = context.now.toISOString();
  await batch(context.db, [
    sql`DELETE FROM cart_lines WHERE owner = ${own} AND removed_at IS NOT NULL
      AND (variant_id, store_id) IN (SELECT variant_id, store_id FROM cart_lines WHERE owner = ${key} AND removed_at IS NULL)`,
    sql`INSERT INTO cart_lines (owner, user_id, product_id, variant_id, store_id, offer_id, colour_label, size_label,
        quantity, added_cents, added_at, touched_at, opened_at)
      SELECT ${own}, ${userId}, product_id, variant_id, store_id, offer_id, colour_label, size_label,
        quantity, added_cents, added_at, ${at}, opened_at
      FROM cart_lines WHERE owner = ${key} AND removed_at IS NULL ORDER BY line_id
      ON CONFLICT (owner, variant_id, store_id) DO UPDATE SET
        quantity = MIN(${most}, cart_lines.quantity + excluded.quantity), touched_at = excluded.touched_at, opened_at = NULL`,
    sql`DELETE FROM cart_lines WHERE owner = ${key}`,
  ]);
  return null;
}
