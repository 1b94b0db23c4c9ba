/** Sentences of the descriptions (`sentences.tsv`), by family of goods and place in the description. */
import * as z from "zod";
import { tableOf, text } from "../../../scripts/tables";

const family = z.enum([
  "clothing",
  "sport",
  "footwear",
  "bags",
  "accessories",
  "jewellery",
  "watches",
  "beauty",
  "underwear",
  "beach",
  "children",
  "infants",
]);
export type Family = z.infer<typeof family>;

const told = tableOf(new URL("sentences.tsv", import.meta.url), {
  family,
  place: z.enum(["opening", "middle", "closing"]),
  text,
});

export function sentencesOf(of: Family) {
  const said = (at: (typeof told)[number]["place"]) =>
    told.filter((row) => row.family === of && row.place === at).map((row) => row.text);
  return { openings: said("opening"), middles: said("middle"), closings: said("closing") };
}
