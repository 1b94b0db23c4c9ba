/** How many addresses of a feed a network tracks, and by whose host, as the desk says it. */
import type { Addresses } from "contract";
import { type Network, networks } from "contract/networks";
import { own } from "domain/own";
import { numberOf } from "domain/told";

/** '4.120 indirizzi, tutti tracciati da awin1.com (costruiti col modello del negozio)'. */
export function addressesTold({
  all,
  tracked,
  hosts,
  built = 0,
}: Pick<Addresses, "all" | "tracked" | "built"> & { hosts: Hosts }) {
  const addresses = all === 1 ? "1 indirizzo" : `${numberOf(all)} indirizzi`;
  if (tracked === 0) return `${addresses}, nessuno tracciato`;
  const by = hosts.map(([host, count]) =>
    hosts.length === 1 ? `da ${host}` : `${numberOf(count)} da ${host}`,
  );
  const share = tracked === all ? (all === 1 ? "" : "tutti ") : `${numberOf(tracked)} `;
  const word = tracked === 1 ? "tracciato" : "tracciati";
  const count = built === tracked ? "" : `${numberOf(built)} `;
  const how =
    built > 0 ? ` (${count}${built === 1 ? "costruito" : "costruiti"} col modello del negozio)` : "";
  return `${addresses}, ${share}${word}${hosts.length === 1 ? " " : ": "}${by.join(", ")}${how}`;
}

type Hosts = readonly (readonly [host: string, count: number])[];

/** What the network is called that should track them. */
export function networkOf({ network }: Pick<Addresses, "network">): string {
  return own<Network>(networks, network ?? "")?.name ?? "una rete";
}
