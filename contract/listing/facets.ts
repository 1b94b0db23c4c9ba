/** The facets: their keys, address parameters, Italian labels and wire names (product.md 'Listing', 'Entities'). */

/** One line a facet: domain key, address parameter, option list (`/api/{plural}`; null: none), label of a value, heading of the filter. */
export const facets = {
  size: { param: "taglia", plural: "sizes", label: "Taglia", heading: "Taglie" },
  brand: { param: "brand", plural: "brands", label: "Marca", heading: "Marchi" },
  colour: { param: "colore", plural: "colors", label: "Colore", heading: "Colori" },
  store: { param: "negozio", plural: "stores", label: "Negozio", heading: "Negozi" },
  material: { param: "materiale", plural: "materials", label: "Materiale", heading: "Materiali" },
  feature: {
    param: "caratteristica",
    plural: "features",
    label: "Caratteristica",
    heading: "Caratteristiche",
  },
  productType: {
    param: "tipo_di_prodotto",
    plural: "productTypes",
    label: "Tipo di prodotto",
    heading: "Tipi di prodotto",
  },
  season: { param: "stagione", plural: "seasons", label: "Stagione", heading: "Stagioni" },
  occasion: { param: "occasione", plural: "occasions", label: "Occasione", heading: "Occasioni" },
  dimension: { param: "dimensioni", plural: "dimensions", label: "Dimensioni", heading: "Dimensioni" },
  closure: { param: "chiusura", plural: "closures", label: "Chiusura", heading: "Chiusure" },
  length: { param: "lunghezza", plural: "lengths", label: "Lunghezza", heading: "Lunghezze" },
  style: { param: "stile", plural: "styles", label: "Stile", heading: "Stili" },
  pattern: { param: "fantasia", plural: "patterns", label: "Fantasia", heading: "Fantasie" },
  neckType: { param: "tipo_di_collo", plural: "neckTypes", label: "Tipo di collo", heading: "Tipi di collo" },
  sleeveType: {
    param: "tipo_di_manica",
    plural: "sleeveTypes",
    label: "Tipo di manica",
    heading: "Tipi di manica",
  },
  gender: { param: "genere", plural: "genders", label: "Genere", heading: "Genere" },
  detail: { param: "dettagli", plural: "details", label: "Dettagli", heading: "Dettagli" },
  fit: { param: "vestibilita", plural: "fits", label: "Vestibilità", heading: "Vestibilità" },
  format: { param: "formato", plural: "formats", label: "Formato", heading: "Formati" },
  tag: { param: "tag", plural: null, label: "Tag", heading: "Tag" },
  soleWidth: {
    param: "larghezza_pianta",
    plural: null,
    label: "Larghezza pianta",
    heading: "Larghezza pianta",
  },
  heelType: { param: "tipo_di_tacco", plural: null, label: "Tipo di tacco", heading: "Tipi di tacco" },
  toeShape: {
    param: "punta_della_scarpa",
    plural: null,
    label: "Punta della scarpa",
    heading: "Punte della scarpa",
  },
} as const;

export type FacetKey = keyof typeof facets;
export const facetKeys = Object.keys(facets) as FacetKey[];

export type ListedFacetKey = {
  [Key in FacetKey]: (typeof facets)[Key]["plural"] extends string ? Key : never;
}[FacetKey];
export const listedFacetKeys = facetKeys.filter((key) => facets[key].plural !== null) as ListedFacetKey[];

/** Attributes shown on the product page, in the documented order (product.md 'Entities'). */
export const displayedAttributes = [
  "Taglia",
  "Colore",
  "Negozio",
  "Tipo di prodotto",
  "Materiale",
  "Caratteristica",
  "Stagione",
  "Occasione",
  "Dimensioni",
  "Genere",
  "Stile",
  "Lunghezza",
  "Chiusura",
  "Vestibilità",
  "Tipo di manica",
  "Tipo di collo",
  "Fantasia",
  "Dettagli",
  "Larghezza pianta",
  "Tipo di tacco",
  "Punta della scarpa",
  // Who makes it, and who answers for it in the Union: no facets (docs/decisions/0510).
  "Produttore",
  "Responsabile nell’UE",
] as const;

/** One value of a facet: what to show, what to put in the address, how many products carry it. */
export interface FacetValue {
  slug: string;
  label: string;
  count: number;
  image: string | null;
}

/** What is counted: the facets, the category, two filters with a fixed choice of one value, and what stores promise (terms.ts). */
export type CountedKey = FacetKey | "category" | "availability" | "rating" | "terms";

export type FacetCounts = Partial<Record<CountedKey, readonly FacetValue[]>>;

/** Everything that is counted, and what the wire may call it: domain key, address parameter or plural. */
const wireNames = new Map<string, CountedKey>([
  ["category", "category"],
  ["categoria", "category"],
  ["categories", "category"],
  ["categorie", "category"],
  ["availability", "availability"],
  ["disponibilita", "availability"],
  ["rating", "rating"],
  ["valutazione", "rating"],
  ["terms", "terms"],
  ["condizioni", "terms"],
  ...facetKeys.flatMap((key): [string, FacetKey][] =>
    [key, facets[key].param, facets[key].plural].flatMap((name): [string, FacetKey][] =>
      name ? [[name, key]] : [],
    ),
  ),
]);

export function isFacet(key: CountedKey): key is FacetKey {
  return Object.hasOwn(facets, key);
}

export const countedKeys: readonly CountedKey[] = [...new Set(wireNames.values())];

export function paramOf(key: CountedKey): string {
  switch (key) {
    case "category":
      return "categoria";
    case "availability":
      return "disponibilita";
    case "rating":
      return "valutazione";
    case "terms":
      return "condizioni";
    default:
      return facets[key].param;
  }
}

export function facetNamed(name: string): CountedKey | undefined {
  return wireNames.get(name);
}
