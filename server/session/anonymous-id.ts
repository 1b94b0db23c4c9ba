/** The visitor's anonymous id: whose cart, clicks and events are one visitor's who has not signed in (product.md 'Session'). */
import { cookieLine, cookieOf } from "../cookie";

export const anonymousCookie = "anonymousId";
const yearSeconds = 31_536_000;

/** The id that a request brings, if it brings one. */
export function anonymousId(headers: Headers): string | null {
  const id = cookieOf({ headers }, anonymousCookie);
  return id !== null && /^[\w-]{8,100}$/.test(id) ? id : null;
}

export function giveAnonymousId(request: Request, id: string): string {
  return cookieLine(request, anonymousCookie, id, yearSeconds);
}

export function retireAnonymousId(request: Request): string {
  return cookieLine(request, anonymousCookie, "", 0);
}
