/** What the site itself writes down of its days and reads again, whoever answers its calls: the front of clicks, counts of pages and health. */

export { addPageCounts } from "./consent/page-counts";
export { type ClickRow, clickAlias, clickInsert, countClicks, referenceOf, sameClick } from "./exits/clicks";
export { type Figures, figuresOf } from "./upkeep/figures";
export { addHealth, type Budget, type FailureRow, type Percentiles } from "./upkeep/health";
export { type Measures, measuresIn, storageNow } from "./upkeep/measures";
export { type OpeningFacts, openingFacts, tickOf } from "./upkeep/opening";
export { everyPage, type PurgedPage, purgedPages } from "./upkeep/purges";
export { storedRules, storeRule } from "./upkeep/rules";
export { giveTurnBack, lastDone, noteScheduledRun, signsOfLife, takeTurn } from "./upkeep/state";
export { type Period, type Yesterday, yesterdayOf } from "./upkeep/yesterday";
