/** Which public page an address is of, as reports name it: nothing that somebody typed or chose for themselves. Pure. */
import { listingHref, parseListing } from "contract/listing/query";

const longest = 160;

/**
 * Its path; of a listing the category and the brand besides, which make a page of its own, however far it is narrowed or searched
 * through. Null for a path that no link can carry.
 */
export function pageOf({ pathname, searchParams }: URL): string | null {
  const page = pathname === "/prodotti" ? listingPage(searchParams) : pathname;
  return page.length <= longest && /^\/[\w./?=&+%~-]*$/.test(page) ? page : null;
}

function listingPage(params: URLSearchParams): string {
  const { category, facets } = parseListing(Object.fromEntries(params));
  const { brand } = facets;
  return listingHref({ category, facets: brand?.length === 1 ? { brand } : {} });
}
