/** What may be written to whom: counted by purpose and by whoever causes it, with the letter (upstream/identity/DESIGN.md). */
import { day, hour, type Limit, ofNetwork, room, spent } from "../attempts";
import { randomToken } from "../seal";
import { all, type Sql, sql } from "../sql";
import type { Letter } from "./letter";
import { posted } from "./outbox";
import perRecipient from "./per-recipient.json";

/** `access`: to get in (all that an unconfirmed address gets); `hint`: a try; `signIn`: a strange browser; `notice`; `wayBack`; `operator`. */
type LetterPurpose = keyof typeof perRecipient;

/** Finer than the time that a limit is about: it holds for any hour and any day, not only for those of the clock. */
const parts = 12;

/** Letters a day to addresses that nobody has confirmed, whoever causes them: what many networks together can do in our name. */
const perSite: Partial<Record<LetterPurpose, number>> = { access: 3_000, newsletter: 2_000, alert: 2_000 };

/** Letters that one network causes: to addresses that nobody has confirmed, of one purpose, and to the operator. */
const perSender = { strangers: 20, accessInAnHour: 10, operator: 20 };

export interface Recipient {
  purpose: LetterPurpose;
  to: string;
  /** Salted daily hash of the network that causes it; null where nobody does, or nobody can tell. */
  from?: string | null | undefined;
  /** Nobody has shown to read the letters of this address. */
  stranger?: boolean;
}

/** The limits that a letter counts under. */
export function budget({ purpose, to, from, stranger = false }: Recipient): Limit[] {
  const site = stranger ? perSite[purpose] : undefined;
  const recipient = Object.entries(perRecipient[purpose]).map(([span, most]): Limit => {
    const milliseconds = span === "hour" ? hour : day;
    return { what: `letter-${purpose}-${milliseconds}`, of: mailboxOf(to), most, milliseconds, parts };
  });
  if (site)
    recipient.push({ what: `letters-of-${purpose}`, of: "site", most: site, milliseconds: day, parts });
  if (!from) return recipient;
  const sender = (what: string, most: number, milliseconds: number) =>
    ofNetwork(from, { what: `letters-from-${what}`, most, milliseconds, parts });
  return [
    ...recipient,
    ...(stranger ? sender("strangers", perSender.strangers, day) : []),
    ...(purpose === "access" ? sender("access", perSender.accessInAnHour, hour) : []),
    ...(purpose === "operator" ? sender("operator", perSender.operator, day) : []),
  ];
}

/** The statements that write a letter if its budget has room, and count it; the last answers rows if it was written. */
export function budgeted(
  key: string,
  letter: Letter,
  limits: readonly Limit[],
  now: Date,
  condition: Sql = sql`1`,
): [Sql, Sql] {
  const written = sql`EXISTS (SELECT 1 FROM mail_outbox WHERE mail_key = ${key} AND written_at = ${now.toISOString()})`;
  return [posted(key, letter, now, all([condition, room(limits, now)])), spent(limits, now, written)];
}

/** The same for what happened to an account: nobody asked for it, and each time is told. */
export function notice(letter: Letter, now: Date, when?: Sql, purpose: LetterPurpose = "notice"): [Sql, Sql] {
  const limits = budget({ purpose, to: letter.to });
  return budgeted(`${purpose}-${randomToken()}`, letter, limits, now, when);
}

/** What follows a plus sign leads to the same letter box. */
function mailboxOf(address: string): string {
  return address.replace(/\+[^@]*@/, "@");
}
