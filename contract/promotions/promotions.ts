/** Promotions as visitors read them: discount codes and offers of stores (product.md 'Promotions'). */
import * as z from "zod";
import { parseCents } from "../money";
import { pictureFrom } from "../picture";
import { type DomainOf, renamed, row } from "../row";
import {
  cents,
  count,
  flag,
  identifier,
  lenientArray,
  listUnder,
  objectUnder,
  requiredText,
  text,
} from "../wire";
import { maskedCode, withoutCode } from "./code";

export const discountKinds = ["percent", "amount", "shipping", "gift", "bogo"] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** What is promised: percent, or cents of an amount; the other kinds have no value. */
export interface Discount {
  kind: DiscountKind;
  value: number | null;
}

/** Types as the address and the wire name them. */
export const promotionTypes = ["codice", "promozione"] as const;
export type PromotionType = (typeof promotionTypes)[number];
export const promotionSorts = ["relevance", "expiry_asc", "discount_desc", "newest"] as const;
export type PromotionSort = (typeof promotionSorts)[number];

/** Promotions of one page. */
export const promotionsPerPage = 24;

const slugs = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);

/** The structured terms of a code on the wire; amounts in euros. */
export const Conditions = z
  .object({
    spesa_minima: cents,
    sconto_massimo: cents,
    categorie: slugs,
    marchi: slugs,
    categorie_escluse: slugs,
    marchi_esclusi: slugs,
    solo_prezzo_pieno: flag,
  })
  .transform((wire) => ({
    minimum: wire.spesa_minima,
    ceiling: wire.sconto_massimo,
    categories: wire.categorie,
    brands: wire.marchi,
    excludedCategories: wire.categorie_escluse,
    excludedBrands: wire.marchi_esclusi,
    fullPriceOnly: wire.solo_prezzo_pieno,
  }));
export type Conditions = DomainOf<typeof Conditions>;

/** What visitors said of a code: how often it worked, when it last did, and whether it failed three times running. */
const Trust = z
  .object({ si: count, no: count, ultimo_successo: text, segnalato: flag })
  .nullish()
  .catch(null)
  .transform((wire) => ({
    worked: wire?.si ?? 0,
    failed: wire?.no ?? 0,
    lastWorkedAt: wire?.ultimo_successo ?? null,
    reported: wire?.segnalato ?? false,
  }));

const PromotionWire = z.object({
  promozione_id: identifier,
  slug: text,
  titolo: requiredText,
  descrizione: text,
  codice: text,
  termini: text,
  tipo_sconto: text,
  valore_sconto: z.union([z.number(), z.string()]).nullish(),
  data_inizio: text,
  data_fine: text,
  creato_il: text,
  aggiornato_il: text,
  status: text,
  merchant_name: text,
  merchant_slug: text,
  merchant_image_url: text,
  image_url: text,
  url_immagine: text,
  url_promozione: text,
  url_destinazione: text,
  titolo_seo: text,
  descrizione_seo: text,
  /** Beyond the specification: countries (none = everywhere), structured terms, what visitors said. */
  paesi: slugs,
  condizioni: Conditions.nullish().catch(null),
  esiti: Trust,
});
export type PromotionWire = z.input<typeof PromotionWire>;

/**
 * A promotion. `code` is the secret: everything else may be shown before the visitor asks for it, so title, description and
 * terms carry the masked code where their author wrote it out. Times are ISO; `terms` is HTML that was sanitised where it entered.
 */
export const Promotion = PromotionWire.transform((wire) => {
  const shown = (words: string | null) => words && withoutCode(words, wire.codice);
  return {
    id: wire.promozione_id,
    slug: wire.slug,
    title: withoutCode(wire.titolo, wire.codice),
    description: shown(wire.descrizione),
    code: wire.codice,
    masked: wire.codice && maskedCode(wire.codice),
    terms: shown(wire.termini),
    discount: discountFrom(wire.tipo_sconto, wire.valore_sconto),
    startsAt: wire.data_inizio,
    endsAt: wire.data_fine,
    createdAt: wire.creato_il,
    updatedAt: wire.aggiornato_il,
    ended: wire.status === "expired",
    merchant: {
      name: wire.merchant_name,
      slug: wire.merchant_slug,
      logo: pictureFrom(wire.merchant_image_url ?? wire.image_url ?? wire.url_immagine, "logos"),
    },
    /** The store's page, through its affiliate network where there is one. */
    url: webAddress(wire.url_promozione) ?? webAddress(wire.url_destinazione),
    seo: { title: shown(wire.titolo_seo), description: shown(wire.descrizione_seo) },
    conditions: wire.condizioni ?? null,
    trust: wire.esiti,
  };
});
export type Promotion = DomainOf<typeof Promotion>;

function discountFrom(kind: string | null, value: string | number | null | undefined): Discount | null {
  const known = discountKinds.find((one) => one === kind?.toLowerCase());
  if (!known) return null;
  if (known !== "percent" && known !== "amount") return { kind: known, value: null };
  const hundredths = parseCents(value);
  if (hundredths === null || (known === "percent" && hundredths > 10_000)) return null;
  return { kind: known, value: known === "percent" ? hundredths / 100 : hundredths };
}

function webAddress(address: string | null): string | null {
  return address && /^https?:\/\//i.test(address) ? address : null;
}

/** A store with how many codes and offers of it are valid. */
export const PromotionMerchant = z
  .object({
    merchantValueId: identifier,
    merchantSlug: requiredText,
    merchantName: requiredText,
    url_immagine: text,
    totalCoupons: count,
    totalDeals: count,
  })
  .transform((wire) => ({
    id: wire.merchantValueId,
    slug: wire.merchantSlug,
    name: wire.merchantName,
    logo: pictureFrom(wire.url_immagine, "logos"),
    coupons: wire.totalCoupons,
    deals: wire.totalDeals,
  }));
export type PromotionMerchant = DomainOf<typeof PromotionMerchant>;

const PromotionPage = z
  .object({
    data: lenientArray(Promotion),
    page: count,
    totalPages: count,
    totalResults: count,
    resultsPerPage: count,
    /** Beyond the specification: the store that was asked for; null when it is not known. */
    merchant: PromotionMerchant.nullish(),
  })
  .transform(({ data, merchant, ...totals }) => ({
    promotions: data,
    merchant: merchant ?? null,
    ...totals,
  }));
export type PromotionPage = DomainOf<typeof PromotionPage>;

const Valued = z
  .object({ valore: requiredText, totale: count })
  .transform((wire) => ({ value: wire.valore, count: wire.totale }));

/** How many promotions there are of each type and country. */
const PromotionFacets = z
  .object({ tipi: lenientArray(Valued).nullish(), paesi: lenientArray(Valued).nullish() })
  .transform((wire) => ({ types: wire.tipi ?? [], countries: wire.paesi ?? [] }));

/** Parameters of the lists. `active` true: valid now; false: expired; left out: both. */
export const PromotionQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  active: z
    .union([z.boolean(), z.string()])
    .transform((value) => flag.parse(value))
    .optional(),
  q: z.string().trim().max(60).optional(),
  promotionType: z.enum(promotionTypes).optional(),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .transform((code) => code.toUpperCase())
    .optional(),
  sort: z.enum(promotionSorts).default("relevance"),
  merchantValueId: identifier.optional(),
  merchantSlug: z.string().max(120).optional(),
});
export type PromotionQuery = DomainOf<typeof PromotionQuery>;

export const bySlug = z.object({ slug: requiredText.pipe(z.string().max(120)) });
export const onePromotion = objectUnder(Promotion, "promotion", "promozione", "data");
const open = { method: "GET", cache: "short", auth: "public" } as const;

export const promotionReads = {
  list: row({
    ...open,
    path: "/api/promotions",
    summary: "One page of promotions that have begun",
    input: PromotionQuery,
    output: PromotionPage,
  }),
  merchants: row({
    ...open,
    path: "/api/promotions/merchants",
    summary: "Stores that have such promotions, those with most first",
    input: PromotionQuery,
    output: listUnder(PromotionMerchant, "merchants", "negozi"),
  }),
  facets: row({
    ...open,
    path: "/api/promotions/facets",
    summary: "How many promotions each type and each country has",
    input: PromotionQuery,
    output: PromotionFacets,
  }),
  bySlug: row({
    ...open,
    path: "/api/promotion/{slug}",
    summary: "One promotion that has begun, expired or not",
    input: bySlug,
    output: onePromotion,
  }),
  vote: row({
    method: "POST",
    path: "/api/promotion/{slug}/vote",
    summary: "A visitor says whether a code worked; one vote per visitor and code, the latest counts",
    input: renamed(
      bySlug.extend({
        esito: z.enum(["si", "no"]),
        /** Salted daily hash of the visitor's address. */
        visitatore: z.string().regex(/^[\w-]{8,64}$/),
      }),
      { esito: "outcome", visitatore: "visitor" },
    ),
    output: onePromotion,
    cache: "none",
    auth: "public",
  }),
};
