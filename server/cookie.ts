/** The one form of the cookies that pages set: unreadable for scripts, and secure wherever the site is. */

/** The value of a cookie that the request brings, as it stands there; null without it. `name` is plain letters. */
export function cookieOf(request: Request, name: string): string | null {
  const cookies = request.headers.get("Cookie");
  return cookies === null
    ? null
    : (new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)(?:;|$)`).exec(cookies)?.[1] ?? null);
}

/** A `Set-Cookie` line that lives `seconds`; 0 takes the cookie away. */
export function cookieLine(request: Request, name: string, value: string, seconds: number): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
