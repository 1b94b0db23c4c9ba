/** Which values exist beside what is chosen, and where each leads (product.md 'Product page'); whatever is chosen first narrows the rest. */
import type { ProductDetail, Variant } from "contract";
import { plainText, slugOf } from "~/lib/labels";
import { compareSizes } from "~/lib/sizes";

interface AxisChoice {
  value: string;
  /** Where choosing it leads; of a chosen value, where letting go of it leads; null when no such combination exists. */
  href: string | null;
  selected: boolean;
  /** Whether the combination can be bought somewhere. */
  available: boolean;
}

export interface Axis {
  /** Attribute name, e.g. 'Colore' or 'Taglia'. */
  name: string;
  choices: AxisChoice[];
}

/** Value by axis name, in the order of the axes. */
export type Chosen = ReadonlyMap<string, string>;

/** Shown first, in this order; the order decides nothing else. */
const firstAxes = ["colore", "taglia"];

/** What the selected variant says, else the address (`colore.rosso_taglia.m`); values that are unknown or do not fit count as absent. */
function chosenValues(variants: readonly Variant[], selectedId: number | null, asked: string): Chosen {
  const names = axisNames(variants);
  const selected = variants.find((variant) => variant.id === selectedId);
  const wanted = new Map(asked.split("_").map((pair) => pair.split(".", 2) as [string, string]));
  const chosen = new Map<string, string>();
  for (const name of names) {
    const value = selected
      ? valueIn(selected, name)
      : valuesOf(variants, name).find((known) => slugOf(known) === wanted.get(slugOf(name)));
    if (value === undefined) continue;
    chosen.set(name, value);
    if (matchingVariants(variants, chosen).length === 0) chosen.delete(name);
  }
  return chosen;
}

/** What is chosen, as the address says it; empty without a choice. */
export function choiceText(chosen: Chosen): string {
  return [...chosen].map(([name, value]) => `${slugOf(name)}.${slugOf(value)}`).join("_");
}

export function matchingVariants(variants: readonly Variant[], chosen: Chosen): Variant[] {
  return variants.filter((variant) =>
    [...chosen].every(([name, value]) => same(valueIn(variant, name), value)),
  );
}

/** One axis per attribute in which the variants differ. @param path of the product, where no variant is selected */
function variantAxes(variants: readonly Variant[], chosen: Chosen, path: string): Axis[] {
  const names = axisNames(variants);
  const inOrder = (values: Chosen): Chosen =>
    new Map(names.flatMap((name) => (values.has(name) ? [[name, values.get(name) ?? ""]] : [])));
  return names.map((name) => {
    const others = new Map([...chosen].filter(([other]) => other !== name));
    const choices = valuesOf(variants, name).map((value): AxisChoice => {
      const wanted = inOrder(new Map(others).set(name, value));
      const found = matchingVariants(variants, wanted);
      const selected = same(chosen.get(name), value);
      const href = selected ? partialHref(path, others) : hrefOf(path, wanted, found, names.length);
      return { value, href, selected, available: found.some((variant) => variant.available) };
    });
    return { name, choices };
  });
}

/** What is chosen of the product's variants, and what is left to choose. */
export function choiceOf(
  { variants, selectedVariantId }: Pick<ProductDetail, "variants" | "selectedVariantId">,
  asked: string,
  path: string,
) {
  const selected = variants.find((variant) => variant.id === selectedVariantId);
  const chosen = chosenValues(variants, selectedVariantId, asked);
  const matching = selected ? [selected] : chosen.size > 0 ? matchingVariants(variants, chosen) : [];
  const axes = variantAxes(variants, chosen, path);
  const unchosen = axes.filter(({ choices }) => !choices.some((choice) => choice.selected));
  return { selected, chosen, matching, axes, unchosen };
}

export type Choice = ReturnType<typeof choiceOf>;

export function valueIn(variant: Variant, axis: string): string | undefined {
  return variant.attributes.find((attribute) => same(attribute.name, axis))?.value;
}

/** A full choice, or one that leaves a single variant, is that variant's page. */
function hrefOf(path: string, wanted: Chosen, found: Variant[], axisCount: number): string | null {
  if (found.length === 0) return null;
  const full = found.length === 1 || wanted.size === axisCount;
  const target = full ? (found.find(({ available }) => available) ?? found[0]) : undefined;
  return target?.slug ? `/${target.slug}` : partialHref(path, wanted);
}

function partialHref(path: string, chosen: Chosen): string {
  return chosen.size === 0 ? path : `${path}?scelta=${choiceText(chosen)}`;
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

function same(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && plainText(a) === plainText(b);
}
