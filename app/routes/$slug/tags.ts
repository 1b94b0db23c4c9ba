/** Where a product's tags lead. */
import { plainText } from "./plain-text";

/** The listing of a tag; its slug is made as the importer makes it: plain letters and digits, joined by hyphens. */
export function tagHref(tag: string): string {
  const slug = plainText(tag)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug ? `/prodotti?tag=${slug}` : `/prodotti?cerca=${encodeURIComponent(tag)}`;
}
