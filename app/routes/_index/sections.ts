/** What the home page shows, in the documented order (product.md 'Home'). */
import type { Banner, Brand, Category, ProductCard } from "contract";
import type { Composed } from "contract/content/home";
import { emptyListing, type ListingQuery } from "contract/listing/query";
import type { Picture } from "domain/picture";
import { withGoods } from "~/lib/with-goods";
import { bannerAt } from "~/loaders/landing";
import { type HeroGood, heroGoods } from "~/ui/hero-picture";

/** The woman banner at the top. */
export const heroBannerId = 1;
const mainCategoryIds = [1, 2, 3, 4];
const featuredBrands = [
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
export type Section = (typeof sections)[number];
export type SectionKey = Section["key"];

/** With less a row of goods, or of brands, is left out. */
export const fewestInRow = 4;
/** Twice what the widest screens show: five whole carousels would weigh more than all else; a link beside each leads to the rest. */
const cardsOfSection = 12;

/** What opens the page: the woman banner, or while it has no picture the best of the goods. */
export interface Opening {
  banner: Banner | null;
  goods: HeroGood[];
}

/** The banner does not wait for how the rest is composed, which it stands above. */
export async function openingOf(
  banners: Promise<readonly Banner[] | null>,
  composed: Promise<Composed | null>,
): Promise<Opening> {
  const banner = bannerAt((await banners) ?? [], heroBannerId);
  return { banner, goods: banner?.picture ? [] : heroGoods((await composed)?.goods ?? []) };
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

/** What each row shows: nothing that stands above it, in another row or as a picture. A row that failed keeps nothing from the others. */
export function withoutRepeats<Product extends Pick<ProductCard, "id">>(
  composed: Promise<Composed | null>,
  rows: readonly Promise<readonly Product[]>[],
): Promise<Product[]>[] {
  let above = composed.then((known) => shownIn(known));
  return rows.map((row) => {
    const own = Promise.all([row, above]).then(([products, seen]) =>
      products.filter(({ id }) => !seen.has(id)).slice(0, cardsOfSection),
    );
    const shown = own.catch(() => []);
    above = Promise.all([above, shown]).then(
      ([seen, products]) => new Set([...seen, ...products.map(({ id }) => id)]),
    );
    return own;
  });
}

function shownIn(composed: Composed | null): ReadonlySet<number> {
  const { goods = [], tiles = [] } = composed ?? {};
  return new Set([...goods.map(({ id }) => id), ...tiles.flatMap(({ product }) => product ?? [])]);
}

/** The four tiles as the upstream composes them; of one that does not, the main categories. */
export async function tilesOf(
  composed: Promise<Composed | null>,
  categories: () => Promise<readonly Category[]>,
): Promise<{ name: string; slug: string; picture: Picture | null }[]> {
  const tiles = (await composed)?.tiles;
  if (tiles) return tiles.map(({ name, slug, picture }) => ({ name, slug, picture }));
  const all = await categories();
  return mainCategoryIds.flatMap((id) => {
    const category = all.find((candidate) => candidate.id === id);
    return category ? [{ name: category.name, slug: category.slug, picture: category.picture }] : [];
  });
}

/** The featured brands that are sold, in the documented order; where they are too few, those with most goods follow. */
export function featured(brands: readonly Brand[]) {
  const counted = withGoods(brands);
  // Of an upstream that counts none all are sold.
  const sold = counted.length > 0 ? counted : [...brands];
  const named = featuredBrands.flatMap((slug) => sold.find((brand) => brand.slug === slug) ?? []);
  const others = sold
    .filter((brand) => !named.includes(brand))
    .sort((a, b) => b.productCount - a.productCount);
  const shown = named.length < fewestInRow ? [...named, ...others].slice(0, featuredBrands.length) : named;
  return shown.length < fewestInRow ? [] : shown.map(({ name, slug, logo }) => ({ name, slug, logo }));
}
