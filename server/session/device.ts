/** A random mark of the browser, set when somebody signs in: from there the right password always works. */
import { cookieLine, cookieOf, hostName } from "../cookie";
import { randomToken } from "../seal";

const name = "dispositivo";
const yearSeconds = 365 * 86_400;

/** The mark that a request brings, or a new one. */
export function deviceMark(request: Request): string {
  const brought = cookieOf(request, hostName(request, name));
  return brought && /^[\w-]{43}$/.test(brought) ? brought : randomToken();
}

export function forgetDevice(request: Request): string {
  return cookieLine(request, hostName(request, name), "", 0);
}

export function deviceLine(request: Request, mark: string): string {
  return cookieLine(request, hostName(request, name), mark, yearSeconds);
}
