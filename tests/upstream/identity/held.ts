/** An account in one of its states that holds everything an account can hold, and what of that is still there later. */
import type { Holding, State } from "upstream/identity/lifecycle";
import { added, mailedToken, type Purpose } from "upstream/identity/mailed-tokens";
import { openSession } from "upstream/identity/sessions";
import { enrolment } from "upstream/operators/enrolment";
import { openDesk } from "upstream/operators/session";
import { codeOf, currentStep } from "upstream/operators/totp";
import { hashOf, randomToken } from "upstream/seal";
import { batch, firstRow, sql } from "upstream/sql";
import { putKey } from "../../tools/authenticator";
import { goodPassword, makeMember, testSessionKeys } from "../../tools/member";
import type { MemberUpstream } from "./member-upstream";

export interface Held {
  id: number;
  email: string;
  /** The address that holds the way back. */
  former: string;
  password: string;
  token: string;
  /** A refresh token that was exchanged a minute ago. */
  spent: string;
  links: Record<"resetLink" | "confirmLink" | "pendingAddress" | "undo", string>;
  enrolment: string;
  code: () => string;
  /** Which of its holdings are still there. */
  left(): Promise<Holding[]>;
}

const purposes: Record<keyof Held["links"], Purpose> = {
  resetLink: "reset",
  confirmLink: "confirm",
  pendingAddress: "move",
  undo: "undo",
};

export async function madeAccount(site: MemberUpstream, state: State): Promise<Held> {
  const { db, clock } = site;
  const now = new Date(clock.now);
  const confirmed = state !== "unconfirmed";
  const member = await makeMember(db, { now, password: goodPassword, confirmed });
  const { id, email } = member;
  const { token } = await site.call("refresh", { refreshToken: member.refreshToken });
  const former = `prima-${email}`;
  const sessions = { keys: testSessionKeys, accessSeconds: 900 };
  const this_ = await firstRow<{ hash: string }>(
    db,
    sql`SELECT session_hash AS hash FROM sessions WHERE user_id = ${id}`,
  );
  const other = await openSession(id, { now, sessions });
  const role = enrolment(email, now);
  await db.batch(role.statements.map((text) => db.prepare(text)));
  const desk = openDesk(id, now);
  const device = hashOf(randomToken());
  const links = Object.fromEntries(
    Object.keys(purposes).map((name) => [name, mailedToken()]),
  ) as Held["links"];
  const addresses = { resetLink: email, confirmLink: email, pendingAddress: `nuova-${email}`, undo: former };
  await batch(db, [
    other.statement,
    ...desk.statements,
    sql`INSERT INTO known_devices (user_id, device_hash, last_seen) VALUES (${id}, ${device}, ${now.toISOString()})`,
    ...Object.entries(purposes).map(([name, purpose]) => {
      const link = name as keyof Held["links"];
      return added(links[link], purpose, addresses[link], sql`user_id = ${id}`, now);
    }),
    sql`UPDATE users SET role = ${state === "operator" ? "operator" : null},
      locked_at = ${state === "locked" ? now.toISOString() : null} WHERE user_id = ${id}`,
  ]);
  const key = await putKey(db, id, { at: now });
  const deskKey = await putKey(db, id, { at: now, atDesk: true });
  site.pass(60);
  const row = await firstRow<{ secret: string }>(
    db,
    sql`SELECT totp_secret AS secret FROM operator_factors WHERE user_id = ${id}`,
  );
  const link = (name: keyof Held["links"]) =>
    sql`SELECT 1 FROM user_tokens WHERE token_hash = ${hashOf(links[name])} AND used_at IS NULL`;
  const looks: Record<Holding, ReturnType<typeof sql>> = {
    // A session that goes on under new tokens is another row of the same browser.
    thisSession: sql`SELECT 1 FROM sessions WHERE user_id = ${id} AND session_hash NOT IN (
      SELECT session_hash FROM sessions WHERE created_at = ${now.toISOString()} AND session_hash <> ${this_?.hash ?? ""})`,
    otherSessions: sql`SELECT 1 FROM sessions WHERE user_id = ${id} AND session_hash <> ${this_?.hash ?? ""}
      AND created_at = ${now.toISOString()}`,
    deskSessions: sql`SELECT 1 FROM operator_sessions WHERE session_hash = ${hashOf(desk.token)}`,
    devices: sql`SELECT 1 FROM known_devices WHERE device_hash = ${device}`,
    passkeys: sql`SELECT 1 FROM passkeys WHERE credential_id = ${key.id}`,
    deskPasskeys: sql`SELECT 1 FROM passkeys WHERE credential_id = ${deskKey.id}`,
    resetLink: link("resetLink"),
    confirmLink: link("confirmLink"),
    pendingAddress: link("pendingAddress"),
    undo: link("undo"),
    enrolment: sql`SELECT 1 FROM operator_factors WHERE enrolment_hash = ${hashOf(role.token)}`,
  };
  const names = Object.keys(looks) as Holding[];
  return {
    id,
    email,
    former,
    password: goodPassword,
    token,
    spent: member.refreshToken,
    links,
    enrolment: role.token,
    code: () => codeOf(row?.secret ?? "", currentStep(new Date(clock.now))),
    left: async () => {
      const found = await batch(
        db,
        names.map((name) => looks[name]),
      );
      return names.filter((_, at) => found[at]?.length);
    },
  };
}

export async function stateOf({ db }: MemberUpstream, id: number): Promise<State | "gone"> {
  const row = await firstRow<{
    role: string | null;
    locked_at: string | null;
    email_confirmed_at: string | null;
  }>(db, sql`SELECT role, locked_at, email_confirmed_at FROM users WHERE user_id = ${id}`);
  if (!row) return "gone";
  if (row.locked_at) return "locked";
  if (row.role) return "operator";
  return row.email_confirmed_at ? "confirmed" : "unconfirmed";
}
