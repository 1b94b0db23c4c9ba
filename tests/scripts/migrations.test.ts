/** Migrations as a deploy sends them: D1 takes every file as one text, and what it would refuse is refused here. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { rows } from "upstream/sql";
import { afterAll, expect, test } from "vitest";
import { explained } from "../../scripts/deploy/refusals.mjs";
import { databaseIn, databasesOf } from "../../scripts/local/bindings";
import { migrationBreaches, migrationFolders, migrationsIn } from "../../scripts/migration-rules";

const root = fileURLToPath(new URL("../..", import.meta.url));
const house = mkdtempSync(join(tmpdir(), "vetrina-migrations-"));
const host = new Miniflare(databasesOf(["DB", "LOGS"]));
afterAll(async () => {
  rmSync(house, { recursive: true, force: true });
  await host.dispose();
});

for (const [name, folder] of Object.entries(migrationFolders))
  test(`the migrations of ${name} are applied the remote way, each as one text`, async () => {
    const db = await databaseIn(host, name);
    const migrations = migrationsIn(join(root, folder));
    await rows(db)`CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)`;
    for (const { sent } of migrations) await db.prepare(sent).run();
    const results = await rows<{ name: string }>(db)`SELECT name FROM d1_migrations ORDER BY id`;
    expect(results.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
  });

test("a database that never had what is folded since is refused, with the sentence that says what to do", async () => {
  const db = await databaseIn(host, "LOGS");
  const guard = migrationsIn(join(root, migrationFolders.DB)).find(({ name }) => name.startsWith("0056_"));
  const refused = await db
    .prepare(guard?.sent ?? "")
    .run()
    .then(() => new Error("taken"), explained);
  expect(refused.message).toContain("from before commit fa34db36");
});

const planted: Record<string, string> = {
  "0001_a.sql":
    "-- Neither a trigger nor a transaction: it's said in words, begin to commit.\nCREATE TABLE a (b);",
  "0002_b.sql": "CREATE TABLE b (c);\r\n",
  "0003_c.sql": "CREATE TRIGGER d AFTER INSERT ON a BEGIN DELETE FROM b; END;",
  "0004_d.sql": "BEGIN TRANSACTION;\nINSERT INTO a VALUES ('trigger; commit');\nCOMMIT;",
  "0005_e.sql": `INSERT INTO a VALUES ('${"è".repeat(45_000)}');`,
};

test("what D1 refuses or reads otherwise is refused before it is deployed, wherever it stands", () => {
  for (const folder of Object.values(migrationFolders)) {
    mkdirSync(join(house, folder), { recursive: true });
    for (const [file, text] of Object.entries(planted)) writeFileSync(join(house, folder, file), text);
  }
  const of = (folder: string) => [
    `migration: ${folder}/0002_b.sql has a carriage return`,
    `migration: ${folder}/0003_c.sql has a trigger`,
    `migration: ${folder}/0003_c.sql has a transaction`,
    `migration: ${folder}/0004_d.sql has a transaction`,
    `migration: ${folder}/0005_e.sql has 90084 bytes with what wrangler appends, of less than 90000`,
  ];
  expect(migrationBreaches(house)).toEqual(Object.values(migrationFolders).flatMap(of));
});

test("every migration of the house keeps to it", () => {
  expect(migrationBreaches(root)).toEqual([]);
});
