/** Answers of operators to what came by a form: a letter in the outbox, and a copy that stays with the message. */
import type { HandlerContext } from "../handler";
import { replyLetter } from "../mail/operator-letters";
import { posted } from "../mail/outbox";
import { hashOf } from "../seal";
import { batch, knownRow, rows, sql, verbatim } from "../sql";
import kinds from "./kinds.json";

const words = { messaggi: sql`message`, candidature: sql`COALESCE(description, store_name)` };

interface Message {
  kind: keyof typeof words;
  id: string;
}

/** An answer of an operator; `sentAt` is when its letter went out, null as long as it waits. */
export interface InboxReply {
  author: string;
  body: string;
  writtenAt: string;
  sentAt: string | null;
  refused: string | null;
}

/** What was answered, oldest first. Letters go before messages do: of one that is gone only that it went is known. */
export function replies({ kind, id }: Message, { db }: HandlerContext): Promise<InboxReply[]> {
  return rows<InboxReply>(db)`
    SELECT r.author, r.body, r.written_at AS writtenAt,  CASE WHEN m.mail_id IS NULL THEN r.written_at ELSE m.sent_at END AS sentAt, m.refused
      FROM inbox_replies r LEFT JOIN mail_outbox m ON m.mail_key = r.mail_key
      WHERE r.kind = ${kind} AND r.subject = ${id} ORDER BY r.reply_id`;
}

/** Answers by letter; the same words again are sent once. */
export async function reply({ kind, id, body }: Message & { body: string }, context: HandlerContext) {
  const { db, now, operator, sender } = context;
  const found = await knownRow<{ email: string; words: string }>(db, "Messaggio")`
    SELECT email, ${words[kind]} AS words FROM ${verbatim(kinds[kind].table)} WHERE idempotency_key = ${id}`;
  // Pressed twice it is one letter.
  const key = `reply-${hashOf(JSON.stringify([kind, id, body])).slice(0, 40)}`;
  const at = now.toISOString();
  await batch(db, [
    posted(key, replyLetter({ to: found.email, body, quoted: found.words }, sender), now),
    sql`INSERT OR IGNORE INTO inbox_replies (kind, subject, email, author, body, written_at, mail_key)
      VALUES (${kind}, ${id}, ${found.email}, ${operator?.email ?? "chiave"}, ${body}, ${at}, ${key})`,
    sql`INSERT OR IGNORE INTO inbox_states (kind, subject, state, changed_at) VALUES (${kind}, ${id}, 'in-corso', ${at})`,
  ]);
  context.sendMail();
}
