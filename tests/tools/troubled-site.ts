/** A site without caches and its upstream as a second process, with a meddler between the two. */
import { type Interposed, interpose } from "./interpose";
import { type Site, startSite } from "./site";
import { type RemoteUpstream, startUpstream } from "./upstream";

export interface TroubledSite {
  site: Site;
  between: Interposed;
  upstream: RemoteUpstream;
  stop(): Promise<void>;
}

/** Starts all three. `settings` are the site's, on top of these; undefined leaves one as it is delivered. */
export async function startTroubledSite(
  settings: Record<string, string | undefined> = {},
): Promise<TroubledSite> {
  const upstream = await startUpstream();
  const between = await interpose(upstream.url);
  const site = await startSite({
    API_BASE_URL: between.url.origin,
    CACHE_SHORT_SECONDS: "0",
    CACHE_LONG_SECONDS: "0",
    LOG: "off",
    ...settings,
  });
  return {
    site,
    between,
    upstream,
    stop: async () => {
      await site.stop();
      await between.stop();
      await upstream.stop();
    },
  };
}
