/** A site without caches and its upstream as a second process, with a meddler between the two. */
import { interpose } from "./interpose";
import { startSite } from "./site";
import { startUpstream } from "./upstream";

/** Starts all three. `settings` are the site's, on top of these; undefined leaves one as it is delivered. */
export async function startTroubledSite(settings: Record<string, string | undefined> = {}) {
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

export type TroubledSite = Awaited<ReturnType<typeof startTroubledSite>>;
