/** Who is asking, for routes that are personal as a whole (`app/loaders/personal.ts`); shared pages never see this. */
import type { Member as Profile, Tokens } from "contract";
import { type OwnSizes, ownSizesText, parseOwnSizes } from "domain/own-sizes";
import type { Api } from "../api";
import { cookieLine, cookieOf } from "../cookie";
import { pageResponse, pageStatus, UpstreamError } from "../errors";
import { flashOf } from "../forms/flash";
import { forgetSizes, ownSizesIn, ownSizesLine } from "../pages/chosen-sizes";
import { forgetRemembering } from "../pages/own-traces";
import { changedLine } from "../pages/person";
import { forgetOpened, recentIds } from "../pages/recent";
import { apiOf, type EdgeContext, originOf, type Visit } from "../visit";
import { anonymousId } from "./anonymous-id";
import { type CartAccess, cartId, mergeKept, openCart } from "./cart";
import { deviceLine, deviceMark, forgetDevice } from "./device";
import { endedSessions } from "./ended";
import { type Session, sessionOf } from "./session";
import { renewalAt, sessionMark } from "./tokens";

/** A visitor who is signed in. */
interface Member {
  id: number;
  name: string;
  /** All that the upstream tells of them, as of this request. */
  profile: Profile;
}

export interface Visitor {
  /** Null for whoever is not signed in: the session was looked up in this request. */
  readonly member: Member | null;
  /** Status of a page that needs to know, when somebody is signed in and the upstream could not say who; else null. */
  readonly unknown: number | null;
  readonly api: Api;
  /** The cart of the member, or of the anonymous id; null: none yet. Rejects with the upstream's failure where it could not say whose. */
  cart(): Promise<CartAccess | null>;
  /** The same, made now for who has none. */
  ownCart(): Promise<CartAccess>;
  /** Ids of the products that this visitor opened, newest first. */
  readonly recent: readonly number[];
  /** The member; others are sent to `/login?next=…` by a thrown 303. An upstream that could not say signs nobody out. */
  requireMember(next?: string): Member;
  /** The random mark of this browser, sent along when signing in. */
  readonly device: string;
  /** A session that this browser brought has ended: who it was is asked to sign in. */
  readonly ended: boolean;
  /** Signs in with these tokens: the cookies leave with the answer. Answers the list that what was saved before came into, if any. */
  enter(tokens: Tokens, remember: boolean): Promise<string | null>;
  /** Goes on with other tokens, as after a changed password. */
  renewTokens(tokens: Tokens): Promise<void>;
  /** When the session's token should be renewed, ms since 1970; null for nobody, and where nobody can tell. */
  renewAt(): Promise<number | null>;
  /** The tab of the account that was opened last, as the browser keeps it; null to forget it. */
  readonly tab: string | null;
  rememberTab(tab: string | null): void;
  /** This visitor's own sizes: those that count in the account, else those of this browser; null without any. */
  ownSizes(): Promise<OwnSizes | null>;
  /** Keeps sizes in this browser, for whoever has no account; null forgets them. */
  keepSizes(own: OwnSizes | null): void;
  /** Ends the session, here in any case and upstream if it can be reached. */
  leave(): Promise<void>;
  /** Forgets the session, which the upstream has no longer, and what this browser remembers: its mark, sizes, products opened. */
  forget(): void;
}

const tabCookie = "scheda";
const yearSeconds = 365 * 86_400;

const visitors = new WeakMap<Visit, Promise<Visitor>>();

/** The one visitor of a visit, whichever of its loaders asks first. */
export function visitorOf(edge: EdgeContext, visit: Visit): Promise<Visitor> {
  const before = visitors.get(visit);
  if (before) return before;
  const visitor = openVisitor(edge, visit);
  visitors.set(visit, visitor);
  return visitor;
}

async function openVisitor(edge: EdgeContext, visit: Visit): Promise<Visitor> {
  const { request } = edge;
  const session = sessionOf(edge, visit);
  const api = apiOf(edge, visit, { session, visitor: anonymousId(request.headers) });
  const found = await memberBehind(session, api);
  const member = found instanceof UpstreamError ? null : found;
  const device = deviceMark(request);
  return {
    member,
    unknown: found instanceof UpstreamError ? pageStatus(found) : null,
    api,
    device,
    ended: session.over,
    ...cartsOf(found, api, edge, visit),
    ...keptInBrowser(edge, visit),
    recent: recentIds(request),
    ownSizes: async () => {
      // Without an answer the browser's are better than none.
      const told = member && (await api.person.summary({}).catch(() => null));
      return parseOwnSizes(told?.ownSizes ?? ownSizesIn(request));
    },
    keepSizes: (own) => {
      visit.cookies.push(ownSizesLine(request, own && ownSizesText(own)), changedLine(request));
    },
    requireMember(wished) {
      if (member) return member;
      if (found instanceof UpstreamError) throw pageResponse(found);
      const why = session.over
        ? "La sessione è scaduta. Accedi di nuovo."
        : request.method === "POST" && "La sessione non è più attiva: accedi e ripeti l’operazione.";
      if (why) visit.cookies.push(flashOf(request).leave("login", why));
      const next = wished || askedFor(visit.url);
      const Location = `/login?next=${encodeURIComponent(next)}`;
      throw new Response(null, { status: 303, headers: { Location } });
    },
    async enter(tokens, remember) {
      await session.enter(tokens, remember);
      visit.cookies.push(deviceLine(request, device));
      return mergeKept(edge, visit, api);
    },
    async renewTokens(fresh) {
      const old = await session.tokens();
      await session.enter(fresh);
      if (old && sessionMark(old) !== sessionMark((await session.tokens()) ?? old))
        await endedSessions.note(originOf(visit), sessionMark(old));
    },
    renewAt: async () => {
      const tokens = await session.tokens();
      return tokens && renewalAt(tokens);
    },
    async leave() {
      const tokens = await session.tokens();
      // Its failure is ignored: what is gone from this browser is gone.
      if (member) await api.user.logout().catch(() => undefined);
      if (tokens) await endedSessions.note(originOf(visit), sessionMark(tokens));
      session.leave();
    },
    forget() {
      session.leave();
      visit.cookies.push(forgetDevice(request), forgetSizes(request), forgetOpened(request));
      visit.cookies.push(ownSizesLine(request, null));
      visit.cookies.push(...forgetRemembering(request));
    },
  };
}

function cartsOf(found: Member | UpstreamError | null, api: Api, edge: EdgeContext, visit: Visit) {
  let opened: CartAccess | null = null;
  async function cart(): Promise<CartAccess | null> {
    if (found instanceof UpstreamError) throw found;
    if (opened) return opened;
    if (found) {
      await mergeKept(edge, visit, api);
      return { owner: String(found.id), api };
    }
    const owner = cartId(edge.request);
    return owner === null ? null : { owner, api };
  }
  return {
    cart,
    ownCart: async () => {
      opened = (await cart()) ?? openCart(edge, visit);
      return opened;
    },
  };
}

function keptInBrowser({ request }: EdgeContext, visit: Visit): Pick<Visitor, "tab" | "rememberTab"> {
  return {
    tab: cookieOf(request, tabCookie),
    rememberTab: (tab) => {
      visit.cookies.push(cookieLine(request, tabCookie, tab ?? "", tab === null ? 0 : yearSeconds));
    },
  };
}

/** The member whose session lives; null for nobody, the failure when the upstream could not say. */
async function memberBehind(session: Session, api: Api): Promise<Member | UpstreamError | null> {
  if ((await session.tokens()) === null) return null;
  try {
    const profile = await api.user.info();
    return { id: profile.id, name: profile.firstName, profile };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return session.over ? null : error;
  }
}

function askedFor({ pathname, search }: URL): string {
  return pathname + search;
}
