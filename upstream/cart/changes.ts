/** What changes a cart: pieces come in, change their number, go and come back. Every act counts once. */
import { cartLimits } from "domain/cart-sums";
import { dayMilliseconds } from "domain/moments";
import { leadingFirst } from "../catalogue/leading";
import type { HandlerContext } from "../handler";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { all, batch, rows, type Sql, sql } from "../sql";
import { type Input, type Owner, ownerOf } from "./owner";

/** How long an act is remembered and a removed line can be put back, in milliseconds. */
export const regret = dayMilliseconds;

interface OfferRow {
  offer_id: number;
  product_id: number;
  variant_id: number;
  store_id: number;
  price_cents: number;
  available: number;
  variants: number;
}

/** The offer is found here, and its price is the catalogue's: a request only names goods. */
export async function addPieces(input: Input<"add">, context: HandlerContext) {
  const owner = ownerOf(context, input.owner);
  const { offer, isKnown, hasRoom } = await wanted(input, owner, context.db);
  if (!isKnown) throw new Refusal(404, "Prodotto: non trovato.", "prodottoId");
  if (!offer?.available) throw new Refusal(409, "L'offerta scelta non è più disponibile.");
  if (input.offerId == null && input.variantId == null && offer.variants > 1)
    throw new Refusal(409, "Scegli prima la variante del prodotto.", "varianteId");
  if (input.quantity > cartLimits.quantity) throw tooMany();
  if (!hasRoom) throw new Refusal(422, `Il carrello può contenere al massimo ${cartLimits.lines} prodotti.`);
  await batch(context.db, comingIn(offer, input.quantity, owner, context));
  return null;
}

async function wanted({ productId, variantId, offerId }: Input<"add">, owner: Owner, db: D1Database) {
  const conditions = [sql`v.product_id = ${productId}`, sql`p.hidden_at IS NULL`];
  if (variantId != null) conditions.push(sql`o.variant_id = ${variantId}`);
  if (offerId != null) conditions.push(sql`o.offer_id = ${offerId}`);
  const found = sql`FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id
    JOIN stores s ON s.store_id = o.store_id JOIN products p ON p.product_id = v.product_id WHERE ${all(conditions)}`;
  const [offers, products, held] = await batch(db, [
    sql<OfferRow>`SELECT o.offer_id, o.product_id, o.variant_id, o.store_id, o.price_cents,
        o.availability = 'in_stock' AS available,
        (SELECT COUNT(*) FROM variants w WHERE w.product_id = o.product_id
          AND EXISTS (SELECT 1 FROM shown_offers x WHERE x.variant_id = w.variant_id)) AS variants
      ${found} ORDER BY ${leadingFirst} LIMIT 1`,
    sql`SELECT 1 FROM products WHERE product_id = ${productId} AND hidden_at IS NULL`,
    sql<Pick<OfferRow, "variant_id" | "store_id">>`
      SELECT variant_id, store_id FROM cart_lines WHERE owner = ${owner.key} AND removed_at IS NULL`,
  ]);
  const [offer] = offers;
  const isThere = held.some((it) => it.variant_id === offer?.variant_id && it.store_id === offer?.store_id);
  return { offer, isKnown: products.length > 0, hasRoom: isThere || held.length < cartLimits.lines };
}

/** One transaction: the line only if the act is new, then the act. What was removed begins anew. */
function comingIn(offer: OfferRow, pieces: number, owner: Owner, { caller, now }: HandlerContext): Sql[] {
  const at = now.toISOString();
  const act = hashOf(`${owner.key} ${caller.idempotencyKey ?? crypto.randomUUID()}`);
  const most = cartLimits.quantity;
  return [
    sql`INSERT INTO cart_lines (owner, user_id, product_id, variant_id, store_id, offer_id, colour_label, size_label,
        quantity, added_cents, added_at, touched_at)
      SELECT ${owner.key}, ${owner.userId}, o.product_id, o.variant_id, o.store_id, o.offer_id,
        COALESCE(colour.label, v.colour_label), COALESCE(size.label, v.size_label), ${pieces}, o.price_cents, ${at}, ${at}
      FROM shown_offers o JOIN variants v ON v.variant_id = o.variant_id
      LEFT JOIN facet_values colour ON colour.value_id = v.colour_id
      LEFT JOIN facet_values size ON size.value_id = v.size_id
      WHERE o.offer_id = ${offer.offer_id} AND NOT EXISTS (SELECT 1 FROM cart_acts WHERE act_hash = ${act})
      ON CONFLICT (owner, variant_id, store_id) DO UPDATE SET
        quantity = CASE WHEN removed_at IS NULL THEN MIN(${most}, quantity + excluded.quantity) ELSE excluded.quantity END,
        added_cents = CASE WHEN removed_at IS NULL THEN added_cents ELSE excluded.added_cents END,
        added_at = CASE WHEN removed_at IS NULL THEN added_at ELSE excluded.added_at END,
        offer_id = excluded.offer_id, touched_at = excluded.touched_at, opened_at = NULL, removed_at = NULL`,
    sql`INSERT INTO cart_acts (act_hash, done_at) VALUES (${act}, ${at}) ON CONFLICT DO NOTHING`,
  ];
}

export async function setQuantity({ quantity, ...input }: Input<"update">, context: HandlerContext) {
  const owner = ownerOf(context, input.owner);
  if (quantity > cartLimits.quantity) throw tooMany();
  await changeMeant(input, owner, context, sql`quantity = ${quantity}, opened_at = NULL`);
  return null;
}

/** Taking out twice is taking out once. */
export async function takeOut(input: Input<"remove">, context: HandlerContext) {
  const owner = ownerOf(context, input.owner);
  await changeMeant(input, owner, context, sql`removed_at = ${context.now.toISOString()}`);
  return null;
}

export async function putBack({ owner: meant, lineId }: Input<"restore">, context: HandlerContext) {
  const owner = ownerOf(context, meant);
  const back = await rows(context.db)`
    UPDATE cart_lines SET removed_at = NULL, touched_at = ${context.now.toISOString()}
      WHERE line_id = ${lineId} AND owner = ${owner.key} RETURNING line_id`;
  if (back.length === 0) throw gone();
  return null;
}

export async function noteOpened({ owner: meant, storeId }: Input<"opened">, context: HandlerContext) {
  const owner = ownerOf(context, meant);
  await rows(context.db)`
    UPDATE cart_lines SET opened_at = ${context.now.toISOString()}
      WHERE owner = ${owner.key} AND store_id = ${storeId} AND removed_at IS NULL AND opened_at IS NULL`;
  return null;
}

/** Changes the one living line that is meant: 404 without any, unless one was removed; 409 where several are meant. */
async function changeMeant(
  { productId, variantId, lineId }: Omit<Input<"remove">, "owner">,
  owner: Owner,
  { db, now }: HandlerContext,
  change: Sql,
) {
  const conditions = [sql`owner = ${owner.key}`, sql`product_id = ${productId}`];
  if (variantId != null) conditions.push(sql`variant_id = ${variantId}`);
  if (lineId != null) conditions.push(sql`line_id = ${lineId}`);
  const living = all([...conditions, sql`removed_at IS NULL`]);
  const [before, changed, removed] = await batch(db, [
    sql`SELECT line_id FROM cart_lines WHERE ${living}`,
    sql`UPDATE cart_lines SET ${change}, touched_at = ${now.toISOString()} WHERE ${living}
      AND (SELECT COUNT(*) FROM cart_lines WHERE ${living}) = 1 RETURNING line_id`,
    sql`SELECT line_id FROM cart_lines WHERE ${all([...conditions, sql`removed_at IS NOT NULL`])}`,
  ]);
  if ((before?.length ?? 0) > 1)
    throw new Refusal(409, "Più righe del carrello corrispondono: indica quale.", "carrello_id");
  if (!changed?.length && !(change.text.startsWith("removed_at") && removed?.length)) throw gone();
}

function tooMany(): Refusal {
  return new Refusal(422, `Quantità massima disponibile: ${cartLimits.quantity}`, "quantita");
}

function gone(): Refusal {
  return new Refusal(404, "Questo prodotto non è più nel carrello.", "carrello_id");
}
