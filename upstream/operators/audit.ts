/** The log of what operators change: one row for each call that changes something, whoever makes it. */
import type { Row } from "contract";
import { prepare, type Sql, sql } from "../sql";
import type { CallingOperator } from "./session";

/** Longest text of an input that is kept as it was. */
const longestText = 200;
const mostCharacters = 4_000;
const secret = /password|token|secret|base64|^code$/i;

/** Whether a call is one that the log has to tell of. */
export function isLogged({ auth, method, quiet }: Row): boolean {
  return auth === "admin" && method !== "GET" && !quiet;
}

/** Who changed something: an operator, the holder of the admin key, or a command on the machine itself. */
export type Actor = CallingOperator | "chiave" | "comando";

export async function writeAudit(
  db: D1Database,
  { name, row, input, actor, now }: { name: string; row: Row; input: unknown; actor: Actor; now: Date },
): Promise<void> {
  const fields = (typeof input === "object" && input !== null ? input : {}) as Record<string, unknown>;
  const subject = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, field = ""]) => String(fields[field] ?? ""));
  const [userId, who] = typeof actor === "string" ? [null, actor] : [actor.userId, actor.email];
  await prepare(
    db,
    sql`INSERT INTO audit_log (at, user_id, actor, call, subject, details)
      VALUES (${now.toISOString()}, ${userId}, ${who}, ${name}, ${subject.join(" ").slice(0, 200)}, ${detailsOf(fields)})`,
  ).run();
}

/** Enough to see what was done; whole articles and feeds are not kept twice. */
function detailsOf(fields: Record<string, unknown>): string {
  const json = JSON.stringify(fields, (name, value) => {
    if (secret.test(name)) return undefined;
    if (typeof value === "string" && value.length > longestText)
      return `${value.slice(0, longestText)}… (${value.length})`;
    return Array.isArray(value) && value.length > 20 ? `${value.length} elementi` : value;
  });
  return json.length > mostCharacters ? JSON.stringify({ caratteri: json.length }) : json;
}

/** The statement for an entry about who may work at the desk: the calls of that are nobody's yet, or a stranger's. */
export function audited(
  { userId, actor, call, subject }: { userId: number; actor: string; call: string; subject: string },
  now: Date,
  when: Sql,
): Sql {
  return sql`INSERT INTO audit_log (at, user_id, actor, call, subject, details)
    SELECT ${now.toISOString()}, ${userId}, ${actor}, ${call}, ${subject}, '{}' WHERE ${when}`;
}

const failed = "operators.signInFailed";
const hour = 3_600_000;

/**
 * A try that failed for an operator's address: each stands in the log of sign-ins, and one an hour in the log that the desk
 * shows, which nothing ever clears. For any other address the same statements write nothing.
 */
export function failedSignIn(email: string, addressHash: string | null | undefined, now: Date): Sql[] {
  const at = now.toISOString();
  const operator = sql`FROM users WHERE email = ${email} AND role = 'operator'`;
  return [
    sql`INSERT INTO sign_in_log (user_id, event, address_hash, at)
      SELECT user_id, 'desk-sign-in-failed', ${addressHash ?? null}, ${at} ${operator}`,
    sql`INSERT INTO audit_log (at, user_id, actor, call, subject, details)
      SELECT ${at}, user_id, 'sconosciuto', ${failed}, email, '{}' ${operator} AND NOT EXISTS (
        SELECT 1 FROM (SELECT at, subject FROM audit_log WHERE call = ${failed} ORDER BY entry_id DESC LIMIT 50) lately
        WHERE lately.subject = users.email AND lately.at > ${new Date(now.getTime() - hour).toISOString()})`,
  ];
}
