/** What a list holds: saved once per product with the chosen variant and its price, taken out, put back. */
import { type CallInput, type Contract, choiceOf, type SavedProduct, wishlistLimits } from "contract";
import { dayMilliseconds, shifted } from "domain/moments";
import { parseOwnSizes } from "domain/own-sizes";
import { cardOf, cardRows, cardsOf } from "../catalogue/cards";
import { leadingFirst } from "../catalogue/leading";
import type { HandlerContext } from "../handler";
import { memberOf } from "../identity/caller";
import { existing, notFound, Refusal } from "../refusal";
import { batch, knownRow, type RowsOf, rows, type Sql, sql } from "../sql";
import { inSizes, sizesHeld } from "./in-size";
import { usedNow } from "./lists";

type Rows = Contract["wishlists"];

/** How long a removed item can be put back, in milliseconds. */
const regret = dayMilliseconds;

export const lost = "Impossibile rimuovere: id elemento non trovato.";

/** What is kept of a product when it is saved: the choice, how that is called, and what it costs then. */
export const choiceColumns = sql`product_id, variant_id, colour_label, size_label, saved_cents, saved_at`;

/** Of a shown product the `choiceColumns`. */
export function chosenOf(product: number, variant: number | null, at: string): Sql {
  return sql`SELECT p.product_id, v.variant_id, COALESCE(colour.label, v.colour_label), COALESCE(size.label, v.size_label),
      COALESCE((SELECT o.price_cents FROM shown_offers o WHERE o.variant_id = v.variant_id
        AND o.availability = 'in_stock' ORDER BY ${leadingFirst} LIMIT 1), p.price_cents), ${at}
    FROM products p LEFT JOIN variants v ON v.variant_id = ${variant} AND v.product_id = p.product_id
    LEFT JOIN facet_values colour ON colour.value_id = v.colour_id
    LEFT JOIN facet_values size ON size.value_id = v.size_id
    WHERE p.product_id = ${product} AND p.hidden_at IS NULL`;
}

/** Of a product that was saved before, all that is chosen anew. */
export const takenOver = sql`variant_id = excluded.variant_id, colour_label = excluded.colour_label,
  size_label = excluded.size_label, saved_cents = excluded.saved_cents, saved_at = excluded.saved_at, removed_at = NULL`;

/** The same press delivered twice saved it itself. */
export function isByThisPress(saved: { save_key: string | null }, key: string | null): boolean {
  return key !== null && saved.save_key === key;
}

export async function addItem(input: CallInput<Rows["add"]>, context: HandlerContext) {
  const { productId: product, listId: list, variantId: variant = null } = input;
  const user = memberOf(context);
  const key = context.caller.idempotencyKey ?? null;
  const [lists, products, added, item] = await batch(context.db, [
    sql`SELECT 1 FROM wishlists WHERE list_id = ${list} AND user_id = ${user}`,
    sql`SELECT 1 FROM products WHERE product_id = ${product} AND hidden_at IS NULL`,
    sql`INSERT INTO wishlist_items (list_id, user_id, quantity, note, save_key, ${choiceColumns})
      SELECT l.list_id, l.user_id, ${input.quantity}, ${input.note.trim()}, ${key}, c.*
      FROM wishlists l JOIN (${chosenOf(product, variant, context.now.toISOString())}) c
      WHERE l.list_id = ${list} AND l.user_id = ${user} AND (SELECT COUNT(*) FROM wishlist_items i
        WHERE i.list_id = l.list_id AND i.removed_at IS NULL) < ${wishlistLimits.items}
      ON CONFLICT (list_id, product_id) DO UPDATE SET ${takenOver}, quantity = excluded.quantity,
        note = excluded.note, save_key = excluded.save_key
      WHERE wishlist_items.removed_at IS NOT NULL
      RETURNING item_id`,
    sql<{ item_id: number; save_key: string | null }>`SELECT item_id, save_key FROM wishlist_items
      WHERE list_id = ${list} AND product_id = ${product} AND user_id = ${user} AND removed_at IS NULL`,
    // What is saved next by one tap joins it.
    usedNow(list, user, context.now),
  ]);
  if (lists.length === 0) throw notFound("Lista");
  if (products.length === 0) throw notFound("Prodotto");
  const [saved] = item;
  if (!saved) throw new Refusal(422, `Una lista può contenere al massimo ${wishlistLimits.items} prodotti.`);
  return { itemId: saved.item_id, alreadyThere: added.length === 0 && !isByThisPress(saved, key) };
}

/** Taking out twice is taking out once. */
export async function takeItem(
  { itemId: item, productId: product }: CallInput<Rows["take"]>,
  context: HandlerContext,
) {
  const user = memberOf(context);
  const meant = item != null ? sql`item_id = ${item}` : sql`product_id = ${product ?? null}`;
  const [known] = await batch(context.db, [
    sql`SELECT 1 FROM wishlist_items WHERE user_id = ${user} AND ${meant} LIMIT 1`,
    sql`UPDATE wishlist_items SET removed_at = ${context.now.toISOString()}
      WHERE user_id = ${user} AND ${meant} AND removed_at IS NULL`,
    sql`DELETE FROM wishlist_items
      WHERE user_id = ${user} AND removed_at < ${shifted(context.now, -regret)}`,
  ]);
  if (!known?.length) throw new Refusal(404, lost, item != null ? "id_elemento" : "prodotto_id");
  return null;
}

/** Saved price and note are those of before: it is the same row. */
export async function putItemBack({ itemId }: CallInput<Rows["putBack"]>, context: HandlerContext) {
  await knownRow(context.db, "Prodotto")`UPDATE wishlist_items SET removed_at = NULL
    WHERE item_id = ${itemId} AND user_id = ${memberOf(context)} RETURNING item_id`;
  return null;
}

/** As it is told, but for the card, its offer and its store. */
type SavedRow = Omit<SavedProduct, "card" | "choice" | "choiceAvailable" | "inSize" | "store"> &
  Record<"colour" | "size", string | null> & { productId: number; offerId: number | null };

/** The offer that leads of item `i`'s variant, of those that can be bought. */
const chosenOffer = sql`(SELECT o.offer_id FROM shown_offers o WHERE o.variant_id = i.variant_id
  AND o.product_id = i.product_id AND o.availability = 'in_stock' ORDER BY ${leadingFirst} LIMIT 1)`;

export async function listedItems({ listId }: CallInput<Rows["products"]>, context: HandlerContext) {
  const own = sql`list_id = ${listId} AND user_id = ${memberOf(context)}`;
  const [[list], ...read] = await batch(context.db, [
    sql<{ sizes: string | null }>`
      SELECT (SELECT sizes FROM size_persons p WHERE p.person_id = l.person_id) AS sizes FROM wishlists l WHERE ${own}`,
    ...reading(sql`SELECT * FROM wishlist_items WHERE ${own} AND removed_at IS NULL`, context.now),
  ]);
  const sizes = parseOwnSizes(existing(list, "Lista").sizes);
  const here = sizes && inSizes(sizes, await rows(context.db, sizesHeld(listId)));
  return savedIn(read).map((saved) => ({ ...saved, inSize: here?.get(saved.card.id) ?? null }));
}

/** Statements that read saved goods, for `savedIn`; `saved` selects them with the columns of `wishlist_items`. */
export function reading(saved: Sql, now: Date) {
  const shown = sql`COALESCE(CASE WHEN i.variant_id IS NOT NULL THEN ${chosenOffer} END, p.best_offer_id)`;
  return [
    sql<SavedRow>`SELECT i.item_id AS itemId, i.list_id AS listId, i.product_id AS productId, i.variant_id AS variantId,
        i.colour_label AS colour, i.size_label AS size, i.quantity, NULLIF(i.note, '') AS note, i.saved_cents AS savedCents,
        i.saved_at AS savedAt, CASE WHEN i.variant_id IS NOT NULL THEN ${chosenOffer} END AS offerId
      FROM (${saved}) i ORDER BY i.saved_at DESC, i.item_id DESC`,
    cardsOf(
      now,
      sql`SELECT i.product_id, ${shown} AS offer_id, i.item_id AS rank, i.variant_id
        FROM (${saved}) i JOIN products p ON p.product_id = i.product_id`,
      sql`picked.variant_id`,
    ),
    sql<Record<"item_id" | "store_id", number> & Record<"shipping_cents" | "free_from", number | null>>`
      SELECT i.item_id, s.store_id, s.shipping_cents, s.free_shipping_from_cents AS free_from
      FROM (${saved}) i JOIN products p ON p.product_id = i.product_id JOIN shown_offers o ON o.offer_id = ${shown}
      JOIN stores s ON s.store_id = o.store_id`,
  ] as const;
}

export function savedIn([items, shownCards, parcels]: RowsOf<ReturnType<typeof reading>>): SavedProduct[] {
  const cards = new Map(cardRows(shownCards).map((card) => [card.product_id, card]));
  const parcelOf = new Map(parcels.map((parcel) => [parcel.item_id, parcel]));
  return items.flatMap(({ productId, offerId, colour, size, ...item }) => {
    const card = cards.get(productId);
    if (!card) return [];
    const parcel = parcelOf.get(item.itemId);
    const rule = parcel && { shipping: parcel.shipping_cents, freeFrom: parcel.free_from };
    return {
      card: cardOf(card),
      ...item,
      choice: choiceOf(colour, size),
      choiceAvailable: item.variantId === null ? null : offerId !== null,
      store: parcel && rule ? { id: parcel.store_id, rule } : null,
      inSize: null,
    };
  });
}

/** Cards of everything in a list (`held` selects its id), latest first, with the best offer of each. */
export function cardsInList(held: Sql, now: Date) {
  return cardsOf(
    now,
    sql`SELECT i.product_id, p.best_offer_id AS offer_id, -i.item_id AS rank
      FROM wishlist_items i JOIN products p ON p.product_id = i.product_id
      WHERE i.list_id = (${held}) AND i.removed_at IS NULL`,
  );
}
