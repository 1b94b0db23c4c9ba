/** Availability in the words of feeds, as the four states of an offer. */
import { remembering } from "upstream/remembering";
import words from "./availability-words.json";
import { fold } from "./text";

export type Availability = "in_stock" | "out_of_stock" | "preorder" | "backorder";

const states = new Map<string, Availability>(
  Object.entries(words).flatMap(([state, list]) =>
    list.map((word) => [word, state as Availability] as const),
  ),
);

/** The state a cell means; a schema.org address counts by its last part; null when it is not understood. */
export const availabilityFrom = remembering((cell: string): Availability | null => {
  const word = fold(cell.replace(/^https?:\/\/schema\.org\//i, "")).replace(/[_-]+/g, " ");
  return states.get(word) ?? (/^\d+$/.test(word) ? (Number(word) > 0 ? "in_stock" : "out_of_stock") : null);
});
