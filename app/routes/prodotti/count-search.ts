/** Tells the upstream what visitors search for (product.md 'Search'); they never wait for it and never see it fail. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { formatListing, type ListingQuery, suggestionSlug } from "contract/listing/query";

/**
 * Counts a search that a person made: the address holds the search words alone, as submitting or choosing a suggestion
 * leads to. Filters, sorts and pages of the same search are not searches again.
 */
export function countSearch(
  query: ListingQuery,
  context: Pick<AppLoadContext, "api" | "isVisit" | "afterwards">,
) {
  const term = query.search;
  if (!term || !context.isVisit || Object.keys(formatListing(query)).length > 1) return;
  context.afterwards(context.api.searchTerms.add({ termine: term }));
  const slug = suggestionSlug(term);
  if (slug) context.afterwards(context.api.suggestions.increment({ slug }));
}
