/** Sessions, links, counters and known browsers that nobody needs any longer. */
import { dayMilliseconds, shifted } from "domain/moments";
import { dropOld } from "../leftovers";

/** A browser that its member has not signed in from for so long is a stranger again. */
const knownFor = 400 * dayMilliseconds;

/** Answers whether more are left. */
export function dropEnded(db: D1Database, now: Date): Promise<boolean> {
  const before = now.getTime();
  return dropOld(db, [
    { table: "attempts", key: "counter, period", at: "until", before },
    { table: "sessions", key: "session_hash", at: "idle_until", before },
    { table: "user_tokens", key: "token_hash", at: "valid_until", before },
    { table: "known_devices", key: "user_id, device_hash", at: "last_seen", before: shifted(now, -knownFor) },
  ]);
}
