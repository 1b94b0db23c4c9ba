/** The brands of the demo catalogue (`brands.tsv`): the ten featured ones, and sixty-odd invented ones. */
import { flag, number, perhaps, phrases, tableOf, text } from "../../../scripts/tables";
import { groups, roots } from "../who";

export const brands = tableOf(new URL("brands.tsv", import.meta.url), {
  name: text,
  roots,
  groups,
  /** Price level: 1 = the middle of the market. */
  level: number,
  /** How often it is chosen among the brands that fit. */
  weight: number,
  /** Names of its lines, used in some titles. */
  lines: phrases,
  /** Named by product.md 'Home'. */
  featured: perhaps(flag),
});
export type DemoBrand = (typeof brands)[number];

export const featuredBrands = brands.filter(({ featured }) => featured);
