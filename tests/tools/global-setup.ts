/** Once per run, also for two projects in one run: builds the site, reads its bindings, bundles the standalone upstream, fills a catalogue. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Miniflare } from "miniflare";
import { databaseIn, databasesOf, picturesOf, storeIn } from "../../scripts/local/bindings";
import { bundles, workerOptions } from "../../scripts/local/worker-options.mjs";
import { bundleWorker } from "./bundle";
import { fillCatalogue } from "./catalogue/fill";
import { migrate } from "./database";
import { builtWorkers, cache, catalogueDir, optionsFile, root, siteOptions, upstreamBundle } from "./site";

const run = globalThis as { vetrinaSetup?: Promise<void> };

export default function setupOnce(): Promise<void> {
  run.vetrinaSetup ??= setup();
  return run.vetrinaSetup;
}

async function setup(): Promise<void> {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(dirname(upstreamBundle), { recursive: true });
  // `npm test` has just built; on its own a test run builds first, so that it never tests yesterday's code.
  if (!process.env.VETRINA_BUILT)
    execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
  await keepBuild();
  writeFileSync(upstreamBundle, await bundleWorker("upstream/worker.ts"));
  await fill();
}

/** The run has its own copy of the build: another build may begin while it lasts. */
async function keepBuild(): Promise<void> {
  const options = await workerOptions();
  const directory = join(cache, "public");
  cpSync(options.assets.directory, directory, { recursive: true });
  for (const which of ["first", "second"] as const)
    cpSync(dirname(bundles[which]), dirname(builtWorkers[which]), { recursive: true });
  writeFileSync(optionsFile, JSON.stringify({ ...options, assets: { ...options.assets, directory } }));
}

async function fill(): Promise<void> {
  const { d1Databases, r2Buckets } = siteOptions();
  const host = new Miniflare({
    workers: [databasesOf(d1Databases), picturesOf(r2Buckets)],
    cf: false,
    d1Persist: join(catalogueDir, "d1"),
    r2Persist: join(catalogueDir, "r2"),
  });
  try {
    const db = await databaseIn(host);
    await migrate(db);
    await migrate(await databaseIn(host, "LOGS"), "LOGS");
    await fillCatalogue(db, (files) => storeIn(host, files));
  } finally {
    await host.dispose();
  }
}
