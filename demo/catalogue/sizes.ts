/** Size runs: which sizes an article comes in, by kind of run and by who wears it. */

import type { Chance } from "../random";
import type { SizeRun } from "./kinds";
import type { Root } from "./who";

const years = ["4-5 anni", "6-7 anni", "8-9 anni", "10-11 anni", "12-13 anni"];
const months = ["0-3 mesi", "3-6 mesi", "6-9 mesi", "9-12 mesi", "12-18 mesi", "18-24 mesi"];
const letters = ["XS", "S", "M", "L", "XL", "XXL"];
const women = numbers(38, 52, 2);
const men = numbers(44, 56, 2);

const grownRuns: Partial<Record<SizeRun, Record<"d" | "u", string[]>>> = {
  alto: { d: letters.slice(0, 5), u: letters.slice(1) },
  basso: { d: women, u: men },
  jeans: { d: numbers(25, 32, 1), u: numbers(29, 38, 1) },
  scarpe: { d: numbers(35, 41, 1), u: numbers(39, 46, 1) },
  guanti: { d: ["S", "M", "L"], u: ["M", "L", "XL"] },
  testa: { d: ["Taglia unica"], u: ["M", "L"] },
  cintura: { d: ["80 cm", "90 cm", "100 cm"], u: ["95 cm", "105 cm", "115 cm"] },
  calze: { d: ["36-38", "39-41"], u: ["39-42", "43-46"] },
  anello: { d: ["10", "12", "14", "16"], u: ["18", "20", "22", "24"] },
};

const fixedRuns: Partial<Record<SizeRun, string[]>> = {
  unica: ["Taglia unica"],
  reggiseno: ["70B", "75B", "80B", "80C", "85C"],
  profumo: ["30 ml", "50 ml", "100 ml"],
  crema: ["50 ml", "100 ml"],
  bagnetto: ["250 ml", "500 ml"],
};

/** Runs of children that differ from "one size" and from ages. */
const childRuns: Partial<Record<SizeRun, string[]>> = {
  scarpe: numbers(28, 38, 1),
  reggiseno: ["8-9 anni", "10-11 anni", "12-13 anni"],
  calze: ["27-30", "31-34"],
  cintura: ["65 cm", "75 cm"],
  anello: ["Taglia unica"],
  testa: ["Taglia unica"],
  guanti: ["4-5 anni", "6-7 anni", "8-9 anni"],
};

function numbers(from: number, to: number, step: number): string[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => String(from + index * step));
}

function fullRun(run: SizeRun, root: Root): string[] {
  const young = root === "f" || root === "m" ? childRuns[run] : undefined;
  const fixed = young ?? fixedRuns[run];
  if (fixed) return fixed;
  if (root === "d" || root === "u") return grownRuns[run]?.[root] ?? ["Taglia unica"];
  if (root === "n") return run === "scarpe" ? numbers(17, 24, 1) : months;
  return years;
}

/** The sizes of one article: all of a short run, a stretch of a long one. */
export function sizesOf(run: SizeRun, root: Root, chance: Chance): string[] {
  const all = fullRun(run, root);
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
