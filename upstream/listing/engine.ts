/** Who answers the listing: the memory of this isolate, or a search engine that many isolates share. */
import type { ListingQuery } from "contract";
import type { CardRow } from "../catalogue/cards";
import type { HandlerContext } from "../handler";
import type { Counts } from "./answer";
import type { Labels } from "./labels";
import type { Page } from "./order";
import type { Question } from "./question";

/** Both engines give the same answers to the same questions; one suite of tests runs on both. */
export interface ListingEngine {
  /** One page of the matches in order, and what their cards show. */
  cards(query: ListingQuery, context: HandlerContext): Promise<{ page: Page; cards: CardRow[] }>;
  /** How many products carry what under a query, and the names of what was counted. */
  counts(query: ListingQuery, context: HandlerContext): Promise<Counted>;
  /** The version of the catalogue that this isolate last answered from; null before the first question. Reads nothing. */
  version(db: D1Database): number | null;
}

export interface Counted {
  labels: Labels;
  question: Question;
  counts: Counts;
}
