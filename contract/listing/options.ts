/** Facet counts and the 20 option lists (product.md 'Catalogue calls'). */
import * as z from "zod";
import { codec, get } from "../row";
import { count, lenientArray, listUnder, text } from "../wire";
import {
  type CountedKey,
  type FacetCounts,
  type FacetValue,
  facetNamed,
  facets,
  type ListedFacetKey,
  listedFacetKeys,
  paramOf,
} from "./facets";
import { formatListing, type ListingQuery, parseListing } from "./query";

/** The codec that rows use: wire parameters on one side, `ListingQuery` on the other. */
export const ListingInput = z.codec(z.record(z.string(), z.string()), z.custom<ListingQuery>(), {
  decode: parseListing,
  encode: formatListing,
});

const FacetValueWire = z.object({
  value: text,
  name: text,
  slug: text,
  attribute_slug: text,
  productCount: count,
  imageUrl: text,
});

const FacetValueRow = codec(
  FacetValueWire,
  (wire, context): FacetValue => {
    const slug = wire.slug ?? wire.attribute_slug;
    const label = wire.value ?? wire.name ?? slug;
    if (!slug || !label) {
      context.issues.push({ code: "custom", message: "a facet value needs a slug", input: wire });
      return z.NEVER;
    }
    return { slug, label, count: wire.productCount, image: wire.imageUrl };
  },
  ({ slug, label, count, image }) => ({ value: label, slug, productCount: count, imageUrl: image }),
);
const facetValues = lenientArray(FacetValueRow);
type ValuesByName = Record<string, z.input<typeof FacetValueRow>[]>;

/** `/api/filters`: arrays keyed by facet, bare or wrapped in `data` (product.md 'Catalogue calls'). */
const FacetCountsOutput = codec(
  z.custom<ValuesByName | { data: ValuesByName }>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  ),
  (wire): FacetCounts => {
    const inner = wire.data;
    const byName = (inner && !Array.isArray(inner) ? inner : wire) as Record<string, unknown>;
    const counts: FacetCounts = {};
    for (const [name, values] of Object.entries(byName)) {
      const key = facetNamed(name);
      if (key && Array.isArray(values)) counts[key] = facetValues.parse(values);
    }
    return counts;
  },
  (counts) => {
    const known = Object.entries(counts) as [CountedKey, FacetValue[]][];
    return Object.fromEntries(known.map(([key, values]) => [paramOf(key), z.encode(facetValues, values)]));
  },
);

/** `/api/{plural}`: options under the plural's own name (product.md 'Catalogue calls'). */
function optionListRow<Key extends ListedFacetKey, Input extends z.ZodType>(key: Key, input: Input) {
  const plural = facets[key].plural;
  return get(`/api/${plural}`, `Options of the filter '${facets[key].heading}' under the current filters`, {
    input,
    output: listUnder(FacetValueRow, plural),
    cache: "long",
  });
}

/** How many values a facet answer holds at most (product.md 'Listing'). */
export const facetLimit = 250;

export interface FacetQuery {
  listing: ListingQuery;
  sort: "alpha" | "productCount";
  order: "ASC" | "DESC";
  /** Facets to count, by domain key, parameter or plural; absent means all. */
  only?: readonly string[];
}

/** Filters in listing parameters plus `sort`, `order` and `facet`; an unknown facet is refused with 'Facet non supportata'. */
const FacetInput = z.codec(
  z.record(z.string(), z.string()).superRefine((wire, context) => {
    const unknown = wire.facet?.split(",").filter((name) => name && !facetNamed(name.trim()));
    if (unknown?.length)
      context.addIssue({ code: "custom", path: ["facet"], message: "Facet non supportata" });
  }),
  z.custom<FacetQuery>(),
  {
    decode: (wire): FacetQuery => ({
      listing: parseListing({ ...wire, sort: undefined }),
      sort: wire.sort === "alpha" ? "alpha" : "productCount",
      order: wire.order?.toUpperCase() === "ASC" ? "ASC" : "DESC",
      ...(wire.facet ? { only: wire.facet.split(",").map((name) => name.trim()) } : {}),
    }),
    encode: (query): Record<string, string> => ({
      ...formatListing(query.listing),
      sort: query.sort,
      order: query.order,
      ...(query.only ? { facet: query.only.join(",") } : {}),
    }),
  },
);

type OptionRows = { [Key in ListedFacetKey]: ReturnType<typeof optionListRow<Key, typeof ListingInput>> };

export const facetRows = {
  counts: get(
    "/api/filters",
    "Values and product counts of the facets under the current filters; a facet does not narrow itself",
    { input: FacetInput, output: FacetCountsOutput, cache: "short" },
  ),
};

export const options = Object.fromEntries(
  listedFacetKeys.map((key) => [key, optionListRow(key, ListingInput)]),
) as OptionRows;
