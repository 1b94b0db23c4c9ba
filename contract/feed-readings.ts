/** What one reading of a feed source came to, as the runner tells it and the desk shows it. */
import * as z from "zod";
import { Strayed } from "./feed-measures";
import type { DomainOf } from "./row";

const amount = z.number().int().nonnegative();

/** The networks whose columns we know; 'proprie': whatever the store calls them. */
export const feedNetworks = [
  "awin",
  "tradedoubler",
  "cj",
  "rakuten",
  "webgains",
  "tradetracker",
  "kelkoo",
  "daisycon",
  "kwanko",
  "effiliation",
  "google",
  // What shops' own systems export.
  "shopify",
  "woocommerce",
  "proprie",
] as const;
export type FeedNetwork = (typeof feedNetworks)[number];

export const keptReadings = 30;
/** The largest movements of prices that are told. */
export const toldMovements = 20;

/** The store's id, the name, cents before and now. */
const Moved = z.tuple([z.string().max(200), z.string().max(300), amount, amount]);

/** So many prices that move as nobody moves them, by this factor in the middle: 0.01, 1.22. */
export const Oddity = z.object({ factor: z.number().positive(), count: amount });
export type Oddity = DomainOf<typeof Oddity>;

/** How prices moved between the catalogue and the feed, over the offers that both have. */
export const Movement = z.object({
  compared: amount,
  up: amount,
  down: amount,
  median: z.number(),
  largest: z.array(Moved).max(toldMovements),
  odd: Oddity.nullable().default(null),
});
export type Movement = DomainOf<typeof Movement>;

/** What left the feed of what the catalogue has. */
export const Leaving = z.object({
  gone: amount,
  known: amount,
  /** What is missing already of what the store had within the week before. */
  lately: amount.default(0),
  /** The store's ids of some of them. */
  examples: z.array(z.string().max(200)).max(toldMovements),
});
export type Leaving = DomainOf<typeof Leaving>;

/** As a share of one: of what there is, or of what there was within the week. */
export function leavingShare({ gone, known, lately }: Omit<Leaving, "examples">): number {
  return gone === 0 ? 0 : Math.max(gone / Math.max(1, known), (gone + lately) / Math.max(1, known + lately));
}

/** Hosts of tracked addresses that are told. */
export const toldHosts = 5;

/** Where the rows that come in lead: how many addresses a network tracks, by which hosts, and which network should. */
export const Addresses = z.object({
  all: amount,
  tracked: amount,
  /** Of the tracked ones those that the store's deep-link pattern made. */
  built: amount.optional(),
  /** The most frequent first. */
  hosts: z.array(z.tuple([z.string().max(253), amount])).max(toldHosts),
  /** Null: the store belongs to none. */
  network: z.string().max(40).nullable(),
});
export type Addresses = z.output<typeof Addresses>;

/** Whether none of them earns anything that should: nothing else of a feed tells it. */
export function isUntracked(addresses: DomainOf<typeof Addresses> | null): boolean {
  return addresses !== null && addresses.network !== null && addresses.all > 0 && addresses.tracked === 0;
}

/** The network that should track a store's addresses: that of its card, else that of its feeds; 'diretto' needs none. */
export function expectedNetwork(programme: string | null, ofFeeds: readonly string[]): string | null {
  if (programme !== null) return programme === "diretto" ? null : programme;
  const others = ["google", "shopify", "woocommerce", "proprie", "auto"];
  return ofFeeds.find((network) => !others.includes(network)) ?? null;
}

/** Names in a header that nobody knows, and what they may mean. */
export const AskedColumns = z.object({
  names: z.array(z.string().max(100)).max(200),
  proposal: z.record(z.string().max(100), z.string().max(40)),
  /** Whose file it seems to be. */
  format: z.enum(feedNetworks).nullish(),
});
export type AskedColumns = DomainOf<typeof AskedColumns>;

/** What went wrong: rows refused too often, a file that is none, a reader that died. */
export const failedOutcomes = ["rifiutato", "fallito", "interrotto"] as const;
/** 'importato': the catalogue follows the feed; 'invariato': nothing to do; 'chiede' and 'colonne': a person decides. */
export const outcomes = ["importato", "invariato", "chiede", "colonne", ...failedOutcomes] as const;
export type ReadingOutcome = (typeof outcomes)[number];
export const readingSteps = ["scarica", "legge", "importa"] as const;

/** What a reading tells at its end, as far as it came. */
export const ReadingReport = z.object({
  bytes: amount.default(0),
  read: amount.default(0),
  new: amount.default(0),
  changed: amount.default(0),
  unchanged: amount.default(0),
  refused: amount.default(0),
  /** Line, the store's id, reason. */
  refusals: z
    .array(z.tuple([z.number().int(), z.string().max(200).nullable(), z.string().max(500)]))
    .max(200)
    .default([]),
  leaving: Leaving.nullable().default(null),
  movement: Movement.nullable().default(null),
  addresses: Addresses.nullable().default(null),
  strayed: z.array(Strayed).default([]),
  /** Which server it came from in the end. */
  host: z.string().max(253).nullable().default(null),
  columns: AskedColumns.nullable().default(null),
  /** Columns that nothing is made of. */
  unnamed: z.array(z.string().max(100)).max(100).default([]),
  milliseconds: amount.default(0),
});
export type ReadingReport = z.output<typeof ReadingReport>;
