/** The rights of a member: everything that is held about them, handed out or deleted. */
import type { CallInput, Contract, PersonExport } from "contract";
import type { HandlerContext } from "../handler";
import { notice } from "../mail/budget";
import { accountLetter } from "../mail/identity-letters";
import { isLastOfAll } from "../operators/roles";
import { type DataSubject, type PersonalTable, personalTables } from "../personal-data";
import { Refusal } from "../refusal";
import { batch, type Sql, sql, verbatim } from "../sql";
import { own } from "./account";
import { memberOf } from "./caller";
import { deletionNoted } from "./deletions";
import { passwordOf, wrongPassword } from "./password-changes";

export async function exportAll(_: unknown, context: HandlerContext): Promise<PersonExport> {
  return exportOf(await subjectOf(context), context);
}

export async function exportOf(subject: DataSubject, context: Ending): Promise<PersonExport> {
  const liste = new Map<string, PersonExport["liste"][string]>();
  for (const [db, tables] of placesOf(context)) {
    const asked = tables.map((table) => showing(table, subject));
    const lists = await batch(db, asked);
    tables.forEach(({ list }, at) => {
      liste.set(list, [...(liste.get(list) ?? []), ...(lists[at] as PersonExport["liste"][string])]);
    });
  }
  return { generato_il: context.now.toISOString(), liste: Object.fromEntries(liste) };
}

export async function deleteAll(
  { password }: CallInput<Contract["user"]["delete"]>,
  context: HandlerContext,
) {
  const { now, sender } = context;
  await passwordOf(memberOf(context), password, wrongPassword, "password", context);
  const subject = await subjectOf(context);
  if (await isLastOfAll(subject.id, context))
    throw new Refusal(
      409,
      "Sei l’unica persona che può fare tutto al banco: prima dai questo ruolo a un’altra.",
    );
  const farewell =
    subject.confirmedEmail === null ? [] : notice(accountLetter("farewell", subject.email, sender), now);
  await endAll(subject, context, farewell);
  context.sendMail();
  return { message: "Il tuo account è stato eliminato." };
}

type Databases = Pick<HandlerContext, "db" | "logs">;
type Ending = Databases & Pick<HandlerContext, "now">;

/** Each database with the tables that may hold something there; the shop's own, with the account, comes last. */
function placesOf({ db, logs }: Databases): [D1Database, PersonalTable[]][] {
  const apart: [D1Database, PersonalTable[]][] =
    logs === db ? [] : [[logs, personalTables.filter(({ logged }) => logged)]];
  return [...apart, [db, [...personalTables]]];
}

/** Ends everything held about somebody: logs first, the member's own row last, with `also`, so that a failure can be tried again. */
export async function endAll(subject: DataSubject, context: Ending, also: Sql[] = []): Promise<void> {
  await endRows(subject, context, [deletionNoted("account", subject.id, context.now.toISOString()), ...also]);
}

/** The same without the note that an account went. */
export async function endRows(subject: DataSubject, context: Ending, also: Sql[]): Promise<void> {
  for (const [db, tables] of placesOf(context)) {
    const ended = tables.reverse().filter(({ stays }) => stays === undefined);
    const endings = ended.map((one) => sql`DELETE FROM ${verbatim(one.table)} WHERE ${one.ending(subject)}`);
    await batch(db, db === context.db ? [...endings, ...also] : endings);
  }
}

export async function subjectOf(context: HandlerContext): Promise<DataSubject> {
  const { user_id: id, email, email_confirmed_at } = await own(context);
  return { id, email, confirmedEmail: email_confirmed_at === null ? null : email };
}

/** Names of tables and columns come from our own table, never from outside. */
function showing({ table, shown, named, whose }: PersonalTable, subject: DataSubject): Sql {
  const columns = Object.entries({ ...shown, ...named }).map(([column, name]) => `${column} AS "${name}"`);
  return sql`SELECT ${verbatim(columns.join(", "))} FROM ${verbatim(table)} WHERE ${whose(subject)}`;
}
