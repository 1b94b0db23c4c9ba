/** Answers the rows of contract/cart.ts: the cart of a member, or of whoever holds an anonymous id. */
import type { CartLineWire } from "contract";
import { availabilityWire, names, priceFields } from "../catalogue/cards";
import { euros } from "../catalogue/euros";
import type { HandlersOf } from "../handler";
import { batch, type Sql, sql } from "../sql";
import { advise } from "./advice";
import { addPieces, noteOpened, putBack, regret, setQuantity, takeOut } from "./changes";
import { chooseOffers, mergeCarts } from "./moves";
import { type Owner, ownerOf } from "./owner";
import { type CartReading, type LineRow, readCart } from "./reading";

export { callingOwner } from "./owner";

export const cart: HandlersOf<"cart"> = {
  async lines({ owner }, context) {
    const reading = await readCart(ownerOf(context, owner), context.db, context.now);
    return reading.lines.map((line) => lineWire(line, reading));
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

function lineWire(line: LineRow, { rules }: CartReading): CartLineWire {
  const rule = rules.get(line.store_id);
  const said = { Brand: line.brand_name, Colore: line.colour_label, Taglia: line.size_label };
  return {
    carrello_id: line.line_id,
    prodotto_id: line.product_id,
    variante_id: line.variant_id,
    nome_variante: line.name,
    immagine_variante: names(line.images)[0] ?? null,
    ...priceFields(line),
    quantita: line.quantity,
    // No feed says how many there are.
    quantita_disponibile: null,
    attributi: Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    slug: line.slug,
    offerta_id: line.offer_id,
    negozio: line.store_name
      ? {
          negozio_id: line.store_id,
          nome: line.store_name,
          slug: line.store_slug,
          logo_url: line.store_logo,
          costo_spedizione: euros(rule?.shipping ?? null),
          gratis_da: euros(rule?.freeFrom ?? null),
        }
      : null,
    url: line.url,
    costo_spedizione: euros(line.shipping_cents),
    disponibilita: availabilityWire(line.availability),
    prezzo_aggiunta: euros(line.added_cents),
    aperto: line.opened_at !== null,
  };
}

/** How many pieces a cart holds; a statement that answers one row. */
export function piecesIn({ key }: Owner): Sql {
  return sql`SELECT COALESCE(SUM(quantity), 0) AS pieces FROM cart_lines WHERE owner = ${key} AND removed_at IS NULL`;
}

/** An anonymous cart that nobody changed for so long is dropped, in milliseconds. */
const forgotten = 90 * 86_400_000;

/** Drops anonymous carts after 90 days, what was removed after a day, and acts that nobody repeats any longer. */
export async function dropOldCarts(db: D1Database, now: Date): Promise<boolean> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const old = sql`user_id IS NULL AND touched_at < ${before(forgotten)}`;
  await batch(db, [
    sql`DELETE FROM cart_lines WHERE ${old} AND NOT EXISTS (SELECT 1 FROM cart_lines other
      WHERE other.owner = cart_lines.owner AND other.touched_at >= ${before(forgotten)})`,
    sql`DELETE FROM cart_lines WHERE removed_at < ${before(regret)}`,
    sql`DELETE FROM cart_acts WHERE done_at < ${before(regret)}`,
  ]);
  return false;
}
