/** Rows collected by table and inserted in bulk. */

type Row = Record<string, string | number | null>;

/** Rows by table and columns, in the order in which they are to be inserted. */
export type Tables = Map<string, Row[]>;

export function add(tables: Tables, table: string, row: Row): void {
  const key = `${table} (${Object.keys(row).join(", ")})`;
  const rows = tables.get(key);
  if (rows) rows.push(row);
  else tables.set(key, [row]);
}

/** Statements that insert all rows. */
export function inserts(db: D1Database, tables: Tables): D1PreparedStatement[] {
  return [...tables].flatMap(([key, rows]) => {
    const picks = Object.keys(rows[0] ?? {}).map((_, index) => `value ->> ${index}`);
    const sql = `INSERT INTO ${key} SELECT ${picks.join(", ")} FROM json_each(?)`;
    return chunks(rows).map((chunk) => db.prepare(sql).bind(chunk));
  });
}

/** Characters of JSON per bound value; D1 takes 2 MB of UTF-8. */
const chunkLength = 500_000;

function chunks(rows: readonly Row[]): string[] {
  const made: string[] = [];
  let open = "";
  for (const row of rows) {
    const text = JSON.stringify(Object.values(row));
    if (open && open.length + text.length > chunkLength) {
      made.push(`[${open}]`);
      open = "";
    }
    open += open ? `,${text}` : text;
  }
  return [...made, `[${open}]`];
}
