/** The two built Workers as Miniflare runs them: bindings, rules and static files as wrangler.toml has them, so that nothing is said twice. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./steps.mjs";

/**
 * Plain data that Miniflare takes as options of a worker.
 * @typedef {{
 *   name: string,
 *   compatibilityDate: string,
 *   compatibilityFlags: string[],
 *   bindings: Record<string, string>,
 *   d1Databases: Record<string, { id: string }>,
 *   r2Buckets: Record<string, { id: string }>,
 *   ratelimits: Record<string, never>,
 *   queueProducers: Record<string, { queueName: string }>,
 *   queueConsumers: Record<string, { maxBatchTimeout?: number, maxRetries?: number, deadLetterQueue?: string }>,
 *   assets: { directory: string },
 * }} SiteOptions
 * @typedef {{ type: "ESModule" | "CompiledWasm", path: string, contents: string | Uint8Array }} WorkerModule
 */

/**
 * Options of the first Worker without its modules; plain data. `bindings` are the `[vars]` of wrangler.toml, with
 * `.dev.vars` on top of them.
 * @returns {Promise<SiteOptions>}
 */
export async function workerOptions() {
  // Else it says each time that it has read .dev.vars.
  process.env.WRANGLER_LOG ??= "warn";
  // Loaded here, because wrangler takes a second and not everybody who imports this module asks.
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  const { compatibilityDate, compatibilityFlags, bindings, d1Databases, r2Buckets } = workerOptions;
  const { ratelimits, queueProducers, queueConsumers, assets } = workerOptions;
  const compatibility = { compatibilityDate, compatibilityFlags };
  const bound = { bindings, d1Databases, r2Buckets, ratelimits, queueProducers, queueConsumers, assets };
  return { name: "site", ...compatibility, ...bound };
}

/** Where `npm run build` writes the two. */
export const bundles = {
  first: join(root, "build/worker/index.js"),
  second: join(root, "build/second/index.js"),
};

/**
 * That file, or a copy of it, as a Miniflare module.
 * @param {string} file
 * @returns {WorkerModule}
 */
export function moduleOf(file) {
  return { type: "ESModule", path: "index.js", contents: readFileSync(file, "utf8") };
}

/**
 * The files beside a bundle (scripts/build-second.mjs) or a copy of it.
 * @param {string} bundle
 * @returns {WorkerModule[]}
 */
export function beside(bundle) {
  const folder = dirname(bundle);
  return readdirSync(folder)
    .filter((name) => /\.(mjs|wasm)$/.test(name))
    .map((path) =>
      path.endsWith(".wasm")
        ? { type: "CompiledWasm", path, contents: readFileSync(join(folder, path)) }
        : { type: "ESModule", path, contents: readFileSync(join(folder, path), "utf8") },
    );
}

/** What the second Worker is called on this machine. @internal tests put others in its place */
export const secondName = "second";

/**
 * Has the second Worker (or one of another name) do what `[triggers]` schedules for a minute; resolves to how that ended, `ok` or an exception. Asked over HTTP of
 * a host with `unsafeTriggerHandlers`, not of Miniflare's proxies (server/DESIGN.md, 'A server that does not die, and what an isolate holds').
 * @param {import("miniflare").Miniflare} host
 * @returns {Promise<string>}
 */
export async function runScheduled(host, at = new Date(), worker = secondName) {
  const address = `http://localhost/cdn-cgi/handler/scheduled?time=${at.getTime()}`;
  const answer = await host.dispatchFetch(address, { headers: { "MF-Route-Override": worker } });
  return answer.text();
}

/**
 * Both, the first bound to the second; what belongs to the first alone stays with it (scripts/deploy/places.mjs).
 * @param {object} first
 * @param {{ first: WorkerModule[], second: WorkerModule[] }} modules
 * @returns {[first: object, second: object]}
 */
export function bothWorkers(first, modules) {
  const { assets, unsafeDirectSockets, queueConsumers, ...shared } = first;
  return [
    { ...first, modules: modules.first, serviceBindings: { DESK: secondName } },
    { ...shared, name: secondName, modules: modules.second },
  ];
}
