/** What an import is told. */
import type { FeedWork } from "contract";
import type { StoreInfo } from "feeds/feed-row";
import type { FeedOwner } from "feeds/known-offers";
import type { ColumnMap } from "feeds/read/columns";
import type { FeedFormat } from "feeds/read/record";
import type { PictureOptions } from "./pictures/album";
import type { Target } from "./target";

export interface ImportOptions extends PictureOptions {
  target: Target;
  /** Path of the feed. */
  file: string;
  /** Slug of the store. */
  store: string;
  format?: FeedFormat | "auto";
  /** Where the feed comes from, for stores whose card names no programme: its addresses have to be tracked there. */
  network?: string;
  /** What a person says of the feed's columns: counts for this store from now on. Without it, what was said before. */
  columns?: ColumnMap;
  /** Folder that holds the pictures, by the last part of their address; without it they are downloaded. */
  images?: string | null;
  storeInfo?: StoreInfo;
  dryRun?: boolean;
  /** False: pictures that are not stored are not fetched, and their offers keep those that they have. */
  pictures?: boolean;
  /** Lets a run drop more than 30 % of the store's offers, and bring in addresses that its network does not track. */
  force?: boolean;
  /** A person lets prices in, however they move. */
  sure?: boolean;
  /**
   * Other limits than those 30 %: the share of offers that may leave, per cent by which prices may move in the middle, what a person
   * has let in of those that move oddly, untracked addresses.
   */
  limits?: { gone: number; moved: number } & Partial<FeedWork["allowed"]>;
  /** Asks some addresses and answers how many of them are there, as a share; null where that cannot be told. */
  answering?: (links: readonly string[], host: string | null) => Promise<number | null>;
  /** The source that the feed comes from, where the store has several. */
  owner?: FeedOwner;
  /** Told when the feed is read and its changes begin to come in. */
  onApply?: () => Promise<void>;
  /** Accepts `first_seen`, `price_history` and `popularity`: for feeds that we wrote ourselves. */
  trustHistory?: boolean;
  /** The instant of the run; for tests. */
  now?: Date;
}
