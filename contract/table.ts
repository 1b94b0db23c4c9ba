/** The upstream API as one table of rows; client, handlers, contract test and OpenAPI document all follow from it. */
import { alerts } from "./alerts";
import { brokenPictures } from "./broken-pictures";
import { cart } from "./cart";
import { products } from "./catalogue/products";
import { stores } from "./catalogue/stores";
import { commissions } from "./commissions";
import { consent } from "./consent";
import { blogs } from "./content/blogs";
import { brandPage } from "./content/brand-page";
import { banners, brands, categories, menu, pages } from "./content/content";
import { guides } from "./content/guides";
import { home } from "./content/home";
import { cookiePolicy, privacy, terms } from "./content/legal";
import { breadcrumbs, seo } from "./content/seo";
import { sizeGuides } from "./content/size-guides";
import { bannerWrites, menuWrites } from "./content/writes";
import { destinations } from "./destinations";
import { exits, tracking } from "./exits";
import { family } from "./family";
import { feedWork } from "./feed-work";
import { feeds } from "./feeds";
import { contact, newsletter, partners } from "./forms";
import { person, user } from "./identity/identity";
import { passkeys } from "./identity/passkeys";
import { catalogue } from "./import";
import { facetRows, options } from "./listing/options";
import { ordering } from "./ordering";
import { priceReports } from "./price-reports";
import { promotions } from "./promotions/writes";
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
  categories,
  brands: { ...brands, ...brandPage },
  banners: { ...banners, ...bannerWrites },
  menu: { ...menu, ...menuWrites },
  pages,
  home,
  guides,
  sizeGuides,
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
  feeds,
  feedWork,
  destinations,
  brokenPictures,
  priceReports,
  commissions,
  ordering,
};
export type Contract = typeof contract;
