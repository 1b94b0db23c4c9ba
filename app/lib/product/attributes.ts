/** The attribute table of a product page (product.md 'Entities'). */
import type { Attribute } from "contract";
import { displayedAttributes } from "contract/listing/facets";
import { plainText, slugOf } from "~/lib/labels";

/** In the documented order, values of one name joined, distinct; the selected variant's replace the product's. */
export function attributeTable(
  product: readonly Attribute[],
  variant: readonly Attribute[] = [],
): [name: string, value: string][] {
  return displayedAttributes.flatMap((name): [string, string][] => {
    const own = valuesNamed(variant, name);
    const values = own.length > 0 ? own : valuesNamed(product, name);
    return values.length > 0 ? [[name, values.join(", ")]] : [];
  });
}

function valuesNamed(attributes: readonly Attribute[], name: string): string[] {
  const values = new Map<string, string>();
  for (const attribute of attributes)
    if (plainText(attribute.name) === plainText(name) && !values.has(plainText(attribute.value)))
      values.set(plainText(attribute.value), attribute.value);
  return [...values.values()];
}

interface Said {
  /** Names of what is chosen, or named, elsewhere on the page. */
  names: readonly string[];
  /** The description's HTML: each line of its lists says something for itself. */
  description: string | null;
}

export function unsaid(table: readonly [name: string, value: string][], { names, description }: Said) {
  const taken = new Set(names.map(plainText));
  const lines = [...(description ?? "").matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = ""]) => wordsOf(line));
  const inLine = (value: string) => lines.some((line) => [...wordsOf(value)].every((word) => line.has(word)));
  return table.filter(([name, value]) => !taken.has(plainText(name)) && !value.split(", ").every(inLine));
}

function wordsOf(text: string): Set<string> {
  return new Set(slugOf(text.replace(/<[^>]*>/g, " ")).split("-"));
}
