/** How a listing is called and whether search engines may keep it. */
import { facetKeys } from "contract/listing/facets";
import type { ListingQuery } from "contract/listing/query";
import { humanised } from "./filters";

/** The heading: search words, category and brand, or what else narrows the listing. */
export function listingTitle(
  query: ListingQuery,
  categoryName: string | null,
  labelOf: (slug: string) => string,
): string {
  const brands = query.facets.brand ?? [];
  const brand = brands.length === 1 && brands[0] ? labelOf(brands[0]) : null;
  if (query.search) return `Risultati per “${query.search}”`;
  if (categoryName) return brand ? `${categoryName} ${brand}` : categoryName;
  if (brand) return brand;
  const stores = query.facets.store ?? [];
  if (stores.length === 1 && stores[0]) return labelOf(stores[0]);
  if (query.onSale) return "In sconto";
  return query.newArrivals ? "Nuovi arrivi" : "Tutti i prodotti";
}

/** Only categories and brands, and the pages of both, are worth an index entry; every other combination is one too many. */
export function isIndexable(query: ListingQuery): boolean {
  const narrowed = facetKeys.some((key) => key !== "brand" && query.facets[key]);
  const { search, priceMin, priceMax, onSale, newArrivals, availability, rating, sort } = query;
  const plain = !search && priceMin === undefined && priceMax === undefined && !onSale && !newArrivals;
  return (
    plain &&
    !narrowed &&
    !query.excluded &&
    !availability &&
    !rating &&
    sort === "consigliati" &&
    (query.facets.brand?.length ?? 0) < 2
  );
}

/** '1 PRODOTTO', '1.234 PRODOTTI' (product.md 'Listing'). */
export function counter(total: number): string {
  const digits = String(total).replace(/\B(?=(\d{3})+$)/g, ".");
  return total === 1 ? "1 PRODOTTO" : `${digits} PRODOTTI`;
}

/** A label finder over what the panel knows of the chosen values, falling back to a readable slug. */
export function labelsFrom(labels: Labels | null | undefined): (slug: string) => string {
  return (slug) => (labels && Object.hasOwn(labels, slug) && labels[slug]) || humanised(slug);
}

/** Slug → label of the chosen values. */
export type Labels = Record<string, string>;
