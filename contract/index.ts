/** The upstream API as one table of rows; client, handlers, contract test and OpenAPI document all follow from it. */
import type * as z from "zod";
import { alerts } from "./alerts";
import { brokenPictures } from "./broken-pictures";
import { cart } from "./cart";
import { bulkEdits } from "./catalogue/bulk-edits";
import { curation } from "./catalogue/curation";
import { products } from "./catalogue/products";
import { stores } from "./catalogue/stores";
import { commissionReport } from "./commission-report";
import { commissions } from "./commissions";
import { consent } from "./consent";
import { blogs } from "./content/blogs";
import { brandPage } from "./content/brand-page";
import { banners, brands, categories, menu, pages } from "./content/content";
import { editing } from "./content/editing";
import { guides } from "./content/guides";
import { cookiePolicy, privacy, terms } from "./content/legal";
import { breadcrumbs, seo } from "./content/seo";
import { bannerWrites, brandWrites, categoryWrites, menuWrites, pageRemoval } from "./content/writes";
import { destinations } from "./destinations";
import { exits, tracking } from "./exits";
import { exports } from "./exports";
import { family } from "./family";
import { feedSources } from "./feed-sources";
import { feedWork } from "./feed-work";
import { feeds } from "./feeds";
import { contact, newsletter, partners } from "./forms";
import { person, user } from "./identity/identity";
import { passkeys } from "./identity/passkeys";
import { users } from "./identity/users";
import { catalogue } from "./import";
import { inbox } from "./inbox";
import { facetRows, options } from "./listing/options";
import { operators } from "./operators/operators";
import { storeKeeping } from "./operators/store-keeping";
import { ordering } from "./ordering";
import { pictures } from "./pictures";
import { priceReports } from "./price-reports";
import { promotions } from "./promotions/writes";
import type { DomainOf, Row } from "./row";
import { searchTerms, suggestions } from "./search";
import { searchReport } from "./search-report";
import { searchTermWrites, suggestionWrites } from "./search-writes";
import { visitorList } from "./visitor-list";
import { vocabulary } from "./vocabulary";
import { wishlists } from "./wishlists";

export const contract = {
  products,
  facets: facetRows,
  options,
  categories: { ...categories, ...categoryWrites },
  brands: { ...brands, ...brandPage, ...brandWrites },
  banners: { ...banners, ...bannerWrites },
  menu: { ...menu, ...menuWrites },
  pages: { ...pages, ...pageRemoval },
  guides,
  terms,
  privacy,
  cookiePolicy,
  blogs,
  stores,
  suggestions: { ...suggestions, ...suggestionWrites },
  searchTerms: { ...searchTerms, ...searchTermWrites },
  searchReport,
  vocabulary,
  tracking,
  exits,
  seo,
  breadcrumbs,
  catalogue,
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
  exports,
  storeKeeping,
  pictures,
  commissions,
  commissionReport,
  ordering,
};
export type Contract = typeof contract;

/** What a caller passes: the domain side of the row's input. */
export type CallInput<R> = R extends Row<infer I, z.ZodType> ? DomainOf<I> : never;
/** What a caller gets and a handler answers: the domain side of the row's output. */
export type CallOutput<R> = R extends Row<z.ZodType, infer O> ? DomainOf<O> : never;

export * from "./alerts";
export * from "./broken-pictures";
export * from "./cart";
export * from "./cart-sums";
export * from "./catalogue/bulk-edits";
export * from "./catalogue/card";
export * from "./catalogue/curation";
export * from "./catalogue/offer";
export * from "./catalogue/parts";
export * from "./catalogue/price-history";
export * from "./catalogue/product-detail";
export * from "./catalogue/products";
export * from "./catalogue/reviews";
export * from "./catalogue/stores";
export * from "./commission-report";
export * from "./commissions";
export * from "./consent";
export * from "./content/blogs";
export * from "./content/brand-page";
export * from "./content/content";
export * from "./content/editing";
export * from "./content/guides";
export * from "./content/legal";
export * from "./content/seo";
export * from "./destinations";
export * from "./exits";
export * from "./family";
export * from "./feed-readings";
export * from "./feed-sources";
export * from "./feed-work";
export * from "./feeds";
export * from "./fields";
export * from "./forms";
export * from "./identity/member";
export * from "./identity/passkeys";
export * from "./identity/password";
export * from "./identity/password-rules";
export * from "./identity/users";
export * from "./import";
export * from "./inbox";
export * from "./listing/colours";
export * from "./listing/facets";
export * from "./listing/options";
export * from "./listing/query";
export * from "./money";
export * from "./operators/access";
export * from "./operators/operators";
export * from "./operators/store-keeping";
export * from "./ordering";
export * from "./picture";
export * from "./pictures";
export * from "./price-reports";
export * from "./promotions/code";
export * from "./promotions/promotions";
export * from "./promotions/saving";
export * from "./promotions/writes";
export type { Auth, CachePolicy, Method, Row } from "./row";
export * from "./search";
export * from "./search-report";
export * from "./shipping";
export * from "./vocabulary";
export * from "./wishlists";
