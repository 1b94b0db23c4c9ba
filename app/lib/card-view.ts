/** What a product card needs, and nothing more: this is what travels to the browser for hydration. */
import type { Picture, Price, ProductCard } from "contract";
import { isTodayInRome } from "./dates-it";
import { shownSizes } from "./sizes";

export interface CardView {
  id: number;
  name: string;
  /** The product page, `/{slug}`; null when the product has no page. */
  href: string | null;
  /** Way out to the store through `/vai`, minted by the server; null without an http(s) link. */
  out: string | null;
  brand: string | null;
  store: string | null;
  price: Price;
  /** Cents; 0 is free, null is unknown. */
  shipping: number | null;
  /** The picture and the one shown on hover. */
  pictures: Picture[];
  /** At most four sizes; `more` counts the rest (product.md 'Cards and carousels'). */
  sizes: string[];
  more: number;
  isNew: boolean;
  available: boolean;
  offerCount: number;
}

/** Mints the way out: `context.exits` in a loader. */
export interface Exits {
  link(url: string): Promise<string>;
}

const sizeChips = 4;

/** Cards of a list, in order; the ways out are minted together. */
export function cardViews(products: readonly ProductCard[], exits: Exits, now?: Date): Promise<CardView[]> {
  return Promise.all(products.map((product) => cardView(product, exits, now)));
}

async function cardView(product: ProductCard, exits: Exits, now?: Date): Promise<CardView> {
  const sizes = shownSizes(product.sizes);
  return {
    id: product.id,
    name: product.name,
    href: product.slug === null ? null : `/${product.slug}`,
    out: product.outgoingUrl === null ? null : await exits.link(product.outgoingUrl),
    brand: product.brand?.name ?? null,
    store: product.store?.name ?? null,
    price: product.price,
    shipping: product.shippingCents,
    pictures: product.pictures.slice(0, 2),
    sizes: sizes.slice(0, sizeChips),
    more: Math.max(0, sizes.length - sizeChips),
    isNew: isTodayInRome(product.insertedAt, now),
    available: product.available,
    offerCount: product.offerCount,
  };
}
