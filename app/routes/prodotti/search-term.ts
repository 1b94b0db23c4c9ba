/** What counts as a search; the way out tells the upstream, for kept pages too (`server/pages/side-effects.ts`). */
import { formatListing, type ListingQuery } from "contract/listing/query";

/**
 * The words of a search: the address holds them alone, as submitting or choosing a suggestion leads to. Filters, sorts and
 * pages of the same search are not searches again.
 */
export function searchTerm(query: ListingQuery): string | null {
  return query.search && Object.keys(formatListing(query)).length === 1 ? query.search : null;
}
