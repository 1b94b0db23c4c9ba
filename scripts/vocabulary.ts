/**
 * `npm run vocabulary`: writes a migration with the tables of `upstream/search/vocabulary` that the migrations before it do not hold as they
 * are. The database has them from its migrations alone, so that a fresh one needs no step more and a deployed one gets them with the code.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { vocabularyTables } from "../harness/vocabulary";
import { vocabularyStatement } from "../upstream/listing/labels";
import { vocabularyMigration } from "../upstream/search/vocabulary/migration";
import type { TableText } from "../upstream/search/vocabulary/tables";
import { argumentsOf } from "./local/arguments";

const folder = new URL("../upstream/migrations/", import.meta.url);

/** What the migrations leave in a database. */
function migratedTables(): TableText[] {
  const db = new DatabaseSync(":memory:");
  for (const file of readdirSync(folder).sort()) db.exec(readFileSync(new URL(file, folder), "utf8"));
  const tables = db.prepare(vocabularyStatement.text).all();
  return tables.map(({ name, lines }) => ({ name: String(name), lines: String(lines) }));
}

argumentsOf("npm run vocabulary", {});
const text = vocabularyMigration(migratedTables(), vocabularyTables);
const last = Number(readdirSync(folder).sort().at(-1)?.slice(0, 4));
const name = `${String(last + 1).padStart(4, "0")}_vocabulary.sql`;
if (text) writeFileSync(new URL(name, folder), text);
console.log(text ? `Written: upstream/migrations/${name}` : "The migrations hold these words already.");
