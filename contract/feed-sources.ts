/** Where the feeds of a store come from, and when; who may read them; what each reading came to (ours). */

import { parsedUrl } from "domain/parsed-url";
import * as z from "zod";
import {
  Addresses,
  AskedColumns,
  feedNetworks,
  Leaving,
  Movement,
  outcomes,
  ReadingReport,
  readingSteps,
} from "./feed-readings";
import { admin, type DomainOf, Done, renamed } from "./row";
import { identifier, inside, text } from "./wire";

const store = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);
const amount = z.number().int().nonnegative();

const wrongAddress = "Scrivi un indirizzo intero, come https://feed.negozio.it/catalogo.csv.";
/** Credentials have fields of their own; a machine without a name is nobody's feed. */
const address = z
  .string("Scrivi l’indirizzo del feed.")
  .trim()
  .max(2_048)
  .superRefine((written, context) => {
    const url = parsedUrl(written);
    const isNamed =
      url && /^https?:$/.test(url.protocol) && /[a-z]$/i.test(url.hostname) && url.hostname.includes(".");
    if (!isNamed) context.addIssue({ code: "custom", message: wrongAddress });
    else if (url.username || url.password)
      context.addIssue({
        code: "custom",
        message: "Utente e password hanno i loro campi: toglili dall’indirizzo.",
      });
  });

/** Hours of Rome at which the feed is read, each once. */
const hours = z
  .array(z.number().int().min(0).max(23), "Scrivi a che ore leggerlo.")
  .min(1, "Scrivi a che ore leggerlo, come 6, 13, 20.")
  .max(24)
  .transform((list) => [...new Set(list)].sort((a, b) => a - b));
const limit = (most: number) =>
  z
    .number("Scrivi un numero intero.")
    .int("Scrivi un numero intero.")
    .min(1, "Almeno 1.")
    .max(most, `Al massimo ${most}.`);

const secrets = {
  /** Left out: as it was; null: none. */
  utente: text.pipe(z.string().max(200).nullable()).optional(),
  password: text.pipe(z.string().max(500).nullable()).optional(),
  /** Stands for `{chiave}` in the address; without that it goes along as `Authorization: Bearer`. */
  chiave: text.pipe(z.string().max(2_000).nullable()).optional(),
};
const rules = {
  rete: z.enum(feedNetworks),
  ore: hours,
  immagini: z.boolean(),
  /** Per cent of the store's offers that may leave before a person is asked. */
  limite_spariti: limit(100),
  /** Per cent by which half of the prices that change may move before a person is asked. */
  limite_prezzi: limit(1_000),
  attiva: z.boolean(),
};
const names = {
  utente: "user",
  chiave: "key",
  rete: "network",
  ore: "hours",
  immagini: "pictures",
  limite_spariti: "mostGone",
  limite_prezzi: "mostMoved",
  attiva: "active",
} as const;

const Reading = renamed(
  z.object({
    id: amount,
    cominciata: z.string(),
    finita: z.string().nullable(),
    chi: z.string(),
    passo: z.enum(readingSteps),
    esito: z.enum(outcomes).nullable(),
    /** What went wrong, in the runner's words. */
    problema: z.string().nullable(),
    resoconto: ReadingReport,
  }),
  {
    cominciata: "begunAt",
    finita: "endedAt",
    chi: "runner",
    passo: "step",
    esito: "outcome",
    problema: "problem",
    resoconto: "report",
  },
);
export type FeedReading = DomainOf<typeof Reading>;

/** What does not come in by itself: a difference that is too large, or addresses that nobody tracks. */
export const LargeDifference = renamed(
  z.object({
    quando: z.string(),
    uscite: Leaving.nullable(),
    prezzi: Movement.nullable(),
    indirizzi: Addresses.nullable().default(null),
  }),
  { quando: "at", uscite: "leaving", prezzi: "movement", indirizzi: "addresses" },
);
export type LargeDifference = DomainOf<typeof LargeDifference>;

const Source = renamed(
  z.object({
    id: amount,
    negozio: z.string(),
    nome_negozio: z.string(),
    /** What is secret in it stands as •••. */
    indirizzo: z.string(),
    utente: z.string().nullable(),
    ha_password: z.boolean(),
    ha_chiave: z.boolean(),
    ...rules,
    ore: z.array(z.number().int()),
    prossima: z.string(),
    in_corso: z.boolean(),
    domanda: LargeDifference.nullable(),
    colonne: AskedColumns.nullable(),
    ultima: Reading.nullable(),
  }),
  {
    ...names,
    negozio: "store",
    nome_negozio: "storeName",
    indirizzo: "address",
    ha_password: "hasPassword",
    ha_chiave: "hasKey",
    prossima: "nextAt",
    in_corso: "underWay",
    domanda: "question",
    colonne: "columns",
    ultima: "last",
  },
);
export type FeedSource = DomainOf<typeof Source>;

const Runner = renamed(
  z.object({ id: amount, nome: z.string(), creato: z.string(), visto: z.string().nullable() }),
  { nome: "name", creato: "createdAt", visto: "seenAt" },
);
export type FeedRunner = DomainOf<typeof Runner>;

const named = { id: identifier };

export const feedSources = {
  list: admin.get("/api/feed/fonti", "Where feeds come from, of all stores or of one; secrets are masked", {
    input: renamed(z.object({ negozio: store.optional() }), { negozio: "store" }),
    output: inside("fonti", z.array(Source)),
  }),
  one: admin.get("/api/feed/fonti/{id}", "A source with its last readings", {
    input: z.object(named),
    output: renamed(z.object({ fonte: Source, letture: z.array(Reading) }), {
      fonte: "source",
      letture: "readings",
    }),
  }),
  create: admin.post("/api/feed/fonti", "Adds a source to a store; what is secret is sealed", {
    input: renamed(z.object({ negozio: store, indirizzo: address, ...secrets, ...rules }), {
      ...names,
      negozio: "store",
      indirizzo: "address",
    }),
    output: Source,
  }),
  update: admin.put("/api/feed/fonti/{id}", "Changes a source; address and secrets that are left out stay", {
    input: renamed(z.object({ ...named, indirizzo: address.optional(), ...secrets, ...rules }), {
      ...names,
      indirizzo: "address",
    }),
    output: Source,
  }),
  remove: admin.del("/api/feed/fonti/{id}", "Removes a source; the store's offers stay", {
    input: z.object(named),
    output: Done,
  }),
  readNow: admin.post("/api/feed/fonti/{id}/adesso", "Makes a source due at once", {
    input: z.object(named),
    output: Source,
  }),
  answer: admin.post(
    "/api/feed/fonti/{id}/risposta",
    "Lets the difference that a source asks about come in with its next reading, or not",
    {
      input: renamed(z.object({ ...named, risposta: z.enum(["yes", "no"]) }), { risposta: "answer" }),
      output: Source,
    },
  ),
  runners: admin.get("/api/feed/lettori", "Machines that may read feeds", {
    output: inside("lettori", z.array(Runner)),
  }),
  addRunner: admin.post("/api/feed/lettori", "Lets a machine read feeds; its token is told once", {
    input: renamed(
      z.object({
        nome: z.string("Scrivi il nome del lettore.").trim().min(1, "Scrivi il nome del lettore.").max(60),
      }),
      { nome: "name" },
    ),
    output: renamed(z.object({ id: amount, gettone: z.string() }), { gettone: "token" }),
  }),
  removeRunner: admin.del("/api/feed/lettori/{id}", "Takes the token of a machine away", {
    input: z.object(named),
    output: Done,
  }),
};
