/** Prices that visitors found different at the store (ours; docs/decisions/0158). */
import * as z from "zod";
import { longest, patterns } from "./fields";
import { Done, post, renamed } from "./row";

const offer = z.coerce.number().int().positive();
const cents = z.number().int().positive().max(100_000_000);

export const priceReports = {
  send: post(
    "/api/offerte/{offerta_id}/segnalazioni",
    "A visitor found another price at the store; one report a day and visitor, the latest counts",
    {
      input: renamed(
        z.object({
          offerta_id: offer,
          prezzo: cents,
          nota: z.string().trim().max(longest.line).regex(patterns.line).default(""),
          /** Salted daily hash of the visitor's address. */
          visitatore: z.string().regex(/^[\w-]{8,64}$/),
        }),
        { offerta_id: "offerId", prezzo: "seenCents", nota: "note", visitatore: "visitor" },
      ),
      output: Done,
    },
  ),
};
