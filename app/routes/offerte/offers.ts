/** The six women's landings as offer cards. */
import type { Category, ContentPage, Picture } from "contract";

/** In the documented order (product.md 'Offers'). */
export const offerSlugs = [
  "abbigliamento-donna",
  "accessori-donna",
  "borse-donna",
  "gioielli-donna",
  "orologi-donna",
  "scarpe-donna",
];

export interface OfferCard {
  href: string;
  title: string;
  text: string | null;
  picture: Picture | null;
}

/** The category's tile stands in the card; a landing's banner is too wide for it. */
export function offerCard(page: ContentPage, categories: readonly Category[]): OfferCard {
  const category = categories.find(({ slug }) => slug === page.slug);
  return {
    href: `/${page.slug}`,
    title: page.title,
    text: page.seo.description,
    picture: category?.picture ?? page.picture ?? page.banner,
  };
}
