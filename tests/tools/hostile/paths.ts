/** Addresses that nobody links to: percent signs, dots, signs of every plane, control bytes, great length; made from a seed. */
import { random } from "../random";

const starts = [
  ...[
    "/",
    "//",
    "///",
    "//[",
    "//:80",
    "/\\",
    "/./",
    "/../",
    "/prodotti/",
    "/prodotti?",
    "/prodotti/filtri/",
    "/magazine/",
    "/magazine/categoria/",
  ],
  ...[
    "/account/",
    "/account/dati/",
    "/wishlist/",
    "/brand/",
    "/carrello/",
    "/codici-sconto-coupon/",
    "/prodotto/",
  ],
  ...[
    "/sitemap/",
    "/vai/",
    "/redirect/",
    "/redirect/1/",
    "/clic/",
    "/eventi/",
    "/media/",
    "/media/uploads/",
    "/gestione/",
  ],
  ...[
    "/gestione/negozi/",
    "/api/",
    "/api/products/",
    "/build/",
    "/.well-known/",
    "/newsletter/conferma?token=",
    "/avvisi/feed.xml?",
  ],
];

const parts = [
  ...[
    "%",
    "%%",
    "%2",
    "%5C",
    "%5c",
    "%2F",
    "%2f",
    "%2e%2e",
    "%2E",
    "%00",
    "%0a",
    "%0d%0a",
    "%7f",
    "%ff",
    "%C0%AF",
    "%E0%A4%A",
  ],
  ...[
    "%F0%9F%91%97",
    "%ED%A0%80",
    "%u0041",
    "%25",
    "%2525",
    "%20",
    "%09",
    "%3F",
    "%23",
    "%26",
    "%3D",
    "%3C",
    "%22",
    "%27",
  ],
  ...[
    "..",
    ".",
    "...",
    "./",
    "../",
    ";",
    ":",
    ",",
    "@",
    "!",
    "$",
    "&",
    "'",
    "(",
    ")",
    "*",
    "+",
    "=",
    "~",
    "-",
    "_",
    "|",
    "^",
    "`",
    "{",
    "}",
  ],
  ...[
    "[",
    "]",
    "<",
    ">",
    '"',
    "\\",
    "è",
    "ß",
    "İ",
    "漢",
    "👗",
    "\u202e",
    "\u200d",
    "\ufeff",
    "\ufffd",
    "\u0301",
    " ",
  ],
  ...[
    "a",
    "abito",
    "1",
    "-1",
    "0",
    "9".repeat(40),
    ".data",
    ".json",
    ".php",
    ".html",
    ".xml",
    "__proto__",
    "constructor",
    "index",
  ],
  ...[
    "?",
    "?_data=routes%2F_index",
    "?_routes=",
    "#",
    "&a=%",
    "?a[]=1",
    "?a=1&a=2",
    "?pagina=%5C",
    "null",
    "undefined",
    "NaN",
  ],
  ...[
    "/",
    "//",
    "/",
    "/",
    "%2F..%2F",
    "etc/passwd",
    "wp-admin",
    "C:",
    "http://",
    "https:%2F%2Fx.example",
    "javascript:",
    "data:",
  ],
];

/** What was found by hand, and the plainest of each kind. */
export const knownPaths = [
  ...[
    "/%5C",
    "/%5C%5C",
    "/%5C%2F",
    "/%5c",
    "/a%5C",
    "/%5Ca",
    "/%2F",
    "/%2F%2F",
    "/%2F%5C",
    "/%",
    "/%00",
    "/%ff",
    "/%E0%A4%A",
  ],
  ...[
    "/.",
    "/..",
    "/%2e",
    "/%2e%2e",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%0d%0aSet-Cookie:a=b",
    "/%F0%9F%91%97",
    "/;",
    "/:",
    "/@",
  ],
  ...[
    "/prodotti/%5C",
    "/magazine/%5C",
    "/account/%5C",
    "/gestione/%5C",
    "/api/%5C",
    "/media/%5C",
    "/sitemap/%5C",
    "/vai/%5C",
  ],
  ...[
    "/%5C.data",
    "/_root.data",
    "/.data",
    "/%5Cevil.example",
    "/%09/evil.example",
    "//evil.example",
    "/%5Cevil.example/%2e%2e",
  ],
  ...[
    "//",
    "///",
    "//[",
    "//:80",
    "/\\",
    "//host/login",
    "/login/",
    "/LOGIN",
    "/%6Cogin",
    "/gestione//accesso",
    "//api/x",
  ],
];

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
