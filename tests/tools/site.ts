/** Runs the two built Workers in Miniflare as Cloudflare would: static files first, D1, R2, Cache API, production limits. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Miniflare, type MiniflareOptions, type RequestInit, type Response } from "miniflare";
import { databaseIn, databasesOf } from "../../scripts/local/bindings";
import {
  beside,
  bothWorkers,
  moduleOf,
  runScheduled,
  type SiteOptions,
  secondName,
  type WorkerModule,
} from "../../scripts/local/worker-options.mjs";
import { heapAfterCollection } from "./heap";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/** Where the global setup leaves a copy of the build, the worker's options and the filled catalogue. */
export const cache = join(root, ".cache/worker");
export const builtWorkers = { first: join(cache, "first/index.js"), second: join(cache, "second/index.js") };
export const optionsFile = join(cache, "options.json");
export const upstreamBundle = join(cache, "upstream/worker.js");
export const catalogueDir = join(cache, "catalogue");

export const compatibility = { compatibilityDate: "2026-07-30", compatibilityFlags: ["nodejs_compat"] };

/** Bindings and rules of wrangler.toml, as the global setup read them. */
export function siteOptions(): SiteOptions {
  return JSON.parse(readFileSync(optionsFile, "utf8"));
}

/** Settings that tests rely on; everything else keeps the defaults of server/env.ts. */
export const testSettings = {
  EXIT_SIGNING_KEYS: "prova:MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE",
  SESSION_KEYS: "prova:chiave-delle-sessioni-di-prova",
};

/** In front of an upstream over the network sites are as patient as settings allow: that one is late on a busy machine. */
const patience = { UPSTREAM_TIMEOUT_MS: "15000", PAGE_TIMEOUT_MS: "15000" };
/** What sites are delivered with, for tests that count their time. */
export const delivered = { UPSTREAM_TIMEOUT_MS: undefined, PAGE_TIMEOUT_MS: undefined };

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
  /** Runs what `[triggers]` schedules for a minute, now or at another time; resolves to how it ended, `ok` or an exception. */
  runScheduled(at?: Date): Promise<string>;
  /** Bytes that the isolate holds after a collection; with `inspect` only. */
  heap(): Promise<number>;
  db: D1Database;
  /** The database of logs. */
  logs: D1Database;
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
 * @param options `strict` false leaves the limits away, `files` false the static files (both for the bench: requests go to
 * the first Worker's own socket); `state` is copied instead of the catalogue; `inside` is worked in itself and outlives the site;
 * `entry` is a wrapper of both bundles in this folder; `isolates` lets two of the first answer (`isolates.js`); `inspect` lets `heap` be
 * asked; `cached` is a folder for the Cache API that outlives the site; `second` is one that fails at everything; `checkout` is served instead;
 * `draws` brings along what draws picture cards, as `strict` false does
 */
export async function startSite(
  settings: Record<string, string | undefined> = {},
  options: {
    strict?: boolean;
    files?: boolean;
    state?: string;
    inside?: string;
    entry?: string;
    inspect?: boolean;
    isolates?: boolean;
    cached?: string;
    second?: "dead";
    checkout?: string;
    draws?: boolean;
  } = {},
): Promise<Site> {
  const { strict = true, files = true, draws = !strict, entry = strict ? "strict.js" : "index.js" } = options;
  const state = options.inside ?? copyOfCatalogue(options.state);
  const usual = { LOG: "errors", ...(settings.API_BASE_URL ? patience : { PAGE_GRACE_MS: "1000" }) };
  const given = Object.entries({ ...testSettings, ...(strict && usual), ...settings }).filter(
    (entry) => entry[1] !== undefined,
  );
  const { assets, ...worker } = siteOptions();
  const { checkout } = options;
  const of = (bundle: string) => join(checkout ?? "", "build", bundle);
  const built = checkout ? { first: of("worker/index.js"), second: of("second/index.js") } : builtWorkers;
  if (checkout) assets.directory = join(checkout, "public");
  const site = {
    ...worker,
    ...(files ? { assets } : { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] }),
    bindings: Object.fromEntries(given) as Record<string, string>,
  };
  const drawing = beside(built.second).map((part) => (draws ? part : withoutCode(part)));
  const [first, second] = bothWorkers(site, {
    first: [
      ...modulesOf(built.first, entry, options.isolates ? "isolates" : "itself"),
      ...beside(built.first),
    ],
    second: [...modulesOf(built.second, entry, "late"), ...drawing],
  });
  const miniflare = new Miniflare({
    workers: [first, options.second ? dead : second, databasesOf(worker.d1Databases)],
    ...(options.inspect && { inspectorPort: 0 }),
    host: "127.0.0.1",
    port: 0,
    d1Persist: join(state, "d1"),
    r2Persist: join(state, "r2"),
    cachePersist: options.cached ?? false,
    cf: false,
    unsafeTriggerHandlers: true,
  } as MiniflareOptions);
  await miniflare.ready;
  // The bench asks the worker's own socket: Miniflare's entry worker would blur the figures.
  const url = files ? await miniflare.ready : await miniflare.unsafeGetDirectURL();
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
    runScheduled: (at) => runScheduled(miniflare, at),
    heap: async () => heapAfterCollection(await miniflare.getInspectorURL(), "site"),
    db: await databaseIn(miniflare),
    logs: await databaseIn(miniflare, "LOGS"),
    stop: async () => {
      try {
        if (entry === "strict.js" && files) await sayWhatIsWrong({ page });
      } finally {
        await miniflare.dispose();
        if (!options.inside) rmSync(state, { recursive: true, force: true });
      }
    },
  };
}

let shared: Promise<Site> | undefined;

/** One site for all files of a test process that leave nothing in the databases which others could notice, since opening one costs as much as ten pages. */
export function sharedSite(): Promise<Site> {
  if (!shared) {
    const inside = copyOfCatalogue();
    shared = startSite({ LOG: "off", FORM_SECONDS: "0" }, { inside, draws: true });
    process.once("exit", () => rmSync(inside, { recursive: true, force: true }));
  }
  return shared.then((site) => ({ ...site, stop: () => sayWhatIsWrong(site) }));
}

/** Throws what the limits of production have found. */
async function sayWhatIsWrong({ page }: Pick<Site, "page">): Promise<void> {
  const { html: wrong } = await page("/__wrong");
  if (wrong !== "") throw new Error(wrong);
}

/** Without what draws, 3 of a site's 8 MB: Miniflare copies all that it has written for each piece more of a configuration. */
const withoutCode = (part: WorkerModule): WorkerModule =>
  part.type === "CompiledWasm" ? { ...part, contents: Buffer.from("\0asm\x01\0\0\0", "latin1") } : part;

/** A second Worker that fails at every request. */
const dead = {
  name: secondName,
  modules: true,
  script: "export default { fetch() { throw new Error('ended') } }",
};

/** A bundle as Miniflare modules, `entry` first: itself, or a wrapper that lies beside this file; what it wraps may be a stand-in. */
function modulesOf(bundle: string, entry: string, as: "itself" | "late" | "isolates"): WorkerModule[] {
  const site = moduleOf(bundle);
  if (entry === site.path) return [site];
  const own = (path: string, file = path) => ({
    ...site,
    path,
    contents: readFileSync(join(root, "tests/tools", file), "utf8"),
  });
  const allowed = own("plans.json");
  const plans = [
    own("around.js"),
    own("plans.js"),
    { ...allowed, contents: `export default ${allowed.contents}` },
  ];
  if (as === "itself") return [own(entry), ...plans, site];
  if (as === "late") return [own(entry), ...plans, own(site.path, "late.js"), { ...site, path: "whole.js" }];
  const copies = Array.from({ length: 6 }, (_, number) => ({ ...site, path: `isolate-${number}.js` }));
  return [own(entry), ...plans, own(site.path, "isolates.js"), ...copies];
}
