/** The click's id in the affiliate network's own parameter: what a transaction brings back names the click (product.md 'Exits'). Pure. */

import { type NetworkName, networks } from "contract/networks";
import { parsedUrl } from "domain/parsed-url";
import { referenceOf } from "upstream/site-records";
import type { DomainOf } from "./registrable-domain";

interface Carried {
  /** The parameter of the query that comes back with a transaction, by the network's documents. */
  parameter: string;
  /** Links that carry it in the path instead: behind the match of the first, where the second is not there yet. */
  path?: { behind: RegExp; present: RegExp; written: (reference: string) => string };
}

/** By the name that reports give a network. @internal a test has an address for each */
export const references: Readonly<Partial<Record<NetworkName, Carried>>> = {
  awin: { parameter: "clickref" },
  tradedoubler: { parameter: "epi" },
  cj: {
    parameter: "sid",
    // A deep link ends with the store's address, query and all.
    path: {
      behind: /^\/links\/\d+\/type\/[a-z]+/,
      present: /^\/links\/[^:]*\/sid\/[^/]/,
      written: (id) => `/sid/${id}`,
    },
  },
  rakuten: { parameter: "u1" },
  webgains: { parameter: "clickref" },
  tradetracker: { parameter: "r" },
  partnerize: {
    parameter: "pubref",
    path: {
      behind: /^\/click\/camref:[^/]+/,
      present: /^\/click\/[^?]*\/pubref:[^/]/,
      written: (id) => `/pubref:${id}`,
    },
  },
  impact: { parameter: "subId1" },
  kwanko: { parameter: "argsite" },
  effiliation: { parameter: "effi_id" },
  skimlinks: { parameter: "xcust" },
  sovrn: { parameter: "cuid" },
};

const byDomain = new Map(
  (Object.keys(references) as NetworkName[]).flatMap((name) =>
    networks[name].domains.map((domain) => [domain as string, references[name]] as const),
  ),
);

/** A canonical address with the reference of a click; as it is for hosts of no network, and where it has a reference already. */
export function withReference(address: string, clickId: string, domainOf: DomainOf): string {
  const url = parsedUrl(address);
  const network = url && byDomain.get(domainOf(url.hostname) ?? "");
  if (!network) return address;
  const reference = referenceOf(clickId);
  const { behind, present, written } = network.path ?? {};
  const place = behind?.exec(url.pathname);
  if (!place || !written) return inQuery(address, network.parameter, reference);
  if (present?.test(url.pathname)) return address;
  const end = url.origin.length + place[0].length;
  return address.slice(0, end) + written(reference) + address.slice(end);
}

/** Put first, since what follows may belong to the store's own address; an empty parameter is filled. */
function inQuery(address: string, parameter: string, reference: string): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  // Tradedoubler's older way of writing: ?p(1)a(2)url(…)
  const isBracketed = /^\?\w+\(/.test(query);
  const present = isBracketed ? `(?<=[?)])${parameter}\\(` : `(?<=[?&])${parameter}=`;
  const found = new RegExp(`${present}([^&)]*)`).exec(query);
  if (found?.[1]) return address;
  if (found) {
    const end = found.index + found[0].length;
    return path + query.slice(0, end) + reference + query.slice(end) + fragment;
  }
  const rest = query.slice(1);
  if (isBracketed) return `${path}?${parameter}(${reference})${rest}${fragment}`;
  return `${path}?${parameter}=${reference}${rest === "" ? "" : `&${rest}`}${fragment}`;
}
