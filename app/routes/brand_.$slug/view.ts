/** What the page of a brand shows, of what its calls answer. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { BrandPage, Category, FacetCounts } from "contract";
import { emptyListing } from "contract/listing/query";
import { cardViews } from "~/lib/card-view";
import { categoryTrail, listingHref } from "~/lib/listing-url";
import { formatPrice } from "~/lib/money";

export interface CountedLink {
  label: string;
  href: string;
  count: number;
}

const most = { kinds: 12, sizes: 24, newest: 12 };

/** '128 prodotti in 5 negozi, da 12,90 € a 349,00 €' */
export function figuresOf({ productCount, lowestCents, highestCents }: BrandPage, stores: number): string {
  if (productCount === 0) return "In questo momento nessun negozio ha prodotti di questa marca.";
  const goods = productCount === 1 ? "1 prodotto" : `${productCount.toLocaleString("it-IT")} prodotti`;
  const where = stores === 0 ? "" : stores === 1 ? " in 1 negozio" : ` in ${stores} negozi`;
  if (lowestCents === null || highestCents === null) return `${goods}${where}, ora esauriti`;
  const low = formatPrice(lowestCents);
  const prices = lowestCents === highestCents ? `a ${low}` : `da ${low} a ${formatPrice(highestCents)}`;
  return `${goods}${where}, ${prices}`;
}

const words = { piccolo: "veste piccolo", grande: "veste grande", regolare: "veste regolare" };

/** How its sizes run, and how many say so. */
export function fitOf({ name, fit }: BrandPage): string | null {
  return (
    fit && `${name} ${words[fit.runs]}: lo dicono ${fit.said} recensioni su ${fit.of} che parlano di taglie.`
  );
}

/** Kinds without kinds of their own, with whom they are for: the most numerous first. */
export function kindsOf(brand: BrandPage, categories: readonly Category[]): CountedLink[] {
  const parents = new Set(categories.map(({ parentId }) => parentId));
  return brand.categories
    .flatMap((value) => {
      const trail = categoryTrail(categories, value.slug);
      const [root] = trail;
      const own = trail.at(-1);
      if (!own || !root || own === root || parents.has(own.id)) return [];
      const href = listingHref({ category: own.slug, facets: { brand: [brand.slug] } });
      return [{ label: `${own.name} ${root.name}`, href, count: value.count }];
    })
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, "it"))
    .slice(0, most.kinds);
}

/** In the order of sizes, as far as there is room the most numerous. */
export function sizesOf(slug: string, counts: FacetCounts): CountedLink[] {
  const sizes = (counts.size ?? []).filter(({ count }) => count > 0);
  const kept = new Set([...sizes].sort((one, other) => other.count - one.count).slice(0, most.sizes));
  return sizes
    .filter((size) => kept.has(size))
    .map(({ slug: size, label, count }) => ({
      label,
      href: listingHref({ facets: { brand: [slug], size: [size] } }),
      count,
    }));
}

/** The newest, and those whose fall our own observations bear out; none where nobody could say. */
export async function rowsOf(slug: string, { api, optional, exits }: AppLoadContext) {
  const newest = { ...emptyListing, facets: { brand: [slug] }, sort: "piu_recenti" } as const;
  const [latest, falling] = await Promise.all([
    optional(api.products.list(newest), null),
    optional(api.products.verifiedDiscounts({ brand: slug }), []),
  ]);
  const cards = (products: Parameters<typeof cardViews>[0], spot: "row1" | "row2") =>
    cardViews(products, exits, { place: "landing", spot });
  return {
    newest: cards(latest?.products.slice(0, most.newest) ?? [], "row1"),
    falling: cards(falling, "row2"),
  };
}
