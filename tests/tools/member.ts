/** A member with a living session, written straight into the database: for tests that need somebody signed in. */
import type { SessionKey } from "upstream/identity/access-token";
import { hashPassword } from "upstream/identity/passwords";
import { openSession } from "upstream/identity/sessions";
import { randomToken } from "upstream/seal";
import { firstRow, prepare } from "upstream/sql";

/** Those of `testSettings` too, so that tokens made here are good at a site that a test starts. */
export const testSessionKeys: SessionKey[] = [{ id: "prova", secret: "chiave-delle-sessioni-di-prova" }];
/** Satisfies the rules and is not common. */
export const goodPassword = "Tre gatti 4 tetti";

export interface TestMember {
  id: number;
  email: string;
  /** Access token, good for a day after `now`. */
  token: string;
  refreshToken: string;
}

/** Makes a member, who can sign in if given a `password`; the token is good with `testSessionKeys` (or `key`). */
export async function makeMember(
  db: D1Database,
  {
    name = "Giulia",
    email = `${randomToken().slice(0, 12).toLowerCase()}@posta.example`,
    now = new Date(),
    password = null as string | null,
    confirmed = false,
  } = {},
  key = testSessionKeys[0] as SessionKey,
): Promise<TestMember> {
  const at = now.toISOString();
  // Cheap to make; the first sign-in makes it anew.
  const hash = password === null ? "" : await hashPassword(password, { N: 2, r: 1, p: 1 });
  const user = await firstRow<{ id: number }>(
    db,
  )`INSERT INTO users (email, first_name, last_name, gender, password_hash,
      email_confirmed_at, created_at, updated_at)
    VALUES (${email}, ${name}, 'Prova', 'Altro', ${hash}, ${confirmed ? at : null}, ${at}, ${at}) RETURNING user_id AS id`;
  const id = user?.id ?? 0;
  const { statement, tokens } = await openSession(id, {
    now,
    sessions: { keys: [key], accessSeconds: 86_400 },
  });
  await prepare(db, statement).run();
  return { id, email, token: tokens.access, refreshToken: tokens.refresh ?? "" };
}
