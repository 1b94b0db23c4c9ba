/** Pages of stores that offers lead to: readers of feeds look whether they are still there (ours). */
import * as z from "zod";
import { admin, type DomainOf, Done } from "./row";

const lease = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);
const work = { runner: true, quiet: true } as const;
const offer = z.number().int().positive();

/** Offers of one turn, and beside them prices that nothing bears out. */
export const destinationsAtOnce = 12;
export const doubtsAtOnce = 6;

const externalId = z.string().min(1).max(200);
/** Prices that one page names. */
const mostPrices = 20;

/** What a page says of an offer: there, gone (404, 410), sold out, or nothing that one could go by. */
export const findings = ["bene", "sparita", "esaurita", "ignota"] as const;
export type Finding = (typeof findings)[number];

const Turn = z.object({
  store: z.string(),
  host: z.string(),
  offers: z.array(z.object({ offer, url: z.string() })),
  /** Rows whose price is doubted, by the store's ids. */
  doubts: z.array(z.object({ id: externalId, url: z.string() })).default([]),
});
export type DestinationTurn = DomainOf<typeof Turn>;

export const destinations = {
  take: admin.post(
    "/api/feed/destinazioni",
    "Leases a few offers of the store whose pages are due the longest; the same lease twice is the same turn",
    { ...work, input: z.object({ lease }), output: Turn.nullable() },
  ),
  end: admin.post(
    "/api/feed/destinazioni/{lease}/fine",
    "Tells what the pages said; three bad readings hide an offer, a good one shows it again, and a doubted price that its page says comes in",
    {
      ...work,
      input: z.object({
        lease,
        readings: z.array(z.tuple([offer, z.enum(findings)])).max(destinationsAtOnce),
        /** By the store's ids, in cents. */
        prices: z
          .array(z.tuple([externalId, z.array(z.number().int().positive()).max(mostPrices)]))
          .max(doubtsAtOnce)
          .default([]),
      }),
      output: Done,
    },
  ),
};
