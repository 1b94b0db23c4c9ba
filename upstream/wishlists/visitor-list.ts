/** The one list of a visitor without account, under the hash of their anonymous id; signing in brings it into the member's. */
import { type CallInput, type Contract, wishlistLimits } from "contract";
import { leastDrop } from "../alerts/alerts";
import { forgetting } from "../cart/cart";
import { anonymousOwner, callingOwner } from "../cart/owner";
import type { HandlerContext, HandlersOf } from "../handler";
import { memberOf } from "../identity/caller";
import { notFound, Refusal } from "../refusal";
import { batch, firstRow, knownRow, listed, rows, type Sql, sql } from "../sql";
import { choiceColumns, chosenOf, isByThisPress, lost, reading, savedIn, takenOver } from "./items";
import { madeWith, making } from "./lists";

type Input<Name extends keyof Contract["visitorList"]> = CallInput<Contract["visitorList"][Name]>;

/** What the list is called that an account without one gets. */
const firstName = "La mia lista";

/** Those of `wishlist_items`. */
const visitorColumns = sql`*, NULL AS list_id, 1 AS quantity, '' AS note`;
/** Of what was saved last so many are looked at for a fall, and so many falls told. */
const mostLookedAt = 200;
const mostFallen = 8;

export const visitorList: HandlersOf<"visitorList"> = {
  async products(_, context) {
    // Who has no id has saved nothing.
    if (!callingOwner(context)) return [];
    const saved = sql`SELECT ${visitorColumns} FROM visitor_saves
      WHERE owner = ${ownerOf(context)} AND removed_at IS NULL`;
    return savedIn(await batch(context.db, reading(saved, context.now)));
  },
  add: save,
  async take({ itemId, productId }, context) {
    const meant = itemId != null ? sql`item_id = ${itemId}` : sql`product_id = ${productId ?? null}`;
    const own = sql`owner = ${ownerOf(context)} AND ${meant}`;
    const at = context.now.toISOString();
    const [known] = await batch(context.db, [
      sql`SELECT 1 FROM visitor_saves WHERE ${own}`,
      sql`UPDATE visitor_saves SET removed_at = ${at}, touched_at = ${at} WHERE ${own} AND removed_at IS NULL`,
    ]);
    if (!known?.length) throw new Refusal(404, lost, itemId != null ? "id_elemento" : "prodotto_id");
    return null;
  },
  async putBack({ itemId }, context) {
    await knownRow(context.db, "Prodotto")`
      UPDATE visitor_saves SET removed_at = NULL, touched_at = ${context.now.toISOString()}
        WHERE item_id = ${itemId} AND owner = ${ownerOf(context)} RETURNING item_id`;
    return null;
  },
  async empty(_, context) {
    if (!callingOwner(context)) return null;
    await batch(context.db, [sql`DELETE FROM visitor_saves WHERE owner = ${ownerOf(context)}`]);
    return null;
  },
  fallen,
  merge,
};

/** Members have lists: what is saved here would be out of their sight. */
function ownerOf(context: HandlerContext): string {
  const owner = callingOwner(context);
  if (!owner) throw new Refusal(401, "Questa lista non è la tua.");
  if (owner.userId !== null) throw new Refusal(409, "Con un account i prodotti si salvano nelle tue liste.");
  return owner.key;
}

async function save(
  { productId: product, variantId: variant = null }: Input<"add">,
  context: HandlerContext,
) {
  const owner = ownerOf(context);
  const key = context.caller.idempotencyKey ?? null;
  const at = context.now.toISOString();
  const [products, added, item] = await batch(context.db, [
    sql`SELECT 1 FROM products WHERE product_id = ${product} AND hidden_at IS NULL`,
    sql`INSERT INTO visitor_saves (owner, ${choiceColumns}, save_key, touched_at)
      SELECT ${owner}, c.*, ${key}, ${at} FROM (${chosenOf(product, variant, at)}) c
      WHERE (SELECT COUNT(*) FROM visitor_saves
        WHERE owner = ${owner} AND removed_at IS NULL) < ${wishlistLimits.items}
      ON CONFLICT (owner, product_id) DO UPDATE SET ${takenOver}, save_key = excluded.save_key, touched_at = excluded.touched_at
      WHERE visitor_saves.removed_at IS NOT NULL
      RETURNING item_id`,
    sql<{ item_id: number; save_key: string | null }>`SELECT item_id, save_key FROM visitor_saves
      WHERE owner = ${owner} AND product_id = ${product} AND removed_at IS NULL`,
  ]);
  if (products.length === 0) throw notFound("Prodotto");
  const [saved] = item;
  if (!saved) throw new Refusal(422, `Una lista può contenere al massimo ${wishlistLimits.items} prodotti.`);
  return { itemId: saved.item_id, alreadyThere: added.length === 0 && !isByThisPress(saved, key) };
}

/** What the member lacks goes into the list used last that has room, else into a new one; repeating changes nothing. */
async function merge({ anonymousId }: Input<"merge">, context: HandlerContext) {
  const user = memberOf(context);
  const { db, now } = context;
  const { key: owner } = anonymousOwner(anonymousId);
  const living = sql`owner = ${owner} AND removed_at IS NULL`;
  const coming = sql`${living} AND NOT EXISTS (SELECT 1 FROM wishlist_items w WHERE w.user_id = ${user}
    AND w.product_id = visitor_saves.product_id AND w.removed_at IS NULL)`;
  const first = await firstRow<{ saved: number; list: number | null }>(db)`
    SELECT COUNT(*) AS saved, (SELECT l.list_id FROM wishlists l WHERE l.user_id = ${user}
        AND (SELECT COUNT(*) FROM wishlist_items i WHERE i.list_id = l.list_id AND i.removed_at IS NULL)
          + (SELECT COUNT(*) FROM visitor_saves WHERE ${living}) <= ${wishlistLimits.items}
        ORDER BY l.looked_at DESC, l.list_id LIMIT 1) AS list
      FROM visitor_saves WHERE ${coming}`;
  const gone = sql`DELETE FROM visitor_saves WHERE owner = ${owner}`;
  if (!first?.saved) {
    await batch(db, [gone]);
    return { list: null };
  }
  const makeKey = `preferiti-${owner.slice(-32)}`;
  const list = first.list
    ? sql`SELECT ${first.list}`
    : sql`SELECT list_id FROM wishlists WHERE user_id = ${user} AND create_key = ${makeKey}`;
  const moved = sql`INSERT INTO wishlist_items (list_id, user_id, ${choiceColumns})
    SELECT (${list}), ${user}, ${choiceColumns}
    FROM visitor_saves WHERE ${coming} AND (${list}) IS NOT NULL ORDER BY saved_at, item_id
    ON CONFLICT (list_id, product_id) DO UPDATE SET ${takenOver}, quantity = 1, note = ''`;
  const made = first.list ? [] : [making(user, firstName, makeKey, now)];
  const used = sql`UPDATE wishlists SET looked_at = ${now.toISOString()} WHERE user_id = ${user} AND list_id = (${list})`;
  return {
    list: await madeWith(
      user,
      sql`l.list_id = (${list})`,
      [...made, moved, sql`${gone} AND (${list}) IS NOT NULL`, used],
      db,
    ),
  };
}

/** A fall that is worth telling, as in alerts, among what was saved last; asked on the home page, so only few are read as cards. */
async function fallen(_: unknown, context: HandlerContext) {
  const owner = callingOwner(context);
  if (!owner) return [];
  const saved =
    owner.userId === null
      ? sql`SELECT ${visitorColumns} FROM visitor_saves WHERE owner = ${owner.key} AND removed_at IS NULL`
      : sql`SELECT * FROM wishlist_items WHERE user_id = ${owner.userId} AND removed_at IS NULL`;
  const cents = sql`CASE WHEN i.variant_id IS NULL THEN p.price_cents ELSE (SELECT MIN(o.price_cents) FROM shown_offers o
    WHERE o.variant_id = i.variant_id AND o.product_id = i.product_id AND o.availability = 'in_stock') END`;
  const found = await rows<{ item_id: number }>(context.db)`
    SELECT i.item_id, MIN(${cents} * 1.0 / i.saved_cents) AS share
      FROM (${saved} ORDER BY saved_at DESC LIMIT ${mostLookedAt}) i
      JOIN products p ON p.product_id = i.product_id AND p.hidden_at IS NULL AND p.available = 1
      WHERE i.saved_cents > 0 AND ${cents} <= i.saved_cents * ${1 - leastDrop}
      GROUP BY i.product_id ORDER BY share LIMIT ${mostFallen}`;
  if (found.length === 0) return [];
  const ids = found.map(({ item_id }) => item_id);
  const read = await batch(
    context.db,
    reading(sql`SELECT * FROM (${saved}) WHERE item_id IN ${listed(ids)}`, context.now),
  );
  const goods = new Map(savedIn(read).map((item) => [item.itemId, item]));
  return ids.flatMap((id) => goods.get(id) ?? []);
}

/** The ids of what a visitor has saved, for hearts. */
export function savedByVisitor(owner: string): Sql<{ product_id: number }> {
  return sql`SELECT product_id FROM visitor_saves WHERE owner = ${owner} AND removed_at IS NULL`;
}

/** A list lives as long as a cart. */
export async function dropOldSaves(db: D1Database, now: Date): Promise<boolean> {
  await batch(db, forgetting("visitor_saves", sql`1`, now));
  return false;
}
