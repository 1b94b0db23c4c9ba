/** Turnstile, where the settings name it. A post that nobody vouches for goes on within narrower limits: no form is dead without it. */
import { counted, day, type Limit, ofNetwork } from "upstream/attempts";
import { textWithin } from "upstream/limited-body";
import type { Env } from "../env";
import { errorFields, type Log } from "../log";

/** The field that the widget fills. */
const humanField = "cf-turnstile-response";

/** Milliseconds that the judge has, characters of the longest token, bytes of the longest verdict. */
const timeout = 2_000;
const longestToken = 2_048;
const longestVerdict = 10_000;

/** Posts a day that nobody vouches for: of one network, and of the whole site. */
const unproven = { ofNetwork: 5, ofAll: 300 };

type HumanEnv = Pick<Env, "DB" | "TURNSTILE_SITE_KEY" | "TURNSTILE_SECRET" | "TURNSTILE_URL">;

/** The key for the pages' widgets; null where the site does without. */
export function humanKeyOf(env: Pick<Env, "TURNSTILE_SITE_KEY" | "TURNSTILE_SECRET">): string | null {
  return env.TURNSTILE_SECRET === "" ? null : env.TURNSTILE_SITE_KEY || null;
}

/** Whether a post that writes a letter may go on. Never rejects. */
export async function mayWrite(
  fields: URLSearchParams,
  addressHash: string | null,
  { env, log, until }: { env: HumanEnv; log: Log; until: number },
  now = new Date(),
): Promise<boolean> {
  if (humanKeyOf(env) === null) return true;
  if (await isProven(fields.get(humanField) ?? "", env, log, until - now.getTime())) return true;
  const limit = (what: string, most: number) => ({ what, most, milliseconds: day, parts: 12 });
  const limits: Limit[] = [
    ...ofNetwork(addressHash ?? "nobody", limit("unproven-from", unproven.ofNetwork)),
    { ...limit("unproven", unproven.ofAll), of: "site" },
  ];
  try {
    return await counted(env.DB, limits, now);
  } catch (error) {
    // Without the database the form says so by itself.
    log.failure("unproven", errorFields(error));
    return true;
  }
}

async function isProven(
  token: string,
  { TURNSTILE_SECRET, TURNSTILE_URL }: HumanEnv,
  log: Log,
  left: number,
): Promise<boolean> {
  if (token === "" || token.length > longestToken) return false;
  try {
    const answer = await fetch(TURNSTILE_URL, {
      method: "POST",
      // The visitor's address is not told: the widget has seen it.
      body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: token }),
      signal: AbortSignal.timeout(Math.max(0, Math.min(timeout, left))),
    });
    const text = await textWithin(answer.body, longestVerdict, "left");
    if (text === null) throw new Error("a verdict that long is none");
    const verdict = JSON.parse(text) as { success?: unknown; "error-codes"?: unknown };
    if (verdict.success === true) return true;
    const codes = String(verdict["error-codes"]);
    // A wrong token is the visitor's; anything else is ours or the judge's.
    if (!/^(invalid-input-response|timeout-or-duplicate)$/.test(codes))
      log.failure("turnstile", { error: codes.slice(0, 200) });
  } catch (error) {
    log.failure("turnstile", errorFields(error));
  }
  return false;
}
