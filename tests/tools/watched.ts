/** A database with somebody beside it, who sees its batches, or adds up what it reads and writes. */
import { noting } from "./around.js";

/** @param around is given each batch as something to run, before it has run, and answers what it answered */
export function watched(
  db: D1Database,
  around: (batch: () => Promise<D1Result[]>) => Promise<D1Result[]>,
): D1Database {
  return {
    prepare: db.prepare.bind(db),
    batch: (statements: D1PreparedStatement[]) => around(() => db.batch(statements)),
  } as D1Database;
}

/** Rows that the statements of a batch wrote, indexes too: what D1 charges. */
export function rowsWritten(results: readonly D1Result[]): number {
  return results.reduce((sum, { meta }) => sum + meta.rows_written, 0);
}

/** What D1 charges: rows, those of indexes too; how often it was asked, and how much. */
export interface Tally {
  read: number;
  written: number;
  trips: number;
  statements: number;
}

/** Nothing read or written yet. */
export const blank = (): Tally => ({ read: 0, written: 0, trips: 0, statements: 0 });

/** A D1 whose answers are added up in `tally`. */
export function counting(db: D1Database, tally: Tally): D1Database {
  return noting(db, (results: D1Result[]) => {
    tally.trips++;
    tally.statements += results.length;
    for (const { meta } of results) tally.read += meta.rows_read;
    tally.written += rowsWritten(results);
  }) as unknown as D1Database;
}
