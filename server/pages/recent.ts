/** The products that a visitor opened last: a technical cookie, so that 'Visti di recente' needs neither scripts nor an identity. */
import { cookieLine, cookieOf } from "../cookie";
import { remembering } from "./own-traces";

/** At most this many, newest first (product.md 'Cards and carousels'). */
const limit = 20;
const name = "visti";
const month = 30 * 86_400;

/** The `Set-Cookie` line that remembers an opened product; null where that is no news, and for whoever wants none remembered. */
export function rememberOpened(request: Request, opened: number): string | null {
  if (remembering(request) === "no") return null;
  const ids = recentIds(request);
  if (ids[0] === opened) return null;
  const kept = [opened, ...ids.filter((other) => other !== opened)].slice(0, limit);
  return cookieLine(request, name, kept.join("."), month);
}

export function forgetOpened(request: Request): string {
  return cookieLine(request, name, "", 0);
}

/** Ids of the products opened last, newest first; whatever is not a list of ids counts as absent. */
export function recentIds(request: Request): number[] {
  const text = cookieOf(request, name) ?? "";
  const isList = /^\d{1,15}(?:\.\d{1,15}){0,40}$/.test(text);
  return isList ? [...new Set(text.split(".").map(Number))].slice(0, limit) : [];
}
