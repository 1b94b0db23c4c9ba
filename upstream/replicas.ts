/** How one request reads: from copies of the database near it, a moment behind; whatever is personal, decides or writes asks the primary. */
import type { Row } from "contract";
import type { Caller } from "./caller";
import { gathered } from "./gathered";

/** `itself`: as the process knows it, whichever request asks. */
const behind = new WeakMap<D1Database, Record<"primary" | "itself", D1Database>>();

/** Whether an answer may come from a copy that lags. */
export function mayLag({ cache, auth, anonymous }: Row, { token }: Caller): boolean {
  return cache !== "none" && auth === "public" && !anonymous && !token;
}

/** One session with the nearest copy, for one request: what it has answered it does not take back. The database itself where there are none. */
export function nearestReplica(itself: D1Database): D1Database {
  const primary = gathered(itself);
  const copies = typeof itself.withSession === "function";
  const session = copies
    ? gathered(itself.withSession("first-unconstrained") as unknown as D1Database)
    : primary;
  for (const one of [session, primary]) behind.set(one, { primary, itself });
  return session;
}

/** The way to the primary beside a session of `nearestReplica`; any other database is its own. */
export function primaryOf(db: D1Database): D1Database {
  return behind.get(db)?.primary ?? db;
}

/** What a process keeps by database it keeps by this one. */
export function databaseOf(db: D1Database): D1Database {
  return behind.get(db)?.itself ?? db;
}
