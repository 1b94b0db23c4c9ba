/** The cookie of the desk: only its own pages see it, no other site's link brings it along, and it ends with the browser. */
import { cookieOf } from "../cookie";

const name = "banco";
const shape = /^op_[\w-]{43}$/;

/** The token that a request brings; null for what cannot be one. */
export function deskToken(request: Request): string | null {
  const token = cookieOf(request, nameAt(request));
  return token !== null && shape.test(token) ? token : null;
}

/** The `Set-Cookie` line; null ends the session in this browser. */
export function deskLine(request: Request, token: string | null): string {
  const secure = isSecure(request) ? "; Secure" : "";
  const life = token === null ? "; Max-Age=0" : "";
  return `${nameAt(request)}=${token ?? ""}; Path=/gestione${life}; HttpOnly; SameSite=Strict${secure}`;
}

function nameAt(request: Request): string {
  return isSecure(request) ? `__Secure-${name}` : name;
}

function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}
