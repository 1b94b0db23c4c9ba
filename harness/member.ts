/** A member with a living session, written straight into the database: for tests that need somebody signed in. */
import { type SessionKey, signAccess } from "upstream/identity/access-token";
import { hashOf, randomToken } from "upstream/seal";

export const testSessionKeys: SessionKey[] = [{ id: "prova", secret: "chiave-delle-sessioni-di-prova" }];

export interface TestMember {
  id: number;
  email: string;
  /** Access token, good for a day after `now`. */
  token: string;
}

/** Makes a member; nobody can sign in as them, but the token is good with `testSessionKeys` (or `key`). */
export async function makeMember(
  db: D1Database,
  {
    name = "Giulia",
    email = `${randomToken().slice(0, 12)}@posta.example`.toLowerCase(),
    now = new Date(),
  } = {},
  key = testSessionKeys[0] as SessionKey,
): Promise<TestMember> {
  const at = now.toISOString();
  const later = now.getTime() + 86_400_000;
  const user = await db
    .prepare(
      "INSERT INTO users (email, first_name, last_name, gender, password_hash, created_at, updated_at) VALUES (?, ?, 'Prova', 'Altro', '', ?, ?) RETURNING user_id",
    )
    .bind(email, name, at, at)
    .first<{ user_id: number }>();
  const id = user?.user_id ?? 0;
  const session = randomToken();
  await db
    .prepare(
      "INSERT INTO sessions (session_hash, user_id, family_hash, refresh_hash, rotated_at, idle_until, expires_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(hashOf(session), id, hashOf(randomToken()), hashOf(randomToken()), now.getTime(), later, later, at)
    .run();
  return { id, email, token: await signAccess({ userId: id, session, generation: 1 }, key, now, 86_400) };
}
