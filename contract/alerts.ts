/** Alerts: who wants to know when a product or a search gets cheaper, and what there was to tell (ours; upstream/DESIGN.md). */
import * as z from "zod";
import { EmailAddress, Told } from "./forms";
import { formatListing, parseListing } from "./listing/query";
import { codec, type DomainOf, del, get, Nothing, post, renamed } from "./row";
import { cents, flag, identifier, inside, lenientArray, networkHash, text } from "./wire";

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

/** Whole hours of Rome. */
const hour = z.number().int().min(0).max(23);

/** A link in letters and of feeds: who holds it manages these alerts, and no others. */
const token = z.object({ token: z.string().regex(/^[\w-]{22,100}$/) });

/** The filters of a listing as one text: sort and page do not matter, so equal searches read the same. */
export function searchText(params: Record<string, string>): string {
  const { pagina: _, ordinamento: __, ...filters } = formatListing(parseListing(params));
  return new URLSearchParams(filters).toString();
}

/** Null: any size, for which our wire has ''. */
const sizeText = codec(
  text,
  (size) => size,
  (size) => size ?? "",
);

const Alert = renamed(
  z.object({
    avviso_id: identifier,
    prodotto_id: identifier.nullish(),
    /** Of the product; of a search its own words are made of `search`. */
    nome: text,
    slug: text,
    taglia: sizeText,
    /** The filters as a query string; null for a product. */
    ricerca: text,
    /** Address of the followed brand, whose name `nome` is. */
    marca: text,
    prezzo_obiettivo: cents,
    /** What it costs now; null where it cannot be bought. */
    prezzo: cents,
    per_email: flag,
    creato_il: text,
  }),
  {
    avviso_id: "id",
    prodotto_id: "productId",
    nome: "name",
    taglia: "size",
    ricerca: "search",
    marca: "brand",
    prezzo_obiettivo: "targetCents",
    prezzo: "nowCents",
    per_email: "byMail",
    creato_il: "createdAt",
  },
);
export type Alert = DomainOf<typeof Alert>;

const Device = renamed(
  z.object({
    dispositivo_id: identifier,
    servizio: text,
    /** By which the browser knows itself: the beginning of the hash of its endpoint. */
    impronta: text,
    creato_il: text,
  }),
  { dispositivo_id: "id", servizio: "service", impronta: "mark", creato_il: "createdAt" },
);

const AlertList = renamed(
  z.object({
    avvisi: lenientArray(Alert),
    feed: text,
    /** Where letters go; null where none do. */
    email: text,
    email_confermata: flag,
    /** Browsers that are told in place of letters. */
    dispositivi: lenientArray(Device),
    silenzio_dalle: hour.catch(22),
    silenzio_alle: hour.catch(8),
  }),
  {
    avvisi: "alerts",
    email_confermata: "mayWrite",
    dispositivi: "devices",
    silenzio_dalle: "quietFrom",
    silenzio_alle: "quietTo",
  },
);
export type AlertList = DomainOf<typeof AlertList>;

const AlertNews = codec(
  z.object({
    notizia_id: identifier,
    nome: text,
    slug: text,
    taglia: sizeText,
    prezzo: cents,
    prezzo_prima: cents,
    data: text,
    ricerca: text,
  }),
  (wire) => ({
    id: wire.notizia_id,
    name: wire.nome ?? "Prodotto",
    slug: wire.slug,
    size: wire.taglia,
    cents: wire.prezzo,
    beforeCents: wire.prezzo_prima,
    at: wire.data,
    search: wire.ricerca,
  }),
  (news) => ({
    notizia_id: news.id,
    nome: news.name,
    slug: news.slug,
    taglia: news.size,
    prezzo: news.cents,
    prezzo_prima: news.beforeCents,
    data: news.at,
    ricerca: news.search,
  }),
);
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
      input: renamed(
        z.object({
          prodotto_id: identifier.nullish(),
          taglia: z.string().max(60).nullish(),
          prezzo_obiettivo: z.number().int().positive().max(10_000_000).nullish(),
          ricerca: z.string().max(2_000).nullish(),
          /** Follows a brand: its novelties once a week. */
          marca: z.string().max(80).nullish(),
          canale: z.enum(["email", "feed", "push"]).default("email"),
          email: EmailAddress.nullish(),
          /** Of the channel `push`. */
          dispositivo: device.nullish(),
          hash_indirizzo: networkHash,
        }),
        {
          prodotto_id: "product",
          taglia: "size",
          prezzo_obiettivo: "targetCents",
          ricerca: "search",
          marca: "brand",
          canale: "channel",
          dispositivo: "device",
          hash_indirizzo: "addressHash",
        },
      ),
      /** `manage`: the key of a list of their own, for whoever has neither account nor address. */
      output: renamed(z.object({ message: text, feed: text, gestione: text }), { gestione: "manage" }),
      ...anybody,
    },
  ),
  confirm: post("/api/avvisi/conferma", "Confirms an alert with the token of the mailed link", {
    input: token,
    output: Told,
    ...anybody,
  }),
  end: post(
    "/api/avvisi/fine",
    "Ends one alert, all of followed brands, or all of them, with the token that every letter carries",
    {
      input: renamed(token.extend({ avviso_id: identifier.nullish(), solo_marche: z.boolean().nullish() }), {
        avviso_id: "alert",
        solo_marche: "onlyBrands",
      }),
      output: Told,
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
    {
      input: renamed(z.object({ token: token.shape.token.nullish(), dispositivo: device }), {
        dispositivo: "device",
      }),
      output: Told,
      ...anybody,
    },
  ),
  unsubscribe: post("/api/avvisi/dispositivi/{id}/fine", "Tells on that browser no longer", {
    input: z.object({ token: token.shape.token.nullish(), id: identifier }),
    output: Told,
    ...anybody,
  }),
  quiet: post("/api/avvisi/silenzio", "The hours of Rome in which nobody is told anything; equal: none", {
    input: renamed(z.object({ token: token.shape.token.nullish(), dalle: hour, alle: hour }), {
      dalle: "from",
      alle: "to",
    }),
    output: Told,
    ...anybody,
  }),
  feed: post("/api/avvisi/feed", "The latest news behind the address of a private feed", {
    input: token,
    output: inside("notizie", lenientArray(AlertNews)),
    ...anybody,
  }),
};
