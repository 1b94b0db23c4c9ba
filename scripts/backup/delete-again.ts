/** Deletions that came after a backup, done again in what was restored of it. */
import { deletedHash, deletionNoted } from "upstream/identity/deletions";
import { endAll } from "upstream/identity/rights";
import { batch, firstRow, rows, sql } from "upstream/sql";
import { readBackup } from "./read";

/** By kind: hashes, and when it was. */
type Deleted = Record<string, Map<string, string>>;

/**
 * Answers how many accounts and subscriptions that were.
 * @param since when the rows of `db` were read; deletions before it are in them already
 */
export async function deleteAgain(
  db: D1Database,
  files: readonly string[],
  secret: string,
  since: string,
  now: Date,
): Promise<number> {
  const deleted: Deleted = { account: new Map(), newsletter: new Map() };
  for (const file of files) await gather(file, secret, since, deleted);
  return (await accounts(db, deleted, now)) + (await subscriptions(db, deleted, now));
}

async function gather(file: string, secret: string, since: string, deleted: Deleted): Promise<void> {
  let columns: string[] = [];
  for await (const part of readBackup(file, secret)) {
    if ("format" in part) columns = part.tables.find(({ name }) => name === "deletions")?.columns ?? [];
    else if ("table" in part && part.table === "deletions")
      for (const row of part.rows) {
        const at = (column: string) => String(row[columns.indexOf(column)]);
        if (at("at") >= since) deleted[at("kind")]?.set(at("hash"), at("at"));
      }
  }
}

/** An account that is gone from the members may have left rows elsewhere, which were read before it went: its number says whose. */
async function accounts(db: D1Database, { account }: Deleted, now: Date): Promise<number> {
  const last = await firstRow<{ seq: number }>(db, sql`SELECT seq FROM sqlite_sequence WHERE name = 'users'`);
  let count = 0;
  let left = account?.size ?? 0;
  for (let id = 1; account && left > 0 && id <= (last?.seq ?? 0); id++) {
    if (!account.has(deletedHash("account", id))) continue;
    const known = await firstRow<{ email: string; email_confirmed_at: string | null }>(
      db,
      sql`SELECT email, email_confirmed_at FROM users WHERE user_id = ${id}`,
    );
    const email = known?.email ?? "";
    await endAll(
      { id, email, confirmedEmail: known?.email_confirmed_at ? email : null },
      { db, logs: db, now },
    );
    left -= 1;
    if (known) count += 1;
  }
  return count;
}

async function subscriptions(db: D1Database, { newsletter }: Deleted, now: Date): Promise<number> {
  if (!newsletter || newsletter.size === 0) return 0;
  const at = now.toISOString();
  const known = await rows<{ email: string; asked_at: string }>(
    db,
    sql`SELECT email, asked_at FROM newsletter_subscribers WHERE status <> 'ended'`,
  );
  // Who has asked for it again since then has it.
  const again = known.filter(
    ({ email, asked_at }) => asked_at < (newsletter.get(deletedHash("newsletter", email)) ?? ""),
  );
  for (const { email } of again)
    await batch(db, [
      deletionNoted("newsletter", email, at),
      sql`UPDATE newsletter_subscribers SET status = 'ended', ended_at = ${at} WHERE email = ${email}`,
    ]);
  return again.length;
}
