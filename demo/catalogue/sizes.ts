/** Size runs (`sizes.tsv`): which sizes an article comes in, by kind of run and by who wears it. */
import { phrases, tableOf, text } from "../../scripts/tables";
import type { Chance } from "../random";
import type { Root } from "./who";

/** 'alto', as `sizes.tsv` names it. */
export type SizeRun = string;

const columns = { run: text, d: phrases, u: phrases, young: phrases, n: phrases };
export const runs: ReadonlyMap<SizeRun, Record<"d" | "u" | "young" | "n", string[]>> = new Map(
  tableOf(new URL("sizes.tsv", import.meta.url), columns).map(({ run, ...sizes }) => [run, sizes]),
);

/** The sizes of one article: all of a short run, a stretch of a long one. */
export function sizesOf(run: SizeRun, root: Root, chance: Chance): string[] {
  const all = runs.get(run)?.[root === "f" || root === "m" ? "young" : root] ?? [];
  if (all.length <= 3) return all;
  const count = Math.min(all.length, chance.between(4, 6));
  const from = chance.between(0, all.length - count);
  return all.slice(from, from + count);
}

/** How much a size costs compared with the first of its run: only what is sold by volume differs. */
export function sizeFactor(size: string, sizes: readonly string[]): number {
  const volume = Number(/^(\d+) ml$/.exec(size)?.[1]);
  const smallest = Number(/^(\d+) ml$/.exec(sizes[0] ?? "")?.[1]);
  return volume && smallest ? (volume / smallest) ** 0.62 : 1;
}
