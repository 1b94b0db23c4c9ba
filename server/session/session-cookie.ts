/** The session cookie: the tokens under our own seal, so that they are opaque to scripts, stores and whoever finds them. */
import { Lru } from "upstream/lru";
import { cookieLine, cookieOf, hostName } from "../cookie";
import type { Env } from "../env";
import { openSealed, seal } from "../seal";
import { type HeldTokens, sessionMark } from "./tokens";

const name = "sessione";
/** A session that is used lives on; this is how long a browser keeps the cookie of one that is not. */
const keptSeconds = 180 * 86_400;
/** What browsers keep of a cookie, name and attributes included. */
const mostBytes = 4_096;

type Keys = Pick<Env, "SESSION_KEYS">;

/** The tokens that a request brings; null without any, and for what is not of our sealing. */
export async function readTokens(request: Request, { SESSION_KEYS }: Keys): Promise<HeldTokens | null> {
  const cookie = sessionCookie(request);
  if (cookie === null) return null;
  const before = opened.get(cookie);
  if (before) return before;
  const [id, sealed = ""] = cookie.split(".");
  const key = SESSION_KEYS.find((known) => known.id === id);
  const text = key ? await openSealed(sealed, purpose(key.secret)) : null;
  if (text === null) return null;
  const [access, refresh, expires, since, remember] = JSON.parse(text);
  const tokens: HeldTokens = { access, refresh, expires, since, remember: remember === 1 };
  return opened.set(cookie, tokens);
}

/** The cookie's value; null when the request brings none. */
export function sessionCookie(request: Request): string | null {
  return cookieOf(request, hostName(request, name));
}

/** Unsealed cookies of this isolate: a visitor brings the same one with every request. */
const opened = new Lru<string, HeldTokens>(2_000);

/** The `Set-Cookie` line for tokens; it goes with the browser unless the visitor wants to be remembered. */
export async function tokensLine(request: Request, tokens: HeldTokens, { SESSION_KEYS }: Keys) {
  const [key] = SESSION_KEYS;
  if (!key) throw new Error("no key to seal sessions with");
  const { access, refresh, expires, since, remember } = tokens;
  const sealed = await seal(
    JSON.stringify([access, refresh, expires, since, remember ? 1 : 0]),
    purpose(key.secret),
  );
  const line = cookieLine(
    request,
    hostName(request, name),
    `${key.id}.${sealed}`,
    remember ? keptSeconds : null,
  );
  if (line.length > mostBytes)
    throw new Error(`the session does not fit into a cookie: ${line.length} bytes`);
  return line;
}

export function noTokensLine(request: Request): string {
  return cookieLine(request, hostName(request, name), "", 0);
}

/** Names the session that copies of pages in the browser are of, and opens nothing: half of a hash. */
export function copyMark(tokens: HeldTokens): string {
  return sessionMark(tokens).slice(16);
}

const copyCookie = "copie";

/** The same for the service worker to read, which cannot see the session's cookie; it ends with that. */
export function copyLine(request: Request, tokens: HeldTokens | null): string {
  if (!tokens) return cookieLine(request, copyCookie, "", 0);
  const seconds = tokens.remember ? keptSeconds : null;
  return cookieLine(request, copyCookie, copyMark(tokens), seconds, { scripts: "readable" });
}

function purpose(secret: string): string {
  return `session cookie ${secret}`;
}
