/** Brings a backup into an empty database, and does again what was deleted since it was made. */
import { refreshListing } from "upstream/import/listing";
import { deleteAgain } from "./delete-again";
import type { Head } from "./dump";
import { checkBackup, readBackup } from "./read";
import { shapesOf, type TableShape } from "./shape";

export interface Restored {
  /** When the backup was begun. */
  from: string;
  rows: number;
  /** Rows that were left out, because what they belong to came or went while the backup was read. */
  leftOut: number;
  deletedAgain: number;
}

/** Characters of one statement's rows: D1 takes two million bytes as one value. */
const longest = 400_000;

/**
 * @param later backups made since, whole ones or of deletions alone: only what was deleted is read of them
 * Rejects with a sentence, having changed nothing, where a file is not whole or the database holds anything.
 */
export async function restoreBackup(
  db: D1Database,
  file: string,
  later: readonly string[],
  secret: string,
  now = new Date(),
): Promise<Restored> {
  const { head, rows: expected } = await checkBackup(file, secret);
  for (const one of later) await checkBackup(one, secret);
  const shapes = await fitting(db, head);
  await giveNumbers(db, head.numbers);
  const parents: Parents = new Map();
  for await (const part of readBackup(file, secret))
    if ("table" in part) await insert(db, shapes.get(part.table) as Target, part.rows, head, parents);
  await setParents(db, parents);
  const rows = await countOf(db, head);
  await showCatalogue(db);
  const deletedAgain = await deleteAgain(db, [file, ...later], secret, head.from, now);
  const wanted = Object.values(expected).reduce((sum, count) => sum + count, 0);
  return { from: head.from, rows, leftOut: wanted - rows, deletedAgain };
}

interface Target extends TableShape {
  /** As the backup has them; a newer database may have more. */
  columns: string[];
}
/** Rows that name a row of their own table, which may come later: by table and column, key and what it names. */
type Parents = Map<string, { shape: Target; column: string; pairs: [unknown, unknown][] }>;

async function fitting(db: D1Database, { tables }: Head): Promise<Map<string, Target>> {
  const shapes = await shapesOf(
    db,
    tables.map(({ name }) => name),
  );
  const targets = new Map<string, Target>();
  for (const { name, columns } of tables) {
    const shape = shapes.find((one) => one.name === name) as TableShape;
    const missing = columns.find((column) => !shape.columns.includes(column));
    if (missing)
      throw new Error(
        `The database is older than the backup (${name}.${missing}): bring it up to date first.`,
      );
    if (await db.prepare(`SELECT 1 AS found FROM "${name}" LIMIT 1`).first("found"))
      throw new Error(`The database is not empty (${name}): a backup is restored into an empty one only.`);
    targets.set(name, { ...shape, columns });
  }
  return targets;
}

async function giveNumbers(db: D1Database, numbers: Head["numbers"]): Promise<void> {
  for (const [name, last] of Object.entries(numbers))
    await db.batch([
      db.prepare("DELETE FROM sqlite_sequence WHERE name = ?").bind(name),
      db.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?1, CAST(?2 AS INTEGER))").bind(name, last),
    ]);
}

/** Repeating it changes nothing. Rows whose parents are missing are left out, and those of accounts that came after the members were read. */
async function insert(db: D1Database, shape: Target, rows: unknown[][], head: Head, parents: Parents) {
  const itself = shape.needs.filter(({ table }) => table === shape.name);
  const values = shape.columns.map((column, at) =>
    itself.some((need) => need.column === column) ? "NULL" : `r.value ->> '$[${at}]'`,
  );
  const place = (column: string) => shape.columns.indexOf(column);
  const conditions = shape.needs
    .filter((need) => !itself.includes(need))
    .map(({ column, table, key }) => {
      const value = `r.value ->> '$[${place(column)}]'`;
      return `(${value} IS NULL OR EXISTS (SELECT 1 FROM "${table}" p WHERE p."${key}" = ${value}))`;
    });
  if (shape.isOfMembers) {
    const member = `r.value ->> '$[${place("user_id")}]'`;
    conditions.push(`(${member} IS NULL OR ${member} <= ${head.numbers.users ?? 0})`);
  }
  const names = shape.columns.map((column) => `"${column}"`).join(", ");
  const text = `INSERT INTO "${shape.name}" (${names}) SELECT ${values.join(", ")} FROM json_each(?) r
    WHERE ${["true", ...conditions].join(" AND ")} ON CONFLICT DO NOTHING`;
  for (const part of inParts(rows)) await db.prepare(text).bind(JSON.stringify(part)).run();
  for (const { column } of itself) {
    const known = parents.get(`${shape.name} ${column}`) ?? { shape, column, pairs: [] };
    const key = place(shape.key[0] as string);
    for (const row of rows) if (row[place(column)] !== null) known.pairs.push([row[key], row[place(column)]]);
    parents.set(`${shape.name} ${column}`, known);
  }
}

async function setParents(db: D1Database, parents: Parents): Promise<void> {
  for (const { shape, column, pairs } of parents.values())
    for (const part of inParts(pairs))
      await db
        .prepare(
          `UPDATE "${shape.name}" SET "${column}" = r.value ->> '$[1]' FROM json_each(?) r
           WHERE "${shape.name}"."${shape.key[0]}" = r.value ->> '$[0]'`,
        )
        .bind(JSON.stringify(part))
        .run();
}

function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  let part: Row[] = [];
  let length = 0;
  for (const row of rows) {
    const size = JSON.stringify(row).length;
    if (part.length > 0 && length + size > longest) {
      yield part;
      [part, length] = [[], 0];
    }
    part.push(row);
    length += size;
  }
  if (part.length > 0) yield part;
}

async function countOf(db: D1Database, { tables }: Head): Promise<number> {
  let sum = 0;
  for (const { name } of tables)
    sum += Number(await db.prepare(`SELECT COUNT(*) AS n FROM "${name}"`).first("n"));
  return sum;
}

/** What the listing reads is not in a backup. */
async function showCatalogue(db: D1Database): Promise<void> {
  await db.prepare("INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM products").run();
  while (await db.prepare("SELECT 1 AS found FROM listing_stale LIMIT 1").first("found"))
    await refreshListing(db);
}
