/** The one form of the cookies that pages set: unreadable for scripts, and secure wherever the site is. */

/** A `Set-Cookie` line that lives `seconds`; 0 takes the cookie away. */
export function cookieLine(request: Request, name: string, value: string, seconds: number): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
