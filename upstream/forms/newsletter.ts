/** The newsletter: asked for, confirmed by mail, ended by one click, each with its proof (product.md 'Forms', upstream/DESIGN.md). */
import { dayMilliseconds, shifted } from "domain/moments";
import { room } from "../attempts";
import type { HandlersOf } from "../handler";
import { deletionNoted } from "../identity/deletions";
import { budget, budgeted } from "../mail/budget";
import { alreadySubscribedLetter, confirmationLetter } from "../mail/newsletter-letters";
import { Refusal } from "../refusal";
import { hashOf, randomToken } from "../seal";
import { batch, firstRow, type Sql, sql } from "../sql";

/** Asking again within this many milliseconds changes nothing: the letter is on its way. */
const patience = 600_000;
/** In milliseconds, like `linkLife`: how long a confirming link works. */
const linkLife = 7 * dayMilliseconds;

const sorry = "Il collegamento non è valido o è scaduto. Iscriviti di nuovo per riceverne un altro.";

export const newsletter: HandlersOf<"newsletter"> = {
  /** Answers the same for an address that is known and one that is not. */
  async subscribe({ email, gender, termsVersion = null, addressHash = null }, context) {
    const { db, now, sender } = context;
    const token = randomToken();
    const known = await firstRow<{ leave_token: string; status: string }>(db)`
      SELECT leave_token, status FROM newsletter_subscribers WHERE email = ${email}`;
    const leave = known?.leave_token ?? randomToken();
    const at = now.toISOString();
    const hash = hashOf(token);
    const before = (milliseconds: number) => shifted(now, -milliseconds);
    const stranger = known?.status !== "confirmed";
    const limits = budget({ purpose: "newsletter", to: email, from: addressHash, stranger });
    // Whoever gets its hash into the row sends the letter; of a burst of equal calls that is one.
    const taken = sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE email = ${email} AND confirm_hash = ${hash})`;
    await batch(db, [
      sql`INSERT INTO newsletter_subscribers
          (email, gender, status, terms_version, confirm_hash, confirm_until, leave_token, asked_at)
        SELECT ${email}, ${gender}, 'asked', ${termsVersion}, ${hash},
          ${shifted(now, linkLife)}, ${leave}, ${at}
        WHERE ${room(limits, now)}
        ON CONFLICT (email) DO UPDATE SET gender = excluded.gender, status = 'asked',
          terms_version = excluded.terms_version, confirm_hash = excluded.confirm_hash,
          confirm_until = excluded.confirm_until, asked_at = excluded.asked_at
        WHERE newsletter_subscribers.status = 'ended'
          OR (newsletter_subscribers.status = 'asked' AND newsletter_subscribers.asked_at < ${before(patience)})`,
      proof(email, "asked", termsVersion, addressHash, at, taken),
      ...budgeted(`newsletter-${hash}`, confirmationLetter(email, token, leave, sender), limits, now, taken),
      ...budgeted(
        `newsletter-${hashOf(email)}-${Math.floor(now.getTime() / dayMilliseconds)}`,
        alreadySubscribedLetter(email, leave, sender),
        limits,
        now,
        sql`EXISTS (SELECT 1 FROM newsletter_subscribers WHERE email = ${email} AND status = 'confirmed')`,
      ),
    ]);
    context.sendMail();
    return {
      message:
        "Grazie per esserti iscritto alla nostra newsletter! Ti abbiamo inviato un'email: aprila e conferma l'iscrizione.",
    };
  },

  /** Pressing twice confirms once. */
  async confirm({ token, addressHash = null }, { db, now }) {
    const hash = hashOf(token);
    const at = now.toISOString();
    const found = await firstRow<{ email: string; status: string; terms_version: string | null }>(db)`
      SELECT email, status, terms_version FROM newsletter_subscribers
        WHERE confirm_hash = ${hash} AND status <> 'ended' AND (status = 'confirmed' OR confirm_until > ${at})`;
    if (!found) throw new Refusal(404, sorry);
    if (found.status === "asked") {
      const waiting = sql`EXISTS (SELECT 1 FROM newsletter_subscribers
        WHERE confirm_hash = ${hash} AND status = 'asked')`;
      await batch(db, [
        proof(found.email, "confirmed", found.terms_version, addressHash, at, waiting),
        sql`UPDATE newsletter_subscribers SET status = 'confirmed', confirmed_at = ${at}, ended_at = NULL
          WHERE confirm_hash = ${hash} AND status = 'asked'`,
      ]);
    }
    return { message: "Iscrizione confermata. Benvenuto!" };
  },

  /** Leaving twice is leaving once. */
  async unsubscribe({ token }, { db, now }) {
    const at = now.toISOString();
    const found = await firstRow<{ email: string; status: string }>(db)`
      SELECT email, status FROM newsletter_subscribers WHERE leave_token = ${token}`;
    if (!found) throw new Refusal(404, "Il collegamento non è valido.");
    if (found.status !== "ended") {
      const still = sql`EXISTS (SELECT 1 FROM newsletter_subscribers
        WHERE leave_token = ${token} AND status <> 'ended')`;
      await batch(db, [
        proof(found.email, "ended", null, null, at, still),
        deletionNoted("newsletter", found.email, at, still),
        sql`UPDATE newsletter_subscribers SET status = 'ended', ended_at = ${at}
          WHERE leave_token = ${token} AND status <> 'ended'`,
      ]);
    }
    return { message: "Iscrizione annullata: non riceverai più la nostra newsletter." };
  },
};

function proof(
  email: string,
  event: "asked" | "confirmed" | "ended",
  terms: string | null,
  addressHash: string | null,
  at: string,
  condition: Sql,
): Sql {
  return sql`INSERT INTO newsletter_proofs (email, event, terms_version, address_hash, at)
    SELECT ${email}, ${event}, ${terms}, ${addressHash}, ${at} WHERE ${condition}`;
}
