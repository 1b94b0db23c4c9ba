/** Challenges say themselves for what and until when they are good: asking for one writes nothing, answering one does. */
import { createHmac } from "node:crypto";
import type { HandlerContext } from "../handler";
import { hashOf, sameText, shortToken } from "../seal";
import { batch, sql } from "../sql";

const lifeMilliseconds = 10 * 60_000;

/** Nothing before, between or behind: an answer counts once for the text that it signs. */
const shape = /^([0-9a-z]{8,9})\.([\w-]{22})\.([\w-]{43})$/;

type With = Pick<HandlerContext, "now" | "sessions">;

/** `purpose` names the ceremony and, where somebody is known, whose it is: what is asked for one is no answer for another. */
export function newChallenge(purpose: string, { now, sessions }: With): string {
  const until = (now.getTime() + lifeMilliseconds).toString(36);
  const random = shortToken();
  const [key] = sessions.keys;
  if (!key) throw new Error("no key to sign challenges with");
  return `${until}.${random}.${mark(`${until}.${random}`, purpose, key.secret)}`;
}

export function isChallenge(challenge: string, purpose: string, { now, sessions }: With): boolean {
  const [, until = "", random = "", given = ""] = shape.exec(challenge) ?? [];
  if (until === "" || Number.parseInt(until, 36) < now.getTime()) return false;
  return sessions.keys.some(({ secret }) => sameText(mark(`${until}.${random}`, purpose, secret), given));
}

function mark(text: string, purpose: string, secret: string): string {
  return createHmac("sha256", secret).update(`passkey ${purpose} ${text}`).digest("base64url");
}

/** Uses a challenge up; false when somebody did before. Those that are over go by the way. */
export async function answeredFirst(challenge: string, { db, now }: HandlerContext): Promise<boolean> {
  const [, first] = await batch(db, [
    sql`DELETE FROM passkey_answers WHERE until < ${now.getTime()}`,
    sql`INSERT INTO passkey_answers (challenge_hash, until)
      VALUES (${hashOf(challenge)}, ${now.getTime() + lifeMilliseconds}) ON CONFLICT DO NOTHING RETURNING until`,
  ]);
  return Boolean(first?.length);
}
