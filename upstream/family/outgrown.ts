/** Twice a year, for whoever asked: a letter that a child may have grown out of the sizes that are kept. */
import { nextAt } from "domain/hours-of-rome";
import { dayAfter, dayOfRome } from "domain/moments";
import type { Chore } from "../clock";
import type { HandlerContext } from "../handler";
import { postedAll } from "../mail/outbox";
import { type Grown, outgrownLetter } from "../mail/outgrown-letters";
import { batch, listed, rows, sql } from "../sql";

const halfAYear = 182;
const batchSize = 50;
/** Who was born so many years ago has done with growing: no letter comes any more. */
const grownAt = 17;
/** Of Rome: in nobody's night. */
const hour = 10;

/** The day of the next question, if the sizes are right today. */
export function inHalfAYear(now: Date): string {
  return dayAfter(dayOfRome(now), halfAYear);
}

/** Once a day; what one turn leaves has the next minute's. */
export function outgrownChore(db: D1Database, sender: HandlerContext["sender"], now: Date): Chore {
  const every = nextAt([hour], now).getTime() - now.getTime();
  return { kind: "letters of growth", every, run: () => writeOutgrownLetters(db, sender, now) };
}

/** Answers whether more are due. Who has not confirmed their address gets none, and is asked again in half a year. */
async function writeOutgrownLetters(db: D1Database, sender: HandlerContext["sender"], now: Date) {
  const today = dayOfRome(now);
  const grown = `${Number(today.slice(0, 4)) - grownAt}${today.slice(4, 7)}`;
  const due = await rows<Grown & { email: string | null; is_grown: number }>(db)`
    SELECT p.person_id, p.name, p.sizes, p.leave_token, CASE WHEN u.email_confirmed_at IS NOT NULL THEN u.email END AS email,
        p.birth_month IS NOT NULL AND p.birth_month <= ${grown} AS is_grown
      FROM size_persons p INDEXED BY size_persons_due LEFT JOIN users u ON u.user_id = p.user_id
      WHERE p.remind_on IS NOT NULL AND p.remind_on <= ${today} ORDER BY p.remind_on LIMIT ${batchSize}`;
  if (due.length === 0) return false;
  const letters = due.flatMap(({ email, is_grown, ...person }) =>
    email === null || is_grown
      ? []
      : [{ key: `crescita-${person.person_id}-${today}`, letter: outgrownLetter(email, person, sender) }],
  );
  const idsOf = (isGrown: boolean) =>
    listed(due.filter((one) => Boolean(one.is_grown) === isGrown).map(({ person_id }) => person_id));
  await batch(db, [
    postedAll(letters, now),
    sql`UPDATE size_persons SET remind_on = ${inHalfAYear(now)} WHERE person_id IN ${idsOf(false)} AND remind_on IS NOT NULL`,
    sql`UPDATE size_persons SET remind_on = NULL WHERE person_id IN ${idsOf(true)}`,
  ]);
  return due.length === batchSize;
}
