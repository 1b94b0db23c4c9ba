/** Manners of the edge: who may post, and the headers on every answer. Pure. */
import { parsedUrl } from "domain/parsed-url";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** By `Sec-Fetch-Site`, else Origin, else Referer; programs send none of them. `/api/*` asks for a key, which no foreign page can send. */
export function mayChange(request: Request, siteOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const url = new URL(request.url);
  if (url.pathname.startsWith("/api/")) return true;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const own = siteOrigin ? [url.origin, siteOrigin] : [url.origin];
  const origin = request.headers.get("Origin");
  if (origin !== null) return own.includes(origin);
  const referer = request.headers.get("Referer");
  return referer === null || own.includes(parsedUrl(referer)?.origin ?? "");
}

const noReferrer = /^\/(vai|redirect|reset-password|conferma-email|annulla-cambio-email)(\/|$)/;

/** Adds the security headers to an answer that does not carry its own; every answer of every status passes here. */
export function addSecurityHeaders(
  headers: Headers,
  url: URL,
  nonce: string,
  /** Base of pictures, and hosts of third parties that this visitor has agreed to, and those whose frames a page may hold. */
  { media, agreed, frames = [] }: { media: string; agreed: readonly string[]; frames?: readonly string[] },
) {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const policy = "Content-Security-Policy";
  if (!headers.has(policy))
    headers.set(policy, isPage ? pagePolicy(nonce, media, agreed, frames) : filePolicy);
  if (!headers.has("Referrer-Policy"))
    headers.set(
      "Referrer-Policy",
      noReferrer.test(url.pathname) ? "no-referrer" : "strict-origin-when-cross-origin",
    );
  for (const [name, value] of sameEverywhere) if (!headers.has(name)) headers.set(name, value);
  if (url.protocol === "https:" && !headers.has("Strict-Transport-Security"))
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

const filePolicy = "default-src 'none'; frame-ancestors 'none'";

const sameEverywhere: [name: string, value: string][] = [
  ["X-Content-Type-Options", "nosniff"],
  [
    "Permissions-Policy",
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
];

/** Stores' pictures come from any https host; what runs or styles carries the nonce; third parties only once agreed to. */
function pagePolicy(nonce: string, mediaBase: string, agreed: readonly string[], frames: readonly string[]) {
  const media = mediaBase ? ` ${new URL(mediaBase).origin}` : "";
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: https:${media}`,
    "font-src 'self'",
    ["connect-src 'self'", ...agreed].join(" "),
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
