/** A database with somebody beside it, who sees its batches. */

/** @param around is given each batch as something to run, before it has run, and answers what it answered */
export function watched(
  db: D1Database,
  around: (batch: () => Promise<D1Result[]>) => Promise<D1Result[]>,
): D1Database {
  return {
    prepare: db.prepare.bind(db),
    batch: (statements: D1PreparedStatement[]) => around(() => db.batch(statements)),
  } as unknown as D1Database;
}

/** Rows that the statements of a batch wrote, indexes too: what D1 charges. */
export function rowsWritten(results: readonly D1Result[]): number {
  return results.reduce((sum, { meta }) => sum + meta.rows_written, 0);
}
