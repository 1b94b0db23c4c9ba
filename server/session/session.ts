/**
 * The session of one visit (product.md 'Session'): which token its calls carry, when that is renewed, and the cookie that
 * leaves with the answer. Only a 401 of the refresh itself ends a session: an upstream that is down signs nobody out.
 */
import type { Tokens } from "contract";
import type { TokenSource } from "../api-options";
import { type EdgeContext, plainApiOf, type Visit } from "../visit";
import { renew } from "./renewal";
import { noTokensLine, readTokens, sessionCookie, tokensLine } from "./session-cookie";
import { ahead, endsWithin, type HeldTokens, held, margin } from "./tokens";

export interface Session extends TokenSource {
  /** The tokens in force, renewed where they are about to end; null for whoever is not signed in. Never rejects. */
  tokens(): Promise<HeldTokens | null>;
  /** The session ended during this visit, because the upstream does not know it any longer. */
  readonly over: boolean;
  /** Signs in, or goes on with other tokens. */
  enter(tokens: Tokens, remember?: boolean): Promise<void>;
  /** Forgets the session here; ending it upstream is the caller's business. */
  leave(): void;
}

/** The one session of a visit. */
export function sessionOf(edge: EdgeContext, visit: Visit): Session {
  const before = sessions.get(visit);
  if (before) return before;
  const session = openSession(edge, visit);
  sessions.set(visit, session);
  return session;
}

const sessions = new WeakMap<Visit, Session>();

function openSession(edge: EdgeContext, visit: Visit): Session {
  let current: Promise<HeldTokens | null> | undefined;
  let renewing: Promise<HeldTokens | null> | undefined;
  let over = false;

  function tokens(): Promise<HeldTokens | null> {
    current ??= start();
    return current;
  }

  /** What the request brings, renewed in time; what cannot be renewed just now is used as it is. */
  async function start(): Promise<HeldTokens | null> {
    const brought = await readTokens(edge.request, visit.env);
    if (!brought) {
      // A cookie that is none of ours is of no use to anybody.
      if (sessionCookie(edge.request) !== null) visit.cookies.push(noTokensLine(edge.request));
      return null;
    }
    if (!endsWithin(brought, ahead, Date.now())) return brought;
    return exchange(brought).catch(() => brought);
  }

  /** Once per visit, whoever asks. */
  function exchange(old: HeldTokens): Promise<HeldTokens | null> {
    renewing ??= (async () => {
      const renewed = await renew(old, plainApiOf(edge, visit, visit.until));
      if (renewed === "over") {
        over = true;
        forget();
        return null;
      }
      await keep(renewed);
      return renewed;
    })();
    return renewing;
  }

  async function keep(fresh: HeldTokens): Promise<void> {
    replaceLine(await tokensLine(edge.request, fresh, visit.env));
    current = Promise.resolve(fresh);
  }

  function forget(): void {
    replaceLine(noTokensLine(edge.request));
    current = Promise.resolve(null);
  }

  /** One line about the session in an answer: the last one. */
  function replaceLine(line: string): void {
    const name = line.slice(0, line.indexOf("=") + 1);
    visit.cookies = [...visit.cookies.filter((other) => !other.startsWith(name)), line];
  }

  return {
    tokens,
    token: async () => {
      const held = await tokens();
      if (held && endsWithin(held, margin, Date.now())) {
        const fresh = await exchange(held).catch(() => held);
        return fresh?.access ?? null;
      }
      return held?.access ?? null;
    },
    renew: async (stale) => {
      const held = await tokens();
      // Another call of this visit was quicker.
      if (!held || held.access !== stale) return held?.access ?? null;
      return (await exchange(held))?.access ?? null;
    },
    get over() {
      return over;
    },
    enter: async (fresh, remember) => {
      const before = await tokens();
      const kept = { refresh: before?.refresh ?? null, remember: remember ?? before?.remember ?? false };
      await keep(held(fresh, kept, Date.now()));
      renewing = undefined;
    },
    leave: forget,
  };
}
