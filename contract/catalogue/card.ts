/** A product as a listing or carousel shows it, and a page of such (product.md 'Entities', 'Catalogue calls'). */
import { priceFields, priceFrom } from "domain/money";
import { pictureNames, picturesFrom } from "domain/picture";
import * as z from "zod";
import { Nearest } from "../listing/nearest";
import { Understood } from "../listing/understood";
import { codec, type DeepReadonly, type DomainOf } from "../row";
import { cents, count, identifier, lenientArray, requiredText, shipping, text } from "../wire";
import {
  availabilityFrom,
  availabilityWords,
  isPurchasable,
  namedBrand,
  namedStore,
  nameOfPictures,
  OfferCode,
  outgoingFields,
  storeAddress,
  texts,
  UnitPrice,
} from "./parts";

export const CardFields = {
  prodotto_id: identifier,
  parent_id: identifier.nullish(),
  nome_prodotto: requiredText,
  slug: text,
  /** Beyond the specification: the colour that the picture shows, where one was asked for. */
  colore: text,
  /** Beyond the specification: the size that price, shipping and stores are of, where one was asked for. */
  taglia: text,
  prezzo: cents,
  prezzo_scontato: cents,
  valuta: text,
  prezzo_unitario: UnitPrice,
  /** Beyond the specification: nobody who could deliver asked less in the last 30 days, and this store asked more. */
  minimo_30_giorni: z.boolean().nullish().catch(null),
  immagine_prodotto: nameOfPictures,
  immagine: nameOfPictures,
  brand: namedBrand,
  marca: namedBrand,
  negozio: namedStore,
  taglie: texts,
  data_inserimento: text,
  /** Beyond the specification: shipping of the shown offer (0 = free; absent = unknown) and how many stores sell it. */
  costo_spedizione: shipping,
  /** Beyond the specification: what the shown offer costs with its store's best code (upstream/DESIGN.md). */
  codice_sconto: OfferCode.nullish().catch(null),
  numero_offerte: count,
  disponibilita: text,
  /** Beyond the specification, among similar goods: of another brand, and near enough to pass for the same. */
  gemello: z.boolean().nullish().catch(null),
  ...outgoingFields,
};
const CardWire = z.object(CardFields);

export function cardFrom(wire: z.output<typeof CardWire>) {
  const names = wire.immagine_prodotto ?? wire.immagine;
  return {
    id: wire.prodotto_id,
    parentId: wire.parent_id ?? null,
    name: wire.nome_prodotto,
    slug: wire.slug,
    colour: wire.colore,
    size: wire.taglia,
    price: priceFrom(wire.prezzo, wire.prezzo_scontato, wire.valuta ?? "EUR"),
    unit: wire.prezzo_unitario ?? null,
    pictures: picturesFrom(names, "uploads").slice(0, 2),
    brand: wire.brand ?? wire.marca,
    store: wire.negozio,
    sizes: wire.taglie,
    insertedAt: wire.data_inserimento,
    shippingCents: wire.costo_spedizione,
    code: wire.codice_sconto ?? null,
    lowest30: wire.minimo_30_giorni ?? false,
    offerCount: wire.numero_offerte,
    /** Upstreams that say nothing have it. */
    available: wire.disponibilita === null || isPurchasable(wire.disponibilita),
    availability: availabilityFrom(wire.disponibilita),
    twin: wire.gemello ?? false,
    /** At the store, like `url` of offers and variants. */
    url: storeAddress(wire.url_prodotto, wire.url_affiliato, wire.affiliate_url, wire.url),
  };
}

/** What our own wire says of a card: of several names for one thing the first. */
export function cardFields(card: DeepReadonly<ReturnType<typeof cardFrom>>) {
  return {
    prodotto_id: card.id,
    nome_prodotto: card.name,
    slug: card.slug,
    ...(card.parentId !== null && { parent_id: card.parentId }),
    ...(card.colour !== null && { colore: card.colour }),
    ...(card.size && { taglia: card.size }),
    ...priceFields(card.price),
    ...(card.unit && { prezzo_unitario: card.unit }),
    ...(card.lowest30 && { minimo_30_giorni: true }),
    immagine_prodotto: pictureNames(card.pictures.slice(0, 2), "uploads"),
    brand: card.brand,
    negozio: card.store,
    taglie: card.sizes,
    data_inserimento: card.insertedAt,
    costo_spedizione: card.shippingCents,
    codice_sconto: card.code,
    numero_offerte: card.offerCount,
    disponibilita: availabilityWords[card.available ? "in_stock" : card.availability],
    url_prodotto: card.url,
    ...(card.twin && { gemello: true }),
  };
}

/** A product as a listing or carousel shows it. */
export const ProductCard = codec(CardWire, cardFrom, cardFields);
export type ProductCard = DomainOf<typeof ProductCard>;

/** A page of cards: bare list, or `data` with page totals. */
export const ProductPage = codec(
  z.object({
    data: lenientArray(ProductCard),
    page: count,
    totalPages: count,
    totalResults: count,
    resultsPerPage: count,
    /** Beyond the specification: what the search was understood as. */
    ricerca: Understood.nullish().catch(null),
    /** Beyond the specification: where a listing without a product leads on. */
    vicini: Nearest.nullish().catch(null),
  }),
  ({ data, ricerca, vicini, ...totals }) => ({
    products: data,
    understood: ricerca ?? null,
    nearest: vicini ?? null,
    ...totals,
  }),
  ({ products, understood, nearest, ...totals }) => ({
    data: products,
    ...totals,
    ...(understood && { ricerca: understood }),
    ...(nearest && { vicini: nearest }),
  }),
);
export type ProductPage = DomainOf<typeof ProductPage>;
