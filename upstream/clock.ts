/** Work that comes round by the hour or the day: asked for in one statement a scheduled run, a few pieces at a time, each on its own. */
import { rows, type Sql, sql } from "./sql";

export interface Chore {
  kind: string;
  every: number;
  /** One turn, bounded; answers whether work is left. */
  run(): Promise<boolean>;
}

/** Pieces of one scheduled run: what else is due waits a minute. */
const atOnce = 3;
/** A piece that failed, or ended the isolate, is tried again after this, in milliseconds. */
const pause = 600_000;

/** Never rejects for a piece's sake: `failed` is told, and the next one has its turn. */
export async function doChores(
  db: D1Database,
  chores: readonly Chore[],
  now: Date,
  failed: (kind: string, error: unknown) => void,
): Promise<void> {
  const at = now.getTime();
  const known = await rows<{ kind: string; due_at: number }>(db)`SELECT kind, due_at FROM clock`;
  const dueAt = new Map(known.map(({ kind, due_at }) => [kind, due_at]));
  const due = chores
    .map((chore) => ({ chore, since: dueAt.get(chore.kind) ?? 0 }))
    .filter(({ since }) => since <= at)
    .sort((a, b) => a.since - b.since)
    .slice(0, atOnce);
  for (const { chore } of due) {
    await rows(db, noted(chore, at + pause, {}));
    try {
      const isMore = await chore.run();
      await rows(db, noted(chore, isMore ? at : at + chore.every, { done: now }));
    } catch (error) {
      failed(chore.kind, error);
      await rows(db, noted(chore, at + pause, { failed: now }));
    }
  }
}

function noted({ kind }: Chore, due: number, { done, failed }: { done?: Date; failed?: Date }): Sql {
  const [doneAt, failedAt] = [done?.toISOString() ?? null, failed?.toISOString() ?? null];
  return sql`INSERT INTO clock (kind, due_at, done_at, failed_at) VALUES (${kind}, ${due}, ${doneAt}, ${failedAt})
    ON CONFLICT DO UPDATE SET due_at = excluded.due_at, done_at = COALESCE(excluded.done_at, done_at),
      failed_at = CASE WHEN excluded.done_at IS NULL THEN COALESCE(excluded.failed_at, failed_at) END`;
}
