/** The address that was asked, judged before anything else looks at it: one spelling is answered, all others lead to it or to nothing. */
import { isPreview, isThisMachine } from "./own-host";

/** Whoever answers below these reads the path as it came. */
const opaque = /^\/(vai|redirect|api)(\/|$)/;

/**
 * Where the address is asked by its one spelling; "nobody's" where there is none, or something is sent to another spelling: what forms
 * are limited by would not know it. Null: it goes on.
 */
export function judged(
  { method }: Request,
  siteOrigin: string,
  { hostname, origin: asked, pathname, search }: URL,
): { location: string } | "nobody's" | null {
  const path = spelled(pathname);
  if (!opaque.test(path) && !isReadable(path)) return "nobody's";
  if (method !== "GET" && method !== "HEAD") return path === pathname ? null : "nobody's";
  const stays = isThisMachine(hostname) || isPreview(hostname);
  const origin = stays ? asked : siteOrigin || asked;
  return origin === asked && path === pathname ? null : { location: origin + path + search };
}

/** No doubled or trailing slashes, and the first word, by which everything is found, in its plainest signs: routes know it by any. */
function spelled(pathname: string): string {
  const path = pathname.replace(/^\/*[^/]+/, plain);
  return opaque.test(path) ? path : path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
}

function plain(word: string): string {
  if (!/[A-Z%]/.test(word)) return word;
  return word.replace(/%[0-9a-f]{2}|[A-Z]/gi, (sign) => {
    const letter = sign.length === 1 ? sign : String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter.toLowerCase() : sign;
  });
}

/** Decoded, `/\` names another host; what cannot be decoded fills the log; `.data` is asked by nothing. */
function isReadable(path: string): boolean {
  if (path.endsWith(".data")) return false;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    return !/[\\\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
