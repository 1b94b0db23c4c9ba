/** Where a product's tags lead. */
import { slugOf } from "./plain-text";

/** The listing of a tag. */
export function tagHref(tag: string): string {
  const slug = slugOf(tag);
  return slug ? `/prodotti?tag=${slug}` : `/prodotti?cerca=${encodeURIComponent(tag)}`;
}
