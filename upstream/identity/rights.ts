/** The rights of a member: everything that is held about them, handed out or deleted. */
import type { CallInput, Contract, PersonExport } from "contract";
import type { HandlerContext } from "../handler";
import type { Holder, Holding } from "../holding";
import { holdings } from "../holdings";
import { farewellLetter } from "../mail/identity-letters";
import { posted } from "../mail/outbox";
import { batch, firstRow, type Sql, Sql as Statement, sql } from "../sql";
import { memberOf, signInNeeded } from "./caller";
import { mailedToken } from "./mailed-tokens";
import { ownPassword } from "./password-changes";

export async function exportAll(_: unknown, context: HandlerContext): Promise<PersonExport> {
  const holder = await holderOf(context);
  const lists = await batch(
    context.db,
    holdings.map((holding) => showing(holding, holder)),
  );
  const liste = Object.fromEntries(
    holdings.map(({ list }, at) => [list, lists[at] as PersonExport["liste"][string]]),
  );
  return { generato_il: context.now.toISOString(), liste };
}

export async function deleteAll(
  { password }: CallInput<Contract["user"]["delete"]>,
  context: HandlerContext,
) {
  const { db, now, sender } = context;
  await ownPassword(password, "La password attuale non è corretta.", "password", context);
  const holder = await holderOf(context);
  await batch(db, [
    ...endings(holder),
    posted(`farewell-${mailedToken()}`, farewellLetter(holder.email, sender), now),
  ]);
  context.sendMail();
  return { message: "Il tuo account è stato eliminato." };
}

/** The statements that end everything held about somebody. The member's own row is first in the table and goes last. */
export function endings(holder: Holder): Sql[] {
  return [...holdings].reverse().flatMap((holding) => ending(holding, holder));
}

async function holderOf(context: HandlerContext): Promise<Holder> {
  const id = memberOf(context);
  const row = await firstRow<{ email: string; email_confirmed_at: string | null }>(
    context.db,
    sql`SELECT email, email_confirmed_at FROM users WHERE user_id = ${id}`,
  );
  if (!row) throw signInNeeded();
  return { id, email: row.email, confirmedEmail: row.email_confirmed_at === null ? null : row.email };
}

/** Names of tables and columns come from our own table, never from outside. */
function showing({ table, shown, whose }: Holding, holder: Holder): Sql {
  const columns = Object.entries(shown).map(([column, name]) => `${column} AS "${name}"`);
  return sql`SELECT ${plain(columns.join(", "))} FROM ${plain(table)} WHERE ${whose(holder)}`;
}

function ending({ table, whose, ending }: Holding, holder: Holder): Sql[] {
  if (typeof ending === "string") return [];
  return [sql`DELETE FROM ${plain(table)} WHERE ${(ending ?? whose)(holder)}`];
}

function plain(text: string): Sql {
  return new Statement(text, []);
}
