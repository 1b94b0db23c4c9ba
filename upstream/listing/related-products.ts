/** The lists beside a product, picked out of the held catalogue: what is near it, and what goes with it. */
import { ascendingPart } from "domain/ascending-part";
import { valueIdsOf } from "../catalogue/carried";
import { rows } from "../sql";
import { alikeCategories, candidateFacets, mostCandidates } from "./alike";
import type { Catalogue } from "./held-catalogue";
import type { Labels } from "./labels";

export type RelatedKind = "related" | "recommended";

/** What the lists need to know of the product that they stand beside; 0 where it has no category, brand or price. */
export interface Own {
  id: number;
  category: number;
  brand: number;
  price: number;
  /** Facet values. */
  values: readonly number[];
}

/** A carousel holds at most this many (product.md 'Cards and carousels'). */
export const carouselLimit = 20;

/** So many of one category are recommended beside a product: of its own brand, and of all brands. */
export const recommendedPerCategory = 6;

/** The leaf categories that stand beside one under the same parent. */
export function siblingCategories(category: number, { categories }: Labels): number[] {
  const parent = categories.get(category)?.parent ?? null;
  if (parent === null) return [];
  return [...categories.values()].flatMap((one) =>
    one.parent === parent && one.id !== category ? [one.id] : [],
  );
}

/** Of related ones the candidates, for `alike.ts`. */
export function relatedIn(catalogue: Catalogue, kind: RelatedKind, own: Own): number[] {
  return kind === "related" ? related(catalogue, own) : recommended(catalogue, own);
}

/** A key orders first by its upper part, then by the id in its lower one; the whole is an exact number. */
const idSpan = 2 ** 26;
const highest = 2 ** 26 - 1;

/** A candidate's points: another kind, no colour in common, neither pattern nor material; the fewer the better. */
export const candidatePoints = { kind: 4, colour: 2, make: 1 } as const;
export const farthestPrice = 2 ** 22 - 1;

/** Values of a product by which candidates are told. */
export function tellingValues({ values }: Pick<Own, "values">, labels: Pick<Labels, "values">) {
  const of = (facets: readonly string[]) =>
    values.filter((id) => facets.includes(labels.values.get(id)?.facet ?? ""));
  return { colour: of(candidateFacets.colour), make: of(candidateFacets.make) };
}

/** What may be alike, the likeliest first, then the nearest price. */
function related({ blocks, labels }: Catalogue, own: Own): number[] {
  const categories = new Set(alikeCategories(own.category, labels));
  const { colour, make } = tellingValues(own, labels);
  const marks = new Map([...make.map((id) => [id, 1] as const), ...colour.map((id) => [id, 2] as const)]);
  const keys: number[] = [];
  for (const { size, ids: products, leaves, stores, prices, buyable, values } of blocks) {
    for (let product = 0; product < size; product++) {
      const leaf = leaves[product] as number;
      if (!categories.has(leaf)) continue;
      const offer = stores.starts[product] as number;
      if (buyable[offer] !== 1 || products[product] === own.id) continue;
      let shared = 0;
      for (let at = values.starts[product] as number; at < (values.starts[product + 1] as number); at++)
        shared |= marks.get(values.items[at] as number) ?? 0;
      const points =
        (leaf === own.category ? 0 : candidatePoints.kind) +
        (shared & 2 ? 0 : candidatePoints.colour) +
        (shared & 1 ? 0 : candidatePoints.make);
      const distance = Math.min(Math.abs((prices[offer] as number) - own.price), farthestPrice);
      keys.push((points * (farthestPrice + 1) + distance) * idSpan + (products[product] as number));
    }
  }
  return firstIds(keys, mostCandidates);
}

/** Of the categories beside: the first few of its brand and of all brands, the most popular ones, its brand before others. */
function recommended({ blocks, labels }: Catalogue, own: Own): number[] {
  const siblings = new Map(
    siblingCategories(own.category, labels).map((id) => [id, { own: [] as number[], all: [] as number[] }]),
  );
  for (const { size, ids: products, leaves, brands, stores, scores, buyable } of blocks) {
    for (let product = 0; product < size; product++) {
      const found = siblings.get(leaves[product] as number);
      if (!found || buyable[stores.starts[product] as number] !== 1) continue;
      const key =
        (highest - Math.min(scores[product] as number, highest)) * idSpan + (products[product] as number);
      found.all.push(key);
      if (brands[product] === own.brand) found.own.push(key);
    }
  }
  const first = (keys: number[]) => ascendingPart(Float64Array.from(keys), 0, recommendedPerCategory);
  const lists = [...siblings.values()];
  const branded = new Set(lists.flatMap((list) => [...first(list.own)]));
  const others = lists.flatMap((list) => [...first(list.all)]).filter((key) => !branded.has(key));
  return [...firstIds([...branded], carouselLimit), ...firstIds(others, carouselLimit)].slice(
    0,
    carouselLimit,
  );
}

function firstIds(keys: readonly number[], count: number): number[] {
  return [...ascendingPart(Float64Array.from(keys), 0, count)].map((key) => key % idSpan);
}

/** The product as the catalogue holds it; null for one that nobody offers. */
export function ownIn({ blocks }: Catalogue, id: number): Own | null {
  for (const { ids: products, leaves, brands, stores, prices, values } of blocks) {
    const product = products.indexOf(id);
    if (product < 0) continue;
    const price = prices[stores.starts[product] as number] as number;
    const own = [...values.items.subarray(values.starts[product], values.starts[product + 1])];
    return { id, category: leaves[product] as number, brand: brands[product] as number, price, values: own };
  }
  return null;
}

/** The same from the database; null for an unknown product. */
export async function readOwn(db: D1Database, id: number): Promise<Own | null> {
  const [own] = await rows<Omit<Own, "values"> & { values: string }>(db)`
    SELECT product_id AS id, COALESCE(category_id, 0) AS category, COALESCE(brand_id, 0) AS brand,
      COALESCE(price_cents, 0) AS price, ${valueIdsOf} AS "values" FROM products p WHERE product_id = ${id}`;
  return own ? { ...own, values: JSON.parse(own.values) as number[] } : null;
}
