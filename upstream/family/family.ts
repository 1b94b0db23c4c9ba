/** Persons whose sizes a member keeps: the handlers of `family`, and what others may ask about them. */
import { type CallInput, type Contract, mostPersons, type SizedPerson } from "contract";
import type { HandlersOf } from "../handler";
import { memberOf } from "../identity/caller";
import { notFound, Refusal } from "../refusal";
import { randomToken } from "../seal";
import { firstRow, knownRow, rows, type Sql, sql } from "../sql";
import { inHalfAYear } from "./outgrown";

/** The sizes that count for a member now, as an expression; NULL for nobody. */
export function countingSizes(user: number | null): Sql {
  return sql`(SELECT sizes FROM size_persons WHERE user_id = ${user} ORDER BY chosen_at DESC LIMIT 1)`;
}

function personsOf(user: number): Sql<SizedPerson> {
  return sql`SELECT person_id AS id, name, sizes, birth_month AS birthMonth, remind_on AS remindsOn FROM size_persons
    WHERE user_id = ${user} ORDER BY chosen_at DESC, person_id`;
}

type Save = CallInput<Contract["family"]["save"]>;

/** Adds a person, or changes the one that is there; the day of a reminder that was asked for already stays. */
function saving({ id, name, sizes, birthMonth, reminds }: Save, user: number, now: Date): Sql {
  const at = now.toISOString();
  const day = reminds ? inHalfAYear(now) : null;
  if (id == null)
    return sql`INSERT INTO size_persons (user_id, name, sizes, birth_month, chosen_at, remind_on, leave_token, created_at, updated_at)
      SELECT ${user}, ${name}, ${sizes}, ${birthMonth ?? null}, ${at}, ${day}, ${randomToken()}, ${at}, ${at}
      WHERE (SELECT COUNT(*) FROM size_persons WHERE user_id = ${user}) < ${mostPersons} RETURNING person_id`;
  return sql`UPDATE size_persons SET name = ${name}, sizes = ${sizes}, birth_month = ${birthMonth ?? null},
      chosen_at = ${at}, updated_at = ${at}, remind_on = CASE WHEN ${day} IS NULL THEN NULL
        WHEN sizes <> ${sizes} THEN ${day} ELSE COALESCE(remind_on, ${day}) END
    WHERE person_id = ${id} AND user_id = ${user} RETURNING person_id`;
}

export const family: HandlersOf<"family"> = {
  async list(_, context) {
    const found = await rows(context.db, personsOf(memberOf(context)));
    return found.map((person, at) => ({ ...person, counts: at === 0 }));
  },
  async save(input, context) {
    const saved = await firstRow(context.db, saving(input, memberOf(context), context.now));
    if (saved) return null;
    if (input.id != null) throw notFound("Persona");
    throw new Refusal(422, `Puoi tenere le taglie di ${mostPersons} persone al massimo.`, "name");
  },
  async choose({ id }, context) {
    await knownRow(context.db, "Persona")`UPDATE size_persons SET chosen_at = ${context.now.toISOString()}
      WHERE person_id = ${id} AND user_id = ${memberOf(context)} RETURNING person_id`;
    return null;
  },
  async remove({ id }, context) {
    await knownRow(context.db, "Persona")`DELETE FROM size_persons
      WHERE person_id = ${id} AND user_id = ${memberOf(context)} RETURNING person_id`;
    return null;
  },
  async endReminder({ token }, { db }) {
    const ended = sql`UPDATE size_persons SET remind_on = NULL WHERE leave_token = ${token} RETURNING person_id`;
    if (!(await firstRow(db, ended))) throw new Refusal(404, "Il collegamento non è valido o è scaduto.");
    return { message: "Promemoria spento: non ti scriveremo più per queste taglie." };
  },
};
