/** What a product of the tests is, whether counted by hand or invented, and a store that sells it. */
import type { FacetKey } from "contract";
import type { StoreTerms } from "contract/store-terms";
import { shifted } from "domain/moments";

export interface Store {
  id: number;
  slug: string;
  name: string;
  host: string;
  /** Shipping in cents, null = unknown; from `freeFrom` cents on it is free. */
  shipping: number | null;
  freeFrom: number | null;
  terms?: StoreTerms;
  /** As '2-3 giorni', which it is unless told; null: not said. */
  delivery?: string | null;
}

export interface Offer {
  /** Id of its store. */
  store: number;
  /** Cents, as is the claimed previous price. */
  price: number;
  list?: number;
  soldOut?: boolean;
}

export interface Product {
  id: number;
  slug: string;
  name: string;
  brand: string;
  /** Slug of a leaf of upstream/catalogue/taxonomy.json. */
  category: string;
  /** Days since it was first seen. */
  age: number;
  popularity: number;
  sales?: number;
  rating?: number;
  /** Names in the media folder. */
  images: readonly string[];
  /** Labels by facet; brand, store and what the variants say follow from the rest. */
  values: Partial<Record<FacetKey, readonly string[]>>;
  variants: { colour?: string; size?: string; gtin?: string; offers: Offer[] }[];
}

/** Cents by the store's rule; null where nobody says. */
export function shippingBy(
  store: Pick<Store, "shipping" | "freeFrom"> | undefined,
  price: number,
): number | null {
  if (!store) return null;
  return store.freeFrom !== null && price >= store.freeFrom ? 0 : store.shipping;
}

/** "Blu navy" → "blu-navy". */
export function slugOf(label: string): string {
  return label
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** `days` before `at`, ISO. */
export function daysBefore(at: Date, days: number): string {
  return shifted(at, -days * 86_400_000);
}
