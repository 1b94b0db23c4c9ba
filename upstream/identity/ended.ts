/** Sessions, links, counters and known browsers that nobody needs any longer. */
import { batch, Sql } from "../sql";

const rowsPerTurn = 500;
/** A browser that its member has not signed in from for so long is a stranger again. */
const knownFor = 400 * 86_400_000;

/** Answers whether more are left. */
export async function dropEnded(db: D1Database, now: Date): Promise<boolean> {
  const at = now.getTime();
  const found = await batch(db, [
    ended("attempts", "counter, period", "until", at),
    ended("sessions", "session_hash", "idle_until", at),
    ended("user_tokens", "token_hash", "valid_until", at),
    ended("known_devices", "user_id, device_hash", "last_seen", new Date(at - knownFor).toISOString()),
  ]);
  return found.some(({ length }) => length === rowsPerTurn);
}

function ended(table: string, key: string, end: string, before: number | string): Sql {
  const old = `SELECT ${key} FROM ${table} WHERE ${end} < ? ORDER BY ${end} LIMIT ${rowsPerTurn}`;
  return new Sql(`DELETE FROM ${table} WHERE (${key}) IN (${old}) RETURNING 1`, [before]);
}
