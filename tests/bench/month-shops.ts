/** The databases on which `bench:month` plays: a large catalogue alone, and with tables as after a year; each made once for these migrations. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { databaseIn, databasesOf } from "../../scripts/local/bindings";
import { migrationFolders, migrationsIn } from "../../scripts/migration-rules";
import { invented } from "../tools/catalogue/invented";
import { scale as catalogueOf } from "../tools/catalogue/recipes";
import { writeCatalogue } from "../tools/catalogue/write";
import { migrate } from "../tools/database";
import { catalogueDir, root, type Site, siteOptions, startSite } from "../tools/site";
import { fillYear } from "../tools/year";

export function shopOf(products: number): Promise<string> {
  return filled(`shop-${products}-${schema()}`, null, async ({ db }) => {
    const recipe = catalogueOf(products);
    await writeCatalogue(db, { stores: recipe.stores, products: invented(recipe), at: new Date() });
  });
}

/** @param scale share of a year's rows */
export function yearOf(shop: string, products: number, scale: number): Promise<string> {
  return filled(`year-${scale}-${products}-${schema()}`, shop, ({ db, logs }) =>
    fillYear(db, {
      scale,
      logs,
      told: (table, count) => console.error(`· ${table.split(" ")[0]}: ${count}`),
    }),
  );
}

function schema(): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "tests/tools/year.tsv")));
  for (const folder of Object.values(migrationFolders))
    for (const { sent } of migrationsIn(join(root, folder))) hash.update(sent);
  return hash.digest("hex").slice(0, 12);
}

/** A folder with databases that this fills, made once for these migrations: the site's own, or those of another folder. */
async function filled(
  name: string,
  from: string | null,
  fill: (site: Site) => Promise<unknown>,
): Promise<string> {
  const folder = join(root, ".cache/month", name);
  if (existsSync(join(folder, "done"))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (from) cpSync(from, folder, { recursive: true });
  else await emptied(folder);
  const began = Date.now();
  const site = await startSite({ LOG: "off" }, { strict: false, inside: folder });
  try {
    await fill(site);
    writeFileSync(join(folder, "done"), "");
    console.error(`· ${name}: filled in ${Math.round((Date.now() - began) / 1_000)} s`);
  } finally {
    await site.stop();
  }
  return folder;
}

/** Pictures and texts as the tests have them, and databases without goods. */
async function emptied(folder: string): Promise<void> {
  cpSync(join(catalogueDir, "r2"), join(folder, "r2"), { recursive: true });
  const host = new Miniflare({
    workers: [databasesOf(siteOptions().d1Databases)],
    cf: false,
    d1Persist: join(folder, "d1"),
  });
  try {
    await migrate(await databaseIn(host));
    await migrate(await databaseIn(host, "LOGS"), "LOGS");
  } finally {
    await host.dispose();
  }
}
