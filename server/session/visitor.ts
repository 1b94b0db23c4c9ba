/** Who is asking, for routes that are personal as a whole (`app/loaders/personal.ts`); shared pages never see this. */
import type { Api } from "../api";
import { anonymousId } from "../exits/clicks";
import { recentIds } from "../pages/recent";
import { apiOf, type EdgeContext, type Visit } from "../visit";

/** Somebody of whom the upstream may know something. */
export interface Caller {
  /** Distinct for each session; never leaves the isolate. */
  key: string;
  /** Calls on behalf of this visitor. */
  api: Api;
}

/** Who calls, as far as cookies say; null for nobody. Asks nothing. */
export function callerOf(edge: EdgeContext, visit: Visit): Caller | null {
  const anonymous = anonymousId(edge.request.headers);
  return anonymous === null ? null : { key: `anonymous ${anonymous}`, api: apiOf(edge, visit, anonymous) };
}

/** A visitor who is signed in. */
export interface Member {
  id: number;
  name: string;
}

export interface Visitor {
  /** Null for whoever is not signed in. */
  readonly member: Member | null;
  /** Calls on behalf of this visitor. */
  readonly api: Api;
  /** Value of the cookie `anonymousId`, null without one. */
  anonymousId(): string | null;
  /** Ids of the products that this visitor opened, newest first. */
  readonly recent: readonly number[];
  /** The member; who is not signed in is sent to `/login?next=…` by a thrown 303. */
  requireMember(): Member;
}

export function visitorOf(edge: EdgeContext, visit: Visit): Visitor {
  const member: Member | null = null;
  return {
    member,
    api: apiOf(edge, visit, anonymousId(edge.request.headers)),
    anonymousId: () => anonymousId(edge.request.headers),
    recent: recentIds(edge.request),
    requireMember() {
      if (member) return member;
      const next = visit.url.pathname.replace(/\.data$/, "") + visit.url.search;
      const Location = `/login?next=${encodeURIComponent(next)}`;
      throw new Response(null, { status: 303, headers: { Location } });
    },
  };
}
