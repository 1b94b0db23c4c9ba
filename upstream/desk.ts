/** What only the desk asks, by domain: the functions that each domain's front file offers, and the types of what they answer. */
import type { Asking } from "./act";
import { reportedPrices } from "./catalogue/price-reports";
import { reviewJudgements } from "./catalogue/review-judgements";
import { commissionActs as commissions } from "./commissions/commissions";
import { commissionReport } from "./commissions/report";
import { brandWrites, categoryWrites, guideWrites, pageWrites } from "./content/content-writes";
import { editing } from "./content/editing";
import { homeLayout } from "./content/home-layout";
import { publishTexts, termsWrites } from "./content/legal-writes";
import { sizeGuideWrites } from "./content/size-guide-writes";
import { keepingVersions, textVersions } from "./content/versions";
import { bulkEdits } from "./curation/bulk-edits";
import { curation } from "./curation/curation";
import { lostDestinations } from "./destinations/destinations";
import { exports } from "./exports/exports";
import { feedActs } from "./feeds/feeds";
import { questionActs } from "./feeds/questions";
import { feedSources } from "./feeds/sources";
import { strangers } from "./identity/strangers";
import { users } from "./identity/users";
import { blocks } from "./import/blocks";
import { picturesNotFound } from "./import/broken-pictures";
import { storeKeeping } from "./import/store-keeping";
import { priceStrikes } from "./import/strikes";
import { inbox } from "./inbox/inbox";
import { operators } from "./operators/operators";
import { orderingWrites } from "./ordering/ordering";
import { pictures } from "./pictures/pictures";
import { addedWords } from "./search/added-words";
import { searchReport } from "./search/report";
import { unknownWords } from "./search/unknown-words";
import { keptPages } from "./upkeep/purges";

export type { ReportedOffer } from "./catalogue/price-reports";
export {
  type JudgedReview,
  type RefusalGround,
  type ReviewState,
  refusalGrounds,
  reviewStates,
} from "./catalogue/review-judgements";
export type { NetworkAccount } from "./commissions/accounts";
export type { MonthOfCosts } from "./commissions/costs";
export type { CommissionFigures, CommissionGroup } from "./commissions/report";
export { type ReportGroup, reportGroups } from "./commissions/sums";
export type { Transaction } from "./commissions/transactions";
export type { Edited, EditedKind } from "./content/editing";
export type { TextVersion } from "./content/versions";
export { type BulkAction, type BulkChange, type BulkEdit, bulkActions } from "./curation/bulk-edits";
export type { FoundProduct } from "./curation/find";
export type { AlikeProduct, CuratedProduct, CuratedVariant, PlacedOffer } from "./curation/product";
export type { Parting, Placing } from "./curation/reasons";
export type { LostDestination } from "./destinations/destinations";
export { exportColumns } from "./exports/exports";
export type { FeedHealth, FeedReport, PriceReport, UnfinishedImport } from "./feeds/feeds";
export type { FeedQuestion, PriceGroup } from "./feeds/questions";
export type { FeedRunner } from "./feeds/runners";
export type { FeedReading, FeedSource } from "./feeds/source-form";
export type { User } from "./identity/users";
export type { BrokenPicture } from "./import/broken-pictures";
export type { KeptStore, WrittenStore } from "./import/store-keeping";
export type { InboxItem, InboxKind, InboxReply } from "./inbox/inbox";
export { inboxFields } from "./inbox/inbox";
export type { AuditEntry } from "./operators/audit";
export type { Colleague } from "./operators/roles";
export type { Operator } from "./operators/session";
export type { StorePoints } from "./ordering/ordering";
export { pictureLimits, type UploadedPicture, type UploadFolder, uploadFolders } from "./pictures/pictures";
export type { Chosen, SearchedTerm } from "./search/report";
export type { UnknownFeedWord } from "./search/unknown-words";
export { everyPage } from "./upkeep/purges";

export const deskActs = {
  blocks,
  brands: keepingVersions("marchi", brandWrites, ["description"]),
  brokenPictures: picturesNotFound,
  bulkEdits,
  categories: keepingVersions("categorie", categoryWrites, ["description"]),
  commissionReport,
  commissions,
  curation,
  destinations: lostDestinations,
  editing: { ...editing, ...homeLayout, ...textVersions, publishTexts },
  exports,
  feeds: { ...feedActs, ...questionActs },
  feedSources,
  guides: keepingVersions("guide", guideWrites),
  inbox,
  keptPages,
  operators,
  ordering: orderingWrites,
  pages: keepingVersions("pagine", pageWrites),
  pictures,
  priceReports: reportedPrices,
  priceStrikes,
  reviewJudgements,
  searchReport,
  sizeGuides: sizeGuideWrites,
  storeKeeping,
  strangers,
  terms: keepingVersions("termini", termsWrites),
  users,
  vocabulary: { ...addedWords, ...unknownWords },
};

export type DeskApi = Asking<typeof deskActs>;
