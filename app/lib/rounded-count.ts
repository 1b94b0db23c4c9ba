/** Figures as the page 'Chi siamo' boasts of them (product.md 'Content pages'). */

const grouped = new Intl.NumberFormat("it-IT", { useGrouping: "always" });

/** `+ 1.000` for 1,234: rounded down to its first digit, so that it never says too much; null for nothing. */
export function roundedCount(count: number): string | null {
  if (!Number.isFinite(count) || count < 1) return null;
  const step = 10 ** Math.floor(Math.log10(count));
  return `+ ${grouped.format(Math.floor(count / step) * step)}`;
}
