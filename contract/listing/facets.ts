/**
 * The facets (product.md 'Listing', 'Entities'). One line each in facets.json: domain key, address parameter, option list
 * (`/api/{plural}`; null: none), label of a value, heading of the filter.
 */
import attributes from "./displayed-attributes.json";
import facets from "./facets.json";

export { facets };

export type FacetKey = keyof typeof facets;
export const facetKeys = Object.keys(facets) as FacetKey[];

export type ListedFacetKey = {
  [Key in FacetKey]: (typeof facets)[Key]["plural"] extends string ? Key : never;
}[FacetKey];
export const listedFacetKeys = facetKeys.filter((key) => facets[key].plural !== null) as ListedFacetKey[];

/**
 * Attributes shown on the product page, in the documented order (product.md 'Entities'); at the end who makes it and who answers
 * for it in the Union: no facets (docs/decisions/0510).
 */
export const displayedAttributes: readonly string[] = attributes;

/** One value of a facet: what to show, what to put in the address, how many products carry it. */
export interface FacetValue {
  slug: string;
  label: string;
  count: number;
  image: string | null;
}

/** What is counted besides: the category, two filters with a fixed choice of one value, and what stores promise (terms.ts); by address parameter. */
const others = {
  category: "categoria",
  availability: "disponibilita",
  rating: "valutazione",
  terms: "condizioni",
};

export type CountedKey = FacetKey | keyof typeof others;

export type FacetCounts = Partial<Record<CountedKey, readonly FacetValue[]>>;

export const countedKeys = [...Object.keys(others), ...facetKeys] as readonly CountedKey[];

export const isFacet = (key: CountedKey): key is FacetKey => Object.hasOwn(facets, key);

export const paramOf = (key: CountedKey): string => (isFacet(key) ? facets[key].param : others[key]);

/** Everything that is counted, and what the wire may call it: domain key, address parameter or plural. */
const wireNames = new Map<string, CountedKey>([
  ["categories", "category"],
  ["categorie", "category"],
  ...countedKeys.flatMap((key) => {
    const plural = isFacet(key) ? facets[key].plural : null;
    return [key, paramOf(key), ...(plural ? [plural] : [])].map((name) => [name, key] as const);
  }),
]);

export const facetNamed = (name: string): CountedKey | undefined => wireNames.get(name);
