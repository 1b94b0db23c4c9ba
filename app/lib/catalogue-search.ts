/** What an address searches the catalogue for. */

/**
 * The words of a listing's address, as typed; empty on every other page: magazine, brands and promotions search themselves
 * under the same name, `cerca` (product.md 'Search').
 */
export function catalogueSearch({ pathname, search }: { pathname: string; search: string }): string {
  if (!/^\/prodotti(\/|$)/i.test(pathname)) return "";
  return new URLSearchParams(search).get("cerca") ?? "";
}
