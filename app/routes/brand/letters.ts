/** Brands by their first letter: accents folded, digits and symbols together under '#'. */
import type { Brand } from "contract";
import { folded } from "domain/folded";

export const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", "#"];

export interface BrandLink {
  name: string;
  slug: string;
}

export function initialOf(name: string): string {
  const letter = folded(name).charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : "#";
}

export function letterFrom(value: string | null): string | null {
  const letter = value?.trim().toUpperCase() ?? "";
  return alphabet.includes(letter) ? letter : null;
}

/** Brands whose name holds the searched text, regardless of case and accents. */
export function matching(brands: readonly Brand[], search: string): Brand[] {
  const wanted = folded(search.trim());
  return wanted === "" ? [...brands] : brands.filter((brand) => folded(brand.name).includes(wanted));
}

/** Groups in alphabetical order, brands within them too. */
export function byInitial(brands: readonly Brand[]): { letter: string; brands: BrandLink[] }[] {
  const sorted = brands
    .map(({ name, slug }) => ({ name, slug }))
    .sort((a, b) => a.name.localeCompare(b.name, "it", { sensitivity: "base", numeric: true }));
  return alphabet
    .map((letter) => ({ letter, brands: sorted.filter((brand) => initialOf(brand.name) === letter) }))
    .filter((group) => group.brands.length > 0);
}
