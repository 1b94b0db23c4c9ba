/** What the account's databases and Workers run on: workerd, with the very files and bindings that wrangler sent. */
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Miniflare, type MiniflareOptions, type RequestInit, type Response } from "miniflare";
import { databaseIn, databasesOf } from "../../../scripts/local/bindings";
import { runScheduled } from "../../../scripts/local/worker-options.mjs";
import { type Account, type Binding, servingOf, type Version, type Worker } from "./account";

export interface Machine {
  /** What the account holds has changed: what is asked next starts anew on it. */
  changed(): void;
  /** Runs one text; the rows of each of its statements where they only read, else those of the last. */
  query(database: string, text: string, values?: unknown[]): Promise<D1Result[]>;
  batch(database: string, statements: [text: string, values: unknown[]][]): Promise<D1Result[]>;
  /** Asks what is published, under its own addresses. */
  visit(url: string, init?: RequestInit): Promise<Response>;
  /** Runs a Worker's schedule for this minute, as its `[triggers]` would; resolves to how that ended. */
  clock(worker: string): Promise<string>;
  stop(): Promise<void>;
}

export function machineOf(account: Account, folder: string): Machine {
  let host: Miniflare | undefined;
  let isCurrent = false;
  async function current(): Promise<Miniflare> {
    if (host && isCurrent) return host;
    isCurrent = true;
    const options = optionsOf(account, folder);
    if (host) await host.setOptions(options);
    else host = new Miniflare(options);
    return host;
  }
  const batch: Machine["batch"] = async (id, statements) => {
    const db = await databaseIn(await current(), id);
    return db.batch(statements.map(([text, values]) => db.prepare(text).bind(...values)));
  };
  return {
    changed: () => {
      isCurrent = false;
    },
    query: (id, text, values = []) => batch(id, [[text, values]]),
    batch,
    visit: async (url, init) => (await current()).dispatchFetch(url, { redirect: "manual", ...init }),
    clock: async (worker) => runScheduled(await current(), new Date(), worker),
    stop: async () => host?.dispose(),
  };
}

function optionsOf(account: Account, folder: string): MiniflareOptions {
  const ids = Object.fromEntries(account.databases.map(({ uuid }) => [uuid, { id: uuid }]));
  const published = [...account.workers].filter(([, { deployments }]) => deployments.length > 0);
  return {
    // The first answers what no route names.
    workers: [databasesOf(ids), ...published.map(([name, worker]) => workerOptions(account, name, worker))],
    host: "127.0.0.1",
    port: 0,
    d1Persist: join(folder, "d1"),
    r2Persist: join(folder, "r2"),
    cf: false,
    unsafeTriggerHandlers: true,
    // What Workers log is nobody's here.
    handleRuntimeStdio: (out: Readable, errors: Readable) => [out, errors].map((stream) => stream.resume()),
  } as unknown as MiniflareOptions;
}

function workerOptions(account: Account, name: string, worker: Worker) {
  const version = servingOf(worker);
  const hosts = [...worker.domains, ...(worker.isOnWorkersDev ? [`${name}.prova.workers.dev`] : [])];
  const consumed = account.queues.flatMap((queue) => {
    const consumer = queue.consumers.find(({ script }) => script === name);
    return consumer ? [[queue.name, { maxBatchTimeout: 1, deadLetterQueue: consumer.dead }] as const] : [];
  });
  return {
    name,
    modules: modulesOf(version),
    compatibilityDate: version.metadata.compatibility_date ?? "2026-07-30",
    compatibilityFlags: version.metadata.compatibility_flags ?? [],
    routes: hosts.map((host) => `${host}/*`),
    queueConsumers: Object.fromEntries(consumed),
    ...bindingsOf(version),
    ...(version.assets && {
      assets: {
        directory: version.assets,
        routerConfig: { has_user_worker: true },
        assetConfig: version.metadata.assets?.config ?? {},
      },
    }),
  };
}

function modulesOf({ metadata, modules }: Version) {
  const isMain = ({ name }: { name: string }) => name === metadata.main_module;
  return [...modules.filter(isMain), ...modules.filter((one) => !isMain(one))].map(
    ({ name, type, body }) => ({
      type: type.includes("wasm") ? "CompiledWasm" : "ESModule",
      path: name,
      contents: type.includes("wasm") ? body : new TextDecoder().decode(body),
    }),
  );
}

function bindingsOf({ metadata, secrets }: Version) {
  const of = <Value>(type: string, value: (binding: Binding) => Value) =>
    Object.fromEntries(
      (metadata.bindings ?? []).filter((one) => one.type === type).map((one) => [one.name, value(one)]),
    );
  return {
    bindings: { ...of("plain_text", ({ text }) => text), ...secrets },
    d1Databases: of("d1", (one) => ({ id: one.database_id ?? one.id })),
    r2Buckets: of("r2_bucket", ({ bucket_name }) => ({ id: bucket_name })),
    serviceBindings: of("service", ({ service }) => service),
    queueProducers: of("queue", ({ queue_name }) => ({ queueName: queue_name })),
    ratelimits: of("ratelimit", ({ namespace_id, simple }) => ({ namespace_id, simple })),
  };
}
