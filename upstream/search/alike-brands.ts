/** Brands of the catalogue that may be another one, written differently. */
import { typosBetween } from "domain/typos";
import type { Carried } from "./completions";
import { wordsOf } from "./words";

/** In shorter names one letter tells brands apart. */
const shortestTypo = 5;

/** By each brand those with as many products or more, that have the same letters or are one typo away, most products first. */
export function alikeBrands(brands: readonly Carried[]): Map<Carried, Carried[]> {
  const named = brands.map((brand) => ({ brand, letters: wordsOf(brand.label).join("") }));
  const byForm = new Map<string, Set<(typeof named)[number]>>();
  for (const one of named)
    for (const form of formsOf(one.letters)) byForm.set(form, (byForm.get(form) ?? new Set()).add(one));
  const alike = new Map<Carried, Carried[]>();
  for (const { brand, letters } of named) {
    const near = new Set(formsOf(letters).flatMap((form) => [...(byForm.get(form) ?? [])]));
    const others = [...near]
      .filter(
        (other) =>
          other.brand !== brand &&
          other.brand.products >= brand.products &&
          typosBetween(letters, other.letters, 1) <= 1,
      )
      .map((other) => other.brand)
      .sort((a, b) => b.products - a.products || (a.label < b.label ? -1 : 1));
    if (others.length > 0) alike.set(brand, others);
  }
  return alike;
}

/** The letters, and all of them but one: names one typo apart share one of these. */
function formsOf(letters: string): string[] {
  if (letters.length < shortestTypo || /\d/.test(letters)) return [letters];
  return [letters, ...Array.from(letters, (_, at) => letters.slice(0, at) + letters.slice(at + 1))];
}
