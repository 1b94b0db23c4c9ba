/**
 * What everyday searches should show first: `query => leaves; colour:slug person:slug size:slug most:euros least:euros brand:slug name:word`.
 * Leaves are those of the taxonomy without the audience; `*` means any. Written as a shopper would judge, not as the search answers.
 */
import { accessories } from "./accessories";
import { clothes } from "./clothes";
import { everyday } from "./everyday";
import { fresh } from "./fresh";
import { kept } from "./kept";
import { mixed } from "./mixed";
import { shoesAndBags } from "./shoes-and-bags";

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
].flatMap(rowsOf);

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
