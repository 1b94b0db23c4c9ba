/** What the home page shows, in the documented order (product.md 'Home'). */
import type { Banner, Brand, Category } from "contract";
import { emptyListing, type ListingQuery } from "contract/listing/query";
import { bannerAt } from "~/loaders/landing";

/** The woman banner at the top. */
export const heroBannerId = 1;
export const mainCategoryIds = [1, 2, 3, 4];
export const featuredBrands = [
  "adidas",
  "calvin-klein",
  "puma",
  "levis",
  "havaianas",
  "nero-giardini",
  "fiorella-rubino",
  "nike",
  "diadora",
  "chicco",
];
/** The women's section has a place of its own: number 1 is the picture at the top already. */
export const sections = [
  { key: "donna", label: "Offerte Donna", bannerId: 12, offers: true, spot: "row1" },
  { key: "uomo", label: "Offerte Uomo", bannerId: 6, offers: true, spot: "row2" },
  { key: "bambine-e-ragazze", label: "Bambine e Ragazze", bannerId: 7, offers: false, spot: "row3" },
  { key: "bambini-e-ragazzi", label: "Bambini e Ragazzi", bannerId: 9, offers: false, spot: "row4" },
  { key: "prima-infanzia", label: "Prima Infanzia", bannerId: 10, offers: false, spot: "row5" },
] as const;
export type SectionKey = (typeof sections)[number]["key"];

/** The woman banner; `none` when the upstream has no active banner at all; null when that is not known. */
export function heroOf(banners: readonly Banner[] | null): Banner | "none" | null {
  return banners?.length === 0 ? "none" : bannerAt(banners ?? [], heroBannerId);
}

/** The newest products of a section; those called 'Offerte' ask for the reduced ones besides. */
export function newestOf(category: string, onSale = false): ListingQuery {
  return { ...emptyListing, category, onSale, sort: "piu_recenti" };
}

/** The reduced ones in front, each once; both lists keep their order. */
export function reducedFirst<Product extends { id: number }>(
  reduced: readonly Product[],
  newest: readonly Product[],
): Product[] {
  const known = new Set(reduced.map(({ id }) => id));
  return [...reduced, ...newest.filter(({ id }) => !known.has(id))];
}

/** The four tiles, in the order of their ids, with what a tile needs. */
export function mainCategories(categories: readonly Category[]) {
  return mainCategoryIds.flatMap((id) => {
    const category = categories.find((candidate) => candidate.id === id);
    return category ? [{ name: category.name, slug: category.slug, picture: category.picture }] : [];
  });
}

/** The featured brands that exist, in the documented order. */
export function featured(brands: readonly Brand[]) {
  return featuredBrands.flatMap((slug) => {
    const brand = brands.find((candidate) => candidate.slug === slug);
    return brand ? [{ name: brand.name, slug, logo: brand.logo }] : [];
  });
}
