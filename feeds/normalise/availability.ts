/** Availability in the words of feeds, as the four states of an offer. */
import { remembering } from "upstream/remembering";
import { fold } from "./text";

export type Availability = "in_stock" | "out_of_stock" | "preorder" | "backorder";

const words: Record<Availability, string[]> = {
  in_stock: [
    "in stock",
    "instock",
    "available",
    "disponibile",
    "disponibilita immediata",
    "1",
    "true",
    "yes",
    "y",
    "si",
  ],
  out_of_stock: [
    "out of stock",
    "outofstock",
    "sold out",
    "unavailable",
    "not available",
    "non disponibile",
    "esaurito",
  ],
  preorder: ["preorder", "pre order", "preordine", "prevendita", "presale"],
  backorder: ["backorder", "back order", "on order", "su ordinazione", "ordinabile", "available for order"],
};
const states = new Map<string, Availability>(
  Object.entries(words).flatMap(([state, list]) =>
    list.map((word) => [word, state as Availability] as const),
  ),
);
for (const word of ["0", "false", "no", "n", "discontinued", "oos"]) states.set(word, "out_of_stock");

/** The state a cell means; a schema.org address counts by its last part; null when it is not understood. */
export const availabilityFrom = remembering((cell: string): Availability | null => {
  const word = fold(cell.replace(/^https?:\/\/schema\.org\//i, "")).replace(/[_-]+/g, " ");
  return states.get(word) ?? (/^\d+$/.test(word) ? (Number(word) > 0 ? "in_stock" : "out_of_stock") : null);
});
