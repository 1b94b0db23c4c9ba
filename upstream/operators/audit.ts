/** The log of what operators change: one row for each call that changes something, whoever makes it. */
import type { Row } from "contract";
import { hourMilliseconds, shifted } from "domain/moments";
import { own } from "domain/own";
import { rows, type Sql, sql } from "../sql";
import type { CallingOperator } from "./session";

const longestText = 200;
const mostCharacters = 4_000;
const secret = /password|token|secret|base64|^(code|key|address)$/i;

/** Whether a call is one that the log has to tell of. */
export function isLogged({ auth, method, quiet }: Row): boolean {
  return auth === "admin" && method !== "GET" && !quiet;
}

/** Who changed something: an operator, the holder of the admin key, a reader of feeds, or a command on the machine itself. */
type Actor = CallingOperator | "chiave" | "comando" | `lettore ${string}`;

export interface AuditEntry {
  id: number;
  at: string;
  actor: string;
  /** Null: nobody of the desk. */
  operator: number | null;
  call: string;
  subject: string;
  /** JSON. */
  details: string;
}

interface Change {
  name: string;
  row: Row;
  input: unknown;
  /** What the call answered: the number of a new thing stands there. */
  answer?: unknown;
  actor: Actor;
  now: Date;
}

export async function writeAudit(db: D1Database, { name, row, input, answer, actor, now }: Change) {
  const fields = fieldsOf(input);
  const [userId, who] = typeof actor === "string" ? [null, actor] : [actor.userId, actor.email];
  const subject = subjectOf(row, input, answer) || row.path.split("/").at(-1) || who;
  await rows(db)`INSERT INTO audit_log (at, user_id, actor, call, subject, details)
    VALUES (${now.toISOString()}, ${userId}, ${who}, ${name}, ${subject}, ${detailsOf(fields)})`;
}

/** Names, first to last, that say which thing a call without one in its path is about; by domain and wire. */
const telling =
  "slug url_blog title titolo name nome phrase parola word term termine version versione store negozio email run offerId type folder file id".split(
    " ",
  );

/** What a change was about: what stands in the path, else whatever of what was sent or answered tells it best; may be empty. */
function subjectOf(row: Row, input: unknown, answer?: unknown): string {
  const fields = fieldsOf(input);
  const about = row.about ?? [...row.path.matchAll(/\{(\w+)\}/g)].map(([, field = ""]) => field);
  const named = about.flatMap((field) => plain(own(fields, field)) ?? []);
  const told =
    named.length > 0 ? named : [tellingIn(fields), numberIn(answer) ?? tellingIn(fieldsOf(answer))];
  return [...new Set(told.filter(Boolean))].join(" ").slice(0, 200);
}

/** The same for an entry of the time when only paths were asked. */
export function subjectFrom(details: string): string {
  return tellingIn(fieldsOf(JSON.parse(details))) ?? "";
}

function tellingIn(fields: Record<string, unknown>): string | null {
  for (const name of telling) {
    const inner = own(fields, name);
    const told =
      plain(inner) ?? (typeof inner === "object" && inner !== null ? tellingIn(fieldsOf(inner)) : null);
    if (told) return told;
  }
  return null;
}

function numberIn(answer: unknown): string | null {
  const { id } = fieldsOf(answer);
  return typeof id === "number" ? String(id) : null;
}

function plain(value: unknown): string | null {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" ? null : text;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
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

export function audited(
  {
    userId,
    details = {},
    ...told
  }: { userId: number | null; actor: string; call: string; subject: string; details?: object },
  now: Date,
  when: Sql = sql`1`,
): Sql {
  return sql`INSERT INTO audit_log (at, user_id, actor, call, subject, details)
    SELECT ${now.toISOString()}, ${userId}, ${told.actor}, ${told.call}, ${told.subject}, ${JSON.stringify(details)} WHERE ${when}`;
}

const failed = "operators.signInFailed";

/** A try that failed for an operator's address, once an hour in the log that nothing clears. Others get the same statements, without effect. */
export function failedSignIn(email: string, addressHash: string | null | undefined, now: Date): Sql[] {
  const at = now.toISOString();
  const operator = sql`FROM users WHERE email = ${email} AND role = 'operator'`;
  return [
    sql`INSERT INTO sign_in_log (user_id, event, address_hash, at)
      SELECT user_id, 'desk-sign-in-failed', ${addressHash ?? null}, ${at} ${operator}`,
    sql`INSERT INTO audit_log (at, user_id, actor, call, subject, details)
      SELECT ${at}, user_id, 'sconosciuto', ${failed}, email, '{}' ${operator} AND NOT EXISTS (
        SELECT 1 FROM (SELECT at, subject FROM audit_log WHERE call = ${failed} ORDER BY entry_id DESC LIMIT 50) lately
        WHERE lately.subject = users.email AND lately.at > ${shifted(now, -hourMilliseconds)})`,
  ];
}
