/** Sharing: a list is open to whoever has its link, until its owner closes it (upstream/DESIGN.md). */
import type { CallInput, Contract } from "contract";
import { cardOf, cardRows } from "../catalogue/cards";
import type { HandlerContext } from "../handler";
import { memberOf } from "../identity/caller";
import { Refusal } from "../refusal";
import { shortToken } from "../seal";
import { batch, firstRow, knownRow, type Sql, sql } from "../sql";
import { cardsInList } from "./items";
import { madeWith, making } from "./lists";

type Rows = Contract["wishlists"];

/** The same sentence for a link that was closed and one that never was. */
const closed = "Questa lista non è più condivisa, o il collegamento non è completo.";

const listBehind = (token: string): Sql => sql`SELECT list_id FROM wishlists WHERE share_token = ${token}`;

export async function shareList({ listId, publicName }: CallInput<Rows["share"]>, context: HandlerContext) {
  return knownRow<{ token: string; name: string }>(context.db, "Lista")`
    UPDATE wishlists SET share_token = COALESCE(share_token, ${shortToken()}), share_name = ${publicName}
      WHERE list_id = ${listId} AND user_id = ${memberOf(context)} RETURNING share_token AS token, share_name AS name`;
}

export async function unshareList({ listId }: CallInput<Rows["unshare"]>, context: HandlerContext) {
  await knownRow(context.db, "Lista")`UPDATE wishlists SET share_token = NULL, share_name = NULL
      WHERE list_id = ${listId} AND user_id = ${memberOf(context)} RETURNING list_id`;
  return null;
}

/** Name for strangers and cards: nothing of the owner, no note, no saved price. */
export async function sharedList({ token }: CallInput<Rows["shared"]>, { db, now }: HandlerContext) {
  const [lists, cards] = await batch(db, [
    sql<{ share_name: string | null }>`SELECT share_name FROM wishlists WHERE share_token = ${token}`,
    cardsInList(listBehind(token), now),
  ]);
  const [list] = lists;
  if (!list) throw new Refusal(404, closed);
  return { name: list.share_name ?? "Lista condivisa", products: cardRows(cards).map(cardOf) };
}

/** A list of the caller's own, with today's prices as the saved ones; the same Idempotency-Key copies once. */
export async function copyList({ token }: CallInput<Rows["copy"]>, context: HandlerContext) {
  const { db, now } = context;
  const user = memberOf(context);
  const found = await firstRow<{ share_name: string | null }>(db)`
    SELECT share_name FROM wishlists WHERE share_token = ${token}`;
  if (!found) throw new Refusal(404, closed);
  const key = context.caller.idempotencyKey ?? crypto.randomUUID();
  const own = sql`SELECT list_id FROM wishlists WHERE user_id = ${user} AND create_key = ${key}`;
  return madeWith(
    user,
    sql`l.create_key = ${key}`,
    [
      making(user, found.share_name ?? "Lista copiata", key, now),
      sql`INSERT INTO wishlist_items (list_id, user_id, product_id, saved_cents, saved_at)
        SELECT (${own}), ${user}, i.product_id, p.price_cents, ${now.toISOString()}
        FROM wishlist_items i JOIN products p ON p.product_id = i.product_id
        WHERE i.list_id = (${listBehind(token)}) AND i.removed_at IS NULL AND (${own}) IS NOT NULL
        ORDER BY i.item_id ON CONFLICT DO NOTHING`,
    ],
    db,
  );
}
