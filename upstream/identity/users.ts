/** Members as operators look after them. Deleting takes along what the member's own deletion would. */
import { flag, identifier, pageNumber } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext } from "../handler";
import { firstOf, Refusal } from "../refusal";
import { all, batch, knownRow, listed, paged, rows, type Sql, sql } from "../sql";
import { ended } from "./endings";
import { endAll } from "./rights";

const pageSize = 50;

const shown = sql`SELECT user_id AS id, email, first_name AS firstName, last_name AS lastName, created_at AS registeredAt,
    email_confirmed_at AS confirmedAt, locked_at AS lockedAt, role,
    (SELECT COUNT(*) FROM wishlists w WHERE w.user_id = users.user_id) AS lists,
    (SELECT COUNT(*) FROM cart_lines c WHERE c.user_id = users.user_id AND removed_at IS NULL) AS cartLines,
    (SELECT COUNT(*) FROM alerts JOIN alert_watchers w USING (watcher_id) WHERE w.user_id = users.user_id) AS alerts,
    (SELECT MAX(at) FROM sign_in_log l WHERE l.user_id = users.user_id AND event = 'sign-in') AS lastSignIn
  FROM users`;

/** No more of a member than looking after them needs. */
export interface User {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  registeredAt: string;
  confirmedAt: string | null;
  lockedAt: string | null;
  role: string | null;
  lists: number;
  cartLines: number;
  alerts: number;
  lastSignIn: string | null;
}

const one = z.object({ id: identifier });
const question = z.object({ search: z.string().trim().max(60).optional(), page: pageNumber });

export const users = {
  list: reads(question, async ({ search, page }, { db, logs }) => {
    const wanted = search
      ? sql`instr(email || ' ' || lower(first_name || ' ' || last_name), ${search.toLowerCase()}) > 0`
      : all([]);
    const list = sql<User>`${shown} WHERE ${wanted} ORDER BY user_id DESC`;
    const { found, total } = await paged(db, list, sql`users WHERE ${wanted}`, { page, size: pageSize });
    return { users: await withOldSignIns(found, logs), total };
  }),
  byId: reads(one, async ({ id }, { db, logs }) => {
    const found = await rows<User>(db)`${shown} WHERE user_id = ${id}`;
    return firstOf(withOldSignIns(found, logs), "Utente");
  }),
  lock: changes(one.extend({ locked: flag }), { about: ["id"] }, async ({ id, locked }, context) => {
    await memberOnly(id, context);
    const until: Sql = locked
      ? sql`UPDATE users SET locked_at = COALESCE(locked_at, ${context.now.toISOString()}) WHERE user_id = ${id}`
      : sql`UPDATE users SET locked_at = NULL WHERE user_id = ${id}`;
    await batch(context.db, [until, ...(locked ? ended("locked", { userId: id }) : [])]);
  }),
  remove: changes(one, { about: ["id"] }, async ({ id }, context) => {
    const { email, confirmedAt } = await memberOnly(id, context);
    await endAll({ id, email, confirmedEmail: confirmedAt && email }, context);
  }),
};

/** The log of sign-ins is short in the shop's database: who came before that is asked of the logs. */
async function withOldSignIns(users: User[], logs: D1Database): Promise<User[]> {
  const unknown = users.filter(({ lastSignIn }) => lastSignIn === null);
  if (unknown.length === 0) return users;
  const found = await rows<{ id: number; at: string }>(logs)`
    SELECT user_id AS id, MAX(at) AS at FROM sign_in_log
      WHERE user_id IN ${listed(unknown.map(({ id }) => id))} AND event = 'sign-in' GROUP BY user_id`;
  const last = new Map(found.map(({ id, at }) => [id, at]));
  return users.map((user) => ({ ...user, lastSignIn: user.lastSignIn ?? last.get(user.id) ?? null }));
}

/** Whoever minds the shop is let in and out by the command on the machine alone. */
async function memberOnly(id: number, { db }: HandlerContext) {
  const found = await knownRow<Pick<User, "email" | "confirmedAt" | "role">>(db, "Utente")`
    SELECT email, email_confirmed_at AS confirmedAt, role FROM users WHERE user_id = ${id}`;
  if (found.role !== null)
    throw new Refusal(409, "È un gestore: prima togli il ruolo con il comando del banco.");
  return found;
}
