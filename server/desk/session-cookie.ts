/** The cookie of the desk: only its own pages see it, no other site's link brings it along, and it ends with the browser. */
import { cookieLine, cookieOf, secureName } from "../cookie";

const name = "banco";
const shape = /^op_[\w-]{43}$/;

/** The token that a request brings; null for what cannot be one. */
export function deskToken(request: Request): string | null {
  const token = cookieOf(request, secureName(request, name));
  return token !== null && shape.test(token) ? token : null;
}

/** The `Set-Cookie` line; null ends the session in this browser. */
export function deskLine(request: Request, token: string | null): string {
  const seconds = token === null ? 0 : null;
  const reach = { path: "/gestione", sameSite: "strict" } as const;
  return cookieLine(request, secureName(request, name), token ?? "", seconds, reach);
}
