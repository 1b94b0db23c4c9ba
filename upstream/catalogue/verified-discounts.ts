/** The best reductions of the day that our own observations bear out (docs/decisions/0025, 0118). */
import type { CallInput, Contract, ListingQuery, ProductCard } from "contract";
import { emptyListing } from "contract/listing/query";
import type { HandlerContext } from "../handler";
import { listed, rows } from "../sql";
import { bestOf } from "./best-goods";
import { cardOf } from "./cards";
import { claimHolds, type PricePoint } from "./price-claim";

/** A row on a page. */
const most = 12;
/** Of a category so many products are looked at: prices raised before they were cut come first there. */
const lookedAt = 96;

/** Of several categories together, or of a brand, each product once: as a window is dressed, and of equals the highest discount first. */
export async function verifiedDiscounts(
  { categories, brand }: CallInput<Contract["products"]["verifiedDiscounts"]>,
  context: HandlerContext,
): Promise<ProductCard[]> {
  const slugs = (list: string | null | undefined) => [...new Set(list?.split(",").filter(Boolean))];
  const asked: Partial<ListingQuery>[] = [
    ...slugs(categories).map((category) => ({ category })),
    ...(brand ? [{ facets: { brand: slugs(brand) } }] : []),
  ];
  const query = {
    ...emptyListing,
    onSale: true,
    availability: "disponibili",
    sort: "in_sconto",
    size: lookedAt,
  } as const;
  const pages = await Promise.all(asked.map((one) => context.listing.cards({ ...query, ...one }, context)));
  const picks = pages.flatMap(({ page }) => page.picks);
  const offers = new Map(picks.map(({ product, offer }) => [product, offer]));
  // Of all categories at once: a shop in its first month, of which nothing can be borne out yet, is asked no more than any other.
  const histories = await historiesOf([...new Set(offers.values())], context);
  const found = pages.flatMap(({ cards }) =>
    cards.flatMap((card) => {
      const { price_cents: price, list_cents: claimed, product_id } = card;
      const history = histories.get(offers.get(product_id) ?? 0) ?? [];
      if (price === null || claimed === null || !claimHolds(history, price, claimed, context.now)) return [];
      return [{ card, percent: (claimed - price) / claimed }];
    }),
  );
  found.sort((a, b) => b.percent - a.percent || a.card.product_id - b.card.product_id);
  const cards = [...new Map(found.map(({ card }) => [card.product_id, card])).values()];
  // What has no picture stands behind.
  return [...new Set([...bestOf(cards, most, context.now), ...cards])].slice(0, most).map(cardOf);
}

async function historiesOf(offers: readonly number[], { db }: HandlerContext) {
  const points = await rows<PricePoint & { offer_id: number }>(db)`
    SELECT offer_id, observed_at, price_cents, available FROM price_points
      WHERE offer_id IN ${listed(offers)} ORDER BY offer_id, observed_at`;
  return Map.groupBy(points, ({ offer_id }) => offer_id);
}
