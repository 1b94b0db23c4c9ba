/** How promotions enter and leave: what operators write, what Awin delivers, what a table of them holds. */
import * as z from "zod";
import { admin, called, type DomainOf, Done, fields } from "../row";
import { count, flag, lenientArray, slugUpTo, text } from "../wire";
import {
  bySlug,
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
export const WrittenConditions = fields({
  minimum: called("spesa_minima", amount.nullish()),
  ceiling: called("sconto_massimo", amount.nullish()),
  categories: called("categorie", list),
  brands: called("marchi", list),
  excludedCategories: called("categorie_escluse", list),
  excludedBrands: called("marchi_esclusi", list),
  fullPriceOnly: called("solo_prezzo_pieno", flag),
});

const promotion = {
  title: called("titolo", z.string().trim().min(1).max(200)),
  description: called("descrizione", z.string().trim().max(2_000).nullish()),
  /** HTML; sanitised where it is kept. */
  terms: called("termini", z.string().max(20_000).nullish()),
  /** Without one it is an offer. No space at its ends, no control character. */
  code: called(
    "codice",
    z
      .string()
      .trim()
      .max(60)
      .regex(/^[^\p{Cc}]*$/u)
      .nullish(),
  ),
  kind: called("tipo_sconto", z.enum(discountKinds).nullish()),
  /** Percent or euros. */
  value: called("valore_sconto", amount.nullish()),
  /** ISO; a bare day is a day of Rome, its end included. */
  startsAt: called("data_inizio", instant.nullish()),
  endsAt: called("data_fine", instant.nullish()),
  status: z.enum(["active", "expired"]).default("active"),
  storeSlug: called("merchant_slug", slug),
  /** Two letters; none = everywhere. */
  countries: called(
    "paesi",
    z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(60)
      .default([]),
  ),
  trackingUrl: called("url_promozione", webAddress.nullish()),
  url: called("url_destinazione", webAddress),
  picture: called("url_immagine", text),
  seoTitle: called("titolo_seo", text),
  seoDescription: called("descrizione_seo", text),
  conditions: called("condizioni", WrittenConditions.nullish()),
};

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

const written = fields(promotion, consistent);
export type WrittenPromotion = DomainOf<typeof written>;

/** A row of our own table: what an operator may write, and what only an export knows. */
export const KeptPromotion = fields(
  {
    ...promotion,
    slug,
    origin: called("origine", z.string().max(200)),
    sourceHash: called("impronta", z.string().max(100).nullish()),
    advertiser: called("inserzionista", z.string().max(200).nullish()),
    createdAt: called("creato_il", z.iso.datetime()),
    updatedAt: called("aggiornato_il", z.iso.datetime()),
  },
  consistent,
);
export type KeptPromotion = DomainOf<typeof KeptPromotion>;

/** What an import did. `expired` and `waiting` are among those taken; `keptBack` wait for a store that the catalogue does not know. */
const ImportAnswer = fields({
  read: called("letti", count),
  new: called("nuovi", count),
  changed: called("cambiati", count),
  unchanged: called("invariati", count),
  expired: called("scaduti", count),
  waiting: called("in_arrivo", count),
  keptBack: called(
    "trattenuti",
    lenientArray(fields({ id: z.string(), store: called("negozio", z.string()) })),
  ),
  /** Kept back before, and given to their store now. */
  placed: called("ritrovati", count),
  refused: called(
    "rifiutati",
    lenientArray(
      fields({ line: called("riga", z.number()), id: text, reason: called("motivo", z.string()) }),
    ),
  ),
});
export type PromotionImport = DomainOf<typeof ImportAnswer>;

export const promotions = {
  ...promotionReads,
  create: admin.post("/api/promotions", "Adds a promotion; its address follows from title and store", {
    input: written,
    output: onePromotion,
  }),
  update: admin.put("/api/promotions/{slug}", "Replaces a promotion; its address stays", {
    input: fields({ ...promotion, ...bySlug.shape }, consistent),
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
      input: fields({
        /** Awin's objects; one with `vetrina` is a row of our own export. */
        offers: called("data", z.array(z.record(z.string(), z.unknown())).max(500)),
        /** Line of each in its file, for the refusals. */
        lines: called("righe", z.array(z.number().int()).max(500).optional()),
        dryRun: called("dry_run", flag),
      }),
      output: ImportAnswer,
    },
  ),
  export: admin.get("/api/promotions/export", "Promotions as CSV; without a page all of them", {
    input: fields({
      page: called("pagina", z.coerce.number().int().min(1).max(100_000).optional()),
      active: called(
        "attivo",
        z
          .union([z.boolean(), z.string()])
          .transform((value) => flag.parse(value))
          .optional(),
      ),
      q: called("cerca", z.string().trim().max(60).optional()),
      promotionType: called("tipo", z.enum(promotionTypes).optional()),
      country: called(
        "paese",
        z
          .string()
          .regex(/^[A-Za-z]{2}$/)
          .optional(),
      ),
      sort: called("ordinamento", z.enum(promotionSorts).default("relevance")),
      merchant: z.string().max(120).optional(),
    }),
    output: z.string(),
    answers: "csv",
  }),
};
