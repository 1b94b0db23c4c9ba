/** The address under which a page is kept: with the parameters that its page reads; marks of campaigns are carried along, the rest goes. */
import { isCampaignMark } from "contract/campaign-marks";
import { listingParamOrder } from "contract/listing/query";

export interface PageAddress {
  /** Path and query that decide the page. */
  path: string;
  /** The marks that were left out, as a query (`utm_source=…`); empty without any. */
  marks: string;
}

/** What the pages of a product, of the landings and of editors read; the usual case. */
const ofProducts = ["scelta", "offerte", "condizioni", "storico", "recensioni"];

/** What pages read, by the first word of their path. */
const read: ReadonlyMap<string, readonly string[]> = new Map([
  ["", []],
  ["prodotti", [...listingParamOrder, "insconto", "sort", "page", "confronta"]],
  ["confronta", ["p"]],
  ["brand", ["lettera", "letter", "cerca"]],
  ["magazine", ["pagina", "per_pagina", "sort", "cerca", "tag", "categoria"]],
  ["codici-sconto-coupon", ["pagina", "tipo", "ordinamento", "merchant", "paese", "cerca"]],
]);

/** First words of pages and answers that are one person's, or read what somebody types: nobody keeps them. */
const unkept = new Set(
  `account annulla-cambio-email avvisi carrello condividi conferma-email forgot-password login logout newsletter password-recover
  preferenze-cookie prezzo-diverso register reset-password sessione suggerimenti taglie visti wishlist`.split(
    /\s+/,
  ),
);

/** Of every page: which routes' data is asked for, and which route a form is for. */
const ofFramework = ["_routes", "index"];
/** Remix once asked for the data of one route this way; it still answers, in English and with nothing for a visitor. */
const isFormer = /^_data$/i;

/** In characters. */
const longestMarks = 600;

/** @param isRead false: something is sent to the page, which is told all of its address */
export function pageAddress({ pathname, search }: URL, isRead = true): PageAddress {
  if (search.length < 2) return { path: pathname, marks: "" };
  const names = isRead ? namesOf(pathname) : null;
  const marks: string[] = [];
  const kept: string[] = [];
  for (const part of search.slice(1).split("&")) {
    const [name = ""] = part.split("=", 1);
    if (isCampaignMark.test(name)) marks.push(part);
    else if (!isFormer.test(name) && (names === null || names.includes(name))) kept.push(part);
  }
  const query = kept.join("&");
  return { path: pathname + (query && `?${query}`), marks: marks.join("&") };
}

/** Null: all of them. */
function namesOf(pathname: string): readonly string[] | null {
  const word = (/^\/([^/]*)/.exec(pathname)?.[1] ?? "").replace(/\.data$/, "").toLowerCase();
  if (unkept.has(word)) return null;
  return [...(read.get(word === "_root" ? "" : word) ?? ofProducts), ...ofFramework];
}

/** A redirect within the site takes the marks along: whoever counts campaigns reads them where the visitor arrives. */
export function withMarks(location: string, marks: string): string {
  if (marks === "" || !/^\/(?!\/)/.test(location)) return location;
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  return `${path}${query === "" ? "?" : `${query}&`}${marks}${hash}`;
}

/** The marks of a campaign in an address, at most as long as three of them need to be. */
export function campaignOf(url: URL): string {
  return pageAddress(url).marks.slice(0, longestMarks);
}
