/** How feeds do, store by store, as an operator watches over them; and what an import reports at its end (ours). */
import * as z from "zod";
import { Addresses } from "./feed-readings";
import { admin, type DomainOf, Done, renamed } from "./row";
import { inside } from "./wire";

const store = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);
const amount = z.number().int().nonnegative();
const figures = { letti: amount, nuovi: amount, cambiati: amount, invariati: amount, spariti: amount };
const figureNames = {
  letti: "read",
  nuovi: "new",
  cambiati: "changed",
  invariati: "unchanged",
  spariti: "gone",
  rifiutati: "refusals",
  rifiuti: "refused",
  quando: "at",
  indirizzi: "addresses",
} as const;
/** Line, the store's id, reason. */
const refusal = z.tuple([z.number().int(), z.string().nullable(), z.string()]);

const Report = renamed(
  z.object({
    quando: z.string(),
    ...figures,
    rifiuti: amount,
    rifiutati: z.array(refusal),
    indirizzi: Addresses.nullable(),
    annullata_il: z.string().nullable(),
    problema: z.string().nullable(),
  }),
  { ...figureNames, annullata_il: "undoneAt", problema: "problem" },
);
export type FeedReport = DomainOf<typeof Report>;

/** The part of a store's offers that one import may drop without being confirmed. */
export const mostGone = 0.3;
const reportedRefusals = 200;

/** Refused rows as a report has them: as many as an operator looks through. */
export function refusalsOf(
  refused: readonly { line: number; id: string | null; reason: string }[],
): FeedReport["refusals"] {
  return refused.slice(0, reportedRefusals).map(({ line, id, reason }) => [line, id, reason]);
}

/** What the words of a feed are about that the import does not understand. */
export const wordSubjects = ["categoria", "colore"] as const;

/** What it is about, the word, how many products of the feed it touches, the store's id and title of one of them. */
export const UnknownWord = z.tuple([
  z.enum(wordSubjects),
  z.string().min(1).max(60),
  amount,
  z.string().max(200),
  z.string().max(300),
]);
export type UnknownWord = DomainOf<typeof UnknownWord>;

const Health = renamed(
  z.object({
    negozio: z.string(),
    nome: z.string(),
    letto_il: z.string().nullable(),
    offerte: z.number(),
    disponibili: z.number(),
    con_immagini: z.number(),
    con_gtin: z.number(),
    segnalazioni: z.number(),
    sospeso_il: z.string().nullable(),
    rifiuti: z.number().nullable(),
    /** Why its last feed did not come in as it should. */
    problema: z.string().nullable(),
  }),
  {
    negozio: "store",
    nome: "name",
    letto_il: "readAt",
    offerte: "offers",
    disponibili: "available",
    con_immagini: "withPictures",
    con_gtin: "withGtin",
    segnalazioni: "priceReports",
    rifiuti: "refused",
    problema: "problem",
    sospeso_il: "pausedAt",
  },
);
export type FeedHealth = DomainOf<typeof Health>;

const PriceReport = renamed(
  z.object({
    offerta: z.number(),
    prodotto: z.string().nullable(),
    slug: z.string().nullable(),
    prezzo: z.number().nullable(),
    visto: z.number().nullable(),
    nota: z.string(),
    quando: z.string(),
  }),
  {
    offerta: "offerId",
    prodotto: "product",
    prezzo: "priceCents",
    visto: "seenCents",
    nota: "note",
    quando: "at",
  },
);
export type PriceReport = DomainOf<typeof PriceReport>;

const run = z.string().max(64);
const Import = renamed(z.object({ importazione: z.string(), quando: z.string() }), {
  importazione: "run",
  quando: "at",
});
const Run = renamed(
  z.object({
    negozio: z.string(),
    quando: z.string(),
    parti: amount,
    fatte: amount,
    offerte: amount,
    prodotti: amount,
    fallita: z.string().nullable(),
    finita_il: z.string().nullable(),
    annulla: z.boolean(),
    /** A store was paused, or goes on. */
    riordina: z.boolean(),
  }),
  {
    negozio: "store",
    quando: "at",
    parti: "parts",
    fatte: "done",
    offerte: "offers",
    prodotti: "products",
    fallita: "failed",
    finita_il: "finishedAt",
    annulla: "undoes",
    riordina: "derives",
  },
);
export type FeedRun = DomainOf<typeof Run>;

const Unfinished = renamed(
  z.object({
    importazione: run,
    negozio: z.string().nullable(),
    quando: z.string(),
    ferma_dal: z.string(),
    parti: amount.nullable(),
    fatte: amount,
    offerte: amount,
    fallita: z.string().nullable(),
  }),
  {
    importazione: "run",
    negozio: "store",
    fallita: "failed",
    quando: "begunAt",
    ferma_dal: "movedAt",
    parti: "parts",
    fatte: "done",
    offerte: "offers",
  },
);
export type UnfinishedImport = DomainOf<typeof Unfinished>;

export const feeds = {
  unfinished: admin.get(
    "/api/feed/importazioni",
    "Imports that were begun and are not finished, the oldest first",
    { output: inside("importazioni", z.array(Unfinished)) },
  ),
  health: admin.get(
    "/api/feed/negozi",
    "Each store: when its feed was read last, and what its offers are like",
    { output: inside("negozi", z.array(Health)) },
  ),
  store: admin.get(
    "/api/feed/negozi/{negozio}",
    "The last imports of a store with what was refused, and prices that visitors found different",
    {
      input: renamed(z.object({ negozio: store }), { negozio: "store" }),
      output: renamed(
        z.object({
          importazioni: z.array(Report),
          segnalazioni: z.array(PriceReport),
          annullabile: Import.nullable(),
          in_corso: Import.nullable(),
        }),
        {
          importazioni: "reports",
          segnalazioni: "priceReports",
          annullabile: "undoable",
          in_corso: "underWay",
        },
      ),
    },
  ),
  run: admin.get(
    "/api/feed/importazioni/{importazione}",
    "How far an import has come, as long as its receipt is kept (a day)",
    { input: renamed(z.object({ importazione: run }), { importazione: "run" }), output: Run },
  ),
  undo: admin.post(
    "/api/feed/negozi/{negozio}/annulla",
    "Begins to take back the last import of a store; answers the run that does it",
    {
      input: renamed(z.object({ negozio: store, importazione: run }), {
        negozio: "store",
        importazione: "run",
      }),
      output: renamed(z.object({ importazione: z.string() }), { importazione: "run" }),
    },
  ),
  report: admin.post(
    "/api/feed/negozi/{negozio}/importazioni",
    "What an import of a feed did, or why it failed, told by the importer at its end",
    {
      input: renamed(
        z.object({
          negozio: store,
          quando: z.iso.datetime(),
          ...figures,
          rifiuti: amount,
          rifiutati: z.array(refusal).max(reportedRefusals),
          indirizzi: Addresses.nullable().default(null),
          /** The store's ids of all refused rows: their offers are not confirmed. */
          non_confermate: z.array(z.string().max(200)).max(300_000).default([]),
          /** What its rows say that the vocabulary does not know, the most frequent first. */
          parole: z.array(UnknownWord).max(200).default([]),
          /** Why it failed; with no row taken the catalogue is as it was. */
          problema: z.string().max(500).nullable().default(null),
        }),
        {
          ...figureNames,
          negozio: "store",
          non_confermate: "unconfirmed",
          parole: "words",
          problema: "problem",
        },
      ),
      output: Done,
      quiet: true,
      runner: true,
    },
  ),
};
