/**
 * `npm run vocabulary`: writes a migration with the tables of `upstream/search/vocabulary` that the migrations before it do not hold as they
 * are. The database has them from its migrations alone, so that a fresh one needs no step more and a deployed one gets them with the code.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { vocabularyTables } from "../harness/vocabulary";
import type { TableText } from "../upstream/search/vocabulary/tables";

const folder = new URL("../upstream/migrations/", import.meta.url);

/** What the migrations leave in a database. */
function migratedTables(): TableText[] {
  const db = new DatabaseSync(":memory:");
  for (const file of readdirSync(folder).sort()) db.exec(readFileSync(new URL(file, folder), "utf8"));
  return db.prepare("SELECT name, lines FROM vocabulary_tables").all() as unknown as TableText[];
}

/** Statements that make the one the other, and isolates read it; null where nothing differs. @internal a test applies them */
export function vocabularyMigration(from: readonly TableText[], to: readonly TableText[]): string | null {
  const gone = from.filter(({ name }) => to.every((table) => table.name !== name));
  const changed = to.filter((table) =>
    from.every(({ name, lines }) => name !== table.name || lines !== table.lines),
  );
  if (gone.length + changed.length === 0) return null;
  return [
    "-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).",
    ...gone.map(({ name }) => `DELETE FROM vocabulary_tables WHERE name = ${quoted(name)};`),
    ...changed.map(
      ({ name, lines }) =>
        `INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES (${quoted(name)}, ${quoted(lines)});`,
    ),
    "UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));",
    "",
  ].join("\n");
}

/** Whoever cuts migrations at semicolons, or drops remarks, leaves these texts whole. */
function quoted(text: string): string {
  if (/;|--/.test(text)) throw new Error(`Neither ';' nor '--' may stand in a table: ${text.slice(0, 60)}`);
  return `'${text.replaceAll("'", "''")}'`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const text = vocabularyMigration(migratedTables(), vocabularyTables);
  const last = Number(readdirSync(folder).sort().at(-1)?.slice(0, 4));
  const name = `${String(last + 1).padStart(4, "0")}_vocabulary.sql`;
  if (text) writeFileSync(new URL(name, folder), text);
  console.log(text ? `Written: upstream/migrations/${name}` : "The migrations hold these words already.");
}
