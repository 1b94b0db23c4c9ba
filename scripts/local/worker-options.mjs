/** The built worker as Miniflare runs it: bindings, rules and static files as wrangler.toml has them, so that nothing is said twice. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.mjs";

/**
 * Options of the site's worker without its modules; plain data. `bindings` are the `[vars]` of wrangler.toml, with
 * `.dev.vars` on top of them.
 */
export async function workerOptions() {
  // Else it says each time that it has read .dev.vars.
  process.env.WRANGLER_LOG ??= "warn";
  // Loaded here, because wrangler takes a second and not everybody who imports this module asks.
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  const { compatibilityDate, compatibilityFlags, bindings, d1Databases, r2Buckets, ratelimits, assets } =
    workerOptions;
  const { queueProducers, queueConsumers } = workerOptions;
  return {
    name: "site",
    compatibilityDate,
    compatibilityFlags,
    bindings,
    d1Databases,
    r2Buckets,
    ratelimits,
    queueProducers,
    queueConsumers,
    assets,
  };
}

/** Where `npm run build` writes the worker: one file, all of it. @internal the harness runs it too */
export const bundle = join(root, "build/worker/index.js");

/** That file, or a copy of it, as a Miniflare module. */
export function siteModule(file = bundle) {
  return { type: "ESModule", path: "index.js", contents: readFileSync(file, "utf8") };
}
