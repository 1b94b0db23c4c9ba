/** Once per run: builds the site, bundles it as Pages does, bundles the standalone upstream, fills a catalogue. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Miniflare } from "miniflare";
import { bundleWorker } from "./bundle";
import { fillCatalogue } from "./catalogue";
import { migrate } from "./database";
import { bundleDir, cache, catalogueDir, root, upstreamBundle } from "./site";

export default async function setup(): Promise<void> {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(dirname(upstreamBundle), { recursive: true });
  // `npm test` has just built; on its own a test run builds first, so that it never tests yesterday's code.
  if (!process.env.VETRINA_BUILT) node("scripts/build.mjs");
  bundleSite();
  writeFileSync(upstreamBundle, await bundleWorker("upstream/worker.ts"));
  await fill();
}

function bundleSite(): void {
  node("node_modules/wrangler/bin/wrangler.js", "pages", "functions", "build", "--outdir", bundleDir);
}

async function fill(): Promise<void> {
  const host = new Miniflare({
    modules: true,
    script: "export default { fetch: () => new Response(null, { status: 404 }) }",
    cf: false,
    d1Databases: { DB: "vetrina" },
    r2Buckets: { MEDIA: "vetrina-media" },
    d1Persist: join(catalogueDir, "d1"),
    r2Persist: join(catalogueDir, "r2"),
  });
  try {
    const db = (await host.getD1Database("DB")) as unknown as D1Database;
    await migrate(db);
    await fillCatalogue(db, (await host.getR2Bucket("MEDIA")) as unknown as R2Bucket);
  } finally {
    await host.dispose();
  }
}

function node(...args: string[]): void {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" };
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", env });
  if (run.status !== 0) throw new Error(`${args.join(" ")} failed.\n${run.stdout}${run.stderr}`);
}
