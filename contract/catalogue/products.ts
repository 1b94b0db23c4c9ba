/** Products: cards, the product page, its variants and the lists around it (product.md 'Entities', 'Catalogue calls'). */
import * as z from "zod";
import { Nearest } from "../listing/nearest";
import { ListingInput } from "../listing/options";
import { Understood } from "../listing/understood";
import { priceFrom } from "../money";
import { pictureFrom, picturesFrom } from "../picture";
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
import { gtinFrom } from "./gtin";
import { PriceHistory } from "./price-history";
import { ReviewPage } from "./reviews";

/* ---- shared pieces ---- */

const NamedWire = z.union([
  z.string(),
  z.object({
    value: text,
    name: text,
    label: text,
    attribute_slug: text,
    slug: text,
    imageUrl: text,
  }),
]);
type NamedWire = z.input<typeof NamedWire>;

/** A brand or store as a card names it. */
export interface Named {
  name: string;
  slug: string | null;
}

/** Brand or store on the wire: text, object, or an array of either whose first entry counts (product.md 'Entities'). */
const firstNamed = z
  .custom<NamedWire | NamedWire[] | null>()
  .nullish()
  .transform((wire): Named | null => {
    const parsed = NamedWire.safeParse(Array.isArray(wire) ? wire[0] : wire);
    if (!parsed.success) return null;
    if (typeof parsed.data === "string") {
      const name = parsed.data.trim();
      return name ? { name, slug: null } : null;
    }
    const { value, name, label, attribute_slug, slug } = parsed.data;
    const shown = value ?? name ?? label;
    return shown ? { name: shown, slug: attribute_slug ?? slug } : null;
  });

/** A list of texts that may also arrive comma-separated or as value objects. */
const texts = z
  .custom<string | (string | number | { value?: unknown; name?: unknown })[] | null>()
  .nullish()
  .transform((wire): string[] => {
    const list = typeof wire === "string" ? wire.split(",") : Array.isArray(wire) ? wire : [];
    return list.flatMap((entry) => {
      const shown = typeof entry === "object" && entry !== null ? (entry.value ?? entry.name) : entry;
      const clean = shown == null ? "" : String(shown).trim();
      return clean ? [clean] : [];
    });
  });

const outgoingFields = {
  url_prodotto: text,
  url_affiliato: text,
  affiliate_url: text,
  url: text,
};

/** The address at the store: the first that is given, if it is http(s) (product.md 'Entities', 'Exits'). */
export function storeAddress(...given: (string | null)[]): string | null {
  const address = given.find((one) => one !== null) ?? "";
  return /^https?:\/\//i.test(address) ? address : null;
}

const currency = text.transform((value) => value ?? "EUR");

const pictureNames = z.union([z.string(), z.array(z.string())]).nullish();

/* ---- the card ---- */

/** The best code of a store for one offer, masked; money is cents, `shipping` null is not known. */
const OfferCode = z
  .object({
    slug: requiredText,
    mascherato: requiredText,
    prezzo: cents,
    costo_spedizione: z.union([z.number(), z.string()]).nullish(),
    spesa_minima: cents,
    data_fine: text,
    segnalato: flag,
  })
  .transform((wire) => ({
    slug: wire.slug,
    masked: wire.mascherato,
    price: wire.prezzo,
    shipping: shippingCents(wire.costo_spedizione),
    minimum: wire.spesa_minima,
    endsAt: wire.data_fine,
    reported: wire.segnalato,
  }));
export type OfferCode = DomainOf<typeof OfferCode>;

const CardFields = {
  prodotto_id: identifier,
  parent_id: identifier.nullish(),
  nome_prodotto: requiredText,
  slug: text,
  prezzo: cents,
  prezzo_scontato: cents,
  valuta: currency,
  immagine_prodotto: pictureNames,
  immagine: pictureNames,
  brand: firstNamed,
  marca: firstNamed,
  negozio: firstNamed,
  taglie: texts,
  data_inserimento: text,
  /** Beyond the specification: shipping of the shown offer (0 = free; absent = unknown) and how many stores sell it. */
  costo_spedizione: z.union([z.number(), z.string()]).nullish(),
  numero_offerte: count,
  disponibilita: text,
  /** Beyond the specification: the colour that the picture shows, where one was asked for. */
  colore: text,
  /** Beyond the specification: what the shown offer costs with its store's best code (upstream/DESIGN.md). */
  codice_sconto: OfferCode.nullish().catch(null),
  /** Beyond the specification: nobody who could deliver asked less in the last 30 days, and this store asked more. */
  minimo_30_giorni: z.boolean().nullish().catch(null),
  ...outgoingFields,
};
const CardWire = z.object(CardFields);

/** Shipping as cents: 0 is free, null is unknown. */
export function shippingCents(wire: number | string | null | undefined): number | null {
  if (wire === null || wire === undefined || wire === "") return null;
  const euros = Number(String(wire).replace(",", "."));
  return Number.isFinite(euros) && euros >= 0 ? Math.round(euros * 100) : null;
}

function cardFrom(wire: z.output<typeof CardWire>) {
  const names = wire.immagine_prodotto ?? wire.immagine;
  return {
    id: wire.prodotto_id,
    parentId: wire.parent_id ?? null,
    name: wire.nome_prodotto,
    slug: wire.slug,
    colour: wire.colore,
    price: priceFrom(wire.prezzo, wire.prezzo_scontato, wire.valuta),
    pictures: picturesFrom(names, "uploads").slice(0, 2),
    brand: wire.brand ?? wire.marca,
    store: wire.negozio,
    sizes: wire.taglie,
    insertedAt: wire.data_inserimento,
    shippingCents: shippingCents(wire.costo_spedizione),
    code: wire.codice_sconto ?? null,
    lowest30: wire.minimo_30_giorni ?? false,
    offerCount: wire.numero_offerte,
    available: wire.disponibilita === null || isPurchasable(wire.disponibilita),
    /** At the store, like `url` of offers and variants. */
    url: storeAddress(wire.url_prodotto, wire.url_affiliato, wire.affiliate_url, wire.url),
  };
}

/** A product as a listing or carousel shows it. */
export const ProductCard = CardWire.transform(cardFrom);
export type ProductCard = DomainOf<typeof ProductCard>;

/** A page of cards: bare list, or `data` with page totals. */
export const ProductPage = z
  .object({
    data: lenientArray(ProductCard),
    page: count,
    totalPages: count,
    totalResults: count,
    resultsPerPage: count,
    /** Beyond the specification: what the search was understood as. */
    ricerca: Understood.nullish().catch(null),
    /** Beyond the specification: where a listing without a product leads on. */
    vicini: Nearest.nullish().catch(null),
  })
  .transform(({ data, ricerca, vicini, ...totals }) => ({
    products: data,
    understood: ricerca ?? null,
    nearest: vicini ?? null,
    ...totals,
  }));
export type ProductPage = DomainOf<typeof ProductPage>;

/** Related, recommended and recently viewed: an array, `data` or `data.data` (product.md 'Catalogue calls'). */
const CardList = listUnder(ProductCard, "products", "prodotti");

/* ---- the product page ---- */

/** schema.org's view of the wire's availability text (product.md 'Entities'). */
export type AvailabilityState = "in_stock" | "preorder" | "backorder" | "out_of_stock";

/** Maps the wire's availability text for offers and structured data (product.md 'Entities'). */
export function availabilityFrom(wire: string | null): AvailabilityState {
  const words = wire?.toLowerCase().replace(/_/g, " ").trim() ?? "";
  if (words === "disponibile" || words === "in stock" || words === "available") return "in_stock";
  if (words === "preordine" || words === "pre-ordine") return "preorder";
  if (words === "su ordinazione" || words === "backorder") return "backorder";
  return "out_of_stock";
}

/** Whether the way out may be offered: disponibile, in_stock or available (product.md 'Product page'). */
export function isPurchasable(wire: string | null): boolean {
  return ["disponibile", "in_stock", "available"].includes(wire?.toLowerCase().trim() ?? "");
}

/** Name and value of one attribute, e.g. Colore: Rosso. */
export const Attribute = z
  .object({ nome_attributo: text, valore: text, name: text, value: text })
  .transform((wire, context) => {
    const name = wire.nome_attributo ?? wire.name;
    const value = wire.valore ?? wire.value;
    if (name && value) return { name, value };
    context.addIssue({ code: "custom", message: "an attribute needs name and value" });
    return z.NEVER;
  });
export type Attribute = DomainOf<typeof Attribute>;

const attributes = lenientArray(Attribute)
  .nullish()
  .transform((list) => list ?? []);

/** What one store asks for the product or for one of its variants. */
export const Offer = z
  .object({
    /** Beyond the specification: which variant this offer sells, shipping, delivery. */
    offerta_id: identifier.nullish(),
    variante_id: identifier.nullish(),
    prezzo: cents,
    prezzo_scontato: cents,
    valuta: currency,
    disponibilita: text,
    url: text,
    merchant_slug: text,
    negozio: firstNamed,
    merchant_logo_url: text,
    logo_url: text,
    attributi: attributes,
    costo_spedizione: z.union([z.number(), z.string()]).nullish(),
    tempi_consegna: text,
    /** Beyond the specification: when a feed last confirmed the price, whether visitors found another one at the store, and
     * in how many of 100 visits to the store nobody did (docs/decisions/0158). */
    data_verifica: text,
    segnalata: flag,
    prezzi_confermati: z.number().min(0).max(100).nullish().catch(null),
    /** Beyond the specification: our own observations confirm the claimed previous price (docs/decisions/0025). */
    sconto_verificato: flag,
    /** Beyond the specification: what it costs with the store's best code (upstream/DESIGN.md). */
    codice_sconto: OfferCode.nullish().catch(null),
    /** Beyond the specification: how many codes and offers its store has today. */
    promozioni_negozio: count,
  })
  .transform((wire) => {
    const price = priceFrom(wire.prezzo, wire.prezzo_scontato, wire.valuta);
    const url = storeAddress(wire.url);
    return {
      id: wire.offerta_id ?? null,
      variantId: wire.variante_id ?? null,
      price,
      shippingCents: shippingCents(wire.costo_spedizione),
      availability: availabilityFrom(wire.disponibilita),
      purchasable: price.current !== null && isPurchasable(wire.disponibilita) && url !== null,
      store: wire.negozio ? { ...wire.negozio, slug: wire.merchant_slug ?? wire.negozio.slug } : null,
      logo: pictureFrom(wire.merchant_logo_url ?? wire.logo_url, "logos"),
      delivery: wire.tempi_consegna,
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
  });
export type Offer = DomainOf<typeof Offer>;

/** One size × colour (or other) combination of a product. */
export const Variant = z
  .object({
    variante_id: identifier,
    slug: text,
    nome_variante: text,
    immagine_variante: pictureNames,
    url_variante: text,
    attributi: attributes,
    /** Beyond the specification: whether it can be bought, and its number on the shelf. */
    disponibilita: text,
    ean: text,
  })
  .transform((wire) => ({
    id: wire.variante_id,
    slug: wire.slug,
    name: wire.nome_variante,
    pictures: picturesFrom(wire.immagine_variante, "uploads"),
    url: storeAddress(wire.url_variante),
    attributes: wire.attributi,
    available: wire.disponibilita === null || isPurchasable(wire.disponibilita),
    gtin: gtinFrom(wire.ean),
  }));
export type Variant = DomainOf<typeof Variant>;

/** The store of a product, as the merchant card shows it; two documented shapes (product.md 'Entities'). */
export const Merchant = z
  .object({
    name: text,
    merchantName: text,
    slug: text,
    merchantSlug: text,
    logo_url: text,
    url_immagine: text,
    totals: z.object({ coupons: count, deals: count, promotions: count }).nullish(),
    totalCoupons: count,
    totalDeals: count,
  })
  .transform((wire) => ({
    name: wire.name ?? wire.merchantName,
    slug: wire.slug ?? wire.merchantSlug,
    logo: pictureFrom(wire.logo_url ?? wire.url_immagine, "logos"),
    coupons: wire.totals?.coupons ?? wire.totalCoupons,
    deals: wire.totals?.deals ?? wire.totalDeals,
  }));
export type Merchant = DomainOf<typeof Merchant>;

const DetailWire = z.object({
  ...CardFields,
  titolo_seo: text,
  descrizione_seo: text,
  descrizione_prodotto: text,
  meta_keywords: text,
  sku: text,
  mpn: text,
  ean: text,
  gtin: text,
  upc: text,
  isbn: text,
  data_fine_sconto: text,
  offerte: lenientArray(Offer).nullish(),
  /** A summary of `offerte` for other readers of the wire; the domain reads the offers themselves. */
  aggregateOffer: z
    .object({ lowPrice: cents, highPrice: cents, offerCount: count, availability: text })
    .nullish()
    .catch(null),
  attributi: attributes,
  immagini: pictureNames,
  tags: texts,
  data_aggiornamento: text,
  varianti: lenientArray(Variant).nullish(),
  merchant: Merchant.nullish(),
  /** Beyond the specification: the variant that the asked slug names. */
  variante_selezionata: identifier.nullish(),
  /** Beyond the specification: the slug of the category the product lives in. */
  categoria: text,
  /** Beyond the specification: how many reviews there are and what they say on average. */
  recensioni: z.object({ totale: count, media: z.coerce.number() }).nullish().catch(null),
});

export type ProductDetailWire = z.input<typeof DetailWire>;

/** Everything the product page shows. `description` is HTML that was sanitised where it entered. */
export const ProductDetail = objectUnder(
  DetailWire.transform((wire) => {
    const card = cardFrom(wire);
    const pictures = picturesFrom(wire.immagini, "uploads");
    return {
      ...card,
      pictures:
        pictures.length > 0 ? pictures : picturesFrom(wire.immagine_prodotto ?? wire.immagine, "uploads"),
      purchasable: card.price.current !== null && isPurchasable(wire.disponibilita) && card.url !== null,
      availability: availabilityFrom(wire.disponibilita),
      seo: { title: wire.titolo_seo, description: wire.descrizione_seo, keywords: wire.meta_keywords },
      description: wire.descrizione_prodotto,
      sku: wire.sku,
      mpn: wire.mpn,
      gtin: gtinFrom(wire.gtin, wire.ean, wire.upc, wire.isbn),
      discountEndsAt: wire.data_fine_sconto,
      offers: wire.offerte ?? [],
      attributes: wire.attributi,
      tags: wire.tags,
      updatedAt: wire.data_aggiornamento,
      variants: wire.varianti ?? [],
      selectedVariantId: wire.variante_selezionata ?? null,
      merchant: wire.merchant ?? null,
      categorySlug: wire.categoria,
      rating: ratingFrom(wire.recensioni?.totale ?? 0, wire.recensioni?.media ?? 0),
    };
  }),
  "data",
  "product",
  "prodotto",
);
export type ProductDetail = DomainOf<typeof ProductDetail>;

/** What the reviews of a product say together; null without reviews. */
export interface Rating {
  count: number;
  /** 1 to 5, one decimal. */
  average: number;
}

function ratingFrom(count: number, average: number): Rating | null {
  if (count === 0 || !(average >= 1 && average <= 5)) return null;
  return { count, average: Math.round(average * 10) / 10 };
}

/* ---- rows ---- */

const byId = z.object({ id: identifier });
/** One to six slugs with commas between. */
const slugList = z.string().regex(/^[\w-]{1,80}(,[\w-]{1,80}){0,5}$/);
/** At most 20 ids with commas between; nobody has to have viewed anything. */
const viewedIds = z
  .string()
  .regex(/^(\d{1,15}(,\d{1,15}){0,19})?$/)
  .default("");

export const products = {
  list: row({
    method: "GET",
    path: "/api/prodotti",
    summary: "One page of the listing under the given filters and sort",
    input: ListingInput,
    output: ProductPage,
    cache: "short",
    auth: "public",
  }),
  byId: row({
    method: "GET",
    path: "/api/prodotti/{id}",
    summary: "One product by its id",
    input: byId,
    output: ProductDetail,
    cache: "short",
    auth: "public",
  }),
  bySlug: row({
    method: "GET",
    path: "/api/prodotti/slug/{slug}",
    summary: "One product by its slug or the slug of a variant",
    input: z.object({ slug: requiredText }),
    output: ProductDetail,
    cache: "short",
    auth: "public",
  }),
  recommended: row({
    method: "GET",
    path: "/products/{id}/recommended",
    summary: "Products recommended beside this one",
    input: byId,
    output: CardList,
    cache: "long",
    auth: "public",
  }),
  related: row({
    method: "GET",
    path: "/products/{id}/related",
    summary: "Products like this one",
    input: byId,
    output: CardList,
    cache: "long",
    auth: "public",
  }),
  verifiedDiscounts: row({
    method: "GET",
    path: "/products/verified-discounts",
    summary: "The best reductions of some categories that hold against the observed prices (at most 12)",
    input: renamed(z.object({ categorie: slugList }), { categorie: "categories" }),
    output: CardList,
    cache: "long",
    auth: "public",
  }),
  recentlyViewed: row({
    method: "GET",
    path: "/products/recently-viewed",
    summary: "The given products, in the given order (at most 20)",
    input: z.object({ ids: viewedIds }),
    output: CardList,
    cache: "none",
    auth: "public",
  }),
  recentlyViewedBeside: row({
    method: "GET",
    path: "/products/{id}/recently-viewed",
    summary: "The given products without this one",
    input: z.object({
      id: identifier,
      ids: viewedIds,
    }),
    output: CardList,
    cache: "none",
    auth: "public",
  }),
  variants: row({
    method: "GET",
    path: "/products/{id}/variants",
    summary: "Variants of a product, narrowed by filters",
    input: renamed(z.object({ id: identifier, taglia: text, colore: text, genere: text }), {
      taglia: "size",
      colore: "colour",
      genere: "gender",
    }),
    output: listUnder(Variant, "variants", "varianti"),
    cache: "short",
    auth: "public",
  }),
  priceHistory: row({
    method: "GET",
    path: "/products/{id}/price-history",
    summary: "Lowest price among all stores over the last days, and the lowest of the last 30 days",
    input: renamed(
      z.object({
        id: identifier,
        days: z.coerce.number().int().min(1).max(365).default(90),
        /** Only the offers of this variant. */
        variante: identifier.nullish(),
      }),
      { variante: "variant" },
    ),
    output: PriceHistory,
    cache: "short",
    auth: "public",
  }),
  reviews: row({
    method: "GET",
    path: "/products/{id}/{n}/reviews",
    summary: "One page of the reviews of a product, newest first; n is the page number",
    input: z.object({ id: identifier, n: z.coerce.number().int().min(1).max(1000) }),
    output: ReviewPage,
    cache: "short",
    auth: "public",
  }),
};
