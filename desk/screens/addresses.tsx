/** How many addresses of a feed a network tracks, and by whose host, as the desk says it. */
import type { Addresses } from "contract";
import { own } from "domain/own";
import { numberOf } from "../format";
import { networkNames } from "./sources/words";

/** '4.120 indirizzi, tutti tracciati da awin1.com'. */
export function addressesTold({
  all,
  tracked,
  hosts,
}: Pick<Addresses, "all" | "tracked"> & { hosts: Hosts }) {
  const addresses = all === 1 ? "1 indirizzo" : `${numberOf(all)} indirizzi`;
  if (tracked === 0) return `${addresses}, nessuno tracciato`;
  const by = hosts.map(([host, count]) =>
    hosts.length === 1 ? `da ${host}` : `${numberOf(count)} da ${host}`,
  );
  const share = tracked === all ? (all === 1 ? "" : "tutti ") : `${numberOf(tracked)} `;
  const word = tracked === 1 ? "tracciato" : "tracciati";
  return `${addresses}, ${share}${word}${hosts.length === 1 ? " " : ": "}${by.join(", ")}`;
}

type Hosts = readonly (readonly [host: string, count: number])[];

/** What the network is called that should track them. */
export function networkOf({ network }: Pick<Addresses, "network">): string {
  return own(networkNames, network ?? "") ?? network ?? "una rete";
}
