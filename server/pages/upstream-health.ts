/** Tells a record that is gone from an upstream that has lost everything, or answers from the wrong place. */
import { createApi } from "../api";
import { createCache } from "../cache";
import { type EdgeContext, originOf, visitOf } from "../visit";

/** Asks, past every cache, for what no site is without: its categories. Never rejects. */
export async function isUpstreamHealthy(edge: EdgeContext): Promise<boolean> {
  const visit = visitOf(edge);
  const { env, log } = visit;
  const waitUntil = (work: Promise<unknown>) => edge.waitUntil(work);
  const cache = createCache(() => null);
  const api = createApi({ env, log, origin: originOf(visit), waitUntil, cache });
  try {
    return (await api.categories.list({})).length > 0;
  } catch {
    log.failure("upstream-lost", { path: visit.url.pathname.slice(0, 120) });
    return false;
  }
}
