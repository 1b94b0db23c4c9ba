/** What `npm run mail` asks of the database, as text: wrangler binds no values. */

const columns = "mail_id, recipient, subject, written_at, attempts, sent_at, refused";

export const letterStatements = {
  latest: `SELECT ${columns} FROM mail_outbox ORDER BY mail_id DESC LIMIT 30`,
  one: (number: number) =>
    `SELECT ${columns}, reply_to, text, html, headers FROM mail_outbox WHERE mail_id = ${number}`,
};
