/** A table is read and written by the room that makes it: where statements name tables, against where these are created. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Rooms whose statements are looked at. Tests, benches and the demo look into tables from outside, to see what was done. */
const rooms = ["app", "contract", "desk", "feeds", "functions", "scripts", "server", "upstream"];

/** Folders that may name any table, and why. */
const everywhere: Record<string, string> = {
  "scripts/backup/": "copies databases whole, whatever they hold",
  "tests/nightly/chaos/": "counts what became of clicks, as a judge beside the site",
};

const created = /\bCREATE TABLE (?:IF NOT EXISTS )?([a-z_]+)/g;
const named = /\b(?:FROM|JOIN|INTO|UPDATE|TABLE(?: IF NOT EXISTS)?)\s+([a-z_]+)\b/g;

/** Statements in the rooms of a folder that name another room's table, one line each; empty when all tables have one owner. */
export function tableBreaches(root = "."): string[] {
  const files = rooms.flatMap((room) => filesIn(root, room).map((file) => ({ room, file })));
  const texts = files.map(({ room, file }) => ({ room, file, text: withoutComments(join(root, file)) }));
  /** A table that two rooms make belongs to neither. */
  const owners = new Map<string, Set<string>>();
  for (const { room, text } of texts)
    for (const [, table = ""] of text.matchAll(created))
      owners.set(table, (owners.get(table) ?? new Set()).add(room));
  const ownersOf = (table: string) => [...(owners.get(table) ?? [])].join();
  return texts
    .filter(({ file }) => !Object.keys(everywhere).some((folder) => file.startsWith(folder)))
    .flatMap(({ room, file, text }) => {
      const tables = new Set([...text.matchAll(named)].map(([, table = ""]) => table));
      const others = [...tables].filter((table) => owners.has(table) && ownersOf(table) !== room);
      return others.map((table) => `table-owner: ${file} names ${table} of ${ownersOf(table)}`);
    })
    .sort();
}

function filesIn(root: string, room: string): string[] {
  const found = readdirSync(join(root, room), { recursive: true, encoding: "utf8" });
  return found.filter((file) => /\.(tsx?|sql)$/.test(file)).map((file) => `${room}/${file}`);
}

function withoutComments(file: string): string {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".sql")
    ? text.replace(/--.*$/gm, "")
    : text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}
