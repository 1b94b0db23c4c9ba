/** Tables of sizes that brands or stores gave us, by brand and kind: none is made up (product.md 'Sizes first'). */

import * as z from "zod";
import { type DomainOf, get, renamed } from "../row";
import { lenientArray, requiredText, text } from "../wire";

const Size = renamed(
  z.object({
    taglia: z.string().trim().min(1).max(20),
    da: z.number().min(0).max(500),
    a: z.number().min(0).max(500),
  }),
  { taglia: "label", da: "from", a: "to" },
);

const SizeGuide = renamed(
  z.object({
    marca: requiredText,
    nome_marca: requiredText,
    capo: requiredText,
    fonte: requiredText,
    url_fonte: text,
    taglie: lenientArray(Size),
    aggiornata_il: text,
  }),
  {
    marca: "brand",
    nome_marca: "brandName",
    capo: "kind",
    fonte: "source",
    url_fonte: "sourceUrl",
    taglie: "rows",
    aggiornata_il: "updatedAt",
  },
);
export type SizeGuide = DomainOf<typeof SizeGuide>;

export const sizeGuides = {
  list: get(
    "/api/guide-taglie",
    "Tables of sizes of the named brands (slugs, separated by commas), of one kind or of all",
    {
      input: renamed(z.object({ marche: z.string().max(500), capo: z.string().max(40).nullish() }), {
        marche: "brands",
        capo: "kind",
      }),
      output: lenientArray(SizeGuide),
      cache: "short",
    },
  ),
};
