/** Who answers the listing: the memory of this isolate, or a search engine that many isolates share. */
import type { Understood } from "contract/listing/understood";
import type { CardRow } from "../catalogue/card-row";
import type { Counts } from "./answer";
import type { ParsedSearch } from "./compiled";
import type { CatalogueSource } from "./held-catalogue";
import type { Known } from "./known";
import type { Labels } from "./labels";
import type { Page } from "./order";
import type { Asking, Question } from "./question";
import type { RelatedKind } from "./related-products";
import type { Found } from "./searches-with-results";

/** For whom the listing is asked, as far as an engine needs it. */
export interface Asker extends CatalogueSource {
  now: Date;
}

/** Both engines give the same answers to the same questions; one suite of tests runs on both. */
export interface ListingEngine {
  /** How many products it can answer from. */
  readonly mostProducts: number;
  /** Whether it answers without reading a catalogue first, which takes longer than what a header waits for. */
  isReady(source: CatalogueSource): boolean;
  cards(query: Asking, context: Asker): Promise<Shown>;
  /** How many products carry what under a query, and the names of what was counted. */
  counts(query: Asking, context: Asker): Promise<Counted>;
  /** The cards of a list beside a product, in their order; none for an unknown product. */
  relatedProducts(kind: RelatedKind, id: number, context: Asker): Promise<CardRow[]>;
  known(source: CatalogueSource): Promise<Knowledge>;
}

export interface Shown {
  page: Page;
  cards: CardRow[];
  understood: Understood | null;
}

/** The names of a catalogue, and what a search means in it. */
export interface Knowledge extends Known {
  asked(search: string, now: Date): Promise<ParsedSearch>;
  /** Which of some searches are found, without looking up words that are rare. */
  found(searches: readonly string[], how: Found): Promise<boolean[]>;
}

export interface Counted {
  labels: Labels;
  question: Question;
  counts: Counts;
}
