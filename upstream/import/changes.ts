/** The statements that make rows of a table what they shall be, and touch nothing that already is: rows written are what D1 costs. */
import { type Bindable, Sql } from "../sql";
import type { Records } from "./records";

/** Characters of JSON per bound value; D1 takes 2 MB of UTF-8. */
const chunkLength = 500_000;

export function statements(text: string, entries: readonly unknown[], ...first: Bindable[]): Sql[] {
  const found: Sql[] = [];
  let chunk: string[] = [];
  let length = 0;
  const flush = () => {
    if (chunk.length > 0) found.push(new Sql(text, [...first, `[${chunk.join(",")}]`]));
    chunk = [];
    length = 0;
  };
  for (const entry of entries) {
    const json = JSON.stringify(entry);
    if (length + json.length > chunkLength) flush();
    chunk.push(json);
    length += json.length;
  }
  flush();
  return found;
}

/** Rows that were not there before. */
export function inserts<Shape extends object>({ table, before, now }: Records<Shape>): Sql[] {
  const added = [...now].flatMap(([id, record]) => (before.has(id) ? [] : [record]));
  const [first] = added;
  if (!first) return [];
  const rows = added.map((record) => Object.values(record));
  return insertsInto(table, Object.keys(first), rows);
}

export function insertsInto(
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  verb = "INSERT",
): Sql[] {
  const picks = columns.map((_, index) => `value ->> ${index}`).join(", ");
  return statements(`${verb} INTO ${table} (${columns.join(", ")}) SELECT ${picks} FROM json_each(?)`, rows);
}

export function updates<Shape extends object>({ table, key, before, now }: Records<Shape>): Sql[] {
  const byColumns = new Map<string, unknown[][]>();
  for (const [id, record] of now) {
    const was = before.get(id);
    if (!was) continue;
    const names = (Object.keys(record) as (keyof Shape & string)[]).filter((key) => record[key] !== was[key]);
    if (names.length === 0) continue;
    const rows = byColumns.get(names.join()) ?? [];
    rows.push([id, ...names.map((name) => record[name])]);
    byColumns.set(names.join(), rows);
  }
  return [...byColumns].flatMap(([names, rows]) => {
    const set = names.split(",").map((name, index) => `${name} = e.value ->> ${index + 1}`);
    return statements(
      `UPDATE ${table} SET ${set.join(", ")} FROM json_each(?) e WHERE ${table}.${key} = e.value ->> 0`,
      rows,
    );
  });
}

export function deletes<Shape extends object>({ table, key, before, now }: Records<Shape>): Sql[] {
  const gone = [...before.keys()].filter((id) => !now.has(id));
  return statements(`DELETE FROM ${table} WHERE ${key} IN (SELECT value FROM json_each(?))`, gone);
}
