/** What people agreed to: the cookie preferences of members (product.md 'Consent', 'The calls'). */
import * as z from "zod";
import { called, codec, fields, member, Succeeded } from "./row";
import { bareObject, flag, identifier, text } from "./wire";

/** What somebody agreed to besides what is strictly necessary. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

export const Decision = z.object({
  analytics: z.boolean(),
  marketing: z.boolean(),
  /** Version of the text that was shown. */
  version: z.number().int(),
  /** ISO 8601. */
  decidedAt: z.string(),
});
export type Decision = z.output<typeof Decision>;

/** The text that people decide about today; a new number asks everybody anew. */
export const consentVersion = 1;
/** A choice is good for this many seconds: six months. */
export const consentSeconds = 182 * 86_400;

/** Whether a choice still stands: made about today's text, within six months. `now` in milliseconds since 1970. */
export function stillStands({ version, decidedAt }: Decision, now: number): boolean {
  const age = now - Date.parse(decidedAt);
  return version === consentVersion && age > -60_000 && age < consentSeconds * 1000;
}

/** Whose choice it is, too. An upstream that keeps neither version nor moment: the choice is about today's text, and of no known age. */
const OwnPreferences = bareObject(
  codec(
    z.object({
      essenziali: z.unknown(),
      analitici: flag,
      marketing: flag,
      versione: z.coerce.number().int().nullish(),
      deciso_il: text,
      utente_id: identifier.nullish(),
    }),
    (wire): Decision & { userId: number | null } => ({
      analytics: wire.analitici,
      marketing: wire.marketing,
      version: wire.versione ?? consentVersion,
      decidedAt: wire.deciso_il ?? new Date().toISOString(),
      userId: wire.utente_id ?? null,
    }),
    ({ analytics, marketing, version, decidedAt, userId }) => ({
      ...{ essenziali: true, analitici: analytics, marketing },
      ...{ versione: version, deciso_il: decidedAt, utente_id: userId },
    }),
  ),
  "preferences",
  "preferenze",
  "data",
);

const Choice = fields({
  necessary: called("essenziali", z.literal(true).default(true)),
  analytics: called("analitici", z.boolean()),
  marketing: z.boolean(),
  userId: called("utente_id", identifier),
  version: called("versione", z.number().int().min(1).max(1_000).default(consentVersion)),
  decidedAt: called("deciso_il", z.iso.datetime().optional()),
});

export const consent = {
  preferences: member.get(
    "/cookie-preferences/{userId}",
    "The latest choice of the member who calls; 404 before the first",
    { input: z.object({ userId: identifier }), output: OwnPreferences },
  ),
  save: member.post("/cookie-preferences", "Records a choice of the member who calls", {
    input: Choice,
    output: Succeeded,
  }),
};
