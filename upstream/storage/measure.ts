/** How large the databases are by their own word, and each table's part: rows counted seldom, a sampled length of a row. */
import { dayMilliseconds, shifted } from "domain/moments";
import { batch, firstRow, listed, rows, sql, verbatim } from "../sql";

export type Store = "DB" | "LOGS";

/** Rows that one turn counts before the next table waits, the most that are counted of a table, and days that a count holds. */
const perTurn = 50_000;
const mostRows = 1_000_000;
const countHolds = { small: 7, large: 28 };
/** Rows from either end of a table whose length is looked at. */
const sampled = 30;
/** Bytes of a row beside its values, and of its entry in an index. */
const overhead = { row: 6, index: 40 };
const keptDays = 400;

interface Shape {
  name: string;
  columns: string;
  indexes: number;
}

/** One turn: sizes of today, then tables whose count is old. Answers whether such are left. */
export async function measureStorage(db: D1Database, logs: D1Database, now: Date): Promise<boolean> {
  const day = isoDay(now, 0);
  const stores: [Store, D1Database][] = [["DB", db]];
  if (logs !== db) stores.push(["LOGS", logs]);
  await noteSizes(db, stores, day, isoDay(now, keptDays));
  let left = perTurn;
  for (const [store, held] of stores) {
    const shapes = await shapesOf(held);
    const fresh = await freshCounts(db, store, now);
    for (const shape of shapes.filter(({ name }) => !fresh.has(name))) {
      if (left <= 0) return true;
      const measured = await measure(held, shape);
      left -= measured.count + 10;
      await rows(db)`INSERT INTO storage_tables (store, name, rows, row_bytes, counted_on)
        VALUES (${store}, ${shape.name}, ${measured.count}, ${measured.bytes}, ${day})
        ON CONFLICT DO UPDATE SET rows = excluded.rows, row_bytes = excluded.row_bytes, counted_on = excluded.counted_on`;
    }
    const names = listed(shapes.map(({ name }) => name));
    await rows(db)`DELETE FROM storage_tables WHERE store = ${store} AND name NOT IN ${names}`;
  }
  return false;
}

/** Tables whose count still holds: a large one changes its part of the whole slowly, and its rows are most of what is read. */
async function freshCounts(db: D1Database, store: Store, now: Date): Promise<Set<string>> {
  const { small, large } = countHolds;
  const found = await rows<{ name: string }>(db)`SELECT name FROM storage_tables WHERE store = ${store}
    AND counted_on > CASE WHEN rows < ${perTurn} THEN ${isoDay(now, small)} ELSE ${isoDay(now, large)} END`;
  return new Set(found.map(({ name }) => name));
}

async function noteSizes(db: D1Database, stores: [Store, D1Database][], day: string, oldest: string) {
  const sizes: [Store, number][] = [];
  for (const [store, held] of stores) {
    const { meta } = await held.prepare("SELECT 1").all();
    sizes.push([store, meta.size_after ?? 0]);
  }
  await batch(db, [
    sql`INSERT INTO storage_days (store, day, bytes) SELECT value ->> 0, ${day}, value ->> 1
      FROM json_each(${JSON.stringify(sizes)}) WHERE true ON CONFLICT DO UPDATE SET bytes = excluded.bytes`,
    sql`DELETE FROM storage_days WHERE day < ${oldest}`,
    sql`DELETE FROM database_days WHERE day < ${oldest}`,
  ]);
}

/** The tables of a database as they are, not as somebody has listed them. */
function shapesOf(db: D1Database): Promise<Shape[]> {
  return rows<Shape>(db)`SELECT t.name AS name, group_concat(c.name) AS columns,
      (SELECT COUNT(*) FROM sqlite_master i WHERE i.type = 'index' AND i.tbl_name = t.name) AS indexes
    FROM sqlite_master t JOIN pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name NOT GLOB '_cf_*' AND t.name NOT GLOB 'sqlite_*' AND t.name <> 'd1_migrations'
    GROUP BY t.name ORDER BY t.name`;
}

async function measure(db: D1Database, { name, columns, indexes }: Shape) {
  const table = verbatim(name);
  const names = columns.split(",");
  const length = verbatim(names.map((column) => `COALESCE(length("${column}"), 0)`).join(" + "));
  const counted = await firstRow<{ count: number }>(db)`
    SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${table} LIMIT ${mostRows})`;
  const looked = await firstRow<{ bytes: number | null }>(db)`
    SELECT AVG(bytes) AS bytes FROM (SELECT ${length} AS bytes FROM ${table} LIMIT ${sampled})`;
  const bytes = Math.ceil((looked?.bytes ?? 0) + overhead.row + names.length + indexes * overhead.index);
  return { count: counted?.count ?? 0, bytes };
}

function isoDay(now: Date, before: number): string {
  return shifted(now, -before * dayMilliseconds).slice(0, 10);
}
