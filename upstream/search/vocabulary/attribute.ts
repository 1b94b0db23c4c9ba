/** What a line of the other facets says: a value, and the words for it. */
import type { FacetKey } from "contract/listing/facets";
import { phrases } from "./kind";

export interface AttributeWords {
  facet: FacetKey;
  /** What an Italian shop calls it; the import writes this label for the words. */
  label: string;
  /** Words of feeds, mostly English; they are understood when typed, too. */
  words: readonly string[];
  /** Only people. Values of the catalogue that are called so are meant as well. */
  typed: readonly string[];
}

/** Lines 'Label: words of feeds | words that only people type'. */
export function attributesOf(facet: FacetKey, table: string): AttributeWords[] {
  return table
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => {
      const cut = line.indexOf(":");
      const [words = "", typed = ""] = line.slice(cut + 1).split("|");
      return { facet, label: line.slice(0, cut).trim(), words: phrases(words), typed: phrases(typed) };
    });
}
