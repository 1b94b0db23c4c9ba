/** Alerts: who wants to know when a product or a search gets cheaper, and what there was to tell (ours; upstream/DESIGN.md). */
import * as z from "zod";
import { EmailAddress, Told } from "./forms";
import { formatListing, parseListing } from "./listing/query";
import { type DomainOf, renamed, row } from "./row";
import { cents, flag, identifier, lenientArray, networkHash, text } from "./wire";

/** Alerts that one person may have. */
export const mostAlerts = 50;

/** A link in letters and of feeds: who holds it manages these alerts, and no others. */
const token = z.object({ token: z.string().regex(/^[\w-]{22,100}$/) });

/** The filters of a listing as one text: sort and page do not matter, so equal searches read the same. */
export function searchText(params: Record<string, string>): string {
  const { pagina: _, ordinamento: __, ...filters } = formatListing(parseListing(params));
  return new URLSearchParams(filters).toString();
}

const Alert = z
  .object({
    avviso_id: identifier,
    prodotto_id: identifier.nullish(),
    nome: text,
    slug: text,
    taglia: text,
    ricerca: text,
    prezzo_obiettivo: cents,
    prezzo: cents,
    per_email: flag,
    creato_il: text,
  })
  .transform((wire) => ({
    id: wire.avviso_id,
    /** Of the product; of a search its own words are made of `search`. */
    name: wire.nome,
    slug: wire.slug,
    size: wire.taglia,
    /** The filters as a query string; null for a product. */
    search: wire.ricerca,
    targetCents: wire.prezzo_obiettivo,
    /** What it costs now; null where it cannot be bought. */
    nowCents: wire.prezzo,
    byMail: wire.per_email,
    createdAt: wire.creato_il,
  }));
export type Alert = DomainOf<typeof Alert>;

const AlertList = z
  .object({
    avvisi: lenientArray(Alert),
    feed: text,
    email: text,
    email_confermata: flag,
  })
  .transform((wire) => ({
    alerts: wire.avvisi,
    feed: wire.feed,
    /** Where letters go; null where none do. */
    email: wire.email,
    mayWrite: wire.email_confermata,
  }));
export type AlertList = DomainOf<typeof AlertList>;

const AlertNews = z
  .object({
    notizia_id: identifier,
    nome: text,
    slug: text,
    taglia: text,
    prezzo: cents,
    prezzo_prima: cents,
    data: text,
    ricerca: text,
  })
  .transform((wire) => ({
    id: wire.notizia_id,
    name: wire.nome ?? "Prodotto",
    slug: wire.slug,
    size: wire.taglia,
    cents: wire.prezzo,
    beforeCents: wire.prezzo_prima,
    at: wire.data,
    search: wire.ricerca,
  }));
export type AlertNews = DomainOf<typeof AlertNews>;

const done = z.unknown().transform(() => null);
const anybody = { cache: "none", auth: "public" } as const;
const members = { cache: "none", auth: "visitor" } as const;

export const alerts = {
  list: row({
    method: "GET",
    path: "/api/avvisi",
    summary: "The member's alerts",
    input: z.object({}),
    output: AlertList,
    ...members,
  }),
  managed: row({
    method: "POST",
    path: "/api/avvisi/gestione",
    summary: "The alerts behind the link of a letter",
    input: token,
    output: AlertList,
    ...anybody,
  }),
  create: row({
    method: "POST",
    path: "/api/avvisi",
    summary:
      "Asks to be told when a product or a search gets cheaper; without an account the address confirms by a letter",
    input: renamed(
      z.object({
        prodotto_id: identifier.nullish(),
        taglia: z.string().max(60).nullish(),
        prezzo_obiettivo: z.number().int().positive().max(10_000_000).nullish(),
        ricerca: z.string().max(2_000).nullish(),
        canale: z.enum(["email", "feed"]).default("email"),
        email: EmailAddress.nullish(),
        hash_indirizzo: networkHash,
      }),
      {
        prodotto_id: "product",
        taglia: "size",
        prezzo_obiettivo: "targetCents",
        ricerca: "search",
        canale: "channel",
        hash_indirizzo: "addressHash",
      },
    ),
    output: z
      .object({ message: text, feed: text })
      .transform((wire) => ({ message: wire.message, feed: wire.feed })),
    ...anybody,
  }),
  confirm: row({
    method: "POST",
    path: "/api/avvisi/conferma",
    summary: "Confirms an alert with the token of the mailed link",
    input: token,
    output: Told,
    ...anybody,
  }),
  end: row({
    method: "POST",
    path: "/api/avvisi/fine",
    summary: "Ends one alert, or all of them, with the token that every letter carries",
    input: renamed(token.extend({ avviso_id: identifier.nullish() }), { avviso_id: "alert" }),
    output: Told,
    ...anybody,
  }),
  remove: row({
    method: "DELETE",
    path: "/api/avvisi/{id}",
    summary: "Ends an alert of the member",
    input: z.object({ id: identifier }),
    output: done,
    ...members,
  }),
  feed: row({
    method: "POST",
    path: "/api/avvisi/feed",
    summary: "The latest news behind the address of a private feed",
    input: token,
    output: z.object({ notizie: lenientArray(AlertNews) }).transform((wire) => wire.notizie),
    ...anybody,
  }),
  check: row({
    method: "POST",
    path: "/api/avvisi/verifica",
    summary: "Looks at what imports have changed and writes letters; again as long as there is more",
    input: z.object({}),
    output: z
      .object({ notizie: z.number().int(), lettere: z.number().int(), altro: z.boolean() })
      .transform((wire) => ({ news: wire.notizie, letters: wire.lettere, more: wire.altro })),
    cache: "none",
    auth: "admin",
  }),
};
