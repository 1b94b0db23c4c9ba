/** The stores and networks that visitors may be sent to without being asked, held per isolate and refreshed behind answers. */
import type { PausedHost } from "contract";
import { inTime } from "upstream/time-limit";
import type { Env } from "../env";
import { backgroundApiOf, type EdgeContext, plainApiOf, type Visit } from "../visit";
import type { DomainOf } from "./registrable-domain";

/** Hosts and registrable domains; the value is the store's name, null for a network or a store without one. */
export type KnownStores = ReadonlyMap<string, string | null>;

/** Milliseconds for which the list counts as fresh, and until a failed look-up is tried again. */
const fresh = 60_000;
const pause = 5_000;

/** What is known of where visitors may be sent. */
export interface KnownExits {
  stores: KnownStores;
  /** Where nobody is led for now. */
  paused: readonly PausedHost[];
}

interface FreshExits extends KnownExits {
  /** When the next look-up may begin. */
  renewAt: number;
}

const byEnv = new WeakMap<Env, FreshExits>();

/** The list as it is known now, renewed in the background when it is old; undefined before the first look-up. */
export function knownNow(edge: EdgeContext, visit: Visit): KnownExits | undefined {
  const held = byEnv.get(visit.env);
  if (held && held.renewAt < Date.now()) {
    // Moved first, so that one request renews and the others do not.
    held.renewAt = Date.now() + pause;
    edge.waitUntil(lookUp(edge, visit));
  }
  return held;
}

/** The list after the first look-up, or after `softTimeout` ms without it: then the configured networks. Never rejects. */
export async function knownSoon(edge: EdgeContext, visit: Visit, softTimeout: number): Promise<KnownExits> {
  const found = lookUp(edge, visit);
  edge.waitUntil(found);
  return (await inTime(found, softTimeout)) ?? { stores: await networksOf(visit.env), paused: [] };
}

/** What the store behind a host is called: by its exact host, else by its domain. */
export function storeName(host: string, stores: KnownStores, domainOf: DomainOf): string | null {
  const exact = stores.get(host);
  if (exact !== undefined) return exact;
  return stores.get(domainOf(host) ?? "") ?? null;
}

async function lookUp(edge: EdgeContext, visit: Visit): Promise<KnownExits> {
  const { env, log } = visit;
  const { exits } = backgroundApiOf(edge, visit);
  const before = byEnv.get(env);
  // Another upstream may know no pauses: then nothing is paused.
  const pauses = exits.paused({}).catch(() => before?.paused ?? []);
  try {
    const stores = await withNetworks(await exits.hosts(), env);
    const held = { stores, paused: await pauses, renewAt: Date.now() + fresh };
    byEnv.set(env, held);
    return held;
  } catch {
    log.failure("exit-hosts", { error: "the stores' hosts are not known right now" });
    const stores = before?.stores ?? (await networksOf(env));
    const held = { stores, paused: before?.paused ?? [], renewAt: Date.now() + pause };
    byEnv.set(env, held);
    return held;
  }
}

/** The store that is paused behind a way out, by its offer if the link names one, else by its host; null: none. Never rejects. */
export async function pausedStore(
  { host, offer }: { host: string; offer: number | null },
  { paused }: Pick<KnownExits, "paused">,
  edge: EdgeContext,
  visit: Visit,
): Promise<string | null> {
  if (paused.length === 0) return null;
  if (offer !== null) {
    const found = await plainApiOf(edge, visit)
      .exits.offer({ offer })
      .catch(() => null);
    if (found) return found.paused ? found.store : null;
  }
  const { domainsOf, registrableDomain } = await import("./registrable-domain");
  const networks = domainsOf(visit.env.EXIT_KNOWN_HOSTS);
  if (networks.has(registrableDomain(host) ?? "")) return null;
  return paused.find((store) => store.host === host)?.store ?? null;
}

function networksOf(env: Env): Promise<KnownStores> {
  return withNetworks([], env);
}

type Hosts = readonly { host: string; store: string | null }[];

async function withNetworks(hosts: Hosts, env: Env): Promise<KnownStores> {
  const { domainsOf } = await import("./registrable-domain");
  const stores = new Map<string, string | null>();
  for (const { host, store } of hosts) {
    for (const domain of domainsOf([host])) if (!stores.get(domain)) stores.set(domain, store);
    stores.set(host, store);
  }
  for (const domain of domainsOf(env.EXIT_KNOWN_HOSTS)) if (!stores.has(domain)) stores.set(domain, null);
  return stores;
}
