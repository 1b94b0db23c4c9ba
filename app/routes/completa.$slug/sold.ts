/** How a product is sold in one colour: the offer that leads, and the offer of each size. */
import type { Offer, ProductDetail } from "contract";
import type { Summable } from "domain/cart-sums";
import type { ShippingRule } from "domain/shipping";
import { plainText, slugOf } from "~/lib/labels";
import { formatPrice } from "~/lib/money";
import { comparedOffers, totalCents } from "~/lib/product/offers";
import { valueIn } from "~/lib/product/variant-choice";
import { compareSizes } from "~/lib/sizes";

/** A size that can be put into the cart: what it is called, with price and store where they are others than the leading ones, and its offer. */
export type SoldSize = [slug: string, label: string, offer: number];

export interface Sold {
  /** What it adds to the sum. */
  line: Summable;
  offer: Offer;
  sizes: SoldSize[];
  /** A size costs more than the offer that leads. */
  varies: boolean;
}

/** The number of a store for sums, and what it asks; as its offer says, where one does. */
export type StoreOf = (
  slug: string | null,
  rule: Offer["shippingRule"] | null,
) => NonNullable<Summable["store"]>;

/** Numbers of stores for sums, and what they ask: as their offers say, else as they say themselves. */
export function storesBy(
  rules: ReadonlyMap<string, { shipping: number | null; freeFrom: number | null }>,
): StoreOf {
  const ids = new Map<string, number>();
  return (slug, said) => {
    const key = slug ?? "";
    const id = ids.get(key) ?? ids.size + 1;
    ids.set(key, id);
    const rule: ShippingRule = said ?? rules.get(key) ?? { shipping: null, freeFrom: null };
    return { id, rule: { shipping: rule.shipping, freeFrom: rule.freeFrom } };
  };
}

/** The word of the product's colour: of the variant that is asked for, else of the one that leads, else what it says of itself. */
export function wordOf({ variants, offers, selectedVariantId, attributes }: ProductDetail): string | null {
  const leading = selectedVariantId ?? comparedOffers(offers)[0]?.variantId;
  const variant = variants.find(({ id }) => id === leading);
  const own = variant && valueIn(variant, "colore");
  const said = attributes.find(({ name }) => plainText(name) === "colore")?.value;
  return own ?? said?.split(",")[0]?.trim() ?? null;
}

/** Null where nobody sells it in that colour. */
export function soldIn(product: ProductDetail, colour: string | null, storeOf: StoreOf): Sold | null {
  const { variants } = product;
  const isMeant = (said: string | undefined) =>
    colour === null || said === undefined || plainText(said) === plainText(colour);
  const meant = variants.filter((variant) => isMeant(valueIn(variant, "colore")));
  const variantOf = new Map((meant.length > 0 ? meant : variants).map((variant) => [variant.id, variant]));
  const offers = product.offers.filter(
    ({ id, purchasable, variantId, price }) =>
      purchasable &&
      id !== null &&
      price.currency === "EUR" &&
      (variantId === null || variantOf.has(variantId)),
  );
  const [leading] = comparedOffers(offers);
  if (!leading) return null;
  const isLike = (offer: Offer) =>
    offer.store?.slug === leading.store?.slug && offer.price.current === leading.price.current;
  const bySize = new Map<string, Offer>();
  // Those of the store that leads at its price first: what is added is what was summed up.
  for (const offer of offers.toSorted(
    (a, b) => Number(isLike(b)) - Number(isLike(a)) || (totalCents(a) ?? 0) - (totalCents(b) ?? 0),
  )) {
    const variant = variantOf.get(offer.variantId ?? -1);
    const size = (variant && valueIn(variant, "taglia")) ?? "";
    if (!bySize.has(size)) bySize.set(size, offer);
  }
  const sizes = [...bySize].toSorted(([a], [b]) => compareSizes(a, b));
  return {
    line: {
      cents: leading.price.current,
      quantity: 1,
      buyable: true,
      ownShipping: leading.shippingCents,
      store: storeOf(leading.store?.slug ?? null, leading.shippingRule),
    },
    offer: leading,
    varies: sizes.some(([, { price }]) => (price.current ?? 0) > (leading.price.current ?? 0)),
    sizes: sizes.map(([size, offer]) => [slugOf(size), sizeSaid(size, offer, isLike(offer)), offer.id ?? 0]),
  };
}

function sizeSaid(size: string, { price, store }: Offer, isLike: boolean): string {
  const name = size || "Taglia unica";
  return isLike ? name : `${name} – ${formatPrice(price.current)} da ${store?.name ?? "un altro negozio"}`;
}
