/** A choice is made: kept in this browser, told to the upstream for members, and what it took back is taken away. */
import type { Consent, Decision } from "contract";
import { cookieLine, cookieNames } from "../cookie";
import { forgetSizes } from "../pages/chosen-sizes";
import { type Remembering, remembering, rememberingLines } from "../pages/own-traces";
import { forgetOpened } from "../pages/recent";
import { choseToSave, savedDataLine } from "../pages/saved-data";
import { anonymousCookie, anonymousId } from "../session/anonymous-id";
import type { Visitor } from "../session/visitor";
import type { EdgeContext, Visit } from "../visit";
import { decided, decisionLine } from "./choice";

/** What personal routes may do about consent. */
export interface ConsentBook {
  /** The choice that stands; null before one. */
  readonly decision: Decision | null;
  /** Keeps a choice here in any case, and upstream if that can be reached. */
  decide(choice: Consent, visitor: Pick<Visitor, "member" | "api">): Promise<void>;
  /** Forgets the sizes that this browser remembers. */
  forgetSizes(): void;
  /** Whether this browser wants few bytes, by a choice of its own here. */
  readonly savesData: boolean;
  saveData(saves: boolean): void;
  /** Whether the home page remembers, by a choice of its own; a refusal forgets all that was. */
  readonly remembers: Remembering;
  remember(remembers: boolean): void;
}

export function consentBookOf({ request }: EdgeContext, visit: Visit): ConsentBook {
  return {
    decision: visit.decision,
    forgetSizes: () => {
      visit.cookies.push(forgetSizes(request));
    },
    savesData: choseToSave(request),
    saveData: (saves) => {
      visit.cookies.push(savedDataLine(request, saves));
    },
    remembers: remembering(request),
    remember: (remembers) => {
      visit.cookies.push(...rememberingLines(request, remembers));
      if (!remembers) visit.cookies.push(forgetOpened(request));
    },
    async decide(choice, { member, api }) {
      const decision = decided(choice);
      visit.decision = decision;
      visit.cookies.push(decisionLine(request, decision));
      if (!choice.analytics) visit.cookies.push(...(await tracesOfAnalytics(request, api)));
      if (!member) return;
      const { analytics, marketing, version, decidedAt } = decision;
      const fields = { necessary: true as const, analytics, marketing, version, decidedAt };
      await api.consent.save({ ...fields, userId: member.id }).catch(() => undefined);
    },
  };
}

/** Lines that take away what only analytics needed: its cookies, and the anonymous id unless a cart or a list hangs on it. */
async function tracesOfAnalytics(request: Request, api: Visitor["api"]): Promise<string[]> {
  const gone = cookieNames(request).filter((name) => /^_ga(_[A-Z0-9]{1,20})?$/.test(name));
  if (anonymousId(request.headers) !== null) {
    const summary = await api.person.summary({}).catch(() => null);
    if (summary?.cartCount === 0 && summary.savedProductIds.length === 0) gone.push(anonymousCookie);
  }
  return gone.map((name) => cookieLine(request, name, "", 0));
}
