/** The tokens of a session as the site keeps them, and when they count as expired (product.md 'Session'). */
import type { Tokens } from "contract";
import { own } from "domain/own";
import { decodeJwt } from "jose";
import { hashOf } from "../seal";

export interface HeldTokens {
  access: string;
  /** Null where the upstream gave none: then the session ends with its access token. */
  refresh: string | null;
  /** When the access token expires, ms since 1970; null where nobody can tell, which counts as never. */
  expires: number | null;
  /** When we got it, ms since 1970. */
  since: number;
  /** The visitor wants to stay signed in ('Memorizza accesso'). */
  remember: boolean;
}

/** Milliseconds before its end at which a visit renews a token, which takes the 5 s of a start in. */
export const ahead = 60_000;
/** Milliseconds before its end at which no call goes out with it. */
export const margin = 10_000;

/** What an upstream gave, with its end read from it if it can be; the old refresh token stays where no new one came. */
export function held(
  { access, refresh }: Tokens,
  before: Pick<HeldTokens, "refresh" | "remember">,
  now: number,
): HeldTokens {
  return {
    access,
    refresh: refresh ?? before.refresh,
    expires: endOf(access),
    since: now,
    remember: before.remember,
  };
}

/** Whether a token ends within `milliseconds`; of one that lives for seconds: within an eighth of its life. */
export function endsWithin({ expires, since }: HeldTokens, milliseconds: number, now: number): boolean {
  if (expires === null) return false;
  return expires <= now + Math.min(milliseconds, (expires - since) / 8);
}

/** What all cookies of one session have in common, as a hash; of an upstream that does not tell, what its tokens have. */
export function sessionMark(tokens: HeldTokens): string {
  const known = marks.get(tokens);
  if (known) return known;
  const { access, refresh } = tokens;
  const mark = hashOf(`session ${claimOf(access, "sid") ?? refresh ?? access}`).slice(0, 32);
  marks.set(tokens, mark);
  return mark;
}

/** Asked with every page of a member; tokens are the same object for as long as an isolate remembers the cookie. */
const marks = new WeakMap<HeldTokens, string>();

/** When the browser should ask for a new one, ms since 1970; null where nobody can tell. */
export function renewalAt({ expires, since }: HeldTokens): number | null {
  return expires === null ? null : Math.floor(expires - Math.min(ahead, (expires - since) / 8));
}

/** A token that is no JWT, or has no end, does not expire as far as we know. */
function endOf(token: string): number | null {
  const exp = claimOf(token, "exp");
  return typeof exp === "number" && Number.isFinite(exp) ? exp * 1_000 : null;
}

function claimOf(token: string, name: string): unknown {
  try {
    return own(decodeJwt(token), name);
  } catch {
    return undefined;
  }
}
