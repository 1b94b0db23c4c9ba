/** Many products changed at once by an operator: looked at before, one line in the log, and taken back by one press (ours). */
import * as z from "zod";
import { type DomainOf, operator, renamed, row } from "../row";
import { inside } from "../wire";

/** Products of one edit. */
export const mostEdited = 500;

export const bulkActions = ["categoria", "marca", "nascondi", "mostra"] as const;
export type BulkAction = (typeof bulkActions)[number];

const product = z.number().int().positive();
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);
const change = {
  azione: z.enum(bulkActions),
  /** A category's or a brand's address; null: what feeds say. */
  valore: slug.nullable().default(null),
};
const changeNames = { azione: "action", valore: "value" } as const;

const Change = renamed(
  z.object({
    prodotto_id: z.number(),
    nome: z.string(),
    /** What it says now, and afterwards; equal: nothing changes. */
    prima: z.string(),
    dopo: z.string(),
  }),
  { prodotto_id: "id", nome: "name", prima: "before", dopo: "after" },
);
export type BulkChange = DomainOf<typeof Change>;

const Edit = renamed(
  z.object({
    id: z.number(),
    quando: z.string(),
    ...change,
    prodotti: z.number(),
    annullata_il: z.string().nullable(),
    nome_valore: z.string().nullable(),
  }),
  { ...changeNames, quando: "at", nome_valore: "valueName", prodotti: "products", annullata_il: "undoneAt" },
);
export type BulkEdit = DomainOf<typeof Edit>;

export const bulkEdits = {
  preview: row({
    ...operator,
    quiet: true,
    method: "POST",
    path: "/api/catalogo/modifiche/anteprima",
    summary: "What an edit of these products, or of all that a search finds, would change; at most 500",
    input: renamed(
      z.object({
        prodotti: z.array(product).max(mostEdited).default([]),
        cerca: z.string().trim().max(200).optional(),
        ...change,
      }),
      { ...changeNames, prodotti: "products", cerca: "search" },
    ),
    output: inside("modifiche", z.array(Change)),
  }),
  apply: row({
    ...operator,
    method: "POST",
    path: "/api/catalogo/modifiche",
    summary:
      "Changes category or brand of many products, hides or shows them; imports obey, and it can be taken back",
    input: renamed(z.object({ prodotti: z.array(product).min(1).max(mostEdited), ...change }), {
      ...changeNames,
      prodotti: "products",
    }),
    output: renamed(z.object({ id: z.number(), cambiati: z.number() }), { cambiati: "changed" }),
  }),
  undo: row({
    ...operator,
    method: "POST",
    path: "/api/catalogo/modifiche/{id}/annulla",
    summary: "Takes an edit back, for products that nobody has changed since",
    input: z.object({ id: z.coerce.number().int().positive() }),
    output: renamed(z.object({ ripristinati: z.number(), lasciati: z.number() }), {
      ripristinati: "restored",
      lasciati: "left",
    }),
  }),
  list: row({
    ...operator,
    method: "GET",
    path: "/api/catalogo/modifiche",
    summary: "The last fifty edits of many products",
    input: z.object({}),
    output: inside("modifiche", z.array(Edit)),
  }),
};
