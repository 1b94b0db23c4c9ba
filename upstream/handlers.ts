/** The table of answers: one handler per row of the contract. What visitors' pages ask is in `visitors.ts`. */
import { commissions } from "./commissions/commissions";
import { blogWrites } from "./content/blog-writes";
import { bannerWrites, menuWrites } from "./content/content-writes";
import { legalWrites } from "./content/legal-writes";
import { keepingVersions } from "./content/versions";
import { destinations } from "./destinations/destinations";
import { events } from "./exits/events";
import { feeds } from "./feeds/feeds";
import { feedWork } from "./feeds/work";
import type { Handlers } from "./handler";
import { brokenPictures } from "./import/broken-pictures";
import { catalogueHandlers } from "./import/catalogue-calls";
import { promotionUpkeep } from "./promotions/promotions";
import { vocabularyTables } from "./search/added-words";
import { searchTermWrites, suggestionWrites } from "./search/suggestions";
import { visitorHandlers as visitors } from "./visitors";

export const handlers: Handlers = {
  ...visitors,
  banners: { ...visitors.banners, ...bannerWrites },
  menu: { ...visitors.menu, ...menuWrites },
  privacy: { ...visitors.privacy, ...keepingVersions("privacy", legalWrites.privacy) },
  cookiePolicy: { ...visitors.cookiePolicy, ...keepingVersions("cookie", legalWrites.cookiePolicy) },
  blogs: { ...visitors.blogs, ...keepingVersions("articoli", blogWrites, ["body", "authorBio"]) },
  suggestions: { ...visitors.suggestions, ...suggestionWrites },
  searchTerms: { ...visitors.searchTerms, ...searchTermWrites },
  vocabulary: vocabularyTables,
  tracking: { ...visitors.tracking, ...events },
  catalogue: catalogueHandlers,
  promotions: { ...visitors.promotions, ...promotionUpkeep },
  feeds,
  feedWork,
  destinations,
  brokenPictures,
  commissions,
};
