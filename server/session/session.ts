/** The session of one visit (product.md 'Session'). Only a 401 of the refresh itself ends it: an upstream that is down signs nobody out. */
import type { Tokens } from "contract";
import type { TokenSource } from "../transport";
import { type EdgeContext, plainApiOf, type Visit } from "../visit";
import { renew } from "./renewal";
import { copyLine, noTokensLine, readTokens, sessionCookie, tokensLine } from "./session-cookie";
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

export function sessionOf(edge: EdgeContext, visit: Visit): Session {
  const before = sessions.get(visit);
  if (before) return before;
  const session = new OpenSession(edge, visit);
  sessions.set(visit, session);
  return session;
}

const sessions = new WeakMap<Visit, Session>();

class OpenSession implements Session {
  over = false;
  private current: Promise<HeldTokens | null> | undefined;
  private renewing: Promise<HeldTokens | null> | undefined;

  constructor(
    private readonly edge: EdgeContext,
    private readonly visit: Visit,
  ) {}

  tokens(): Promise<HeldTokens | null> {
    this.current ??= this.start();
    return this.current;
  }

  async token(): Promise<string | null> {
    const held = await this.tokens();
    if (!held || !endsWithin(held, margin, Date.now())) return held?.access ?? null;
    const fresh = await this.exchange(held).catch(() => held);
    return fresh?.access ?? null;
  }

  async renew(stale: string): Promise<string | null> {
    const held = await this.tokens();
    // Another call of this visit was quicker.
    if (!held || held.access !== stale) return held?.access ?? null;
    return (await this.exchange(held))?.access ?? null;
  }

  async enter(fresh: Tokens, remember?: boolean): Promise<void> {
    const before = await this.tokens();
    const kept = { refresh: before?.refresh ?? null, remember: remember ?? before?.remember ?? false };
    await this.keep(held(fresh, kept, Date.now()));
    this.renewing = undefined;
  }

  leave(): void {
    this.replaceLine(noTokensLine(this.edge.request));
    this.replaceLine(copyLine(this.edge.request, null));
    this.current = Promise.resolve(null);
  }

  /** What the request brings, renewed in time; what cannot be renewed just now is used as it is. */
  private async start(): Promise<HeldTokens | null> {
    const { request } = this.edge;
    const brought = await readTokens(request, this.visit.env);
    if (!brought) {
      // A cookie that is none of ours is of no use to anybody.
      if (sessionCookie(request) !== null) this.leave();
      return null;
    }
    if (!endsWithin(brought, ahead, Date.now())) return brought;
    return this.exchange(brought).catch(() => brought);
  }

  /** Once per visit, whoever asks. */
  private exchange(old: HeldTokens): Promise<HeldTokens | null> {
    this.renewing ??= this.renewed(old);
    return this.renewing;
  }

  private async renewed(old: HeldTokens): Promise<HeldTokens | null> {
    const fresh = await renew(old, plainApiOf(this.edge, this.visit));
    if (fresh === "over") {
      this.over = true;
      this.leave();
      return null;
    }
    await this.keep(fresh);
    return fresh;
  }

  private async keep(fresh: HeldTokens): Promise<void> {
    this.replaceLine(await tokensLine(this.edge.request, fresh, this.visit.env));
    this.replaceLine(copyLine(this.edge.request, fresh));
    this.current = Promise.resolve(fresh);
  }

  /** One line about the session in an answer: the last one. */
  private replaceLine(line: string): void {
    const name = line.slice(0, line.indexOf("=") + 1);
    this.visit.cookies = [...this.visit.cookies.filter((other) => !other.startsWith(name)), line];
  }
}
