/** How promotions enter and leave: what operators write, what Awin delivers, what a table of them holds. */
import * as z from "zod";
import { admin, type DomainOf, Done, renamed } from "../row";
import { count, flag, lenientArray, slugUpTo, text } from "../wire";
import {
  bySlug,
  conditionNames,
  discountKinds,
  onePromotion,
  promotionReads,
  promotionSorts,
  promotionTypes,
} from "./promotions";

const slug = slugUpTo(120);
const instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);
const webAddress = z.url({ protocol: /^https?$/ }).max(2_048);
const amount = z.number().positive().max(1_000_000);
const list = z.array(slug).max(200).default([]);

/** Structured terms as an operator or a table gives them; amounts in euros. */
export const WrittenConditions = renamed(
  z.object({
    spesa_minima: amount.nullish(),
    sconto_massimo: amount.nullish(),
    categorie: list,
    marchi: list,
    categorie_escluse: list,
    marchi_esclusi: list,
    solo_prezzo_pieno: flag,
  }),
  conditionNames,
);

const fields = {
  titolo: z.string().trim().min(1).max(200),
  descrizione: z.string().trim().max(2_000).nullish(),
  /** HTML; sanitised where it is kept. */
  termini: z.string().max(20_000).nullish(),
  /** Without one it is an offer. No space at its ends, no control character. */
  codice: z
    .string()
    .trim()
    .max(60)
    .regex(/^[^\p{Cc}]*$/u)
    .nullish(),
  tipo_sconto: z.enum(discountKinds).nullish(),
  /** Percent or euros. */
  valore_sconto: amount.nullish(),
  /** ISO; a bare day is a day of Rome, its end included. */
  data_inizio: instant.nullish(),
  data_fine: instant.nullish(),
  status: z.enum(["active", "expired"]).default("active"),
  merchant_slug: slug,
  /** Two letters; none = everywhere. */
  paesi: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(60)
    .default([]),
  url_promozione: webAddress.nullish(),
  url_destinazione: webAddress,
  url_immagine: text,
  titolo_seo: text,
  descrizione_seo: text,
  condizioni: WrittenConditions.nullish(),
};

const names = {
  titolo: "title",
  descrizione: "description",
  termini: "terms",
  codice: "code",
  tipo_sconto: "kind",
  valore_sconto: "value",
  data_inizio: "startsAt",
  data_fine: "endsAt",
  merchant_slug: "storeSlug",
  paesi: "countries",
  url_promozione: "trackingUrl",
  url_destinazione: "url",
  url_immagine: "picture",
  titolo_seo: "seoTitle",
  descrizione_seo: "seoDescription",
  condizioni: "conditions",
} as const;

type Said = {
  tipo_sconto?: string | null | undefined;
  valore_sconto?: number | null | undefined;
  data_inizio?: string | null | undefined;
  data_fine?: string | null | undefined;
};

function consistent(
  { tipo_sconto, valore_sconto, data_inizio, data_fine }: Said,
  context: z.core.$RefinementCtx<unknown>,
): void {
  const complain = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if ((tipo_sconto === "percent" || tipo_sconto === "amount") && !valore_sconto)
    complain("valore_sconto", "Questo tipo di sconto vuole un valore.");
  if (tipo_sconto === "percent" && (valore_sconto ?? 0) > 100)
    complain("valore_sconto", "Una percentuale non supera 100.");
  if (data_inizio && data_fine && Date.parse(data_inizio) > Date.parse(data_fine))
    complain("data_fine", "La fine viene prima dell'inizio.");
}

const written = renamed(z.object(fields).superRefine(consistent), names);
export type WrittenPromotion = DomainOf<typeof written>;

/** A row of our own table: what an operator may write, and what only an export knows. */
export const KeptPromotion = renamed(
  z
    .object({
      ...fields,
      slug,
      origine: z.string().max(200),
      impronta: z.string().max(100).nullish(),
      inserzionista: z.string().max(200).nullish(),
      creato_il: z.iso.datetime(),
      aggiornato_il: z.iso.datetime(),
    })
    .superRefine(consistent),
  {
    ...names,
    origine: "origin",
    impronta: "sourceHash",
    inserzionista: "advertiser",
    creato_il: "createdAt",
    aggiornato_il: "updatedAt",
  },
);
export type KeptPromotion = DomainOf<typeof KeptPromotion>;

/** What an import did. `expired` and `waiting` are among those taken; `keptBack` wait for a store that the catalogue does not know. */
const ImportAnswer = renamed(
  z.object({
    letti: count,
    nuovi: count,
    cambiati: count,
    invariati: count,
    scaduti: count,
    in_arrivo: count,
    trattenuti: lenientArray(
      renamed(z.object({ id: z.string(), negozio: z.string() }), { negozio: "store" }),
    ),
    /** Kept back before, and given to their store now. */
    ritrovati: count,
    rifiutati: lenientArray(
      renamed(z.object({ riga: z.number(), id: text, motivo: z.string() }), {
        riga: "line",
        motivo: "reason",
      }),
    ),
  }),
  {
    letti: "read",
    nuovi: "new",
    cambiati: "changed",
    invariati: "unchanged",
    scaduti: "expired",
    in_arrivo: "waiting",
    trattenuti: "keptBack",
    ritrovati: "placed",
    rifiutati: "refused",
  },
);
export type PromotionImport = DomainOf<typeof ImportAnswer>;

export const promotions = {
  ...promotionReads,
  create: admin.post("/api/promotions", "Adds a promotion; its address follows from title and store", {
    input: written,
    output: onePromotion,
  }),
  update: admin.put("/api/promotions/{slug}", "Replaces a promotion; its address stays", {
    input: renamed(z.object({ ...fields, ...bySlug.shape }).superRefine(consistent), names),
    output: onePromotion,
  }),
  remove: admin.del("/api/promotions/{slug}", "Removes a promotion and what was said of it", {
    input: bySlug,
    output: Done,
  }),
  importAwin: admin.post(
    "/api/promotions/import/awin",
    "Takes promotions as Awin's publisher API answers them; the same file again changes nothing",
    {
      input: renamed(
        z.object({
          /** Awin's objects; one with `vetrina` is a row of our own export. */
          data: z.array(z.record(z.string(), z.unknown())).max(500),
          /** Line of each in its file, for the refusals. */
          righe: z.array(z.number().int()).max(500).optional(),
          dry_run: flag,
        }),
        { data: "offers", righe: "lines", dry_run: "dryRun" },
      ),
      output: ImportAnswer,
    },
  ),
  export: admin.get("/api/promotions/export", "Promotions as CSV; without a page all of them", {
    input: renamed(
      z.object({
        pagina: z.coerce.number().int().min(1).max(100_000).optional(),
        attivo: z
          .union([z.boolean(), z.string()])
          .transform((value) => flag.parse(value))
          .optional(),
        cerca: z.string().trim().max(60).optional(),
        tipo: z.enum(promotionTypes).optional(),
        paese: z
          .string()
          .regex(/^[A-Za-z]{2}$/)
          .optional(),
        ordinamento: z.enum(promotionSorts).default("relevance"),
        merchant: z.string().max(120).optional(),
      }),
      {
        pagina: "page",
        attivo: "active",
        cerca: "q",
        tipo: "promotionType",
        paese: "country",
        ordinamento: "sort",
      },
    ),
    output: z.string(),
    answers: "csv",
  }),
};
