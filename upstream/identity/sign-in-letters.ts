/** Letters about a way in that its owner may not expect (ASVS 6.3.5), with a budget that silences no other. */
import type { HandlerContext } from "../handler";
import { notice } from "../mail/budget";
import { accountLetter } from "../mail/identity-letters";
import { type Sql, sql } from "../sql";

export function knownBrowser(deviceHash: string | null): Sql {
  return sql`EXISTS (SELECT 1 FROM known_devices k WHERE k.user_id = users.user_id AND k.device_hash = ${deviceHash ?? ""}) AS known,
    EXISTS (SELECT 1 FROM known_devices o WHERE o.user_id = users.user_id) AS others`;
}

export interface KnownBrowser {
  known: number;
  others: number;
}

/** Whether a member who has browsers comes from none of them. */
export function isStrange({ known, others }: KnownBrowser): boolean {
  return !known && others === 1;
}

/** That somebody came in from another browser, if `when` holds. */
export function browserTold(
  to: string,
  where: "account" | "banco",
  when: Sql,
  { now, sender }: HandlerContext,
): Sql[] {
  const kind = where === "banco" ? "newBrowserAtDesk" : "newBrowser";
  return notice(accountLetter(kind, to, sender), now, when, "signIn");
}

/** That somebody knew the password of an operator and not the second factor. */
export function missedTold(to: string, { now, sender }: HandlerContext): Sql[] {
  return notice(accountLetter("codeMissed", to, sender), now, sql`1`, "signIn");
}
