/** Prices that visitors found different at the store: who tells, and what an operator makes of it (ours; docs/decisions/0158). */
import * as z from "zod";
import { longest, patterns } from "./fields";
import { type DomainOf, Done, operator, renamed, row } from "./row";
import { pageNumber } from "./wire";

const offer = z.coerce.number().int().positive();
const cents = z.number().int().positive().max(100_000_000);

/** All reports of one offer that an operator has not closed, or closed at once; money is cents, moments are ISO 8601. */
const ReportedOffer = renamed(
  z.object({
    offerta_id: z.number(),
    prodotto: z.string().nullable(),
    slug: z.string().nullable(),
    negozio: z.string(),
    indirizzo: z.string(),
    prezzo: z.number(),
    verificata_il: z.string(),
    segnalata: z.boolean(),
    fondata: z.boolean().nullable(),
    segnalazioni: z.array(
      renamed(z.object({ quando: z.string(), visto: z.number().nullable(), nota: z.string() }), {
        quando: "at",
        visto: "seenCents",
        nota: "note",
      }),
    ),
  }),
  {
    offerta_id: "offerId",
    prodotto: "product",
    negozio: "store",
    indirizzo: "url",
    prezzo: "priceCents",
    verificata_il: "verifiedAt",
    segnalata: "marked",
    fondata: "founded",
    segnalazioni: "reports",
  },
);
export type ReportedOffer = DomainOf<typeof ReportedOffer>;

export const priceReports = {
  send: row({
    method: "POST",
    path: "/api/offerte/{offerta_id}/segnalazioni",
    summary: "A visitor found another price at the store; one report a day and visitor, the latest counts",
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
    cache: "none",
    auth: "public",
  }),
  list: row({
    ...operator,
    method: "GET",
    path: "/api/segnalazioni-prezzi",
    summary: "Offers whose price visitors found different, latest report first, 50 a page",
    input: renamed(
      z.object({
        stato: z.enum(["aperte", "chiuse"]).default("aperte"),
        pagina: pageNumber,
      }),
      { stato: "state", pagina: "page" },
    ),
    output: renamed(z.object({ voci: z.array(ReportedOffer), totale: z.number() }), {
      voci: "offers",
      totale: "total",
    }),
  }),
  close: row({
    ...operator,
    method: "PUT",
    path: "/api/segnalazioni-prezzi/{offerta_id}",
    summary: "Closes the open reports of an offer: the price was wrong, or it was not",
    input: renamed(z.object({ offerta_id: offer, fondata: z.boolean() }), {
      offerta_id: "offerId",
      fondata: "founded",
    }),
    output: Done,
  }),
};
