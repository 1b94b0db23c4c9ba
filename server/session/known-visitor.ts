/** Somebody of whom the upstream may know something, as far as cookies say: for what shared pages tell in their slots. */
import type { PersonSummary } from "contract";
import type { Api } from "../api";
import { UpstreamError } from "../errors";
import { apiOf, type EdgeContext, originOf, type Visit } from "../visit";
import { anonymousId } from "./anonymous-id";
import { endedSessions } from "./ended";
import { sessionOf } from "./session";
import { readTokens, sessionCookie } from "./session-cookie";
import { renewalAt, sessionMark } from "./tokens";

export interface KnownVisitor {
  key: string;
  summary(): Promise<PersonSummary>;
  /** Whether this session was signed out at this location; null for whoever has none. */
  ended: (() => Promise<boolean>) | null;
  renewAt(): Promise<number | null>;
}

/** Who calls; null for nobody. Asks nothing yet. */
export function knownVisitorOf(edge: EdgeContext, visit: Visit): KnownVisitor | null {
  const cookie = sessionCookie(edge.request);
  const anonymous = anonymousId(edge.request.headers);
  if (cookie === null && anonymous === null) return null;
  return {
    key: cookie ?? `anonymous ${anonymous}`,
    summary: () => summaryOf(ownApiOf(edge, visit)),
    ended: cookie === null ? null : () => endedHere(edge, visit),
    renewAt: async () => {
      const tokens = cookie === null ? null : await sessionOf(edge, visit).tokens();
      return tokens ? renewalAt(tokens) : null;
    },
  };
}

/** Calls on behalf of whoever visits. */
export function ownApiOf(edge: EdgeContext, visit: Visit): Api {
  const session = sessionCookie(edge.request) === null ? null : sessionOf(edge, visit);
  return apiOf(edge, visit, { session, visitor: anonymousId(edge.request.headers) });
}

async function endedHere({ request }: EdgeContext, visit: Visit): Promise<boolean> {
  const tokens = await readTokens(request, visit.env);
  return tokens !== null && endedSessions.has(originOf(visit), sessionMark(tokens));
}

/** An upstream that does not know the call is asked for what it does know. */
async function summaryOf(api: Api): Promise<PersonSummary> {
  try {
    return await api.person.summary();
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 404) throw error;
    const { id, firstName } = await api.user.info();
    const consent = await api.consent.preferences({ userId: id }).catch(() => null);
    return { name: firstName, cartCount: 0, savedProductIds: [], sizes: [], ownSizes: null, consent };
  }
}
