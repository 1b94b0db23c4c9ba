/** What an address searches the catalogue for. */

/** The words of a listing's address; empty on other pages, which search themselves as `cerca` too (product.md 'Search'). */
export function catalogueSearch({ pathname, search }: { pathname: string; search: string }): string {
  if (!/^\/prodotti(\/|$)/i.test(pathname)) return "";
  return new URLSearchParams(search).get("cerca") ?? "";
}
