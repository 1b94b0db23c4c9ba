/** What clicks earn: transactions of affiliate networks, and how they come in (ours). */
import * as z from "zod";
import { admin, called, Done, fields, get, post } from "./row";

/** As exits name them (`server/exits/click-reference.ts`); 'altra': any other. */
export const saleNetworks = [
  "awin",
  "tradedoubler",
  "cj",
  "rakuten",
  "webgains",
  "tradetracker",
  "partnerize",
  "impact",
  "kwanko",
  "effiliation",
  "skimlinks",
  "sovrn",
  "altra",
] as const;
export type SaleNetwork = (typeof saleNetworks)[number];

/** From what may still change to what does not. */
export const saleStates = ["pending", "approved", "declined", "paid"] as const;
export type SaleState = (typeof saleStates)[number];

/** Transactions of one call. */
export const mostSales = 2_500;

const moment = z.iso.datetime({ offset: true }).transform((said) => new Date(said).toISOString());
/** Minor units of its currency. */
const minor = z.number().int().min(-1_000_000_000_000).max(1_000_000_000_000);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** One transaction as a network tells of it; nothing else of it is taken. */
export const Sale = z.object({
  id: z.string().trim().min(1).max(100),
  /** What the way out gave the network: the beginning of the click's id. */
  reference: z.string().max(200).nullable().default(null),
  state: z.enum(saleStates),
  orderedAt: moment,
  /** By the network's own clock; null where it does not say. */
  modifiedAt: moment.nullable().default(null),
  currency,
  sale: minor,
  commission: minor,
  merchant: z.string().trim().max(200).nullable().default(null),
});
export type Sale = z.output<typeof Sale>;

const Taken = z.object({
  read: z.number(),
  fresh: z.number(),
  changed: z.number(),
  /** Of the new and changed ones: those without a rate, and those whose click is not known. */
  withoutRate: z.number(),
  withoutClick: z.number(),
});
export type Taken = z.output<typeof Taken>;

/** What a network calls with its own words: everything is text. */
const Postback = fields({
  /** One that does not exist is answered as a wrong secret is. */
  network: called("rete", z.string().max(40)),
  secret: called("chiave", z.string().max(200).default("")),
  id: z.string().max(100).default(""),
  reference: called("riferimento", z.string().max(200).optional()),
  state: called("stato", z.string().max(40).default("")),
  sale: called("vendita", z.string().max(40).default("")),
  commission: called("commissione", z.string().max(40).default("")),
  currency: called("valuta", z.string().max(10).default("EUR")),
  orderedAt: called("ordine", z.string().max(40).default("")),
  modifiedAt: called("modifica", z.string().max(40).default("")),
  merchant: called("negozio", z.string().max(200).optional()),
});
export type Postback = z.output<typeof Postback>;

/** A network cannot send headers of ours: the secret in its address opens this row alone. */
const open = { cache: "none", auth: "public", open: true, input: Postback, output: Done } as const;
const postbackPath = "/api/commissioni/avviso/{rete}";

export const commissions = {
  take: admin.post(
    "/api/commissioni/transazioni",
    "Takes transactions of a network; the same twice, and older ones after newer, change nothing",
    {
      input: z.object({ network: z.enum(saleNetworks), sales: z.array(Sale).min(1).max(mostSales) }),
      output: Taken,
    },
  ),
  postback: get(postbackPath, "Where a network tells of a transaction, with the secret of its address", {
    ...open,
  }),
  postbackSent: post(postbackPath, "The same for networks that post", { ...open }),
  takeRates: admin.put(
    "/api/commissioni/cambi",
    "Takes rates in the European Central Bank's CSV, of a day or of many",
    {
      input: z.object({
        csv: z.string("Scegli il file dei cambi.").min(1, "Scegli il file dei cambi.").max(4_000_000),
      }),
      output: z.object({ rates: z.number(), converted: z.number() }),
    },
  ),
};
