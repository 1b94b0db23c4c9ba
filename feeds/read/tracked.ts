/** Tells an address that brings a commission from the store's own, by its host, or by its path where a store gives the host. */
import { type Network, type NetworkName, networks } from "contract/networks";

const known = Object.entries(networks) as [NetworkName, Network][];
const byDomain = new Map(
  known.flatMap(([name, { domains }]) => domains.map((domain) => [domain, name] as const)),
);
const anywhere = known.flatMap(([name, { anywhere: path }]) => (path ? [[name, path] as const] : []));

/** No address that a visitor may be sent to is longer. */
const longest = 2_100;

/** Whose click an address is; null for every other address, and for what is none. */
export function networkOf(address: string): NetworkName | null {
  if (!isAddress(address)) return null;
  const parts = /^https?:\/\/([^/?#:@\s]+)(?::\d+)?([^#\s]*)/i.exec(address.slice(0, longest).trim());
  const host = parts?.[1]?.toLowerCase() ?? "";
  const rest = parts?.[2] ?? "";
  const own = byDomain.get(host.split(".").slice(-2).join("."));
  if (own) return networks[own].click.test(host + rest) ? own : null;
  return anywhere.find(([, path]) => path.test(rest))?.[0] ?? null;
}

/** Whether a text may be an address at all: most cells are none. */
export function isAddress(text: string): boolean {
  return /^\s*https?:/i.test(text.slice(0, 12));
}

/** 'awin1.com' of 'https://www.awin1.com/pclick.php?…'. */
export function hostOf(address: string): string {
  return (/^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address.slice(0, 300))?.[1] ?? "")
    .toLowerCase()
    .slice(0, 253);
}
