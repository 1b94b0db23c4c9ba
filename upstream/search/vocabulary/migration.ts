/** Changed tables of the vocabulary as a migration. */
import type { TableText } from "./tables";

/** Statements that make the one the other, and isolates read it; null where nothing differs. */
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
