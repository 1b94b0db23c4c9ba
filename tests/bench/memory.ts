/**
 * `npm run memory`: what the isolate holds after a collection, at the start, after thousands of random requests, and while a
 * version in which every block is new replaces the held one, on the demo catalogue (if `npm start` has made it) and on an invented
 * one of 100,000 products. `-- --requests 2000 --products 10000` sets them; the verdict is the exit code.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { argumentsOf } from "../../scripts/local/arguments";
import { databaseIn, databasesOf } from "../../scripts/local/bindings";
import { migrate as bringUpToDate } from "../../scripts/local/database.mjs";
import { invented } from "../tools/catalogue/invented";
import { scale } from "../tools/catalogue/recipes";
import { writeCatalogue } from "../tools/catalogue/write";
import { migrate } from "../tools/database";
import setup from "../tools/global-setup";
import { type Promised, verdict } from "../tools/promised";
import { random } from "../tools/random";
import { root, type Site, siteOptions, startSite } from "../tools/site";
import { paths } from "./wander";

const { whole } = argumentsOf("npm run memory -- [--requests 6000] [--products 100000]", {
  requests: { type: "string", default: "6000" },
  products: { type: "string", default: "100000" },
});
const [requests, products] = [whole("requests"), whole("products")];
const demo = join(root, ".wrangler/state/v3/d1");
const atOnce = 8;
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

await setup();
const runs: [label: string, goal: number, state: () => Promise<string>][] = [
  [`${products} products`, 100, inventedState],
];
if (existsSync(demo)) runs.unshift(["demo catalogue", 64, demoState]);
const found: Promised[] = [];
for (const [label, goal, state] of runs) {
  const most = await measure(label, await state());
  found.push({
    promise: `memory of an isolate, ${label}`,
    figure: `${megabytes(most)} MB at most`,
    limit: `${goal} MB`,
    holds: most <= goal * 2 ** 20,
  });
}
verdict(found);

/** Only the database: pictures never pass the isolate's memory. */
async function demoState(): Promise<string> {
  await bringUpToDate();
  const folder = mkdtempSync(join(tmpdir(), "vetrina-memory-"));
  cpSync(demo, join(folder, "d1"), { recursive: true });
  return folder;
}

async function inventedState(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-memory-"));
  const { d1Databases } = siteOptions();
  const host = new Miniflare({ ...databasesOf(d1Databases), cf: false, d1Persist: join(folder, "d1") });
  try {
    const db = await databaseIn(host);
    await migrate(db);
    await migrate(await databaseIn(host, "LOGS"), "LOGS");
    const recipe = scale(products);
    await writeCatalogue(db, { stores: recipe.stores, products: invented(recipe), at: new Date() });
  } finally {
    await host.dispose();
  }
  return folder;
}

/** The most that any of the collections left, in bytes. */
async function measure(label: string, state: string): Promise<number> {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const site = await startSite({ LOG: "errors" }, { strict: false, inside: state, inspect: true });
  try {
    await site.page("/prodotti");
    let most = await site.heap();
    console.log(`· ${label}, seed ${seed}: ${megabytes(most)} MB after the first listing`);
    const next = await paths(site, random(seed));
    for (let part = 1; part <= 4; part++) {
      let left = requests / 4;
      const visitor = async () => {
        while (left-- > 0) await (await site.get(next())).arrayBuffer();
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      const heap = await site.heap();
      most = Math.max(most, heap);
      console.log(`  ${Math.round((requests / 4) * part)} requests: ${megabytes(heap)} MB`);
    }
    const replacing = await heapWhileReplacing(site);
    console.log(`  while another version replaces it: ${megabytes(replacing)} MB`);
    return Math.max(most, replacing);
  } finally {
    await site.stop();
    rmSync(state, { recursive: true, force: true });
  }
}

/** The most that an isolate holds while it reads a version of which it knows no block, and answers from the one before. */
async function heapWhileReplacing(site: Site): Promise<number> {
  await site.db.batch([
    site.db.prepare("UPDATE listing_editions SET mark = lower(hex(randomblob(8)))"),
    site.db.prepare("UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)))"),
  ]);
  let most = 0;
  for (let sample = 0; sample < 12; sample++) {
    await (await site.get(`/prodotti?prezzoMin=${sample + 1}`)).arrayBuffer();
    most = Math.max(most, await site.heap());
  }
  return most;
}
