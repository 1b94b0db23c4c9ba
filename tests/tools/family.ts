/** A person with a fixed id for the tests that need one: person 1, a child whose letters carry one token. */
import { batch, sql } from "upstream/sql";

export const reminderToken = "crescita-prova-1234567890";

/** Takes the person from whoever had it and gives it to a member, as it was at first. */
export async function givePerson(db: D1Database, userId: number, at: Date): Promise<void> {
  const created = at.toISOString();
  await batch(db, [
    sql`DELETE FROM size_persons WHERE person_id = 1`,
    sql`INSERT INTO size_persons (person_id, user_id, name, sizes, birth_month, chosen_at, remind_on, leave_token, created_at, updated_at)
      VALUES (1, ${userId}, 'Pulce', 'bambina~altezza.110~scarpe.28', '2020-05', ${created}, ${created.slice(0, 10)}, ${reminderToken},
        ${created}, ${created})`,
  ]);
}
