/** What /offerte shows: the best verified discounts of the day, and the six women's landings as offer cards. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Category, ContentPage } from "contract";
import { emptyListing } from "contract/listing/query";
import type { Picture } from "domain/picture";
import { type CardView, cardViews } from "~/lib/card-view";
import { listingHref } from "~/lib/listing-url";

/** In the documented order (product.md 'Offers'). */
export const offerSlugs =
  "abbigliamento-donna accessori-donna borse-donna gioielli-donna orologi-donna scarpe-donna".split(" ");

export interface OfferCard {
  href: string;
  title: string;
  text: string | null;
  picture: Picture | null;
}

/** Of the landings whose category has goods; its tile stands in the card, a landing's banner is too wide for it. */
export function offerCards(pages: readonly ContentPage[], stocked: readonly Category[]): OfferCard[] {
  return pages.flatMap((page) => {
    const category = stocked.find(({ slug }) => slug === page.slug);
    if (!category) return [];
    const picture = category.picture ?? page.picture ?? page.banner;
    return [{ href: `/${page.slug}`, title: page.title, text: page.seo.description, picture }];
  });
}

export const discountRows = [
  { label: "Sconti verificati Donna", categories: ["donna"], spot: "row1" },
  { label: "Sconti verificati Uomo", categories: ["uomo"], spot: "row2" },
  {
    label: "Sconti verificati Bambini",
    categories: ["bambine-e-ragazze", "bambini-e-ragazzi", "prima-infanzia"],
    spot: "row3",
  },
] as const;
export type DiscountRow = (typeof discountRows)[number];

/** The cards of a row; `none` when nothing is verified today, null when that could not be found out. */
export type Discounts = CardView[] | "none" | null;

/** All reductions behind a row; only where they are one category's. */
export function allDiscounts({ categories: [category, ...others] }: DiscountRow): string | null {
  if (others.length > 0) return null;
  return listingHref({ ...emptyListing, category, onSale: true, sort: "in_sconto" });
}

/** An upstream that does not know the call has verified nothing. */
export async function discountsOf(
  { categories, spot }: DiscountRow,
  context: AppLoadContext,
): Promise<Discounts> {
  const asked = context.api.products.verifiedDiscounts({ categories: categories.join(",") });
  const answer = await context.outcome(asked);
  if ("failure" in answer) return answer.failure.status === 404 ? "none" : null;
  const cards = cardViews(answer.value, context.exits, { place: "landing", spot });
  return cards.length > 0 ? cards : "none";
}
