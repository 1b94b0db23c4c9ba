/** What was deleted lately, under hashes: a backup that is older than a deletion brings nobody back (`scripts/backup/restore.ts`). */
import { hashOf } from "../seal";
import { type Sql, sql } from "../sql";

type DeletedKind = "account" | "newsletter";

/** `of` is the number of an account, or the address of a subscription. */
export function deletedHash(kind: DeletedKind, of: number | string): string {
  return hashOf(`${kind} ${of}`);
}

/** The statement that notes a deletion; `when` says whether it happens. */
export function deletionNoted(kind: DeletedKind, of: number | string, at: string, when: Sql = sql`1`): Sql {
  return sql`INSERT INTO deletions (kind, hash, at) SELECT ${kind}, ${deletedHash(kind, of)}, ${at} WHERE ${when}
    ON CONFLICT DO UPDATE SET at = excluded.at`;
}
