/** The rows that visitors' pages ask: the part of the table of answers that their Worker holds (docs/decisions/0392). */
import { type FacetValue, type ListingQuery, listedFacetKeys } from "contract";
import { visitorContract } from "contract/visitors";
import { alerts } from "./alerts/alerts";
import { cart } from "./cart/cart";
import { brandBySlug } from "./catalogue/brand-page";
import { priceHistory } from "./catalogue/price-history";
import { priceIndex } from "./catalogue/price-index";
import { priceReport } from "./catalogue/price-reports";
import { productById, productBySlug } from "./catalogue/product-detail";
import { listVariants } from "./catalogue/product-variants";
import { recentlyViewed, recommendedProducts, relatedProducts } from "./catalogue/related-products";
import { listReviews } from "./catalogue/reviews";
import { stores } from "./catalogue/stores";
import { verifiedDiscounts } from "./catalogue/verified-discounts";
import { consent } from "./consent/consent";
import { blogReads } from "./content/blogs";
import { breadcrumbs } from "./content/breadcrumbs";
import { banners, brands, categories, pages } from "./content/content";
import { guides } from "./content/guides";
import { home } from "./content/home";
import { legal } from "./content/legal";
import { menu } from "./content/menu";
import { seo } from "./content/seo";
import { sizeGuideReads } from "./content/size-guides";
import { exits, tracking } from "./exits/tracking";
import { family } from "./family/family";
import { contact, partners } from "./forms/messages";
import { newsletter } from "./forms/newsletter";
import type { HandlerContext, HandlersOf, SomeHandlers } from "./handler";
import { person, user } from "./identity/identity";
import { facetCounts, facetOptions, listProducts } from "./listing/facets";
import { tintedProducts, tintsOf } from "./looks/tints";
import { orderingRules } from "./ordering/ordering";
import { passkeys } from "./passkeys/passkeys";
import { reads as promotionReads } from "./promotions/reads";
import { vote } from "./promotions/votes";
import { searchChoice } from "./search/report";
import { searchTerms, suggestions } from "./search/suggestions";
import { served } from "./upstream";
import { visitorList } from "./wishlists/visitor-list";
import { wishlists } from "./wishlists/wishlists";

/** One option list per facet that has one (product.md 'Catalogue calls'). */
const options = Object.fromEntries(
  listedFacetKeys.map((key) => [
    key,
    (listing: ListingQuery, context: HandlerContext): Promise<readonly Readonly<FacetValue>[]> =>
      facetOptions(key, listing, context),
  ]),
) as HandlersOf<"options">;

export const visitorHandlers = {
  products: {
    list: listProducts,
    byId: productById,
    bySlug: productBySlug,
    recommended: recommendedProducts,
    related: relatedProducts,
    recentlyViewed,
    recentlyViewedBeside: recentlyViewed,
    variants: listVariants,
    priceHistory,
    priceIndex,
    reviews: listReviews,
    verifiedDiscounts,
    tinted: tintedProducts,
    tints: tintsOf,
  },
  facets: { counts: facetCounts },
  options,
  categories,
  brands: { ...brands, bySlug: brandBySlug },
  banners,
  menu,
  pages,
  home,
  guides,
  sizeGuides: sizeGuideReads,
  ...legal,
  blogs: blogReads,
  stores,
  suggestions,
  searchTerms,
  searchReport: searchChoice,
  tracking,
  exits,
  seo,
  breadcrumbs,
  newsletter,
  contact,
  partners,
  user,
  person,
  passkeys,
  wishlists,
  visitorList,
  cart,
  alerts,
  family,
  promotions: { ...promotionReads, vote },
  consent,
  priceReports: priceReport,
  ordering: orderingRules,
} satisfies SomeHandlers;

export const visitorRows = served(visitorContract, visitorHandlers, {});
