/** The tests' catalogue of any size: product number n is always the same, and nothing is stored to make it. */
import type { FacetKey } from "contract";
import { taxonomy } from "upstream/catalogue/taxonomy";
import type { Offer, Product, Store } from "./product";

/** How large a catalogue is and what it is made of. */
export interface Recipe {
  products: number;
  stores: readonly Store[];
  brands: readonly string[];
  /** One word of each list makes a name, then the number. */
  words: readonly (readonly string[])[];
  /** Labels of a facet, and how many of them a product carries. */
  facets: Partial<Record<FacetKey, { labels: readonly string[]; each: number }>>;
  /** With variants each colour and size of a product is one; without, a product is one variant that carries them all. */
  variants: boolean;
  /** How many stores sell product `n`. */
  sellers(n: number): number;
}

export function* invented(recipe: Recipe): Generator<Product> {
  for (let n = 0; n < recipe.products; n++) yield product(recipe, n);
}

const leaves = taxonomy
  .filter(({ parentId }) => parentId === null)
  .map(({ audience }) => taxonomy.filter((node) => node.leaf !== null && node.audience === audience));

/** Each of the five departments in turn, everything else by chance. */
function product(recipe: Recipe, n: number): Product {
  const id = n + 1;
  return {
    id,
    slug: `p-${id}`,
    name: [...wordsOf(recipe, n), id].join(" "),
    brand: one("brand", n, recipe.brands),
    category: one("leaf", n, leaves[n % leaves.length] ?? []).slug,
    age: chance("age", n, 100),
    popularity: chance("popularity", n, 1_000),
    sales: chance("sales", n, 500),
    ...(chance("rated", n, 3) === 0 ? { rating: (10 + chance("rating", n, 41)) / 10 } : {}),
    images: n % 4 === 3 ? [drawing] : photos,
    values: valuesOf(recipe, n),
    variants: variantsOf(recipe, n),
  };
}

/** The second word is the material that the product carries. */
function wordsOf({ words }: Recipe, n: number): string[] {
  return words.map((list, place) => one(place === 1 ? "material" : `word ${place}`, n, list));
}

function valuesOf(recipe: Recipe, n: number): Product["values"] {
  const facets = (Object.keys(recipe.facets) as FacetKey[]).filter(
    (facet) => !(recipe.variants && (facet === "colour" || facet === "size")),
  );
  return Object.fromEntries(facets.map((facet) => [facet, some(recipe, facet, n)]));
}

function variantsOf(recipe: Recipe, n: number): Product["variants"] {
  if (!recipe.variants) return [{ offers: offers(recipe, n, true) }];
  const sizes = some(recipe, "size", n);
  return some(recipe, "colour", n).flatMap((colour, c) =>
    sizes.map((size, s) => ({
      colour,
      size,
      gtin: gtin(n * 100 + c * 10 + s),
      offers: offers(recipe, n, s === sizes.length - 1),
    })),
  );
}

/** The names of the pictures that every invented product shows. */
export const photos = ["c0ffee01_640x800.webp", "c0ffee02_640x800.webp"];
export const drawing = "c0ffee03_640x800.svg";

/** Of one product in nine the last size is sold out; every third of a department is reduced. */
function offers({ stores, sellers }: Recipe, n: number, isLastSize: boolean): Offer[] {
  const first = chance("store", n, stores.length);
  const isReduced = Math.floor(n / leaves.length) % 3 === 0;
  return Array.from({ length: sellers(n) }, (_, index) => {
    const price = 1_990 + chance("price", n, 180) * 100 + index * 150;
    return {
      store: stores[(first + index * 13) % stores.length]?.id ?? 1,
      price,
      ...(isReduced ? { list: Math.round(price * (1.2 + chance("cut", n, 8) / 10)) } : {}),
      ...(isLastSize && chance("stock", n, 9) === 0 ? { soldOut: true } : {}),
    };
  });
}

/** A 13-digit code with a valid check digit. */
export function gtin(number: number): string {
  const digits = `800${String(number).padStart(9, "0")}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}

/** As many neighbours of a facet's labels as a product carries, in their order. */
function some({ facets }: Recipe, facet: FacetKey, n: number): string[] {
  const { labels, each } = facets[facet] ?? { labels: [], each: 0 };
  const first = chance(facet, n, labels.length);
  return labels.filter((_, index) => (index - first + labels.length) % labels.length < each);
}

function one<Item>(purpose: string, n: number, list: readonly Item[]): Item {
  const item = list[chance(purpose, n, list.length)];
  if (item === undefined) throw new Error(`nothing to choose for ${purpose}`);
  return item;
}

/** Looks random below `below` and is always the same for a product and a purpose; two purposes know nothing of each other. */
function chance(purpose: string, n: number, below: number): number {
  let hash = Math.imul(n + 1, 0x9e3779b1);
  for (const letter of purpose) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
}
