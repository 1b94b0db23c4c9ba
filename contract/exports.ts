/** Tables that operators take along, some thousand rows a call: clicks, offers, products (ours). */
import * as z from "zod";
import { operator, renamed, row } from "./row";

/** Rows of one answer. */
export const exportedAtOnce = 2_000;

const cell = z.union([z.string(), z.number()]).nullable();
const after = z.string().max(300).optional();
const Table = renamed(z.object({ righe: z.array(z.array(cell)), dopo: z.string().nullable() }), {
  righe: "rows",
  dopo: "after",
});
export const exportColumns = {
  clicks: [
    "Quando",
    "Negozio",
    "Host",
    "Prodotto",
    "Nome del prodotto",
    "Offerta",
    "Da dove",
    "Dispositivo",
    "Campagna",
    "Automatico",
    "Indirizzo",
    "Pagina",
    "Posto nella pagina",
  ],
  offers: [
    "Offerta",
    "Negozio",
    "Codice del negozio",
    "Prodotto",
    "Nome",
    "Colore",
    "Taglia",
    "GTIN",
    "Prezzo",
    "Prezzo precedente",
    "Valuta",
    "Disponibilità",
    "Spedizione",
    "Nascosta dal",
    "Aggiornata",
    "Indirizzo",
  ],
  products: [
    "Prodotto",
    "Indirizzo",
    "Nome",
    "Marca",
    "Categoria",
    "Prezzo",
    "Prezzo precedente",
    "Sconto %",
    "Disponibile",
    "Negozi",
    "Visite ai negozi",
    "Nascosto dal",
    "Inserito",
    "Aggiornato",
  ],
} as const;

export const exports = {
  clicks: row({
    ...operator,
    method: "GET",
    path: "/api/esportazioni/clic",
    summary: "Clicks of some days of Rome, oldest first; nobody's in particular",
    input: renamed(z.object({ da: z.iso.date(), a: z.iso.date(), dopo: after }), {
      da: "from",
      a: "to",
      dopo: "after",
    }),
    output: Table,
  }),
  offers: row({
    ...operator,
    method: "GET",
    path: "/api/esportazioni/offerte",
    summary: "Offers, of one store or of all",
    input: renamed(
      z.object({
        negozio: z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .max(120)
          .optional(),
        dopo: after,
      }),
      { negozio: "store", dopo: "after" },
    ),
    output: Table,
  }),
  products: row({
    ...operator,
    method: "GET",
    path: "/api/esportazioni/prodotti",
    summary: "Products, those without offers too",
    input: renamed(z.object({ dopo: after }), { dopo: "after" }),
    output: Table,
  }),
};
