/** The input shape of our own JSONL feeds: Google Merchant names plus what a trusted feed may add. */
import type { FacetKey } from "contract/listing/facets";
import type { StoreTerms } from "contract/store-terms";

/** A point of a trusted price history: ISO instant, price and claimed previous price in integer cents, could it be bought. */
export type HistoryPoint = [
  observedAt: string,
  priceCents: number,
  listCents: number | null,
  available: boolean,
];

/** One line of a JSONL feed in Google Merchant names; only `id`, `title`, `link`, `price`, `availability` and `brand` are needed. */
export interface FeedRow {
  /** The store's own id of the row; unique in the feed. */
  id: string;
  title: string;
  /** HTML or plain text; sanitised on the way in. */
  description?: string;
  link: string;
  image_link?: string;
  additional_image_link?: string | string[];
  /** in_stock, out_of_stock, preorder, backorder (words of Awin and Italian ones are understood too). */
  availability: string;
  /** "65.00 EUR": the full price; what is asked now when there is no `sale_price`. */
  price: string;
  sale_price?: string;
  brand: string;
  gtin?: string;
  mpn?: string;
  /** Name, postal and electronic address of who makes it, and of who answers for it in the Union (reg. (EU) 2023/988, art. 19). */
  producer?: string;
  responsible_person?: string;
  /** Groups size × colour rows into one product. */
  item_group_id?: string;
  google_product_category?: string;
  /** A path of names ("Donna > Abbigliamento > Vestiti", English understood) or a slug of upstream/catalogue/taxonomy.ts. */
  product_type?: string;
  condition?: string;
  /** The store's word; compound words ("Nero/Rosso") become Multicolore in the facet. */
  color?: string;
  size?: string;
  size_system?: string;
  gender?: "male" | "female" | "unisex" | string;
  age_group?: "adult" | "kids" | "toddler" | "infant" | "newborn" | string;
  material?: string | string[];
  pattern?: string | string[];
  /** "IT:::4.90 EUR". Without it the store's shipping rules apply. */
  shipping?: string;
  delivery_time?: string;
  /** Of the store, the same in every row: the first that says something counts (feeds/normalise/store-terms.ts). */
  return_days?: string | number;
  free_returns?: string | boolean;
  payment_methods?: string | string[];
  store_country?: string;
  /** 1–5; counts only beside its number and source in the same row. */
  store_rating?: string | number;
  store_rating_count?: string | number;
  store_rating_source?: string;
  store_outlet?: string | boolean;
  /** Further values by facet key ('heelType') or Italian label ('Tipo di tacco'). */
  attributes?: Partial<Record<FacetKey, string | string[]>> | Record<string, string | string[]>;
  tags?: string | string[];

  /* Read only with the option `trustHistory`, which is meant for feeds that we wrote ourselves. */

  /** ISO instant when the store first listed it. */
  first_seen?: string;
  /** Oldest first; today's price need not be repeated. */
  price_history?: HistoryPoint[];
  /** Editorial weight 0–1000 of the product in the sort 'consigliati'. */
  popularity?: number;
}

/** What we know of a store beyond its feed (`--store-info FILE`, JSON); absent members stay as they are. */
export interface StoreInfo {
  name?: string;
  /** Web host of the shop; derived from the links when absent. */
  host?: string;
  /** File name in the media folder `logos`, or an address or path that the importer stores there. */
  logo?: string;
  description?: string;
  shippingCents?: number | null;
  freeShippingFromCents?: number | null;
  delivery?: string;
  terms?: StoreTerms;
  coupons?: number;
  deals?: number;
}
