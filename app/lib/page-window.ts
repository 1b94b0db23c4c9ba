/** Which page numbers the pagination offers (product.md 'Listing'). */

/** At most five consecutive numbers around `current`, inside 1…`total`. */
export function pageWindow(current: number, total: number): number[] {
  const size = Math.min(5, total);
  const first = Math.max(1, Math.min(current - 2, total - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
