/** Where a page of the CMS is read: some have a route of their own, every other one stands under `/pagine`. */
import { editedPages } from "./sitemap";

/** Besides those that the sitemap has because editors write them. */
const others = ["come-ordiniamo", "magazine"];
const withRoutes: ReadonlySet<string> = new Set([...editedPages, ...others]);

/** `/chi-siamo`, `/pagine/guida-taglie`. */
export function pageAddress(slug: string): string {
  return withRoutes.has(slug) ? `/${slug}` : `/pagine/${slug}`;
}
