/** The optimistic lock of changes to products: each reads its version, works out what shall be, and writes only if nobody wrote meanwhile. */
import { batch, type Sql, sql } from "../sql";

export class Overtaken extends Error {
  override name = "Overtaken";
}

/** Overtakes whoever has read and not yet written: for what takes ids of values without having read anything. */
export const advanceLock: Sql = sql`UPDATE listing_version SET turn = turn + 1`;

/** Writes in one batch what was worked out at `turn`. Rejects with `Overtaken`, and then nothing was written. */
export async function writeUnderLock(db: D1Database, turn: number, statements: readonly Sql[]) {
  const take = sql`UPDATE listing_version SET turn = CASE WHEN turn = ${turn} THEN turn + 1 END`;
  await batch(db, [take, ...statements]).catch((error) => {
    throw String(error).includes("listing_version.turn")
      ? new Overtaken("another change was written first")
      : error;
  });
}
