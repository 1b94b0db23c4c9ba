/** The upstream API as one table of rows; client, handlers, contract test and OpenAPI document all follow from it. */
import { brokenPictures } from "./broken-pictures";
import { commissions } from "./commissions";
import { bannerWrites, menuWrites } from "./content/writes";
import { destinations } from "./destinations";
import { feedWork } from "./feed-work";
import { feeds } from "./feeds";
import { catalogue } from "./import";
import { promotions } from "./promotions/writes";
import { searchTermWrites, suggestionWrites } from "./search-writes";
import { visitorContract as visitors } from "./visitors";
import { vocabulary } from "./vocabulary";

export const contract = {
  ...visitors,
  banners: { ...visitors.banners, ...bannerWrites },
  menu: { ...visitors.menu, ...menuWrites },
  suggestions: { ...visitors.suggestions, ...suggestionWrites },
  searchTerms: { ...visitors.searchTerms, ...searchTermWrites },
  promotions,
  vocabulary,
  catalogue,
  feeds,
  feedWork,
  destinations,
  brokenPictures,
  commissions,
};
export type Contract = typeof contract;
