/** Twice a year, for whoever asked: a letter that a child may have grown out of the sizes that are kept. */
import { dayAfter, dayOfRome } from "contract/moments";
import type { HandlerContext } from "../handler";
import { growthLetter } from "../mail/growth-letters";
import { postedAll } from "../mail/outbox";
import { batch, listed, rows, sql } from "../sql";

const halfAYear = 182;
/** Letters of one turn. */
const batchSize = 50;

/** The day of the next question, if the sizes are right today. */
export function inHalfAYear(now: Date): string {
  return dayAfter(dayOfRome(now), halfAYear);
}

interface DueRow {
  person_id: number;
  name: string;
  sizes: string;
  leave_token: string;
  email: string | null;
}

/** One turn; answers whether more are due. Who has not confirmed their address gets none, and is asked again in half a year. */
export async function writeGrowthLetters(
  db: D1Database,
  sender: HandlerContext["sender"],
  now: Date,
): Promise<boolean> {
  const due = await rows<DueRow>(
    db,
    sql`SELECT p.person_id, p.name, p.sizes, p.leave_token, CASE WHEN u.email_confirmed_at IS NOT NULL THEN u.email END AS email
      FROM size_persons p INDEXED BY size_persons_due LEFT JOIN users u ON u.user_id = p.user_id
      WHERE p.remind_on IS NOT NULL AND p.remind_on <= ${dayOfRome(now)} ORDER BY p.remind_on LIMIT ${batchSize}`,
  );
  if (due.length === 0) return false;
  const letters = due.flatMap(({ email, person_id, ...person }) =>
    email === null
      ? []
      : [{ key: `crescita-${person_id}-${dayOfRome(now)}`, letter: growthLetter(email, person, sender) }],
  );
  await batch(db, [
    postedAll(letters, now),
    sql`UPDATE size_persons SET remind_on = ${inHalfAYear(now)}
      WHERE person_id IN ${listed(due.map(({ person_id }) => person_id))} AND remind_on IS NOT NULL`,
  ]);
  return due.length === batchSize;
}
