/** Prices that visitors found different at the store (ours; docs/decisions/0158). */
import * as z from "zod";
import { longest, patterns } from "./fields";
import { Done, post } from "./row";

const offer = z.coerce.number().int().positive();
const cents = z.number().int().positive().max(100_000_000);

export const priceReports = {
  send: post(
    "/api/offerte/{offerId}/segnalazioni",
    "A visitor found another price at the store; one report a day and visitor, the latest counts",
    {
      input: z.object({
        offerId: offer,
        seenCents: cents,
        note: z.string().trim().max(longest.line).regex(patterns.line).default(""),
        /** Salted daily hash of the visitor's address. */
        visitor: z.string().regex(/^[\w-]{8,64}$/),
      }),
      output: Done,
    },
  ),
};
