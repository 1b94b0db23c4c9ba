/** What the clock does for imports: goes on with one that its importer left, and clears away, a little at a time. */
import { dayMilliseconds, shifted } from "domain/moments";
import { batch, rows, sql } from "../sql";
import { activeRun, giveUpRun, isResting, moveActive } from "./runs";

const stepsPerMinute = 20;
const mostAttempts = 5;
const piecesPerTurn = 50;
/** How long parts that nobody committed are kept, and receipts of what is done, in milliseconds. */
const keptFor = dayMilliseconds;
/** How long the last import of a store can be taken back, in milliseconds. */
const undoableFor = 7 * dayMilliseconds;

/** Goes on with an import that its importer left. */
export async function keepImports(db: D1Database, now: Date): Promise<void> {
  const resting = await activeRun(db);
  if (!resting || !isResting(resting, now)) return;
  const [tried] = await rows<{ attempts: number }>(db)`
    UPDATE import_runs SET attempts = attempts + 1 WHERE run_id = ${resting.run_id} RETURNING attempts`;
  if ((tried?.attempts ?? 0) > mostAttempts)
    await giveUpRun(db, resting.run_id, `part ${resting.done} could not be applied`);
  for (let step = 0; step < stepsPerMinute; step++) {
    const run = await activeRun(db);
    if (run?.run_id !== resting.run_id) return;
    await moveActive(db, run, now);
  }
}

/** Parts first, a few at a time; then runs that have none left. Answers whether more are left. */
export async function clearImports(db: D1Database, now: Date): Promise<boolean> {
  const since = (milliseconds: number) => shifted(now, -milliseconds);
  const [before, undoableSince] = [since(keptFor), since(undoableFor)];
  const gone = await batch(db, [
    sql`DELETE FROM import_parts WHERE rowid IN (SELECT p.rowid FROM import_runs r JOIN import_parts p USING (run_id)
      WHERE r.parts IS NULL AND r.begun_at < ${before} LIMIT ${piecesPerTurn}) RETURNING 1`,
    sql`DELETE FROM import_runs WHERE moved_at < ${before} AND (parts IS NULL OR finished_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM import_parts p WHERE p.run_id = import_runs.run_id)`,
    sql`UPDATE last_imports SET state = 'over' WHERE (state = 'last' AND at < ${undoableSince}) OR (state = 'undoing'
      AND NOT EXISTS (SELECT 1 FROM import_runs r WHERE r.undoes = last_imports.run_id AND r.finished_at IS NULL))`,
    sql`DELETE FROM import_undo WHERE rowid IN (SELECT u.rowid FROM last_imports l JOIN import_undo u USING (run_id)
      WHERE l.state = 'over' LIMIT ${piecesPerTurn}) RETURNING 1`,
    sql`DELETE FROM last_imports WHERE state = 'over'
      AND NOT EXISTS (SELECT 1 FROM import_undo u WHERE u.run_id = last_imports.run_id)`,
  ]);
  return gone.some(({ length }) => length === piecesPerTurn);
}
