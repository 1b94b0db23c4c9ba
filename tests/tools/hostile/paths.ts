/** Addresses that nobody links to: percent signs, dots, signs of every plane, control bytes, great length; made from a seed. */
import { random } from "../random";
import said from "./paths.json";

const { starts, parts } = said;

/** What was found by hand, and the plainest of each kind. */
export const { knownPaths } = said;

/** How each of them is asked. */
export const hostileMethods = ["GET", "POST", "HEAD"] as const;

/** So many addresses, the same for the same seed. */
export function hostilePaths(count: number, seed: number): string[] {
  const chance = random(seed);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
  return Array.from({ length: count }, () => {
    const long = chance() < 0.02;
    const several = Array.from({ length: 1 + Math.floor(chance() * 5) }, () => oneOf(parts)).join("");
    const start = chance() < 0.4 ? "/" : oneOf(starts);
    return (
      start + (long ? several.repeat(Math.ceil(4_000 / encodeURI(several.toWellFormed()).length)) : several)
    );
  });
}

/** What is wrong with an answer to such an address; null when it is as it should be. */
export function faultOf(status: number, type: string, body: string): string | null {
  if (status >= 500) return `status ${status}`;
  if (/^(text\/(html|plain)|application\/xml)/.test(type) && english.test(withoutScripts(body)))
    return `English: ${english.exec(withoutScripts(body))?.[0]}`;
  if (/\bat [\w$.<>]+ \(|D1_ERROR|SQLITE|node_modules|file:\/\//.test(body)) return "internals";
  return null;
}

const english =
  /\b(not found|bad request|forbidden|not allowed|unauthori[sz]ed|server error|internal error|unexpected|something went wrong|no route|malformed|invalid (?:url|request|input)|cannot|exception|error:)\b/i;

function withoutScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "");
}
