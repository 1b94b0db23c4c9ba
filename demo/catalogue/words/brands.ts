/** The brands of the demo catalogue (`brands.tsv`): the ten featured ones, and sixty-odd invented ones. */
import { flag, number, perhaps, phrases, tableOf, text } from "../../../scripts/tables";
import { type Group, groups, type Root, roots } from "../who";

export interface DemoBrand {
  name: string;
  groups: readonly Group[];
  roots: readonly Root[];
  /** Price level: 1 = the middle of the market. */
  level: number;
  /** How often it is chosen among the brands that fit. */
  weight: number;
  /** Names of its lines, used in some titles. */
  lines: readonly string[];
  /** Named by product.md 'Home'. */
  featured?: boolean;
}

export const brands: readonly DemoBrand[] = tableOf(new URL("brands.tsv", import.meta.url), {
  name: text,
  roots,
  groups,
  level: number,
  weight: number,
  lines: phrases,
  featured: perhaps(flag),
});

export const featuredBrands = brands.filter(({ featured }) => featured);
