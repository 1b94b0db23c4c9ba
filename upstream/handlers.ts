/** The table of answers: one handler per row of the contract. */
import { type FacetValue, type ListingQuery, listedFacetKeys } from "contract";
import { alerts } from "./alerts/alerts";
import { cart } from "./cart/cart";
import { brandBySlug } from "./catalogue/brand-page";
import { priceHistory } from "./catalogue/price-history";
import { priceReports } from "./catalogue/price-reports";
import { productById, productBySlug } from "./catalogue/product-detail";
import { listVariants } from "./catalogue/product-variants";
import {
  recentlyViewed,
  recentlyViewedBeside,
  recommendedProducts,
  relatedProducts,
} from "./catalogue/related-products";
import { listReviews } from "./catalogue/reviews";
import { stores } from "./catalogue/stores";
import { verifiedDiscounts } from "./catalogue/verified-discounts";
import { commissions } from "./commissions/commissions";
import { reportHandlers as commissionReport } from "./commissions/report";
import { consent } from "./consent/consent";
import { blogWrites } from "./content/blog-writes";
import { blogReads } from "./content/blogs";
import { breadcrumbs } from "./content/breadcrumbs";
import { banners, brands, categories, menu, pages } from "./content/content";
import { bannerWrites, brandWrites, categoryWrites, menuWrites, pageRemoval } from "./content/content-writes";
import { editing } from "./content/editing";
import { guides } from "./content/guides";
import { legal } from "./content/legal";
import { seo } from "./content/seo";
import { bulkEdits } from "./curation/bulk-edits";
import { curation } from "./curation/curation";
import { destinations } from "./destinations/destinations";
import { exits, tracking } from "./exits/tracking";
import { tables } from "./exports/exports";
import { family } from "./family/family";
import { feeds } from "./feeds/feeds";
import { feedSources } from "./feeds/sources";
import { feedWork } from "./feeds/work";
import { contact, partners } from "./forms/messages";
import { newsletter } from "./forms/newsletter";
import type { HandlerContext, Handlers, HandlersOf } from "./handler";
import { person, user } from "./identity/identity";
import { users } from "./identity/users";
import { brokenPictures } from "./import/broken-pictures";
import { catalogueHandlers } from "./import/catalogue-calls";
import { storeKeeping } from "./import/store-keeping";
import { inbox } from "./inbox/inbox";
import { facetCounts, facetOptions, listProducts } from "./listing/facets";
import { operators } from "./operators/operators";
import { ordering } from "./ordering/ordering";
import { passkeys } from "./passkeys/passkeys";
import { pictures } from "./pictures/pictures";
import { promotions } from "./promotions/promotions";
import { addedWords } from "./search/added-words";
import { searchReport } from "./search/report";
import { searchTermWrites, suggestionWrites } from "./search/suggestion-writes";
import { searchTerms, suggestions } from "./search/suggestions";
import { unknownWords } from "./search/unknown-words";
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
    verifiedDiscounts,
  },
  facets: { counts: facetCounts },
  options,
  categories: { ...categories, ...categoryWrites },
  brands: { ...brands, bySlug: brandBySlug, ...brandWrites },
  banners: { ...banners, ...bannerWrites },
  menu: { ...menu, ...menuWrites },
  pages: { ...pages, ...pageRemoval },
  guides,
  ...legal,
  blogs: { ...blogReads, ...blogWrites },
  stores,
  suggestions: { ...suggestions, ...suggestionWrites },
  searchTerms: { ...searchTerms, ...searchTermWrites },
  searchReport,
  vocabulary: { ...addedWords, ...unknownWords },
  tracking,
  exits,
  seo,
  breadcrumbs,
  catalogue: catalogueHandlers,
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
  promotions,
  consent,
  operators,
  editing,
  inbox,
  users,
  feeds,
  feedSources,
  feedWork,
  destinations,
  brokenPictures,
  curation,
  bulkEdits,
  priceReports,
  exports: tables,
  storeKeeping,
  pictures,
  commissions,
  commissionReport,
  ordering,
};
