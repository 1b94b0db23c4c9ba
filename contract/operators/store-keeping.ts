/** Stores as operators make and keep them: name, logo, shipping, affiliate programme, pause (ours). */
import * as z from "zod";
import { type DomainOf, operator, renamed, row } from "../row";
import { StoreTerms } from "../store-terms";
import { requiredText, text } from "../wire";

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Solo lettere minuscole, cifre e trattini.")
  .max(120);
/** The host behind whatever was written: a name, or the address of a page. */
const host = text.transform((written, context) => {
  if (written === null) return null;
  const name = written
    .replace(/^https?:\/\//i, "")
    .replace(/[/?#].*$/, "")
    .toLowerCase();
  if (/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(name)) return name;
  context.addIssue({ code: "custom", message: "Scrivi l’indirizzo del sito, come www.negozio.it." });
  return z.NEVER;
});
const euros = z.number().nonnegative().max(10_000).nullable();

/** Networks whose offers and deep links we know. */
export const programmes = ["awin", "tradedoubler", "tradetracker", "webgains", "rakuten", "diretto"] as const;

const fields = {
  nome: requiredText.pipe(z.string().max(80)),
  sito: host,
  /** Name in the media folder `logos`. */
  logo: text,
  descrizione: text.pipe(z.string().max(2_000).nullable()),
  /** Euros; null = unknown. */
  spedizione: euros,
  gratis_da: euros,
  consegna: text.pipe(z.string().max(60).nullable()),
  /** What it promises beside prices; left out: none of it is known. */
  condizioni: StoreTerms.optional(),
  programma: z.enum(programmes).nullable(),
  programma_id: text.pipe(z.string().max(40).nullable()),
};
const names = {
  nome: "name",
  sito: "host",
  descrizione: "description",
  spedizione: "shipping",
  gratis_da: "freeFrom",
  consegna: "delivery",
  condizioni: "terms",
  programma: "programme",
  programma_id: "programmeId",
} as const;

const Kept = renamed(
  z.object({
    slug: z.string(),
    nome: z.string(),
    sito: z.string().nullable(),
    logo: z.string().nullable(),
    descrizione: z.string().nullable(),
    spedizione: z.number().nullable(),
    gratis_da: z.number().nullable(),
    consegna: z.string().nullable(),
    condizioni: StoreTerms,
    programma: z.string().nullable(),
    programma_id: z.string().nullable(),
    sospeso_il: z.string().nullable(),
  }),
  { ...names, sospeso_il: "pausedAt" },
);
export type KeptStore = DomainOf<typeof Kept>;

const named = { negozio: slug };

export const storeKeeping = {
  one: row({
    ...operator,
    method: "GET",
    path: "/api/schede-negozi/{negozio}",
    summary: "What is kept of a store",
    input: renamed(z.object(named), { negozio: "store" }),
    output: Kept,
  }),
  create: row({
    ...operator,
    method: "POST",
    path: "/api/schede-negozi",
    summary: "Makes a store; its feed may come later",
    input: renamed(z.object({ slug, ...fields }), names),
    output: Kept,
  }),
  update: row({
    ...operator,
    method: "PUT",
    path: "/api/schede-negozi/{negozio}",
    summary: "Writes what is kept of a store; imports then fill in only what is empty",
    input: renamed(z.object({ ...named, ...fields }), { ...names, negozio: "store" }),
    output: Kept,
  }),
  pause: row({
    ...operator,
    method: "PUT",
    path: "/api/schede-negozi/{negozio}/pausa",
    summary:
      "Pauses a store (its offers are neither shown nor led to) or lets it go on; answers the run that lists follow by",
    input: renamed(z.object({ ...named, sospeso: z.boolean() }), { negozio: "store", sospeso: "paused" }),
    output: renamed(z.object({ importazione: z.string().nullable() }), { importazione: "run" }),
  }),
};
