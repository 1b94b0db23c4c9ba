/** The stores and networks that visitors may be sent to without being asked, held per isolate and refreshed behind answers. */
import type { Env } from "../env";
import { type EdgeContext, plainApiOf, type Visit } from "../visit";
import { domainsOf, registrableDomain } from "./decision";

/** Hosts and registrable domains; the value is the store's name, null for a network or a store without one. */
export type KnownStores = ReadonlyMap<string, string | null>;

/** Milliseconds for which the list counts as fresh, and until a failed look-up is tried again. */
const fresh = 60_000;
const pause = 5_000;

interface Held {
  stores: KnownStores;
  /** When the next look-up may begin. */
  renewAt: number;
}

const byEnv = new WeakMap<Env, Held>();

/** The list as it is known now, renewed in the background when it is old; undefined before the first look-up. */
export function knownNow(edge: EdgeContext, visit: Visit): KnownStores | undefined {
  const held = byEnv.get(visit.env);
  if (held && held.renewAt < Date.now()) {
    // Moved first, so that one request renews and the others do not.
    held.renewAt = Date.now() + pause;
    edge.waitUntil(lookUp(edge, visit));
  }
  return held?.stores;
}

/**
 * The list after the first look-up, or after `patience` ms without it: then only the configured networks are known, and
 * a visitor with an unsigned link is asked, not turned away. Never rejects.
 */
export async function knownSoon(edge: EdgeContext, visit: Visit, patience: number): Promise<KnownStores> {
  const found = lookUp(edge, visit);
  edge.waitUntil(found);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<KnownStores>((resolve) => {
    timer = setTimeout(() => resolve(networksOf(visit.env)), patience);
  });
  const first = await Promise.race([found, late]);
  clearTimeout(timer);
  return first;
}

/** What the store behind a host is called: by its exact host, else by its domain. */
export function storeName(host: string, stores: KnownStores): string | null {
  const exact = stores.get(host);
  if (exact !== undefined) return exact;
  return stores.get(registrableDomain(host) ?? "") ?? null;
}

async function lookUp(edge: EdgeContext, visit: Visit): Promise<KnownStores> {
  const { env, log } = visit;
  try {
    const stores = withNetworks(await plainApiOf(edge, visit).exits.hosts(), env);
    byEnv.set(env, { stores, renewAt: Date.now() + fresh });
    return stores;
  } catch {
    log.failure("exit-hosts", { error: "the stores' hosts are not known right now" });
    const stores = byEnv.get(env)?.stores ?? networksOf(env);
    byEnv.set(env, { stores, renewAt: Date.now() + pause });
    return stores;
  }
}

function networksOf(env: Env): KnownStores {
  return withNetworks([], env);
}

function withNetworks(hosts: readonly { host: string; store: string | null }[], env: Env): KnownStores {
  const stores = new Map<string, string | null>();
  for (const { host, store } of hosts) {
    for (const domain of domainsOf([host])) if (!stores.get(domain)) stores.set(domain, store);
    stores.set(host, store);
  }
  for (const domain of domainsOf(env.EXIT_KNOWN_HOSTS)) if (!stores.has(domain)) stores.set(domain, null);
  return stores;
}
