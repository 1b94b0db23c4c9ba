/** The two sizes in which the tests' catalogue is invented: a shop to walk through, and as many products as a benchmark wants. */
import type { FacetKey } from "contract";
import type { StoreTerms } from "contract/store-terms";
import type { Recipe } from "./invented";
import { type Store, slugOf } from "./product";
import said from "./recipes.json";

const { fabrics, garments } = said;

/** What the first two stores promise; of the third nobody knows anything. */
const terms: StoreTerms[] = said.terms;

/** The second store sends for nothing. */
function storeNamed(name: string, index: number): Store {
  const slug = slugOf(name);
  return {
    id: index + 1,
    slug,
    name,
    host: `www.${slug}.example`,
    shipping: index === 1 ? 0 : 490,
    freeFrom: 8_900,
    terms: terms[index] ?? {},
  };
}

/** 200 products of three stores, in colours and sizes; every third product is sold by all three. */
export const shop: Recipe = {
  products: 200,
  stores: ["Moda Milano", "Passo Svelto", "Bottega Nord"].map(storeNamed),
  brands: ["Adidas", "Calvin Klein", "Puma", "Levi's", "Nero Giardini", "Nike", "Chicco", "Aurora"],
  words: [garments, fabrics.map((fabric) => `in ${fabric}`)],
  facets: {
    colour: { labels: ["Nero", "Rosso", "Blu", "Bianco"], each: 2 },
    size: { labels: ["S", "M", "L"], each: 3 },
    material: { labels: fabrics, each: 1 },
  },
  variants: true,
  sellers: (n) => (n % 3 === 0 ? 3 : 1),
};

/** How many labels a facet of a large catalogue has, and how many a product carries: as many of each as a real one. */
const measures = said.measures as [facet: FacetKey, count: number, each: number][];

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
}

/** As many products as told, with three offers each, of 40 stores and 400 brands; labels are 'colour-3', 'brand-7' … */
export function scale(products: number): Recipe {
  return {
    products,
    stores: numbered("negozio", 41).slice(1).map(storeNamed),
    brands: numbered("brand", 400),
    words: [
      [...garments, "Vestito", "Scarpe", "Gonna", "Pantaloni"],
      fabrics.map((fabric) => `in ${fabric}`),
      said.looks,
      Array.from({ length: 300 }, (_, index) => `modello${(index * 7_919).toString(36)}`),
    ],
    facets: Object.fromEntries(
      measures.map(([facet, count, each]) => [facet, { labels: numbered(facet.toLowerCase(), count), each }]),
    ),
    variants: false,
    sellers: () => 3,
  };
}
