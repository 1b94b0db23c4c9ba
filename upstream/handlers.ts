/** The table of answers: one handler per row of the contract. */
import { type FacetValueInput, facets, type ListingQuery, listedFacetKeys } from "contract";
import { blogReads } from "./blogs";
import { blogsDesk } from "./blogs-desk";
import { breadcrumbs } from "./breadcrumbs";
import { banners, brands, categories, menu, pages } from "./content";
import type { Desk, Handlers, HandlersOf } from "./desk";
import { facetCounts, facetOptions } from "./facets";
import { guides } from "./guides";
import { catalogueHandlers } from "./import/catalogue";
import { legal } from "./legal";
import { contact, partners } from "./messages";
import { newsletter } from "./newsletter";
import { priceHistory } from "./price-history";
import { productById, productBySlug } from "./product-detail";
import { listVariants } from "./product-variants";
import {
  recentlyViewed,
  recentlyViewedBeside,
  recommendedProducts,
  relatedProducts,
} from "./products-beside";
import { listProducts } from "./products-list";
import { listReviews } from "./reviews";
import { seo } from "./seo";
import { stores } from "./stores";
import { searchTerms, suggestions } from "./suggestions";
import { exits, tracking } from "./tracking";

/** One option list per facet that has one, under the plural's own name (spec 000 §7). */
const options = Object.fromEntries(
  listedFacetKeys.map((key) => {
    const { plural } = facets[key];
    const handler = async (listing: ListingQuery, desk: Desk) =>
      ({ [plural]: await facetOptions(key, listing, desk) }) as Record<typeof plural, FacetValueInput[]>;
    return [key, handler];
  }),
) as HandlersOf<"options">;

export const handlers: Handlers = {
  products: {
    list: listProducts,
    byId: productById,
    bySlug: productBySlug,
    recommended: recommendedProducts,
    related: relatedProducts,
    recentlyViewed,
    recentlyViewedBeside,
    variants: listVariants,
    priceHistory,
    reviews: listReviews,
  },
  facets: { counts: facetCounts },
  options,
  categories,
  brands,
  banners,
  menu,
  pages,
  guides,
  ...legal,
  blogs: { ...blogReads, ...blogsDesk },
  stores,
  suggestions,
  searchTerms,
  tracking,
  exits,
  seo,
  breadcrumbs,
  catalogue: catalogueHandlers,
  newsletter,
  contact,
  partners,
};
