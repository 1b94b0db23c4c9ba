/** Scrolls a row sideways: smoothly, at once for those who want less motion. */
export function glide(row: HTMLElement, left: number): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.scrollTo({ left, behavior: calm ? "auto" : "smooth" });
}
