/** Alerts: who wants to know when a product or a search gets cheaper, and what there was to tell (ours; upstream/DESIGN.md). */
import * as z from "zod";
import { EmailAddress, Sentence } from "./forms";
import { formatListing, parseListing } from "./listing/query";
import { type DomainOf, del, get, Nothing, post } from "./row";
import { flag, identifier, networkHash, text } from "./wire";

/** Alerts that one person may have. */
export const mostAlerts = 50;

/** Browsers on which one person is told. */
export const mostDevices = 10;

/** What a browser gives with its permission to be sent messages (RFC 8030, 8291): their place, a point of P-256 and a secret; base64url. */
const device = z.object({
  endpoint: z.string().min(10).max(1_000),
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

/** Cents; null where there is none. */
const amount = z.number().nullable();

/** Whole hours of Rome. */
const hour = z.number().int().min(0).max(23);

/** A link in letters and of feeds: who holds it manages these alerts, and no others. */
const token = z.object({ token: z.string().regex(/^[\w-]{22,100}$/) });

/** The filters of a listing as one text: sort and page do not matter, so equal searches read the same. */
export function searchText(params: Record<string, string>): string {
  const { pagina: _, ordinamento: __, ...filters } = formatListing(parseListing(params));
  return new URLSearchParams(filters).toString();
}

const Alert = z.object({
  id: identifier,
  productId: identifier.nullish(),
  /** Of the product; of a search its own words are made of `search`. */
  name: text,
  slug: text,
  size: text,
  /** The filters as a query string; null for a product. */
  search: text,
  /** Address of the followed brand, whose name `nome` is. */
  brand: text,
  targetCents: amount,
  /** What it costs now; null where it cannot be bought. */
  nowCents: amount,
  byMail: flag,
  createdAt: text,
});
export type Alert = DomainOf<typeof Alert>;

const Device = z.object({
  id: identifier,
  service: text,
  /** By which the browser knows itself: the beginning of the hash of its endpoint. */
  mark: text,
  createdAt: text,
});

const AlertList = z.object({
  alerts: z.array(Alert),
  feed: text,
  /** Where letters go; null where none do. */
  email: text,
  mayWrite: flag,
  /** Browsers that are told in place of letters. */
  devices: z.array(Device),
  quietFrom: hour.catch(22),
  quietTo: hour.catch(8),
});
export type AlertList = DomainOf<typeof AlertList>;

const AlertNews = z.object({
  id: identifier,
  name: z.string(),
  slug: text,
  /** Null: any size. */
  size: text,
  cents: amount,
  beforeCents: amount,
  at: text,
  search: text,
});
export type AlertNews = DomainOf<typeof AlertNews>;

const anybody = { cache: "none", auth: "public" } as const;
const members = { cache: "none", auth: "visitor" } as const;

export const alerts = {
  list: get("/api/avvisi", "The member's alerts", { output: AlertList, ...members }),
  managed: post("/api/avvisi/gestione", "The alerts behind the link of a letter", {
    input: token,
    output: AlertList,
    ...anybody,
  }),
  create: post(
    "/api/avvisi",
    "Asks to be told when a product or a search gets cheaper, or what is new of a brand; without an account the address confirms by a letter",
    {
      input: z.object({
        product: identifier.nullish(),
        size: z.string().max(60).nullish(),
        targetCents: z.number().int().positive().max(10_000_000).nullish(),
        search: z.string().max(2_000).nullish(),
        /** Follows a brand: its novelties once a week. */
        brand: z.string().max(80).nullish(),
        channel: z.enum(["email", "feed", "push"]).default("email"),
        email: EmailAddress.nullish(),
        /** Of the channel `push`. */
        device: device.nullish(),
        addressHash: networkHash,
      }),
      /** `manage`: the key of a list of their own, for whoever has neither account nor address. */
      output: z.object({ message: text, feed: text, manage: text }),
      ...anybody,
    },
  ),
  confirm: post("/api/avvisi/conferma", "Confirms an alert with the token of the mailed link", {
    input: token,
    output: Sentence,
    ...anybody,
  }),
  end: post(
    "/api/avvisi/fine",
    "Ends one alert, all of followed brands, or all of them, with the token that every letter carries",
    {
      input: token.extend({ alert: identifier.nullish(), onlyBrands: z.boolean().nullish() }),
      output: Sentence,
      ...anybody,
    },
  ),
  remove: del("/api/avvisi/{id}", "Ends an alert of the member", {
    input: z.object({ id: identifier }),
    output: Nothing,
    ...members,
  }),
  subscribe: post(
    "/api/avvisi/dispositivi",
    "Tells on this browser from now on, in place of letters: the member, or whoever holds the link of a letter",
    { input: z.object({ token: token.shape.token.nullish(), device }), output: Sentence, ...anybody },
  ),
  unsubscribe: post("/api/avvisi/dispositivi/{id}/fine", "Tells on that browser no longer", {
    input: z.object({ token: token.shape.token.nullish(), id: identifier }),
    output: Sentence,
    ...anybody,
  }),
  quiet: post("/api/avvisi/silenzio", "The hours of Rome in which nobody is told anything; equal: none", {
    input: z.object({ token: token.shape.token.nullish(), from: hour, to: hour }),
    output: Sentence,
    ...anybody,
  }),
  feed: post("/api/avvisi/feed", "The latest news behind the address of a private feed", {
    input: token,
    output: z.array(AlertNews),
    ...anybody,
  }),
};
