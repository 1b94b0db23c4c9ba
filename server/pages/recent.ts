/** The products that a visitor opened last: a technical cookie, so that 'Visti di recente' needs neither scripts nor an identity. */
import { cookieLine } from "../cookie";

/** At most this many, newest first (product.md 'Cards and carousels'). */
const limit = 20;
const name = "visti";
const month = 30 * 86_400;

export interface RecentlyViewed {
  /** Product ids, newest first. Whoever reads them makes the page one visitor's own. */
  readonly ids: readonly number[];
  /** Notes that the answer is the page of this product. */
  open(id: number): void;
  /** What became of it, for the way out. */
  readonly trace: RecentTrace;
}

/** How a page deals with the recently viewed products. */
export interface RecentTrace {
  /** The product whose page it is. */
  opened: number | null;
  /** Its content depends on them. */
  read: boolean;
}

/** What the cookie of this request says; nothing opened yet. */
export function recentlyViewedOf(request: Request): RecentlyViewed {
  const trace: RecentTrace = { opened: null, read: false };
  return {
    get ids() {
      trace.read = true;
      return idsIn(request);
    },
    open: (id) => {
      trace.opened = id;
    },
    trace,
  };
}

/** Appends the cookie that remembers the opened product, where that is news. For persons only: crawlers saw nothing. */
export function rememberOpened(answer: Response, request: Request, { opened }: RecentTrace): void {
  const ids = idsIn(request);
  if (opened === null || ids[0] === opened) return;
  const kept = [opened, ...ids.filter((other) => other !== opened)].slice(0, limit);
  answer.headers.append("Set-Cookie", cookieLine(request, name, kept.join("."), month));
}

/** Whether the request brings this cookie and no other. */
export function bringsOnlyRecent(cookies: string): boolean {
  return /^visti=[\d.]*$/.test(cookies);
}

/** Whatever is not a list of ids counts as absent. */
function idsIn(request: Request): number[] {
  const cookies = request.headers.get("Cookie");
  const text = cookies && /(?:^|;\s*)visti=(\d{1,15}(?:\.\d{1,15}){0,40})(?:;|$)/.exec(cookies)?.[1];
  return text ? [...new Set(text.split(".").map(Number))].slice(0, limit) : [];
}
