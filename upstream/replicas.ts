/** Copies of the database near the reader, a moment behind: whatever is personal, decides or writes asks the primary. */
import type { Row } from "contract";
import type { Caller } from "./caller";

const primaries = new WeakMap<D1Database, D1Database>();

/** Whether an answer may come from a copy that lags. */
export function mayLag({ cache, auth, anonymous }: Row, { token }: Caller): boolean {
  return cache !== "none" && auth === "public" && !anonymous && !token;
}

/** One session with the nearest copy: what it has answered it does not take back. The database itself where there are none. */
export function nearestOf(db: D1Database): D1Database {
  if (typeof db.withSession !== "function") return db;
  const session = db.withSession("first-unconstrained") as unknown as D1Database;
  primaries.set(session, db);
  return session;
}

/** The database behind a session of `nearestOf`, which asks the primary; any other database is its own. */
export function primaryOf(db: D1Database): D1Database {
  return primaries.get(db) ?? db;
}
