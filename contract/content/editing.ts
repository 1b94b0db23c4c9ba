/** What an editor sees: everything that is kept of a content, drafts and inactive ones too, under the names it is written with (ours). */
import * as z from "zod";
import { admin, type DomainOf, renamed } from "../row";
import { pageNumber } from "../wire";

export const editedKinds = [
  "menu",
  "banner",
  "pagine",
  "guide",
  "articoli",
  "termini",
  "privacy",
  "cookie",
  "suggerimenti",
  "categorie",
  "marchi",
  "ricerche",
  "parole",
  "promozioni",
] as const;
export type EditedKind = (typeof editedKinds)[number];

const kind = z.enum(editedKinds);

/** One line of a list of contents. */
const Edited = renamed(
  z.object({
    id: z.string(),
    titolo: z.string(),
    stato: z.string().nullable(),
    aggiornato_il: z.string().nullable(),
  }),
  { titolo: "title", stato: "state", aggiornato_il: "updatedAt" },
);
export type Edited = DomainOf<typeof Edited>;

export const editing = {
  list: admin.get("/api/contenuti/{tipo}", "Contents of a kind, 50 a page, found by what their title says", {
    input: renamed(
      z.object({
        tipo: kind,
        cerca: z.string().trim().max(40).optional(),
        pagina: pageNumber,
      }),
      { tipo: "kind", cerca: "search", pagina: "page" },
    ),
    output: renamed(z.object({ voci: z.array(Edited), totale: z.number() }), {
      voci: "entries",
      totale: "total",
    }),
  }),
  one: admin.get("/api/contenuti/{tipo}/{id}", "All fields of a content, by the names of the domain", {
    input: renamed(z.object({ tipo: kind, id: z.string().min(1).max(200) }), { tipo: "kind" }),
    output: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
  }),
  preview: admin.post(
    "/api/contenuti/anteprima",
    "HTML as it would be kept: what is not allowed is gone; nothing is written",
    {
      input: z.object({ html: z.string().max(200_000) }),
      output: z.object({ html: z.string() }),
      quiet: true,
    },
  ),
};
