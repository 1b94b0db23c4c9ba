/** Facet counts and the 20 option lists (spec 000 §7). */
import { z } from "zod";
import { FacetCountsOutput, type ListedFacetKey, facetNamed, listedFacetKeys, optionListRow } from "./facets";
import { ListingInput, type ListingQuery, formatListing, parseListing } from "./listing";
import { row } from "./row";

/** How many values a facet answer holds at most (spec 000 §2). */
export const facetLimit = 250;

export interface FacetQuery {
  listing: ListingQuery;
  sort: "alpha" | "productCount";
  order: "ASC" | "DESC";
  /** Facets to count, by domain key, parameter or plural; absent means all. */
  only?: string[];
}

/** Filters in listing parameters plus `sort`, `order` and `facet`; an unknown facet is refused with 'Facet non supportata'. */
const FacetInput = z.codec(
  z.record(z.string(), z.string()).superRefine((wire, context) => {
    const unknown = wire.facet?.split(",").filter((name) => name && !facetNamed(name.trim()));
    if (unknown?.length) context.addIssue({ code: "custom", path: ["facet"], message: "Facet non supportata" });
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
  counts: row({
    method: "GET",
    path: "/api/filters",
    summary: "Values and product counts of the facets under the current filters; a facet does not narrow itself",
    input: FacetInput,
    output: FacetCountsOutput,
    cache: "short",
    auth: "public",
  }),
};

/** One row per facet that has an option list, named by its domain key. */
export const options = Object.fromEntries(
  listedFacetKeys.map((key) => [key, optionListRow(key, ListingInput)]),
) as OptionRows;
