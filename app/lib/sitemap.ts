/** The sitemap protocol as text: an index of files, and files of addresses (product.md 'Screens and routes', robots). */
import pages from "contract/content/page-paths.json";
import { escapedXml } from "./xml";

export interface SitemapEntry {
  /** Path with its query, from the root of the site. */
  path: string;
  /** ISO time of the last change, if known. */
  changed?: string | null;
}

/** The protocol's limit for one file. */
const addressesPerFile = 50_000;

/** Pages of our own that the index may keep whether or not an editor has written anything. */
export const fixedPages = [
  "/",
  "/prodotti",
  "/brand",
  "/come-ordiniamo",
  "/accessibilita",
  "/newsletter",
  "/taglie/guida",
  "/colore",
  "/quando-conviene",
  "/dati/prezzi",
] as const;

/** Pages that exist once editors have written them: slug and path are the same word. */
export const editedPages: readonly string[] = pages.edited;

/** Of categories: there as long as they have goods, whether or not an editor has written anything. */
export const landingPaths: readonly string[] = editedPages
  .filter((slug) => slug.endsWith("-donna"))
  .map((slug) => `/${slug}`);

/** One file of addresses; more than the protocol allows are cut. */
export function urlSet(origin: string, entries: readonly SitemapEntry[]): string {
  const rows = entries.slice(0, addressesPerFile).map(({ path, changed }) => {
    const day = changed && /^\d{4}-\d{2}-\d{2}/.exec(changed)?.[0];
    return `<url><loc>${escapedXml(origin + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>`;
  });
  return `${head}<urlset ${namespace}>${rows.join("\n")}</urlset>\n`;
}

export function sitemapIndex(origin: string, files: readonly string[]): string {
  const rows = files.map((path) => `<sitemap><loc>${escapedXml(origin + path)}</loc></sitemap>`);
  return `${head}<sitemapindex ${namespace}>${rows.join("\n")}</sitemapindex>\n`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
