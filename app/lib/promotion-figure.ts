/** A promotion's figure is said once: in large type, or by the title (product.md 'Promotions'). */
import type { Discount } from "contract";

/** How titles say what the figure says. */
function saidBy({ kind, value }: Discount): RegExp | null {
  if (kind === "shipping") return /spedizione (?:sempre )?(?:gratis|gratuita)/i;
  if (value === null) return null;
  const number = (kind === "amount" ? value / 100 : value).toString().replace(".", ",");
  if (kind === "percent") return new RegExp(`(?<![\\d,])-?${number}\\s*%(?: di sconto)?`, "i");
  if (kind === "amount") return new RegExp(`(?<![\\d,])-?${number}\\s*(?:€|euro\\b)(?: di sconto)?`, "i");
  return null;
}

export function saysFigure(title: string, discount: Discount | null): boolean {
  return (discount && saidBy(discount)?.test(title)) ?? false;
}

/** The title beside the figure: without it where it begins with it, and enough is left to say something. */
export function titleBeside(title: string, discount: Discount | null): string {
  const said = discount && saidBy(discount)?.exec(title);
  const rest = said?.index === 0 ? title.slice(said[0].length).trim() : "";
  if (!/^\p{L}.*\s\S/u.test(rest)) return title;
  return rest.charAt(0).toLocaleUpperCase("it") + rest.slice(1);
}
