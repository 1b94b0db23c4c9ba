/** What an import of a feed reports at its end (ours). */
import * as z from "zod";
import { Measures } from "./feed-measures";
import { Addresses } from "./feed-readings";
import { admin, type DomainOf, Done } from "./row";
import { slugUpTo } from "./wire";

const store = slugUpTo(120);
const amount = z.number().int().nonnegative();
const figures = { read: amount, new: amount, changed: amount, unchanged: amount, gone: amount };
/** Line, the store's id, reason. */
const refusal = z.tuple([z.number().int(), z.string().nullable(), z.string()]);

/** The part of a store's offers that one import may drop without being confirmed. */
export const mostGone = 0.3;
const reportedRefusals = 200;

/** Refused rows as a report has them: as many as an operator looks through. */
export function refusalsOf(
  refused: readonly { line: number; id: string | null; reason: string }[],
): [line: number, id: string | null, reason: string][] {
  return refused.slice(0, reportedRefusals).map(({ line, id, reason }) => [line, id, reason]);
}

/** What the words of a feed are about that the import does not understand. */
export const wordSubjects = ["categoria", "colore"] as const;

/** What it is about, the word, how many products of the feed it touches, the store's id and title of one of them. */
export const UnknownWord = z.tuple([
  z.enum(wordSubjects),
  z.string().min(1).max(60),
  amount,
  z.string().max(200),
  z.string().max(300),
]);
export type UnknownWord = DomainOf<typeof UnknownWord>;

export const feeds = {
  report: admin.post(
    "/api/feed/negozi/{store}/importazioni",
    "What an import of a feed did, or why it failed, told by the importer at its end",
    {
      input: z.object({
        store,
        at: z.iso.datetime(),
        ...figures,
        refused: amount,
        refusals: z.array(refusal).max(reportedRefusals),
        addresses: Addresses.nullable().default(null),
        measures: Measures.nullish(),
        /** The store's ids of all refused rows: their offers are not confirmed. */
        unconfirmed: z.array(z.string().max(200)).max(300_000).default([]),
        /** What its rows say that the vocabulary does not know, the most frequent first. */
        words: z.array(UnknownWord).max(200).default([]),
        /** Why it failed; with no row taken the catalogue is as it was. */
        problem: z.string().max(500).nullable().default(null),
      }),
      output: Done,
      quiet: true,
      runner: true,
    },
  ),
};
