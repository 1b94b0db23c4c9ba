/** The outbox of letters in D1: written with what they tell about, in one transaction; `delivery.ts` sends them. */
import { type Sql, sql } from "../sql";
import { type Letter, urgencies } from "./letter";

/** The statement that puts a letter into the outbox if `condition` holds; the same `key` twice is one letter. */
export function posted(key: string, letter: Letter, now: Date, condition?: Sql): Sql {
  return postedAll([{ key, letter }], now, condition);
}

/** The same for many letters at once, in one statement. */
export function postedAll(
  letters: readonly { key: string; letter: Letter }[],
  now: Date,
  condition: Sql = sql`1`,
): Sql {
  const values = letters.map(({ key, letter }) => {
    const { to, replyTo, subject, text, html, headers, urgency, lasts } = letter;
    const end = lasts === null ? null : now.getTime() + lasts;
    return [key, to, replyTo, subject, text, html, JSON.stringify(headers), urgencies.indexOf(urgency), end];
  });
  return sql`INSERT INTO mail_outbox
      (mail_key, recipient, reply_to, subject, text, html, headers, urgency, expires_at, written_at, due_at)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
      value ->> 8, ${now.toISOString()}, ${now.getTime()}
    FROM json_each(${JSON.stringify(values)}) WHERE ${condition} ON CONFLICT DO NOTHING`;
}
