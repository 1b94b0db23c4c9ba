/** The one form of the cookies that we set: unreadable for scripts unless said otherwise, and secure wherever the site is. */

import { parse, serialize } from "cookie";
import { own } from "domain/own";

type Cookies = Pick<Request, "headers">;

/** The header that was read last: the cookies of a request are asked for by many, one after the other. */
let latest = { text: "", cookies: parse("") };

function cookiesOf({ headers }: Cookies): Record<string, string> {
  const text = headers.get("Cookie") ?? "";
  if (text !== latest.text) latest = { text, cookies: parse(text) };
  return latest.cookies;
}

/** The value of a cookie that the request brings; null without it. */
export function cookieOf(request: Cookies, name: string): string | null {
  return own(cookiesOf(request), name) ?? null;
}

export function cookieNames(request: Cookies): string[] {
  return Object.keys(cookiesOf(request));
}

interface Reach {
  scripts?: "unreadable" | "readable";
  path?: string;
  /** 'strict': no other site's link brings it along. */
  sameSite?: "lax" | "strict";
}

/** A `Set-Cookie` line that lives `seconds`, or as long as the browser (null); 0 takes the cookie away. */
export function cookieLine(
  request: Request,
  name: string,
  value: string,
  seconds: number | null,
  { scripts = "unreadable", path = "/", sameSite = "lax" }: Reach = {},
): string {
  return serialize(name, value, {
    path,
    sameSite,
    httpOnly: scripts === "unreadable",
    secure: isSecure(request),
    ...(seconds !== null && { maxAge: seconds }),
  });
}

/** A name that browsers take from this very host only; on plain http they refuse the prefix, so there it goes. */
export function hostName(request: Request, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

/** The same for a cookie that is not for the whole site. */
export function secureName(request: Request, name: string): string {
  return isSecure(request) ? `__Secure-${name}` : name;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}
