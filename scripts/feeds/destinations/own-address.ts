/** The store's own address behind what an offer leads to: a network's link is never asked, since that would count as a click. */
import { networks } from "contract/networks";
import { canonicalAddress } from "server/exits/address";
import { registrableDomain } from "server/exits/registrable-domain";

const networkDomains = new Set<string>(Object.values(networks).flatMap(({ domains }) => domains));

/** Null where the link has no address of the store that can be read from it. @param host of the store */
export function ownAddress(link: string, host: string): URL | null {
  const domain = registrableDomain(host);
  if (domain === null || networkDomains.has(domain)) return null;
  for (const written of [link, ...carriedIn(link)]) {
    const url = canonicalAddress(written);
    if (url && registrableDomain(url.hostname) === domain) return unmarked(url);
  }
  return null;
}

/** Addresses within an address: Awin's `ued`, `p`, Rakuten's `murl`, Tradedoubler's `url(…)`, CJ's path; however they call them. */
function carriedIn(link: string): string[] {
  const url = canonicalAddress(link);
  if (!url) return [];
  const rest = link.slice(url.origin.length);
  const inPath = /https?:\/\/.*$/s.exec(rest)?.[0];
  const bracketed = [...rest.matchAll(/url\(([^()]+)\)/gi)].map(([, address = ""]) => decoded(address));
  const values = [...url.searchParams.values()].slice(0, 50);
  return [...values, ...values.map(decoded), ...bracketed, ...(inPath ? [inPath, decoded(inPath)] : [])];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Without marks of campaigns: a look is no visit that somebody's advertisement brought. */
function unmarked(url: URL): URL {
  const clean = new URL(url);
  for (const name of [...clean.searchParams.keys()])
    if (/^(utm_\w+|awc|gclid|fbclid|clickref|tduid|cjevent|ranmid|raneaid|ransiteid)$/i.test(name))
      clean.searchParams.delete(name);
  clean.hash = "";
  return clean;
}
