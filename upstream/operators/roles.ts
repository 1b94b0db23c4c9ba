/** Operators as they look after each other: who may do what, and that somebody is left who may do everything. */
import { roles } from "contract/access";
import { identifier } from "contract/wire";
import { dayMilliseconds, shifted } from "domain/moments";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext } from "../handler";
import { ended } from "../identity/endings";
import { Refusal } from "../refusal";
import { batch, knownRow, rows, type Sql, sql } from "../sql";
import type { Operator } from "./session";

const recent = 30 * dayMilliseconds;
const lastOne = "È l’unica persona che può fare tutto: prima dai questo ruolo a un’altra.";

/** Answers a row where somebody is the only operator who may do everything and can come in. @param whose number of the user */
export function lastOfAll(whose: Sql): Sql {
  return sql`SELECT 1 AS last FROM operator_factors f CROSS JOIN users u ON u.user_id = f.user_id WHERE f.user_id = ${whose}
    AND f.desk_role = 'tutto' AND f.enrolled_at IS NOT NULL AND u.role = 'operator' AND u.locked_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM operator_factors o CROSS JOIN users p ON p.user_id = o.user_id WHERE o.user_id <> f.user_id
      AND o.desk_role = 'tutto' AND o.enrolled_at IS NOT NULL AND p.role = 'operator' AND p.locked_at IS NULL)`;
}

/** Who may go, or get less to do. */
const isSpare = (id: number) => sql`NOT EXISTS (${lastOfAll(sql`${id}`)})`;

export async function isLastOfAll(userId: number, { db }: Pick<HandlerContext, "db">): Promise<boolean> {
  return (await rows(db, lastOfAll(sql`${userId}`))).length > 0;
}

/** An operator as the others see them: of what the log tells, and of the last thirty days. */
export interface Colleague extends Operator {
  /** Null: has not used the link yet. */
  enrolledAt: string | null;
  /** Milliseconds since 1970 until which the link works, as long as nobody has used it. */
  invitedUntil: number | null;
  lastChangeAt: string | null;
  changes: number;
}

const one = z.object({ id: identifier });

export const roleKeeping = {
  list: reads(z.object({}), async (_, { db, now }) => {
    const since = shifted(now, -recent);
    return rows<Colleague>(db)`
      SELECT f.user_id AS id, u.email, u.first_name AS name, f.desk_role AS role, f.enrolled_at AS enrolledAt, f.enrolment_until AS invitedUntil,
          (SELECT MAX(at) FROM audit_log a WHERE a.user_id = f.user_id) AS lastChangeAt,
          (SELECT COUNT(*) FROM audit_log a WHERE a.user_id = f.user_id AND a.at > ${since}) AS changes
        FROM operator_factors f CROSS JOIN users u ON u.user_id = f.user_id WHERE u.role = 'operator' ORDER BY u.email`;
  }),
  setRole: changes(one.extend({ role: z.enum(roles) }), async ({ id, role }, { db }) => {
    await known(id, db);
    const changed = await rows(db)`UPDATE operator_factors SET desk_role = ${role}
      WHERE user_id = ${id} AND (${role} = 'tutto' OR ${isSpare(id)}) RETURNING user_id`;
    if (changed.length === 0) throw new Refusal(409, lastOne, "role");
  }),
  /** The account stays a member's; of an invitation that nobody took up none stays. */
  remove: changes(one, async ({ id }, { db }) => {
    await known(id, db);
    const when = sql`EXISTS (SELECT 1 FROM users WHERE user_id = ${id} AND role IS NULL)`;
    const [gone] = await batch(db, [
      sql`UPDATE users SET role = NULL WHERE user_id = ${id} AND ${isSpare(id)} RETURNING user_id`,
      ...ended("roleTaken", { userId: id, when }),
      sql`DELETE FROM operator_recovery_codes WHERE user_id = ${id} AND ${when}`,
      sql`DELETE FROM operator_factors WHERE user_id = ${id} AND ${when}`,
      sql`DELETE FROM users WHERE user_id = ${id} AND ${when} AND password_hash = '' AND email_confirmed_at IS NULL`,
    ]);
    if (gone?.length === 0) throw new Refusal(409, lastOne);
  }),
};

async function known(id: number, db: D1Database): Promise<void> {
  await knownRow(db, "Operatore")`
    SELECT 1 FROM operator_factors JOIN users USING (user_id) WHERE user_id = ${id} AND role = 'operator'`;
}
