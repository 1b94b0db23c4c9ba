/** Changed tables of the vocabulary as migrations. */
import { quoted } from "../../sql";
import type { TableText } from "./tables";

const bytes = (text: string) => new TextEncoder().encode(text).byteLength;

/**
 * Migrations that make the one the other, the last of which lets isolates read it; none where nothing differs. None is longer than `most` bytes
 * but for a table that is: D1 takes 100,000 in one text.
 */
export function vocabularyMigrations(from: readonly TableText[], to: readonly TableText[], most = 80_000) {
  const gone = from.filter(({ name }) => to.every((table) => table.name !== name));
  const changed = to.filter((table) =>
    from.every(({ name, lines }) => name !== table.name || lines !== table.lines),
  );
  if (gone.length + changed.length === 0) return [];
  const statements = [
    ...gone.map(({ name }) => `DELETE FROM vocabulary_tables WHERE name = ${whole(name)};\n`),
    ...changed.map(
      ({ name, lines }) =>
        `INSERT OR REPLACE INTO vocabulary_tables (name, lines) VALUES (${whole(name)}, ${whole(lines)});\n`,
    ),
    "UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)));\n",
  ];
  const head =
    "-- Words of searches and feeds, as upstream/search/vocabulary has them (npm run vocabulary wrote this).\n";
  const files: string[] = [];
  for (const statement of statements) {
    const longer = (files.at(-1) ?? head) + statement;
    if (files.length > 0 && bytes(longer) <= most) files[files.length - 1] = longer;
    else files.push(head + statement);
  }
  return files;
}

/** Whoever cuts migrations at semicolons, or drops remarks, leaves these texts whole. */
function whole(text: string): string {
  if (/;|--/.test(text)) throw new Error(`Neither ';' nor '--' may stand in a table: ${text.slice(0, 60)}`);
  return quoted(text);
}
