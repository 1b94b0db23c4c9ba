/** The lists beside a product, picked out of the held catalogue: what is near it, and what goes with it. */
import { rows, sql } from "../sql";
import type { Catalogue } from "./held-catalogue";
import type { Labels } from "./labels";
import type { Page } from "./order";
import { ascendingPart } from "./select";

export type RelatedKind = "related" | "recommended";

/** What the lists need to know of the product that they stand beside; 0 where it has no category, brand or price. */
export interface Own {
  id: number;
  category: number;
  brand: number;
  price: number;
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

export function relatedIn(catalogue: Catalogue, kind: RelatedKind, own: Own): number[] {
  return kind === "related" ? related(catalogue, own) : recommended(catalogue, own);
}

/** A key orders first by its upper part, then by the id in its lower one; the whole is an exact number. */
const idSpan = 2 ** 26;
const otherBrand = 2 ** 26;
const highest = 2 ** 26 - 1;

/** Of the same category: the same brand first, then the nearest price. */
function related({ blocks }: Catalogue, own: Own): number[] {
  const keys: number[] = [];
  for (const { size, ids: products, leaves, brands, stores, prices, buyable } of blocks) {
    for (let product = 0; product < size; product++) {
      if (leaves[product] !== own.category) continue;
      const offer = stores.starts[product] as number;
      if (buyable[offer] !== 1 || products[product] === own.id) continue;
      const distance = Math.min(Math.abs((prices[offer] as number) - own.price), highest);
      const far = brands[product] === own.brand ? distance : distance + otherBrand;
      keys.push(far * idSpan + (products[product] as number));
    }
  }
  return firstIds(keys, carouselLimit);
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
  for (const { ids: products, leaves, brands, stores, prices } of blocks) {
    const product = products.indexOf(id);
    if (product < 0) continue;
    const price = prices[stores.starts[product] as number] as number;
    return { id, category: leaves[product] as number, brand: brands[product] as number, price };
  }
  return null;
}

/** The same from the database; null for an unknown product. */
export async function readOwn(db: D1Database, id: number): Promise<Own | null> {
  const [own] = await rows<Own>(
    db,
    sql`SELECT product_id AS id, COALESCE(category_id, 0) AS category, COALESCE(brand_id, 0) AS brand,
      COALESCE(price_cents, 0) AS price FROM products WHERE product_id = ${id}`,
  );
  return own ?? null;
}

export function relatedPage(ids: readonly number[]): Pick<Page, "picks"> {
  return { picks: ids.map((product) => ({ product, offer: 0 })) };
}
