/** Where in a search a size is looked for, and what is found there. */
import type { Audience } from "../catalogue/taxonomy";
import type { FacetPart } from "./parts";
import type { Token } from "./text";

export interface SizeFound {
  part: FacetPart;
  last: number;
  /** For whom a size of this age is. */
  audiences: Audience[];
}

/** Where a size is looked for: it begins at `place`, what it says at `at`, behind what announces it. */
export interface Looking {
  tokens: readonly Token[];
  place: number;
  at: number;
  announced: boolean;
  /** The catalogue's slugs with their labels. */
  sizes: ReadonlyMap<string, string>;
  ages: AgeUnit | null;
}

/** What the years of whom it is for are counted in. */
export type AgeUnit = "anni" | "mesi";

export function found(
  { tokens, place }: Looking,
  last: number,
  label: string,
  slugs: readonly string[],
): SizeFound {
  const spans = [[tokens[place]?.from ?? 0, tokens[last]?.to ?? 0] as const];
  return { part: { type: "facet", facet: "size", label, slugs, titled: [], spans }, last, audiences: [] };
}

export const isOfBra = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => /^(regg?i|bra$|bralet|brass|push)/.test(word));
