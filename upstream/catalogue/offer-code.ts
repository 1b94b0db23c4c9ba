/** What an offer costs with the best code of its store: one piece, one code, shipping as the lower price leaves it. */
import type { OfferCode } from "contract";
import type { OrderLine } from "domain/saving";
import { bestOf, type ShopCode } from "../promotions/codes";
import type { CardRow } from "./card-row";

type Priced = { price_cents: number } & Pick<
  CardRow,
  "list_cents" | "shipping_cents" | "store_shipping" | "free_from" | "store_id" | "availability"
>;

/** Null when no code of the store makes the offer cheaper. `goods` is what codes may be limited to. */
export function codeOf(
  offer: Priced,
  codes: readonly ShopCode[],
  goods: Pick<OrderLine, "brand" | "categories">,
): OfferCode | null {
  const own = codes.filter(({ storeId }) => storeId === offer.store_id);
  if (own.length === 0 || offer.availability !== "in_stock") return null;
  const reduced = offer.list_cents !== null && offer.list_cents > offer.price_cents;
  const { shipping_cents: shipping, store_shipping, free_from } = offer;
  const line = { cents: offer.price_cents, quantity: 1, reduced, shipping, ...goods };
  const best = bestOf(own, [line], { shipping: store_shipping, freeFrom: free_from });
  if (!best) return null;
  const { code, parcel } = best;
  return {
    slug: code.slug,
    masked: code.masked,
    price: parcel.goods,
    shipping: parcel.shipping,
    minimum: code.rule.minimum,
    endsAt: code.endsAt,
    reported: code.reported,
  };
}
