/**
 * Brings the databases of a local state up to date: as Cloudflare does, each migration as one text, and in wrangler's own table, so that either may
 * go on where the other ended. `wrangler d1 migrations apply --local` starts a runtime for each migration.
 */
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { rows } from "upstream/sql";
import { migrationFolders, migrationsIn } from "../migration-rules";
import { databaseIn, databasesOf } from "./bindings";
import { command, root } from "./steps.mjs";
import { workerOptions } from "./worker-options.mjs";

await command(async () => {
  const { d1Databases } = await workerOptions();
  const d1Persist = join(process.argv[2] ?? "", "v3/d1");
  const host = new Miniflare({ ...databasesOf(d1Databases), cf: false, d1Persist });
  for (const [name, folder] of Object.entries(migrationFolders))
    await migrate(await databaseIn(host, name), join(root, folder));
  await host.dispose();
});

async function migrate(db: D1Database, folder: string): Promise<void> {
  await rows(db)`CREATE TABLE IF NOT EXISTS d1_migrations
    (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;
  const applied = await rows<{ name: string }>(db)`SELECT name FROM d1_migrations`;
  const due = migrationsIn(folder).filter(({ name }) => !applied.some((one) => one.name === name));
  for (const { sent } of due) await db.prepare(sent).run();
}
