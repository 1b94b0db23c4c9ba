/**
 * `npm run vocabulary`: writes migrations with the tables of `upstream/search/vocabulary` that the migrations before it do not hold as they
 * are. The database has them from its migrations alone, so that a fresh one needs no step more and a deployed one gets them with the code.
 */
import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { vocabularyStatement } from "../upstream/listing/labels";
import { vocabularyMigrations } from "../upstream/search/vocabulary/migration";
import { argumentsOf } from "./local/arguments";
import { vocabularyTables } from "./local/vocabulary-tables";
import { migrationFolders, migrationsIn } from "./migration-rules";

argumentsOf("npm run vocabulary", {});
const there = migrationsIn(migrationFolders.DB);
const db = new DatabaseSync(":memory:");
for (const { text } of there) db.exec(text);
const held = db.prepare(vocabularyStatement.text).all();
const tables = held.map(({ name, lines }) => ({ name: String(name), lines: String(lines) }));

let last = Number(there.at(-1)?.name.slice(0, 4));
const written = vocabularyMigrations(tables, vocabularyTables).map((text) => {
  const file = `${migrationFolders.DB}/${String(++last).padStart(4, "0")}_vocabulary.sql`;
  writeFileSync(file, text);
  return file;
});
console.log(
  written.length > 0 ? `Written: ${written.join(", ")}` : "The migrations hold these words already.",
);
