/** Answers the calls about cookie preferences: a member's own, and nobody else's (product.md 'Consent'). */
import type { Decision } from "contract/consent";
import type { HandlersOf } from "../handler";
import { memberOf } from "../identity/caller";
import { notFound, Refusal } from "../refusal";
import { firstRow, rows, type Sql, sql } from "../sql";

type ConsentRow = Pick<Decision, "version" | "decidedAt"> & Record<"analytics" | "marketing", number>;

export const consent: HandlersOf<"consent"> = {
  async preferences({ userId }, context) {
    // Whether somebody else has chosen is nobody's business: theirs are as if they were not there.
    const found = userId === memberOf(context) ? await firstRow(context.db, latestConsent(userId)) : null;
    if (!found) throw notFound("Preferenze sui cookie");
    return { ...decisionOf(found), userId };
  },
  async save({ userId, analytics, marketing, version, decidedAt }, context) {
    if (userId !== memberOf(context))
      throw new Refusal(403, "Le preferenze sui cookie sono di un altro utente.", "utente_id");
    const at = decidedAt ?? context.now.toISOString();
    await rows(context.db)`INSERT INTO cookie_consents (user_id, decided_at, version, analytics, marketing)
      VALUES (${userId}, ${at}, ${version}, ${Number(analytics)}, ${Number(marketing)})
      ON CONFLICT DO NOTHING`;
    return { done: true };
  },
};

/** The choice of a member that counts; nobody's is none. */
export function latestConsent(userId: number | null): Sql<ConsentRow> {
  return sql`SELECT analytics, marketing, version, decided_at AS decidedAt FROM cookie_consents
    WHERE user_id = ${userId} ORDER BY decided_at DESC LIMIT 1`;
}

export function decisionOf({ analytics, marketing, ...row }: ConsentRow): Decision {
  return { ...row, analytics: analytics === 1, marketing: marketing === 1 };
}
