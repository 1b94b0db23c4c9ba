/** What makes somebody an operator, or no longer one: statements, and the secrets that are printed once and kept as hashes. */
import type { Role } from "contract";
import { hashOf, randomToken } from "../seal";
import { quoted, type Sql, sql } from "../sql";
import { lastOfAll } from "./roles";
import { randomBase32 } from "./totp";

const linkMilliseconds = 24 * 3_600_000;
/** 120 random bits each: from 112 on a plain hash keeps them (ASVS 6.5.2). */
const codeCount = 10;

export interface Enrolment {
  statements: string[];
  token: string;
  /** Each opens the desk once in place of a code. */
  recoveryCodes: string[];
}

/** Answers a row where nobody else may do everything at the desk. */
export function lastNamed(email: string): Sql {
  return lastOfAll(sql`(SELECT user_id FROM users WHERE email = ${email})`);
}

/** Makes somebody an operator whose link nobody has used: what was open ends. @param role default: what it was, for somebody new everything */
export function invitation(email: string, now: Date, role: Role | null) {
  const token = randomToken();
  const at = now.toISOString();
  const whose = ofUser(email);
  return {
    token,
    statements: [
      `INSERT INTO users (email, first_name, last_name, gender, password_hash, role, created_at, updated_at)
        VALUES (${quoted(email)}, 'Operatore', '', 'Altro', '', 'operator', '${at}', '${at}')
        ON CONFLICT (email) DO UPDATE SET role = 'operator', locked_at = NULL`,
      `INSERT INTO operator_factors (user_id, totp_secret, enrolment_hash, enrolment_until, desk_role)
        VALUES (${whose}, '${randomBase32(32)}', '${hashOf(token)}', ${now.getTime() + linkMilliseconds}, '${role ?? "tutto"}')
        ON CONFLICT (user_id) DO UPDATE SET ${role === null ? "" : "desk_role = excluded.desk_role, "}totp_secret = excluded.totp_secret, last_step = 0, enrolled_at = NULL,
          enrolment_hash = excluded.enrolment_hash, enrolment_until = excluded.enrolment_until`,
      ...deskClosed(whose),
    ],
  };
}

/** The same with recovery codes, for whoever sits at the machine. */
export function enrolment(email: string, now: Date, role: Role | null = null): Enrolment {
  const { token, statements } = invitation(email, now, role);
  const recoveryCodes = Array.from({ length: codeCount }, () => randomBase32(24));
  const codes = recoveryCodes.map((code) => `('${hashOf(code)}', ${ofUser(email)})`);
  return {
    token,
    recoveryCodes: recoveryCodes.map((code) => code.match(/.{4}/g)?.join("-") ?? code),
    statements: [
      ...statements,
      `INSERT INTO operator_recovery_codes (code_hash, user_id) VALUES ${codes.join(", ")}`,
      logged("operator.enrol", email, now.toISOString(), role === null ? {} : { role }),
    ],
  };
}

const ofUser = (email: string) => `(SELECT user_id FROM users WHERE email = ${quoted(email)})`;

/** Whatever opened the desk opens it no longer. */
const deskClosed = (whose: string) => [
  `DELETE FROM operator_recovery_codes WHERE user_id = ${whose}`,
  `DELETE FROM operator_sessions WHERE user_id = ${whose}`,
  `DELETE FROM passkeys WHERE user_id = ${whose} AND at_desk = 1`,
];

/** Takes the role away; the account stays a member's. */
export function removal(email: string, now: Date): string[] {
  const whose = ofUser(email);
  return [
    ...deskClosed(whose),
    `DELETE FROM operator_factors WHERE user_id = ${whose}`,
    `UPDATE users SET role = NULL WHERE email = ${quoted(email)}`,
    logged("operator.remove", email, now.toISOString()),
  ];
}

function logged(call: string, email: string, at: string, details: object = {}): string {
  return `INSERT INTO audit_log (at, actor, call, subject, details)
    VALUES ('${at}', 'comando', '${call}', ${quoted(email)}, '${JSON.stringify(details)}')`;
}
