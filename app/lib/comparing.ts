/** Products side by side: which ones an address names (product.md 'Comparison'). */

export const comparePath = "/confronta";
export const mostCompared = 4;

/** What an address of `/confronta` names, in its order and without doubles: `p=1,2`, or `p` given once each as forms do. */
export function comparedIn(search: URLSearchParams): number[] {
  return idsIn(search.getAll("p"));
}

/** What is chosen already where a listing lets its products be ticked; null where it does not. */
export function comparingIn(search: URLSearchParams): number[] | null {
  return search.has("confronta") ? idsIn(search.getAll("confronta")).slice(0, mostCompared) : null;
}

export function compareHref(ids: readonly number[]): string {
  return ids.length > 0 ? `${comparePath}?p=${ids.join(",")}` : comparePath;
}

/** A listing whose products can be ticked. @param listing its address */
export function comparingHref(listing: string, ids: readonly number[]): string {
  return `${listing}${listing.includes("?") ? "&" : "?"}confronta=${ids.join(",")}`;
}

function idsIn(values: readonly string[]): number[] {
  const ids = values.flatMap((value) => value.split(",")).filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))];
}
