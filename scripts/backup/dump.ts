/** The rows of a backup as lines of JSON: a head, then pages of rows table by table, read by key, and an end that counts them. */
import type { TableShape } from "./shape";
import { recent, recentDays } from "./tables";

export interface Head {
  format: 1;
  /** When reading began: what was deleted since is done again by a restore. */
  from: string;
  tables: { name: string; columns: string[] }[];
  /** The last numbers that were given out, of tables whose numbers never come back. */
  numbers: Record<string, number>;
}
export interface Page {
  table: string;
  rows: unknown[][];
}
export interface End {
  end: true;
  rows: Record<string, number>;
}

/** Rows of one page: more where rows are short, fewer where they are long. */
const fewest = 100;
const most = 5_000;
/** Characters of a page. */
const wanted = 500_000;

/** Visitors are not held up: each page is a short question of its own along the key. What is written meanwhile may be missing. */
export async function* dumped(
  db: D1Database,
  shapes: readonly TableShape[],
  now: Date,
): AsyncGenerator<string> {
  const tables = shapes.map(({ name, columns }) => ({ name, columns }));
  const { results } = await db
    .prepare("SELECT name, seq FROM sqlite_sequence")
    .all<{ name: string; seq: number }>();
  const ours = results.filter(({ name }) => shapes.some((shape) => shape.name === name));
  const numbers = Object.fromEntries(ours.map(({ name, seq }) => [name, seq]));
  yield line({ format: 1, from: now.toISOString(), tables, numbers } satisfies Head);
  const counted: Record<string, number> = {};
  for (const shape of shapes) {
    counted[shape.name] = 0;
    for await (const rows of pagesOf(db, shape, now)) {
      counted[shape.name] = (counted[shape.name] ?? 0) + rows.length;
      yield line({ table: shape.name, rows } satisfies Page);
    }
  }
  yield line({ end: true, rows: counted } satisfies End);
}

async function* pagesOf(db: D1Database, shape: TableShape, now: Date): AsyncGenerator<unknown[][]> {
  const { name, columns } = shape;
  const since = recent.get(name);
  // By time where only the last days are wanted: reading begins there.
  const key = since === undefined ? shape.key : [since, ...shape.key];
  const keys = key.map((column) => `"${column}"`).join(", ");
  const after = key.map((_, at) => `?1 ->> '$[${at}]'`).join(", ");
  const places = key.map((column) => columns.indexOf(column));
  const begin = new Date(now.getTime() - recentDays * 86_400_000).toISOString();
  let last: unknown[] | null = since === undefined ? null : [begin, ...shape.key.map(() => "")];
  for (let size = fewest; ; ) {
    const where = last === null ? "" : `WHERE (${keys}) > (${after})`;
    const statement = db.prepare(
      `SELECT ${columns.map((column) => `"${column}"`).join(", ")} FROM "${name}" ${where} ORDER BY ${keys} LIMIT ${size}`,
    );
    const bound: D1PreparedStatement = last === null ? statement : statement.bind(JSON.stringify(last));
    const { results } = await bound.all<Record<string, unknown>>();
    const rows: unknown[][] = results.map((row) => columns.map((column) => row[column]));
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (rows.length < size || !end) return;
    last = places.map((place) => end[place]);
    const length = JSON.stringify(rows).length;
    size = Math.round(Math.min(most, Math.max(fewest, (size * wanted) / length)));
  }
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
