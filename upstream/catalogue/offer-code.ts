/** What an offer costs with the best code of its store: one piece, one code, shipping as the lower price leaves it. */
import type { Offer, OrderLine } from "contract";
import type { z } from "zod";
import { bestOf, type ShopCode } from "../promotions/codes";
import { euros } from "./cards";
import type { OfferRow } from "./product-offers";

type CodeWire = z.input<typeof Offer>["codice_sconto"];

/** Null when no code of the store makes the offer cheaper. `goods` is what codes may be limited to. */
export function codeWire(
  offer: OfferRow,
  codes: readonly ShopCode[],
  goods: Pick<OrderLine, "brand" | "categories">,
): CodeWire {
  const own = codes.filter(({ storeId }) => storeId === offer.store_id);
  if (own.length === 0 || offer.availability !== "in_stock") return null;
  const reduced = offer.list_cents !== null && offer.list_cents > offer.price_cents;
  const line = { cents: offer.price_cents, quantity: 1, reduced, ...goods };
  const best = bestOf(own, { lines: [line], shipping: offer.shipping_cents });
  if (!best) return null;
  const { code, saving } = best;
  const freesShipping = code.rule.kind === "shipping";
  const price = offer.price_cents - (freesShipping ? 0 : saving);
  const shipping = freesShipping ? (offer.shipping_cents ?? 0) - saving : shippingAt(price, offer);
  // A price below the store's threshold may bring shipping back.
  if (price + (shipping ?? 0) >= offer.price_cents + (offer.shipping_cents ?? 0)) return null;
  return {
    slug: code.slug,
    mascherato: code.masked,
    prezzo: euros(price),
    costo_spedizione: euros(shipping),
    spesa_minima: euros(code.rule.minimum),
    data_fine: code.endsAt,
    segnalato: code.reported,
  };
}

function shippingAt(price: number, { own_shipping, store_shipping, free_from }: OfferRow): number | null {
  if (own_shipping !== null) return own_shipping;
  return free_from !== null && price >= free_from ? 0 : store_shipping;
}
