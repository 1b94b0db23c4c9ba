/** Session, registration, profile, passwords and rights of members: the handlers of `user` and `person`. */
import type { MemberWire } from "contract";
import type { HandlerContext, HandlersOf } from "../handler";
import { batch, firstRow, prepare, sql } from "../sql";
import { savedProducts } from "../wishlists/wishlists";
import { memberOf, signInNeeded } from "./caller";

interface UserRow {
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
  gender: string;
  email_confirmed_at: string | null;
}

async function info(_: unknown, context: HandlerContext): Promise<MemberWire> {
  const row = await firstRow<UserRow>(
    context.db,
    sql`SELECT user_id, email, first_name, last_name, gender, email_confirmed_at FROM users
      WHERE user_id = ${memberOf(context)}`,
  );
  if (!row) throw signInNeeded();
  return {
    utente_id: row.user_id,
    nome: row.first_name,
    cognome: row.last_name,
    email: row.email,
    genere: row.gender,
    email_confermata: row.email_confirmed_at !== null,
  };
}

/** The session is a row; without it no token of it is accepted again. */
async function logout(_: unknown, { db, sessionHash }: HandlerContext) {
  await prepare(db, sql`DELETE FROM sessions WHERE session_hash = ${sessionHash}`).run();
  return null;
}

export const user: HandlersOf<"user"> = {
  logout,
  info,
  ping: async () => null,
};

export const person: HandlersOf<"person"> = {
  /** Of an anonymous visitor nothing is known but the cart. */
  async summary(_, { db, userId }) {
    if (userId === null) return { nome: null, carrello: 0, salvati: [], taglie: [] };
    const [users, saved] = (await batch(db, [
      sql`SELECT first_name FROM users WHERE user_id = ${userId}`,
      savedProducts(userId),
    ])) as [{ first_name: string }[], { product_id: number }[]];
    const salvati = saved.map(({ product_id }) => product_id);
    return { nome: users[0]?.first_name ?? null, carrello: 0, salvati, taglie: [] };
  },
};
