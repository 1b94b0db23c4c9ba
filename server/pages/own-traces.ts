/** What the home page may tell of last time: technical cookies, only of whoever said so; one press erases them (product.md 'Home'). */
import { cookieLine, cookieOf } from "../cookie";

/** Null: has not been asked, or has not answered. */
export type Remembering = "yes" | "no" | null;

/** A page to go on with. */
export interface Resume {
  href: string;
  label: string;
}

const choiceCookie = "ricordi";
const pageCookie = "ripresa";
const halfAYear = 182 * 86_400;
const month = 30 * 86_400;
const longest = { href: 400, label: 80 };

export function remembering(request: Pick<Request, "headers">): Remembering {
  const said = cookieOf(request, choiceCookie);
  return said === "1" ? "yes" : said === "0" ? "no" : null;
}

/** The `Set-Cookie` lines of the choice; a refusal takes along what was remembered. */
export function rememberingLines(request: Request, remembers: boolean): string[] {
  const line = cookieLine(request, choiceCookie, remembers ? "1" : "0", halfAYear);
  return remembers ? [line] : [line, cookieLine(request, pageCookie, "", 0)];
}

export function forgetRemembering(request: Request): string[] {
  return [choiceCookie, pageCookie].map((name) => cookieLine(request, name, "", 0));
}

/** The `Set-Cookie` line for the page that was left; null for whoever is not remembered, and where it is no news. */
export function rememberPage(request: Request, left: Resume): string | null {
  if (remembering(request) !== "yes" || left.href.length > longest.href) return null;
  const text = JSON.stringify([left.href, left.label.slice(0, longest.label)]);
  return text === cookieOf(request, pageCookie) ? null : cookieLine(request, pageCookie, text, month);
}

/** Anybody can write a cookie of their own: whatever has not our shape counts as absent. */
export function pageToResume(request: Pick<Request, "headers">): Resume | null {
  const text = cookieOf(request, pageCookie);
  if (!text || text.length > 1_000 || remembering(request) !== "yes") return null;
  try {
    const [href, label] = JSON.parse(text) as unknown[];
    const isOurs = typeof href === "string" && /^\/(prodotti|magazine)(?![\w-])[^\s\\]*$/.test(href);
    return isOurs && typeof label === "string" && label !== "" ? { href, label } : null;
  } catch {
    return null;
  }
}
