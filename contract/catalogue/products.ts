/** Products: cards, the product page, its variants and the lists around it (product.md 'Entities', 'Catalogue calls'). */
import * as z from "zod";
import { Nearest } from "../listing/nearest";
import { ListingInput } from "../listing/options";
import { Understood } from "../listing/understood";
import { priceFields, priceFrom } from "../money";
import { pictureName, pictureNames, picturesFrom } from "../picture";
import { codec, type DeepReadonly, type DomainOf, inDomain, renamed, row } from "../row";
import {
  bareList,
  bareObject,
  cents,
  count,
  flag,
  identifier,
  lenientArray,
  listUnder,
  logo,
  requiredText,
  shipping,
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
  /** Of a brand: the name of its picture. */
  image?: string;
}

/** Brand or store on the wire: text, object, or an array of either whose first entry counts (product.md 'Entities'). */
const anyNamed = z.custom<NamedWire | NamedWire[] | null>().nullish();

function firstNamed(wire: z.output<typeof anyNamed>): Named | null {
  const parsed = NamedWire.safeParse(Array.isArray(wire) ? wire[0] : wire);
  if (!parsed.success) return null;
  if (typeof parsed.data === "string") {
    const name = parsed.data.trim();
    return name ? { name, slug: null } : null;
  }
  const { value, name, label, attribute_slug, slug, imageUrl } = parsed.data;
  const shown = value ?? name ?? label;
  if (!shown) return null;
  return { name: shown, slug: attribute_slug ?? slug, ...(imageUrl !== null && { image: imageUrl }) };
}

const namedBrand = codec(
  anyNamed,
  firstNamed,
  (brand) =>
    brand && [{ value: brand.name, attribute_slug: brand.slug, imageUrl: brand.image ?? null } as NamedWire],
);
const namedStore = codec(
  anyNamed,
  firstNamed,
  (store) => store && [{ value: store.name, slug: store.slug } as NamedWire],
);

/** A list of texts that may also arrive comma-separated or as value objects. */
const texts = codec(
  z.custom<string | (string | number | { value?: unknown; name?: unknown })[] | null>().nullish(),
  (wire): string[] => {
    const list = typeof wire === "string" ? wire.split(",") : Array.isArray(wire) ? wire : [];
    return list.flatMap((entry) => {
      const shown = typeof entry === "object" && entry !== null ? (entry.value ?? entry.name) : entry;
      const clean = shown == null ? "" : String(shown).trim();
      return clean ? [clean] : [];
    });
  },
  (list) => [...list],
);

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

const nameOfPictures = z.union([z.string(), z.array(z.string())]).nullish();

/* ---- the card ---- */

/** The best code of a store for one offer, masked; money is cents, `shipping` null is not known. */
const OfferCode = renamed(
  z.object({
    slug: requiredText,
    mascherato: requiredText,
    prezzo: cents,
    costo_spedizione: shipping,
    spesa_minima: cents,
    data_fine: text,
    segnalato: flag,
  }),
  {
    mascherato: "masked",
    prezzo: "price",
    costo_spedizione: "shipping",
    spesa_minima: "minimum",
    data_fine: "endsAt",
    segnalato: "reported",
  },
);
export type OfferCode = DomainOf<typeof OfferCode>;

const CardFields = {
  prodotto_id: identifier,
  parent_id: identifier.nullish(),
  nome_prodotto: requiredText,
  slug: text,
  /** Beyond the specification: the colour that the picture shows, where one was asked for. */
  colore: text,
  prezzo: cents,
  prezzo_scontato: cents,
  valuta: text,
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
  ...outgoingFields,
};
const CardWire = z.object(CardFields);

function cardFrom(wire: z.output<typeof CardWire>) {
  const names = wire.immagine_prodotto ?? wire.immagine;
  return {
    id: wire.prodotto_id,
    parentId: wire.parent_id ?? null,
    name: wire.nome_prodotto,
    slug: wire.slug,
    colour: wire.colore,
    price: priceFrom(wire.prezzo, wire.prezzo_scontato, wire.valuta ?? "EUR"),
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
    /** At the store, like `url` of offers and variants. */
    url: storeAddress(wire.url_prodotto, wire.url_affiliato, wire.affiliate_url, wire.url),
  };
}

/** What our own wire says of a card: of several names for one thing the first. */
function cardFields(card: DeepReadonly<ReturnType<typeof cardFrom>>) {
  return {
    prodotto_id: card.id,
    nome_prodotto: card.name,
    slug: card.slug,
    ...(card.parentId !== null && { parent_id: card.parentId }),
    ...(card.colour !== null && { colore: card.colour }),
    ...priceFields(card.price),
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

/** Related, recommended and recently viewed: an array, `data` or `data.data` (product.md 'Catalogue calls'). */
const CardList = bareList(ProductCard, "products", "prodotti");

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

/** The words that the specification's mapping knows. */
export const availabilityWords: Record<AvailabilityState, string> = {
  in_stock: "disponibile",
  preorder: "preordine",
  backorder: "su ordinazione",
  out_of_stock: "esaurito",
};

/** Whether the way out may be offered: disponibile, in_stock or available (product.md 'Product page'). */
export function isPurchasable(wire: string | null): boolean {
  return ["disponibile", "in_stock", "available"].includes(wire?.toLowerCase().trim() ?? "");
}

const AttributeWire = z.object({ nome_attributo: text, valore: text, name: text, value: text });

function attributeFrom(wire: z.output<typeof AttributeWire>, context: z.core.ParsePayload) {
  const name = wire.nome_attributo ?? wire.name;
  const value = wire.valore ?? wire.value;
  if (name && value) return { name, value };
  context.issues.push({ code: "custom", message: "an attribute needs name and value", input: wire });
  return z.NEVER;
}

export const Attribute = codec(AttributeWire, attributeFrom, ({ name, value }) => ({
  nome_attributo: name,
  valore: value,
}));
export type Attribute = DomainOf<typeof Attribute>;

/** Attributes that may be missing altogether. */
const attributes = orNone(Attribute);
/** The same, written under `name` and `value`. */
export const plainAttributes = orNone(codec(AttributeWire, attributeFrom, (attribute) => attribute));

function orNone(member: typeof Attribute) {
  return codec(
    lenientArray(member).nullish(),
    (list) => list ?? [],
    (list) => list,
  );
}

/** What one store asks for the product or for one of its variants. */
export const Offer = codec(
  z.object({
    /** Beyond the specification: which variant this offer sells, shipping, delivery. */
    offerta_id: identifier.nullish(),
    variante_id: identifier.nullish(),
    prezzo: cents,
    prezzo_scontato: cents,
    valuta: text,
    disponibilita: text,
    url: text,
    merchant_slug: text,
    negozio: anyNamed,
    merchant_logo_url: logo,
    logo_url: logo,
    attributi: attributes,
    costo_spedizione: shipping,
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
  }),
  (wire) => {
    const price = priceFrom(wire.prezzo, wire.prezzo_scontato, wire.valuta ?? "EUR");
    const url = storeAddress(wire.url);
    const store = firstNamed(wire.negozio);
    return {
      id: wire.offerta_id ?? null,
      variantId: wire.variante_id ?? null,
      price,
      shippingCents: wire.costo_spedizione,
      availability: availabilityFrom(wire.disponibilita),
      purchasable: price.current !== null && isPurchasable(wire.disponibilita) && url !== null,
      store: store && { name: store.name, slug: wire.merchant_slug ?? store.slug },
      logo: wire.merchant_logo_url ?? wire.logo_url,
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
  },
  (offer) => ({
    offerta_id: offer.id,
    variante_id: offer.variantId,
    ...priceFields(offer.price),
    disponibilita: availabilityWords[offer.availability],
    url: offer.url,
    merchant_slug: offer.store?.slug ?? null,
    negozio: offer.store?.name,
    merchant_logo_url: offer.logo,
    attributi: offer.attributes,
    costo_spedizione: offer.shippingCents,
    tempi_consegna: offer.delivery,
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

const DetailWire = z.object({
  ...CardFields,
  immagini: nameOfPictures,
  titolo_seo: text,
  descrizione_seo: text,
  meta_keywords: text,
  descrizione_prodotto: text,
  sku: text,
  mpn: text,
  ean: text,
  gtin: text,
  upc: text,
  isbn: text,
  data_fine_sconto: text,
  /** A summary of `offerte` for other readers of the wire; the domain reads the offers themselves. */
  aggregateOffer: z
    .object({ lowPrice: cents, highPrice: cents, offerCount: count, availability: text })
    .nullish()
    .catch(null),
  attributi: attributes,
  tags: texts,
  data_aggiornamento: text,
  varianti: lenientArray(Variant).nullish(),
  merchant: Merchant.nullish(),
  /** Beyond the specification: the variant that the asked slug names. */
  variante_selezionata: identifier.nullish(),
  /** Beyond the specification: the slug of the category the product lives in. */
  categoria: text,
  offerte: lenientArray(Offer).nullish(),
  /** Beyond the specification: how many reviews there are and what they say on average. */
  recensioni: z.object({ totale: count, media: z.coerce.number() }).nullish().catch(null),
});

function detailFrom(wire: z.output<typeof DetailWire>) {
  const card = cardFrom(wire);
  const pictures = picturesFrom(wire.immagini, "uploads");
  return {
    ...card,
    pictures:
      pictures.length > 0 ? pictures : picturesFrom(wire.immagine_prodotto ?? wire.immagine, "uploads"),
    purchasable: card.price.current !== null && isPurchasable(wire.disponibilita) && card.url !== null,
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
}

function detailFields(product: DeepReadonly<ReturnType<typeof detailFrom>>) {
  const { seo, variants, rating } = product;
  const namesOne = variants.length === 1 || product.selectedVariantId !== null;
  return {
    ...cardFields(product),
    immagini: product.pictures.map((picture) => pictureName(picture, "uploads") ?? ""),
    titolo_seo: seo.title,
    descrizione_seo: seo.description,
    meta_keywords: seo.keywords,
    descrizione_prodotto: product.description,
    ...(product.sku !== null && { sku: product.sku }),
    mpn: product.mpn,
    ...(namesOne && { ean: product.gtin }),
    ...(product.discountEndsAt !== null && { data_fine_sconto: product.discountEndsAt }),
    aggregateOffer: aggregateOf(product.offers),
    attributi: product.attributes,
    tags: product.tags,
    data_aggiornamento: product.updatedAt,
    varianti: variants,
    ...(product.merchant && { merchant: product.merchant }),
    variante_selezionata: product.selectedVariantId,
    categoria: product.categorySlug,
    offerte: product.offers,
    recensioni: rating && { totale: rating.count, media: rating.average },
  };
}

/** Lowest and highest price, number of stores, as the page compares them, and their common availability (product.md 'Entities'). */
function aggregateOf(offers: readonly Offer[]) {
  if (offers.length === 0) return null;
  const buyable = offers.filter(({ availability }) => availability === "in_stock");
  const prices = (buyable.length > 0 ? buyable : offers).map(({ price }) => price.current ?? 0);
  return {
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: new Set(offers.map(({ store }) => store?.slug)).size,
    availability: availabilityWords[buyable.length > 0 ? "in_stock" : "out_of_stock"],
  };
}

/** Everything the product page shows. `description` is HTML that was sanitised where it entered. */
export const ProductDetail = bareObject(
  codec(DetailWire, detailFrom, detailFields),
  "data",
  "product",
  "prodotto",
);
export type ProductDetail = DomainOf<typeof ProductDetail>;

/** What the reviews of a product say together; null without reviews. */
export interface Rating {
  count: number;
  /** 1 to 5; pages round it. */
  average: number;
}

function ratingFrom(count: number, average: number): Rating | null {
  return count === 0 || !(average >= 1 && average <= 5) ? null : { count, average };
}

/* ---- rows ---- */

const byId = z.object({ id: identifier });
const slugList = z.string().regex(/^[\w-]{1,80}(,[\w-]{1,80}){0,5}$/);
/** At most 20 ids with commas between; nobody has to have viewed anything. */
const viewedIds = z
  .string()
  .regex(/^(\d{1,15}(,\d{1,15}){0,19})?$/)
  .default("");

export const products = inDomain({
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
});
