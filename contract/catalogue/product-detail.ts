/** Everything the product page shows (product.md 'Entities', 'Product page'). */
import { gtinFrom } from "domain/gtin";
import { pictureName, picturesFrom } from "domain/picture";
import * as z from "zod";
import { codec, type DeepReadonly, type DomainOf } from "../row";
import { bareObject, cents, count, identifier, lenientArray, text } from "../wire";
import { CardFields, cardFields, cardFrom } from "./card";
import { Merchant, Offer, Variant } from "./offer";
import { attributes, availabilityWords, isPurchasable, nameOfPictures, texts } from "./parts";

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
