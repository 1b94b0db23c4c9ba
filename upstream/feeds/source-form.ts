/** What a source of feeds is at the desk: the form's own schema, and what is shown of it. */
import { Strayed } from "contract/feed-measures";
import {
  Addresses,
  type AskedColumns,
  type FeedNetwork,
  feedNetworks,
  Leaving,
  Movement,
  type outcomes,
  type ReadingReport,
  type readingSteps,
} from "contract/feed-readings";
import { slugUpTo, text } from "contract/wire";
import { parsedUrl } from "domain/parsed-url";
import * as z from "zod";
import type { ShownSecrets } from "./secrets";

const wrongAddress = "Scrivi un indirizzo intero, come https://feed.negozio.it/catalogo.csv.";
/** Credentials have fields of their own; a machine without a name is nobody's feed. */
const address = z
  .string("Scrivi l’indirizzo del feed.")
  .trim()
  .max(2_048)
  .superRefine((written, context) => {
    const url = parsedUrl(written);
    const isNamed =
      url && /^https?:$/.test(url.protocol) && /[a-z]$/i.test(url.hostname) && url.hostname.includes(".");
    if (!isNamed) context.addIssue({ code: "custom", message: wrongAddress });
    else if (url.username || url.password)
      context.addIssue({
        code: "custom",
        message: "Utente e password hanno i loro campi: toglili dall’indirizzo.",
      });
  });

/** Hours of Rome at which the feed is read, each once. */
const hours = z
  .array(z.number().int().min(0).max(23), "Scrivi a che ore leggerlo.")
  .min(1, "Scrivi a che ore leggerlo, come 6, 13, 20.")
  .max(24)
  .transform((list) => [...new Set(list)].sort((a, b) => a - b));
const limit = (most: number) =>
  z
    .number("Scrivi un numero intero.")
    .int("Scrivi un numero intero.")
    .min(1, "Almeno 1.")
    .max(most, `Al massimo ${most}.`);

/** What a person may write of a source. */
export const sourceFields = {
  address,
  /** Left out: as it was; null: none. */
  user: text.pipe(z.string().max(200).nullable()).optional(),
  password: text.pipe(z.string().max(500).nullable()).optional(),
  /** Stands for `{chiave}` in the address; without that it goes along as `Authorization: Bearer`. */
  key: text.pipe(z.string().max(2_000).nullable()).optional(),
  network: z.enum(feedNetworks),
  hours,
  pictures: z.boolean(),
  /** Per cent of the store's offers that may leave before a person is asked. */
  mostGone: limit(100),
  /** Per cent by which half of the prices that change may move before a person is asked. */
  mostMoved: limit(1_000),
  active: z.boolean(),
};
export const storeSlug = slugUpTo(120);

export interface FeedReading {
  id: number;
  begunAt: string;
  endedAt: string | null;
  runner: string;
  step: (typeof readingSteps)[number];
  outcome: (typeof outcomes)[number] | null;
  /** What went wrong, in the runner's words. */
  problem: string | null;
  report: ReadingReport;
}

/** What does not come in by itself: a difference that is too large, or addresses that nobody tracks. */
export const LargeDifference = z.object({
  at: z.string(),
  leaving: Leaving.nullable(),
  movement: Movement.nullable(),
  addresses: Addresses.nullable().default(null),
  strayed: z.array(Strayed).default([]),
});

/** What is kept of a reading as text; null for nothing, and for what a backup of older days says otherwise: the next reading asks again. */
export function parsed<S extends z.ZodType>(schema: S, text: string | null): z.output<S> | null {
  return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
}

export interface FeedSource extends ShownSecrets {
  id: number;
  store: string;
  storeName: string;
  network: FeedNetwork;
  hours: number[];
  pictures: boolean;
  mostGone: number;
  mostMoved: number;
  active: boolean;
  nextAt: string;
  underWay: boolean;
  question: z.output<typeof LargeDifference> | null;
  columns: AskedColumns | null;
  last: FeedReading | null;
}
