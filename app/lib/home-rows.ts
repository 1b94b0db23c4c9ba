/** What the blocks of the home show: tiles, brands, and rows of goods of which none shows what stands above it (product.md 'Home'). */
import type { Brand, Category, ProductCard } from "contract";
import type { Composed, HomeBlock } from "contract/content/home";
import { emptyListing, type ListingQuery } from "contract/listing/query";
import type { Picture } from "domain/picture";
import { withGoods } from "./with-goods";

const mainCategoryIds = [1, 2, 3, 4];
const featuredBrands =
  "adidas calvin-klein puma levis havaianas nero-giardini fiorella-rubino nike diadora chicco".split(" ");

/** The women's section has a place of its own: number 1 is the picture at the top already. */
const sections = [
  { key: "donna", bannerId: 12, offers: true, spot: "row1" },
  { key: "uomo", bannerId: 6, offers: true, spot: "row2" },
  { key: "bambine-e-ragazze", bannerId: 7, offers: false, spot: "row3" },
  { key: "bambini-e-ragazzi", bannerId: 9, offers: false, spot: "row4" },
  { key: "prima-infanzia", bannerId: 10, offers: false, spot: "row5" },
] as const satisfies readonly { key: HomeBlock["key"]; bannerId: number; offers: boolean; spot: string }[];
export type Section = (typeof sections)[number];

/** With less a row of goods, or of brands, is left out. */
export const fewestInRow = 4;
/** Two full rows at 1,280 pixels: five whole carousels would weigh more than all else; a link beside each leads to the rest. */
const cardsOfSection = 10;

/** The sections among the blocks of the home, in their order. */
export function sectionsIn(blocks: readonly Pick<HomeBlock, "key">[]): Section[] {
  return blocks.flatMap(({ key }) => sections.filter((section) => section.key === key));
}

type List = (query: ListingQuery) => Promise<{ products: readonly ProductCard[] }>;
interface Asking {
  optional<T>(promise: Promise<T>, fallback: T): Promise<T>;
}

/**
 * What a section has to show: its newest; one called 'Offerte' begins with its reduced ones as they are recommended, what is worn now
 * before the rest and kinds in turn, and does without them where they fail.
 */
export async function goodsOf({ key, offers }: Pick<Section, "key" | "offers">, list: List, asking: Asking) {
  const own: ListingQuery = { ...emptyListing, category: key };
  const reduced = offers ? asking.optional(list({ ...own, onSale: true }), null) : null;
  const [page, onSale] = await Promise.all([list({ ...own, sort: "piu_recenti" }), reduced]);
  const goods = [...(onSale?.products ?? []), ...page.products];
  return [...new Map(goods.map((product) => [product.id, product])).values()];
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
