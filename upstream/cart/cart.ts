/** Answers the rows of contract/cart.ts: the cart of a member, or of whoever holds an anonymous id. */
import { type CartLine, choiceOf, storeAddress } from "contract";
import { cartLimits } from "domain/cart-sums";
import { dayMilliseconds, shifted } from "domain/moments";
import { pictureFrom, picturesFrom } from "domain/picture";
import { availabilityOf, names, priceOf } from "../catalogue/cards";
import type { HandlersOf } from "../handler";
import { batch, type Sql, sql, verbatim } from "../sql";
import { advise } from "./advice";
import { addPieces, noteOpened, putBack, regret, setQuantity, takeOut } from "./changes";
import { chooseOffers, mergeCarts } from "./moves";
import { type Owner, ownerOf } from "./owner";
import { type CartReading, type LineRow, readCart } from "./reading";

export { callingOwner } from "./owner";

export const cart: HandlersOf<"cart"> = {
  async lines({ owner }, context) {
    const reading = await readCart(ownerOf(context, owner), context.db, context.now);
    return reading.lines.map((line) => lineOf(line, reading));
  },
  add: addPieces,
  update: setQuantity,
  remove: takeOut,
  restore: putBack,
  async advice({ owner }, context) {
    return advise(await readCart(ownerOf(context, owner), context.db, context.now));
  },
  choose: chooseOffers,
  opened: noteOpened,
  merge: mergeCarts,
};

function lineOf(line: LineRow, { rules }: CartReading): CartLine {
  const rule = rules.get(line.store_id);
  const price = priceOf(line);
  const availability = availabilityOf(line.availability);
  return {
    id: line.line_id,
    productId: line.product_id,
    variantId: line.variant_id,
    offerId: line.offer_id,
    name: line.name ?? "Prodotto",
    slug: line.slug,
    brand: line.brand_name,
    choice: choiceOf(line.colour_label, line.size_label),
    colour: line.colour_label,
    size: line.size_label,
    picture: picturesFrom(names(line.images)[0], "uploads")[0] ?? null,
    price,
    cents: price.current,
    addedCents: line.added_cents,
    quantity: line.quantity,
    // No feed says how many there are.
    most: cartLimits.quantity,
    buyable: price.current !== null && availability === "in_stock",
    availability,
    ownShipping: line.shipping_cents,
    store: line.store_name
      ? {
          id: line.store_id,
          name: line.store_name,
          slug: line.store_slug,
          logo: pictureFrom(line.store_logo, "logos"),
          rule: { shipping: rule?.shipping ?? null, freeFrom: rule?.freeFrom ?? null },
        }
      : null,
    url: storeAddress(line.url),
    opened: line.opened_at !== null,
  };
}

export function piecesIn({ key }: Owner): Sql<{ pieces: number }> {
  return sql`SELECT COALESCE(SUM(quantity), 0) AS pieces FROM cart_lines WHERE owner = ${key} AND removed_at IS NULL`;
}

/** What an anonymous visitor keeps and did not change for so long is dropped, in milliseconds. */
const forgotten = 90 * dayMilliseconds;

/** Drops all of whoever changed none of it for 90 days, and what was removed a day ago. @param anonymous which rows are nobody's */
export function forgetting(table: string, anonymous: Sql, now: Date): Sql[] {
  const [name, old] = [verbatim(table), shifted(now, -forgotten)];
  return [
    sql`DELETE FROM ${name} WHERE ${anonymous} AND touched_at < ${old} AND NOT EXISTS (SELECT 1 FROM ${name} other
      WHERE other.owner = ${name}.owner AND other.touched_at >= ${old})`,
    sql`DELETE FROM ${name} WHERE removed_at < ${shifted(now, -regret)}`,
  ];
}

/** Acts too, which nobody repeats any longer. */
export async function dropOldCarts(db: D1Database, now: Date): Promise<boolean> {
  const acts = sql`DELETE FROM cart_acts WHERE done_at < ${shifted(now, -regret)}`;
  await batch(db, [...forgetting("cart_lines", sql`user_id IS NULL`, now), acts]);
  return false;
}
