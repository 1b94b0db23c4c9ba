/**
 * What everyday searches should show first: `query => leaves; colour:slug person:slug size:slug most:euros least:euros brand:slug name:word`.
 * Leaves are those of the taxonomy without the audience; `*` means any. Written as a shopper would judge, not as the search answers.
 */
import { random } from "../random";
import { accessories } from "./accessories";
import { blind } from "./blind";
import { clothes } from "./clothes";
import { everyday } from "./everyday";
import { fresh } from "./fresh";
import { kept } from "./kept";
import { mixed } from "./mixed";
import { shoesAndBags } from "./shoes-and-bags";
import { shoppers } from "./shoppers";
import { sports } from "./sports";
import { strangers } from "./strangers";

export interface Expected {
  query: string;
  /** None: any. */
  leaves: string[];
  colour?: string;
  person?: string;
  size?: string;
  brand?: string;
  /** A name must hold the word. */
  name?: string;
  /** Euros. */
  most?: number;
  least?: number;
}

export const searches: readonly Expected[] = [
  clothes,
  shoesAndBags,
  accessories,
  mixed,
  everyday,
  fresh,
  kept,
  shoppers,
  sports,
  blind,
].flatMap(rowsOf);

/** By somebody who knew none of the above, told apart: what they found was looked at once, before anything was corrected for them. */
export const strangersSearches: readonly Expected[] = rowsOf(strangers);

/** The half that a seed draws, by the text alone: whoever mends looks at the other one, and this one's figure is reported. */
export function isDrawn({ query }: Expected, seed: number): boolean {
  let mixed = seed;
  for (const letter of query) mixed = Math.imul(mixed ^ (letter.codePointAt(0) as number), 0x01000193);
  return random(mixed)() < 0.5;
}

function rowsOf(table: string): Expected[] {
  return table
    .split("\n")
    .filter((line) => line.includes("=>"))
    .map((line) => {
      const [query = "", told = ""] = line.split("=>").map((part) => part.trim());
      const [leaves = "", wishes = ""] = told.split(";").map((part) => part.trim());
      const pairs = wishes
        .split(/\s+/)
        .filter(Boolean)
        .map((wish) => wish.split(":"));
      const { most, least, ...others } = Object.fromEntries(pairs);
      return {
        query,
        leaves: leaves === "*" ? [] : leaves.split(/\s+/),
        ...others,
        ...(most ? { most: Number(most) } : {}),
        ...(least ? { least: Number(least) } : {}),
      };
    });
}
