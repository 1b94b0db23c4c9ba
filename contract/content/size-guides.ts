/** Tables of sizes that brands or stores gave us, by brand and kind: none is made up (product.md 'Sizes first'). */

import { sizeTables } from "domain/size-tables";
import * as z from "zod";
import { type DomainOf, Done, del, get, put, renamed } from "../row";
import { count, lenientArray, requiredText, slugUpTo, text } from "../wire";

const slug = slugUpTo(80);
const kind = z.enum(sizeTables.map(({ key }) => key) as [string, ...string[]]);

const SizeFields = z.object({
  taglia: z.string().trim().min(1).max(20),
  da: z.number().min(0).max(500),
  a: z.number().min(0).max(500),
});
const Size = renamed(SizeFields, { taglia: "label", da: "from", a: "to" });

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
  all: get("/api/guide-taglie/tutte", "All tables that brands and stores gave, by brand, fifty a page", {
    input: renamed(z.object({ pagina: z.coerce.number().int().min(1).max(1_000).default(1) }), {
      pagina: "page",
    }),
    output: renamed(z.object({ guide: lenientArray(SizeGuide), totale: count }), {
      guide: "guides",
      totale: "total",
    }),
    auth: "admin",
  }),
  save: put("/api/guide-taglie/{marca}/{capo}", "Writes a brand's table of one kind, with who gave it", {
    input: renamed(
      z.object({
        marca: slug,
        capo: kind,
        nome_marca: z.string().trim().min(1).max(80),
        fonte: z.string().trim().min(1, "Scrivi chi ha dato la tabella.").max(200),
        url_fonte: z
          .url({ protocol: /^https?$/ })
          .max(500)
          .nullish(),
        taglie: z.array(SizeFields).min(1).max(60),
      }),
      {
        marca: "brand",
        capo: "kind",
        nome_marca: "brandName",
        fonte: "source",
        url_fonte: "sourceUrl",
        taglie: "rows",
      },
    ),
    output: Done,
    auth: "admin",
  }),
  remove: del("/api/guide-taglie/{marca}/{capo}", "Removes a brand's table", {
    input: renamed(z.object({ marca: slug, capo: kind }), { marca: "brand", capo: "kind" }),
    output: Done,
    auth: "admin",
  }),
};
