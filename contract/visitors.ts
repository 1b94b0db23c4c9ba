/** The domains of the contract that visitors' pages ask, with all of their rows; `upstream/visitors.ts` says which are answered there. */
import { alerts } from "./alerts";
import { cart } from "./cart";
import { products } from "./catalogue/products";
import { stores } from "./catalogue/stores";
import { consent } from "./consent";
import { blogs } from "./content/blogs";
import { brandPage } from "./content/brand-page";
import { banners, brands, categories, menu, pages } from "./content/content";
import { guides } from "./content/guides";
import { home } from "./content/home";
import { cookiePolicy, privacy, terms } from "./content/legal";
import { breadcrumbs, seo } from "./content/seo";
import { sizeGuides } from "./content/size-guides";
import { exits, tracking } from "./exits";
import { family } from "./family";
import { contact, newsletter, partners } from "./forms";
import { person, user } from "./identity/identity";
import { passkeys } from "./identity/passkeys";
import { facetRows, options } from "./listing/options";
import { ordering } from "./ordering";
import { priceReports } from "./price-reports";
import { promotionReads } from "./promotions/promotions";
import { searchTerms, suggestions } from "./search";
import { searchReport } from "./search-report";
import { visitorList } from "./visitor-list";
import { wishlists } from "./wishlists";

export const visitorContract = {
  products,
  facets: facetRows,
  options,
  categories,
  brands: { ...brands, ...brandPage },
  banners,
  menu,
  pages,
  home,
  guides,
  sizeGuides,
  terms,
  privacy,
  cookiePolicy,
  blogs,
  stores,
  suggestions,
  searchTerms,
  searchReport,
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
  promotions: promotionReads,
  consent,
  priceReports,
  ordering,
};
