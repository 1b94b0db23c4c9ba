/** Which domain a host is somebody's by: the public suffix list. A file beside the Worker, loaded with its first way out, since no page asks. */
import { parsedUrl } from "domain/parsed-url";
import { getDomain } from "tldts";
import { Lru } from "upstream/lru";

/** Domains by host name: a site deals with few hosts, and the public suffix list is long. */
const domains = new Lru<string, string>(2_000);

/** The domain that somebody registered, ASCII, `shop.example.co.uk` → `example.co.uk`; null for a public suffix itself. */
export function registrableDomain(hostname: string): string | null {
  return domains.remember(hostname, domainIn) || null;
}

export type DomainOf = typeof registrableDomain;

function domainIn(hostname: string): string {
  const known = { allowPrivateDomains: true, validateHostname: false, extractHostname: false };
  return getDomain(hostname, known) ?? "";
}

export function domainsOf(hosts: readonly string[]): Set<string> {
  return new Set(hosts.flatMap((host) => registrableDomain(asciiName(host)) ?? []));
}

function asciiName(host: string): string {
  const name = host.trim().toLowerCase();
  return parsedUrl(`http://${name}`)?.hostname ?? name;
}
