/** What a reader of feeds asks and tells (`npm run feeds`): its token opens these rows, those of the import, and nothing else. */
import * as z from "zod";
import { Strayed } from "./feed-measures";
import { feedNetworks, Oddity, outcomes, ReadingReport, readingSteps } from "./feed-readings";
import { admin, type DomainOf, Done } from "./row";

const lease = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);
const work = { runner: true, quiet: true } as const;
const header = z.string().max(500).nullable();

/** What a person has let in: per cent of offers that leave, prices that move oddly, and addresses that nobody tracks. */
export const Allowed = z.object({
  gone: z.number(),
  odd: Oddity.nullable().default(null),
  untracked: z.boolean().default(false),
  strayed: z.array(Strayed).default([]),
});

const Work = z.object({
  source: z.number().int(),
  store: z.string(),
  /** Null where the key that sealed it is gone. */
  address: z.string().nullable(),
  user: z.string().nullable(),
  password: z.string().nullable(),
  key: z.string().nullable(),
  network: z.enum(feedNetworks),
  pictures: z.boolean(),
  mostGone: z.number(),
  mostMoved: z.number(),
  allowed: Allowed.nullable(),
  /** Of the file that the catalogue has; null: read it whatever the server says of it. */
  etag: header,
  modified: header,
  digest: header,
  others: z.array(z.number().int()),
  isFirst: z.boolean(),
});
export type FeedWork = DomainOf<typeof Work>;

export const feedWork = {
  take: admin.post(
    "/api/feed/lavoro",
    "Leases the source that is due the longest, to whoever names the lease; the same lease twice is the same source",
    { ...work, input: z.object({ lease }), output: Work.nullable() },
  ),
  step: admin.post("/api/feed/lavoro/{lease}/passo", "Tells how far a reading is, and keeps its lease", {
    ...work,
    input: z.object({ lease, step: z.enum(readingSteps), bytes: z.number().int().nonnegative() }),
    output: Done,
  }),
  end: admin.post("/api/feed/lavoro/{lease}/fine", "Tells what a reading came to, and gives its lease back", {
    ...work,
    input: z.object({
      lease,
      outcome: z.enum(outcomes),
      problem: z.string().max(500).nullable(),
      report: ReadingReport,
      etag: header,
      modified: header,
      digest: header,
      /** Rows that change with the time: dates of sales and ends. */
      timed: z.boolean(),
    }),
    output: Done,
  }),
};
