/** What stores ask for a product, its variants, and the store of the merchant card (product.md 'Entities'). */
import { gtinFrom } from "domain/gtin";
import { priceFields, priceFrom } from "domain/money";
import { pictureNames, picturesFrom } from "domain/picture";
import * as z from "zod";
import { codec, type DomainOf } from "../row";
import { StoreTerms } from "../store-terms";
import { cents, count, flag, identifier, logo, shipping, text } from "../wire";
import {
  anyNamed,
  attributes,
  availabilityFrom,
  availabilityWords,
  firstNamed,
  isPurchasable,
  nameOfPictures,
  OfferCode,
  storeAddress,
  UnitPrice,
} from "./parts";

/** What one store asks for the product or for one of its variants. */
export const Offer = codec(
  z.object({
    /** Beyond the specification: which variant this offer sells, shipping, delivery. */
    offerta_id: identifier.nullish(),
    variante_id: identifier.nullish(),
    prezzo: cents,
    prezzo_scontato: cents,
    /** Beyond the specification: what is recommended for the goods (RRP, listino), which is no former price (docs/decisions/0025). */
    prezzo_consigliato: cents,
    valuta: text,
    prezzo_unitario: UnitPrice,
    disponibilita: text,
    url: text,
    merchant_slug: text,
    negozio: anyNamed,
    merchant_logo_url: logo,
    logo_url: logo,
    attributi: attributes,
    costo_spedizione: shipping,
    tempi_consegna: text,
    /** Beyond the specification: what its store promises (contract/store-terms.ts). */
    condizioni: StoreTerms.nullish().catch(null),
    spedizione_negozio: shipping,
    /** Null: never free. */
    gratis_da: cents,
    /** Beyond the specification: when a feed last confirmed the price, and whether visitors found another one (docs/decisions/0158). */
    data_verifica: text,
    segnalata: flag,
    prezzi_confermati: z.number().min(0).max(100).nullish().catch(null),
    /** Beyond the specification: our own observations confirm the claimed previous price (docs/decisions/0025). */
    sconto_verificato: flag,
    /** Beyond the specification: what it costs with the store's best code (upstream/DESIGN.md). */
    codice_sconto: OfferCode.nullish().catch(null),
    /** Beyond the specification: how many codes and offers its store has today. */
    promozioni_negozio: count,
  }),
  (wire) => {
    const price = priceFrom(wire.prezzo, wire.prezzo_scontato, wire.valuta ?? "EUR");
    const url = storeAddress(wire.url);
    const store = firstNamed(wire.negozio);
    return {
      id: wire.offerta_id ?? null,
      variantId: wire.variante_id ?? null,
      price,
      unit: wire.prezzo_unitario ?? null,
      /** Cents; null where the store says none. */
      recommendedPrice: wire.prezzo_consigliato,
      shippingCents: wire.costo_spedizione,
      availability: availabilityFrom(wire.disponibilita),
      purchasable: price.current !== null && isPurchasable(wire.disponibilita) && url !== null,
      store: store && { name: store.name, slug: wire.merchant_slug ?? store.slug },
      logo: wire.merchant_logo_url ?? wire.logo_url,
      delivery: wire.tempi_consegna,
      terms: wire.condizioni ?? {},
      shippingRule: { shipping: wire.spedizione_negozio, freeFrom: wire.gratis_da },
      attributes: wire.attributi,
      verifiedAt: wire.data_verifica,
      reported: wire.segnalata,
      /** Whole percent; null where too few went to the store. */
      confirmed: wire.prezzi_confermati ?? null,
      discountVerified: wire.sconto_verificato && price.previous !== null,
      url,
      code: wire.codice_sconto ?? null,
      promotions: wire.promozioni_negozio,
    };
  },
  (offer) => ({
    offerta_id: offer.id,
    variante_id: offer.variantId,
    ...priceFields(offer.price),
    ...(offer.unit && { prezzo_unitario: offer.unit }),
    ...(offer.recommendedPrice !== null && { prezzo_consigliato: offer.recommendedPrice }),
    disponibilita: availabilityWords[offer.availability],
    url: offer.url,
    merchant_slug: offer.store?.slug ?? null,
    negozio: offer.store?.name,
    merchant_logo_url: offer.logo,
    attributi: offer.attributes,
    costo_spedizione: offer.shippingCents,
    tempi_consegna: offer.delivery,
    condizioni: offer.terms,
    spedizione_negozio: offer.shippingRule.shipping,
    gratis_da: offer.shippingRule.freeFrom,
    data_verifica: offer.verifiedAt,
    segnalata: offer.reported,
    prezzi_confermati: offer.confirmed,
    sconto_verificato: offer.discountVerified,
    codice_sconto: offer.code,
    promozioni_negozio: offer.promotions,
  }),
);
export type Offer = DomainOf<typeof Offer>;

/** One size × colour (or other) combination of a product. */
export const Variant = codec(
  z.object({
    variante_id: identifier,
    slug: text,
    nome_variante: text,
    immagine_variante: nameOfPictures,
    url_variante: text,
    attributi: attributes,
    /** Beyond the specification: whether it can be bought, and its number on the shelf. */
    disponibilita: text,
    ean: text,
  }),
  (wire) => ({
    id: wire.variante_id,
    slug: wire.slug,
    name: wire.nome_variante,
    pictures: picturesFrom(wire.immagine_variante, "uploads"),
    url: storeAddress(wire.url_variante),
    attributes: wire.attributi,
    available: wire.disponibilita === null || isPurchasable(wire.disponibilita),
    gtin: gtinFrom(wire.ean),
  }),
  (variant) => ({
    variante_id: variant.id,
    slug: variant.slug,
    nome_variante: variant.name,
    immagine_variante: pictureNames(variant.pictures, "uploads"),
    url_variante: variant.url,
    attributi: variant.attributes,
    disponibilita: availabilityWords[variant.available ? "in_stock" : "out_of_stock"],
    ean: variant.gtin,
  }),
);
export type Variant = DomainOf<typeof Variant>;

/** The store of a product, as the merchant card shows it; two documented shapes (product.md 'Entities'). */
export const Merchant = codec(
  z.object({
    name: text,
    merchantName: text,
    slug: text,
    merchantSlug: text,
    logo_url: logo,
    url_immagine: logo,
    totals: z.object({ coupons: count, deals: count, promotions: count }).nullish(),
    totalCoupons: count,
    totalDeals: count,
  }),
  (wire) => ({
    name: wire.name ?? wire.merchantName,
    slug: wire.slug ?? wire.merchantSlug,
    logo: wire.logo_url ?? wire.url_immagine,
    coupons: wire.totals?.coupons ?? wire.totalCoupons,
    deals: wire.totals?.deals ?? wire.totalDeals,
  }),
  ({ name, slug, logo, coupons, deals }) => ({
    name,
    slug,
    logo_url: logo,
    totals: { coupons, deals, promotions: coupons + deals },
  }),
);
export type Merchant = DomainOf<typeof Merchant>;
