/** Runs the whole built worker in Miniflare as Cloudflare Pages would: static gate, D1, R2, Cache API, production limits. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Miniflare, type RequestInit, type Response } from "miniflare";
import { assetsOf, routesGate, wildcard } from "./assets";

export const root = fileURLToPath(new URL("..", import.meta.url));
/** Where the global setup leaves the bundle and the filled catalogue. */
export const cache = join(root, ".cache/worker");
export const bundleDir = join(cache, "bundle");
export const upstreamBundle = join(cache, "upstream/worker.js");
export const catalogueDir = join(cache, "catalogue");

export const compatibility = {
  compatibilityDate: "2026-04-01",
  compatibilityFlags: ["nodejs_compat"],
};

/** Settings that tests rely on; everything else keeps the defaults of server/env.ts. */
export const testSettings = {
  EXIT_SIGNING_KEYS: "prova:MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE",
};

/** Requests without a browser's name count as crawlers; visitors have one. */
export const visitor =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export interface Answer {
  status: number;
  headers: Headers;
  html: string;
}

export interface Site {
  url: URL;
  /** Asks for a path, or for a whole address as another host, without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Status, headers and body of one answer. */
  page(path: string, init?: RequestInit): Promise<Answer>;
  /** The same after following redirects, as a browser would (at most three). */
  follow(path: string): Promise<Answer>;
  db: D1Database;
  stop(): Promise<void>;
}

/** A folder with a copy of the filled catalogue, for `startSite`'s `inside`; whoever asks for it removes it. */
export function copyOfCatalogue(from = catalogueDir): string {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-"));
  cpSync(from, folder, { recursive: true });
  return folder;
}

/**
 * Starts a site on its own copy of the filled catalogue.
 * @param settings overrides of testSettings, e.g. `API_BASE_URL`; undefined removes one
 * @param options `strict` false leaves the limits away, `gate` false leaves the static gate away (both for the bench);
 * `state` is copied instead of the catalogue; `inside` is worked in itself and outlives the site; `entry` is a wrapper of
 * the bundle in this folder
 */
export async function startSite(
  settings: Record<string, string | undefined> = {},
  options: { strict?: boolean; gate?: boolean; state?: string; inside?: string; entry?: string } = {},
): Promise<Site> {
  const { strict = true, gate = true, entry = strict ? "strict.js" : "index.js" } = options;
  const state = options.inside ?? copyOfCatalogue(options.state);
  const publicDir = join(root, "public");
  const bindings = Object.fromEntries(
    Object.entries({ ...testSettings, ...settings }).filter((entry) => entry[1] !== undefined),
  ) as Record<string, string>;
  const assets = assetsOf(publicDir);
  const site = {
    name: "site",
    modules: modulesOf(entry),
    ...compatibility,
    bindings,
    d1Databases: { DB: "vetrina" },
    r2Buckets: { MEDIA: "vetrina-media" },
    serviceBindings: { ASSETS: assets },
  };
  const front = {
    name: "gate",
    modules: true,
    script: gateScript(publicDir),
    ...compatibility,
    serviceBindings: { SITE: "site", ASSETS: assets },
  };
  const miniflare = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    d1Persist: join(state, "d1"),
    r2Persist: join(state, "r2"),
    cachePersist: false,
    cf: false,
    workers: gate ? [front, site] : [{ ...site, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] }],
  });
  await miniflare.ready;
  // Without the gate (the bench), the worker's own socket: Miniflare's entry worker would blur the figures.
  const url = gate ? await miniflare.ready : await miniflare.unsafeGetDirectURL();
  const get = (path: string, init: RequestInit = {}) => {
    const headers = { "user-agent": visitor, ...(init.headers as Record<string, string>) };
    const address = path.startsWith("/") ? `${url.origin}${path}` : path;
    return miniflare.dispatchFetch(address, { redirect: "manual", ...init, headers });
  };
  const page = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await get(path, init);
    const headers = response.headers as unknown as Headers;
    return { status: response.status, headers, html: await response.text() };
  };
  const follow = async (path: string, left = 3): Promise<Answer> => {
    const answer = await page(path);
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status > 399 || !location || left === 0) return answer;
    return follow(new URL(location, url).pathname + new URL(location, url).search, left - 1);
  };
  return {
    url,
    get,
    page,
    follow,
    db: (await miniflare.getD1Database("DB", "site")) as unknown as D1Database,
    stop: async () => {
      await miniflare.dispose();
      if (!options.inside) rmSync(state, { recursive: true, force: true });
    },
  };
}

/** The bundle as Miniflare modules, `entry` first: itself, or a wrapper that lies beside this file. */
function modulesOf(entry: string) {
  const files: [name: string, folder: string][] = [["index.js", bundleDir]];
  if (entry !== "index.js") files.unshift([entry, join(root, "harness")]);
  return files.map(([name, folder]) => ({
    type: "ESModule" as const,
    path: name,
    contents: readFileSync(join(folder, name), "utf8"),
  }));
}

/** Pages decides by `_routes.json` whether a request reaches the worker at all; this is that decision as a worker. */
function gateScript(publicDir: string): string {
  const { include, exclude } = routesGate(publicDir);
  const sources = (patterns: string[]) =>
    `[${patterns.map((pattern) => String(wildcard(pattern))).join(",")}]`;
  return `
    const include = ${sources(include)}, exclude = ${sources(exclude)};
    export default {
      fetch(request, env) {
        const { pathname } = new URL(request.url);
        const matches = (patterns) => patterns.some((pattern) => pattern.test(pathname));
        return matches(include) && !matches(exclude) ? env.SITE.fetch(request) : env.ASSETS.fetch(request);
      },
    };`;
}
