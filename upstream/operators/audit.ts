/** The log of what operators change: one row for each call that changes something, whoever makes it. */
import type { Row } from "contract";
import { prepare, sql } from "../sql";
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
