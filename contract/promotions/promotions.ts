/** Promotions as visitors read them: discount codes and offers of stores (product.md 'Promotions'). */
import { maskedCode, withCode, withoutCode } from "domain/code";
import { parseCents } from "domain/money";
import * as z from "zod";
import { called, codec, type DomainOf, fields, get, post } from "../row";
import {
  bareList,
  bareObject,
  cents,
  count,
  flag,
  identifier,
  lenientArray,
  logo,
  orNone,
  requiredText,
  text,
} from "../wire";

export const discountKinds = ["percent", "amount", "shipping", "gift", "bogo"] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** What is promised: percent, or cents of an amount; the other kinds have no value. */
export interface Discount {
  kind: DiscountKind;
  value: number | null;
}

export const promotionTypes = ["codice", "promozione"] as const;
export type PromotionType = (typeof promotionTypes)[number];
export const promotionSorts = ["relevance", "expiry_asc", "discount_desc", "newest"] as const;
export type PromotionSort = (typeof promotionSorts)[number];

export const promotionsPerPage = 24;

const slugs = orNone(z.array(z.string()));

/** The structured terms of a code on the wire; amounts in euros. */
export const Conditions = fields({
  minimum: called("spesa_minima", cents),
  ceiling: called("sconto_massimo", cents),
  categories: called("categorie", slugs),
  brands: called("marchi", slugs),
  excludedCategories: called("categorie_escluse", slugs),
  excludedBrands: called("marchi_esclusi", slugs),
  fullPriceOnly: called("solo_prezzo_pieno", flag),
});
export type Conditions = DomainOf<typeof Conditions>;

/** What visitors said of a code: how often it worked, when it last did, and whether it failed three times running. */
const Trust = codec(
  z.object({ si: count, no: count, ultimo_successo: text, segnalato: flag }).nullish().catch(null),
  (wire) => ({
    worked: wire?.si ?? 0,
    failed: wire?.no ?? 0,
    lastWorkedAt: wire?.ultimo_successo ?? null,
    reported: wire?.segnalato ?? false,
  }),
  ({ worked, failed, lastWorkedAt, reported }) => ({
    si: worked,
    no: failed,
    ultimo_successo: lastWorkedAt,
    segnalato: reported,
  }),
);

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
  merchant_image_url: logo,
  image_url: logo,
  url_immagine: logo,
  url_promozione: text,
  url_destinazione: text,
  titolo_seo: text,
  descrizione_seo: text,
  /** Beyond the specification: countries (none = everywhere), structured terms, what visitors said. */
  paesi: slugs,
  condizioni: Conditions.nullish().catch(null),
  esiti: Trust,
});

/** A promotion. `code` is the secret: texts carry it masked. Times are ISO; `terms` is HTML that was sanitised where it entered. */
export const Promotion = codec(
  PromotionWire,
  (wire) => {
    const shown = (words: string | null) => words && withoutCode(words, wire.codice);
    const destination = webAddress(wire.url_destinazione);
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
      merchant: { name: wire.merchant_name, slug: wire.merchant_slug, logo: wire.merchant_image_url },
      /** Its own, beside the logo of the store. */
      picture: wire.image_url ?? wire.url_immagine,
      /** The store's page, through its affiliate network where there is one. */
      url: webAddress(wire.url_promozione) ?? destination,
      destination,
      seo: { title: shown(wire.titolo_seo), description: shown(wire.descrizione_seo) },
      /** None: everywhere. */
      countries: wire.paesi,
      conditions: wire.condizioni ?? null,
      trust: wire.esiti,
    };
  },
  (promotion) => {
    const { code, discount, merchant } = promotion;
    const whole = (words: string | null) => words && withCode(words, code);
    return {
      promozione_id: promotion.id,
      slug: promotion.slug,
      titolo: withCode(promotion.title, code),
      descrizione: whole(promotion.description),
      codice: code,
      termini: whole(promotion.terms),
      tipo_sconto: discount?.kind ?? null,
      valore_sconto: discount?.kind === "amount" ? (discount.value ?? 0) / 100 : (discount?.value ?? null),
      data_inizio: promotion.startsAt,
      data_fine: promotion.endsAt,
      creato_il: promotion.createdAt,
      aggiornato_il: promotion.updatedAt,
      status: promotion.ended ? "expired" : "active",
      merchant_name: merchant.name,
      merchant_slug: merchant.slug,
      merchant_image_url: merchant.logo,
      url_immagine: promotion.picture,
      url_promozione: promotion.url === promotion.destination ? null : promotion.url,
      url_destinazione: promotion.destination,
      titolo_seo: whole(promotion.seo.title),
      descrizione_seo: whole(promotion.seo.description),
      paesi: promotion.countries,
      condizioni: promotion.conditions,
      esiti: promotion.trust,
    };
  },
);
export type Promotion = DomainOf<typeof Promotion>;

function discountFrom(kind: string | null, value: string | number | null | undefined): Discount | null {
  const known = discountKinds.find((one) => one === kind?.toLowerCase());
  if (!known) return null;
  if (known !== "percent" && known !== "amount") return { kind: known, value: null };
  const hundredths = parseCents(value);
  if (hundredths === null || (known === "percent" && hundredths > 10_000)) return null;
  return { kind: known, value: known === "percent" ? hundredths / 100 : hundredths };
}

export function webAddress(address: string | null): string | null {
  return address && /^https?:\/\//i.test(address) ? address : null;
}

/** A store with how many codes and offers of it are valid. */
export const PromotionMerchant = fields({
  id: called("merchantValueId", identifier),
  slug: called("merchantSlug", requiredText),
  name: called("merchantName", requiredText),
  logo: called("url_immagine", logo),
  coupons: called("totalCoupons", count),
  deals: called("totalDeals", count),
});
export type PromotionMerchant = DomainOf<typeof PromotionMerchant>;

const PromotionPage = codec(
  z.object({
    data: lenientArray(Promotion),
    page: count,
    totalPages: count,
    totalResults: count,
    resultsPerPage: count,
    /** Beyond the specification: the store that was asked for; null when it is not known. */
    merchant: PromotionMerchant.nullish(),
  }),
  ({ data, merchant, ...totals }) => ({ promotions: data, merchant: merchant ?? null, ...totals }),
  ({ promotions, ...rest }) => ({ data: promotions, ...rest }),
);
export type PromotionPage = DomainOf<typeof PromotionPage>;

const Valued = fields({ value: called("valore", requiredText), count: called("totale", count) });

const PromotionFacets = codec(
  z.object({ tipi: lenientArray(Valued).nullish(), paesi: lenientArray(Valued).nullish() }),
  (wire) => ({ types: wire.tipi ?? [], countries: wire.paesi ?? [] }),
  ({ types, countries }) => ({ tipi: types, paesi: countries }),
);

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
export const onePromotion = bareObject(Promotion, "promotion", "promozione", "data");
const open = { cache: "short", auth: "public" } as const;

export const promotionReads = {
  list: get("/api/promotions", "One page of promotions that have begun", {
    ...open,
    input: PromotionQuery,
    output: PromotionPage,
  }),
  merchants: get("/api/promotions/merchants", "Stores that have such promotions, those with most first", {
    ...open,
    input: PromotionQuery,
    output: bareList(PromotionMerchant, "merchants", "negozi"),
  }),
  facets: get("/api/promotions/facets", "How many promotions each type and each country has", {
    ...open,
    input: PromotionQuery,
    output: PromotionFacets,
  }),
  bySlug: get("/api/promotion/{slug}", "One promotion that has begun, expired or not", {
    ...open,
    input: bySlug,
    output: onePromotion,
  }),
  vote: post(
    "/api/promotion/{slug}/vote",
    "A visitor says whether a code worked; one vote per visitor and code, the latest counts",
    {
      input: bySlug.extend({
        outcome: z.enum(["si", "no"]),
        /** Salted daily hash of the visitor's address. */
        visitor: z.string().regex(/^[\w-]{8,64}$/),
      }),
      output: onePromotion,
    },
  ),
};
