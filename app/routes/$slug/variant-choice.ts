/** The variant selector: which values can be chosen, and the address that each choice leads to (spec 000 §4 'Product page'). */
import type { Variant } from "contract";
import { compareSizes } from "~/lib/sizes";
import { plainText } from "./plain-text";

export interface Choice {
  value: string;
  /** Address of the variant that this choice means; null when no such combination exists. */
  href: string | null;
  selected: boolean;
  /** Whether the combination can be bought somewhere. */
  available: boolean;
}

export interface Axis {
  /** Attribute name, e.g. 'Colore' or 'Taglia'. */
  name: string;
  choices: Choice[];
}

/** Colour first, size second: a size narrows inside the colour, a colour may change the size. */
const firstAxes = ["colore", "taglia"];

/**
 * One axis per attribute in which the variants differ. A value keeps the choices of the axes before it; if no such
 * variant exists it has no address. The choices of the axes after it are kept as far as possible.
 */
export function variantAxes(variants: readonly Variant[], selectedId: number | null): Axis[] {
  const selected = variants.find((variant) => variant.id === selectedId);
  const names = axisNames(variants);
  return names.map((name, position) => {
    const earlier = names.slice(0, position);
    const later = names.slice(position + 1);
    return {
      name,
      choices: valuesOf(variants, name).map((value): Choice => {
        const target = best(
          variants.filter(
            (variant) =>
              same(valueIn(variant, name), value) &&
              (!selected || earlier.every((axis) => same(valueIn(variant, axis), valueIn(selected, axis)))),
          ),
          (variant) => later.filter((axis) => same(valueIn(variant, axis), valueIn(selected, axis))).length,
        );
        return {
          value,
          href: target?.slug ? `/${target.slug}` : null,
          selected: selected !== undefined && same(valueIn(selected, name), value),
          available: target?.available ?? false,
        };
      }),
    };
  });
}

/** The value that a variant has for this attribute, as its store wrote it. */
export function valueIn(variant: Variant | undefined, axis: string): string | undefined {
  return variant?.attributes.find((attribute) => same(attribute.name, axis))?.value;
}

function axisNames(variants: readonly Variant[]): string[] {
  const names = new Map<string, string>();
  for (const variant of variants)
    for (const { name } of variant.attributes)
      if (!names.has(plainText(name))) names.set(plainText(name), name);
  const rank = (name: string) =>
    (firstAxes.indexOf(plainText(name)) + firstAxes.length + 1) % (firstAxes.length + 1);
  return [...names.values()]
    .filter((name) => valuesOf(variants, name).length > 1)
    .sort((a, b) => rank(a) - rank(b));
}

function valuesOf(variants: readonly Variant[], axis: string): string[] {
  const values = new Map<string, string>();
  for (const variant of variants) {
    const value = valueIn(variant, axis);
    if (value !== undefined && !values.has(plainText(value))) values.set(plainText(value), value);
  }
  const list = [...values.values()];
  return plainText(axis) === "taglia" ? list.sort(compareSizes) : list;
}

/** The candidate that keeps most of the other choices; among equals one that can be bought, then the first. */
function best(candidates: Variant[], kept: (variant: Variant) => number): Variant | undefined {
  const score = (variant: Variant) => kept(variant) * 2 + Number(variant.available);
  return candidates.reduce<Variant | undefined>(
    (leader, candidate) => (leader && score(leader) >= score(candidate) ? leader : candidate),
    undefined,
  );
}

function same(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && plainText(a) === plainText(b);
}
