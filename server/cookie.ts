/** The one form of the cookies that pages set: unreadable for scripts unless said otherwise, and secure wherever the site is. */

/** The value of a cookie that the request brings, as it stands there; null without it. `name` is letters and hyphens. */
export function cookieOf(request: Request, name: string): string | null {
  const cookies = request.headers.get("Cookie");
  return cookies === null
    ? null
    : (new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)(?:;|$)`).exec(cookies)?.[1] ?? null);
}

/** A `Set-Cookie` line that lives `seconds`, or as long as the browser (null); 0 takes the cookie away. */
export function cookieLine(
  request: Request,
  name: string,
  value: string,
  seconds: number | null,
  scripts: "unreadable" | "readable" = "unreadable",
): string {
  const life = seconds === null ? "" : `; Max-Age=${seconds}`;
  const hidden = scripts === "unreadable" ? "; HttpOnly" : "";
  return `${name}=${value}; Path=/${life}${hidden}; SameSite=Lax${isSecure(request) ? "; Secure" : ""}`;
}

/** A name that browsers take from this very host only; on plain http they refuse the prefix, so there it goes. */
export function hostName(request: Request, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}
