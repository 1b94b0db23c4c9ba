/** What one reading of a feed source came to, as the runner tells it and the desk shows it. */
import * as z from "zod";
import { type DomainOf, renamed } from "./row";

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
  "google",
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
export const Movement = renamed(
  z.object({
    confrontati: amount,
    saliti: amount,
    scesi: amount,
    mediana: z.number(),
    maggiori: z.array(Moved).max(toldMovements),
    odd: Oddity.nullable().default(null),
  }),
  { confrontati: "compared", saliti: "up", scesi: "down", mediana: "median", maggiori: "largest" },
);
export type Movement = DomainOf<typeof Movement>;

/** What left the feed of what the catalogue has. */
export const Leaving = renamed(
  z.object({
    spariti: amount,
    conosciuti: amount,
    /** The store's ids of some of them. */
    esempi: z.array(z.string().max(200)).max(toldMovements),
  }),
  { spariti: "gone", conosciuti: "known", esempi: "examples" },
);
export type Leaving = DomainOf<typeof Leaving>;

/** Hosts of tracked addresses that are told. */
export const toldHosts = 5;

/** Where the rows that come in lead: how many addresses a network tracks, by which hosts, and which network should. */
export const Addresses = renamed(
  z.object({
    tutti: amount,
    tracciati: amount,
    /** The most frequent first. */
    da: z.array(z.tuple([z.string().max(253), amount])).max(toldHosts),
    /** Null: the store belongs to none. */
    rete: z.string().max(40).nullable(),
  }),
  { tutti: "all", tracciati: "tracked", da: "hosts", rete: "network" },
);
export type Addresses = z.output<typeof Addresses>;

/** Whether none of them earns anything that should: nothing else of a feed tells it. */
export function isUntracked(addresses: DomainOf<typeof Addresses> | null): boolean {
  return addresses !== null && addresses.network !== null && addresses.all > 0 && addresses.tracked === 0;
}

/** The network that should track a store's addresses: that of its card, else that of its feeds; 'diretto' needs none. */
export function expectedNetwork(programme: string | null, ofFeeds: readonly string[]): string | null {
  if (programme !== null) return programme === "diretto" ? null : programme;
  const others = ["google", "proprie", "auto"];
  return ofFeeds.find((network) => !others.includes(network)) ?? null;
}

/** Names in a header that nobody knows, and what they may mean. */
export const AskedColumns = renamed(
  z.object({
    nomi: z.array(z.string().max(100)).max(200),
    proposta: z.record(z.string().max(100), z.string().max(40)),
  }),
  { nomi: "names", proposta: "proposal" },
);
export type AskedColumns = DomainOf<typeof AskedColumns>;

/** What went wrong: rows refused too often, a file that is none, a reader that died. */
export const failedOutcomes = ["rifiutato", "fallito", "interrotto"] as const;
/** 'importato': the catalogue follows the feed; 'invariato': nothing to do; 'chiede' and 'colonne': a person decides. */
export const outcomes = ["importato", "invariato", "chiede", "colonne", ...failedOutcomes] as const;
export type ReadingOutcome = (typeof outcomes)[number];
export const readingSteps = ["scarica", "legge", "importa"] as const;

/** What a reading tells at its end, as far as it came. */
export const ReadingReport = renamed(
  z.object({
    byte: amount.default(0),
    letti: amount.default(0),
    nuovi: amount.default(0),
    cambiati: amount.default(0),
    invariati: amount.default(0),
    rifiuti: amount.default(0),
    /** Line, the store's id, reason. */
    rifiutati: z
      .array(z.tuple([z.number().int(), z.string().max(200).nullable(), z.string().max(500)]))
      .max(200)
      .default([]),
    uscite: Leaving.nullable().default(null),
    prezzi: Movement.nullable().default(null),
    indirizzi: Addresses.nullable().default(null),
    colonne: AskedColumns.nullable().default(null),
    /** Columns that nothing is made of. */
    senza_nome: z.array(z.string().max(100)).max(100).default([]),
    millisecondi: amount.default(0),
  }),
  {
    byte: "bytes",
    letti: "read",
    nuovi: "new",
    cambiati: "changed",
    invariati: "unchanged",
    rifiuti: "refused",
    rifiutati: "refusals",
    uscite: "leaving",
    prezzi: "movement",
    indirizzi: "addresses",
    colonne: "columns",
    senza_nome: "unnamed",
    millisecondi: "milliseconds",
  },
);
export type ReadingReport = z.output<typeof ReadingReport>;
