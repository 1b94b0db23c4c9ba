/** Counts where the rows of a feed lead: how many addresses a network tracks, and by which hosts. */
import { type Addresses, toldHosts } from "contract/feed-readings";
import { apart } from "./read/blanks";
import type { FeedRecord } from "./read/record";

const mostHosts = 1_000;

export class AddressesSeen {
  private all = 0;
  private tracked = 0;
  private built = 0;
  private readonly hosts = new Map<string, number>();

  /** @param network that should track them, null for none */
  constructor(private readonly network: string | null) {}

  take({ tracked }: FeedRecord): void {
    this.all++;
    if (!tracked) return;
    this.tracked++;
    const { host, isBuilt } = tracked;
    if (isBuilt) this.built++;
    const before = this.hosts.get(host);
    if (before !== undefined) this.hosts.set(host, before + 1);
    else if (this.hosts.size < mostHosts) this.hosts.set(apart(host), 1);
  }

  whole(): Addresses {
    const hosts = [...this.hosts].sort(([, a], [, b]) => b - a).slice(0, toldHosts);
    const { all, tracked, built, network } = this;
    return { all, tracked, hosts, network, ...(built > 0 && { built }) };
  }
}
