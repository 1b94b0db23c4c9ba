/** Where a visitor goes on after signing in: a path of this site, whatever was asked for (product.md 'Session'). */
import { parsedUrl } from "domain/parsed-url";

/** `next` if it is a path of our own, else the default. Checked after parsing, as a browser would read it. */
export function ownPath(next: string | null | undefined, fallback = "/account/info"): string {
  if (!next || next.length > 2_000 || !/^\/(?![/\\])/.test(next) || /[\\\p{Cc}\s]/u.test(next))
    return fallback;
  const read = parsedUrl(`https://sito.invalid${next}`);
  if (!read) return fallback;
  const { pathname, search, hash } = read;
  const leads = !/^\/{2}|^\/(login|logout|register|vai|redirect|api)(\/|$)/.test(decoded(pathname));
  return leads ? pathname + search + hash : fallback;
}

/** What a second reading would make of it; what nobody can read leads nowhere. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\\/g, "/").toLowerCase();
  } catch {
    return "//";
  }
}
