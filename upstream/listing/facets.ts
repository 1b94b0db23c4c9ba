/** Answers the listing: a page of cards, the exact total, and each value's count (product.md 'Catalogue calls'). */
import {
  type CountedKey,
  countedKeys,
  type FacetCounts,
  type FacetKey,
  type FacetQuery,
  type FacetValue,
  facetLimit,
  facetNamed,
  type ListingQuery,
  listingLimits,
} from "contract";
import { askedTermKeys, askedTerms, withTerm } from "contract/listing/terms";
import { cardOf } from "../catalogue/cards";
import type { HandlerContext } from "../handler";
import type { Counts } from "./answer";
import type { Counted as CountedAll } from "./engine";
import type { Label } from "./labels";
import { nearestTo } from "./nearest";

interface Counted extends Label {
  products: number;
}

type Order = Pick<FacetQuery, "sort" | "order">;

/** By position, then name. */
const natural: Order = { sort: "alpha", order: "ASC" };

export async function facetCounts(query: FacetQuery, context: HandlerContext) {
  const wanted = new Set(query.only?.flatMap((name) => facetNamed(name) ?? []) ?? countedKeys);
  // Each is a question of its own: only who names them pays for them.
  const terms = query.only && wanted.has("terms") ? { terms: await termCounts(query.listing, context) } : {};
  wanted.delete("terms");
  if (wanted.size === 0) return terms;
  const found = Object.fromEntries(await counted(query.listing, wanted, query, context)) as FacetCounts;
  return { ...found, ...terms };
}

/** How many products are left with each of them besides. */
function termCounts(listing: ListingQuery, context: HandlerContext): Promise<FacetValue[]> {
  return Promise.all(
    askedTermKeys.map(async (slug) => {
      const query = { ...listing, terms: withTerm(listing.terms ?? [], slug) };
      const { question, counts } = await context.listing.counts(query, context);
      const [soldOut = 0, buyable = 0] = counts.buyable;
      const count = question.buyable === null ? soldOut + buyable : (counts.buyable[question.buyable] ?? 0);
      return { slug, label: askedTerms[slug], count, image: null };
    }),
  );
}

/** The values of one facet: by natural order for sizes, by name for brands, else the most carried first. */
export async function facetOptions(key: FacetKey, listing: ListingQuery, context: HandlerContext) {
  const order: Order = key === "size" || key === "brand" ? natural : { sort: "productCount", order: "DESC" };
  const counts = await counted(listing, new Set([key]), order, context);
  return counts.get(key) ?? [];
}

async function counted(
  listing: ListingQuery,
  wanted: ReadonlySet<CountedKey>,
  order: Order,
  context: HandlerContext,
) {
  const found = carried(await context.listing.counts(listing, context), wanted);
  return new Map(
    [...wanted].map((key): [CountedKey, FacetValue[]] => {
      const values = (found.get(key) ?? []).sort(
        (a, b) => b.products - a.products || (a.slug < b.slug ? -1 : 1),
      );
      const offered = key === "category" ? values : values.slice(0, facetLimit);
      offered.sort(comparing(key === "rating" ? natural : order));
      return [key, offered.map(({ slug, label, products: count, image }) => ({ slug, label, count, image }))];
    }),
  );
}

/** Every value of the wanted facets that at least one product carries. */
function carried({ labels, question, counts }: CountedAll, wanted: ReadonlySet<CountedKey>) {
  const found = new Map<CountedKey, Counted[]>();
  const add = (key: CountedKey, label: Label, products = 0) => {
    if (products === 0 || !wanted.has(key)) return;
    const values = found.get(key);
    if (values) values.push({ ...label, products });
    else found.set(key, [{ ...label, products }]);
  };
  for (const value of labels.values.values()) add(value.facet, value, counts.values[value.id]);
  for (const [store, id] of labels.storeValues) {
    const value = labels.values.get(id);
    if (value) add("store", value, counts.stores[store]);
  }
  for (const category of labels.categories.values()) {
    if (category.parent === question.siblingParent) add("category", category, counts.categories[category.id]);
  }
  fixedChoices(counts).forEach(([key, slug, label, products], position) => {
    add(key, { id: 0, slug, label, image: null, position }, products);
  });
  return found;
}

/** The values of the filters that are no facets of the catalogue: availability, and 'so many stars or more'. */
function fixedChoices({ buyable: [soldOut, buyable], stars }: Counts): FixedChoice[] {
  const atLeast = (least: number) => stars.subarray(least).reduce((sum, products) => sum + products, 0);
  return [
    ["availability", "disponibili", "Disponibili", buyable],
    ["availability", "esauriti", "Esauriti", soldOut],
    ...[5, 4, 3, 2, 1].map((few): FixedChoice => ["rating", String(few), starsLabel(few), atLeast(few)]),
  ];
}

type FixedChoice = [key: CountedKey, slug: string, label: string, products: number | undefined];

function starsLabel(least: number): string {
  if (least === 5) return "5 stelle";
  return least === 1 ? "1 stella o più" : `${least} stelle o più`;
}

const italian = new Intl.Collator("it", { numeric: true });

/** By count or by natural order (position, then name); ties always by name so that answers are stable. */
function comparing({ sort, order }: Order) {
  const direction = order === "ASC" ? 1 : -1;
  return (a: Counted, b: Counted): number => {
    const byName = a.position - b.position || italian.compare(a.label, b.label);
    if (sort === "alpha") return direction * byName;
    return direction * (a.products - b.products) || byName;
  };
}

export async function listProducts(query: ListingQuery, context: HandlerContext) {
  const { page, cards, understood } = await context.listing.cards(query, context);
  const nearest = page.total === 0 ? await nearestTo(query, context).catch(() => null) : null;
  return {
    products: cards.map(cardOf),
    understood,
    nearest,
    page: query.page,
    totalPages: Math.ceil(page.total / listingLimits.pageSize),
    totalResults: page.total,
    resultsPerPage: listingLimits.pageSize,
  };
}
