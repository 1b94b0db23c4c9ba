/** Where a product's tags lead. */

import { slugOf } from "~/lib/labels";
import { listingHref } from "~/lib/listing-url";

/** The listing of a tag. */
export function tagHref(tag: string): string {
  const slug = slugOf(tag);
  return listingHref(slug ? { facets: { tag: [slug] } } : { search: tag });
}
