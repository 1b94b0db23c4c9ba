/** Addresses that a visitor may be sent to: strict decoding, one canonical form, and what is never accepted. No I/O. */
import { Buffer } from "node:buffer";
import { parsedUrl } from "domain/parsed-url";
import { isPublicName } from "domain/public-name";

const longest = 2_048;

/** URL-safe base64 without padding; addresses are ASCII once canonical, but any text survives. */
export function encodeAddress(address: string): string {
  const text = beyondAscii.test(address) ? Buffer.from(address).toString("base64") : btoa(address);
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What follows `/vai/`, exactly as requested: percent-decoded once, base64url. Null for what `encodeAddress` would not write. */
export function decodeAddress(raw: string): string | null {
  const encoded = percentDecoded(raw);
  return encoded === null || encoded.length > longest * 2 ? null : decodeText(encoded);
}

/** The text that `encodeAddress` wrote, or null; padding may be there or missing. */
export function decodeText(encoded: string): string | null {
  const match = /^([A-Za-z0-9_-]+)(={0,2})$/.exec(encoded);
  const plain = match?.[1];
  if (!plain || plain.length % 4 === 1) return null;
  if (match[2] && (plain.length + match[2].length) % 4 !== 0) return null;
  if (!endsWhole(plain)) return null;
  const bytes = atob(plain.replaceAll("-", "+").replaceAll("_", "/"));
  if (!beyondAscii.test(bytes)) return bytes;
  try {
    return utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** The engine's own base64 is several times as fast as `Buffer`, and knows one byte a character. */
const beyondAscii = /[\u0080-\uffff]/;

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Whether the bits of the last digit that belong to no byte are zero (RFC 4648 §3.5): there is one spelling for each text. */
function endsWhole(encoded: string): boolean {
  const beyond = { 2: 0b1111, 3: 0b11 }[encoded.length % 4] ?? 0;
  return (digits.indexOf(encoded.at(-1) ?? "") & beyond) === 0;
}

/** Refuses bytes that are not UTF-8, and keeps a byte order mark as it is. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** What `/redirect/:prodottoId/` carries: a percent-encoded address (product.md 'Exits'), or one encoded as for `/vai`. */
export function decodeEither(raw: string): string | null {
  const plain = percentDecoded(raw);
  return plain !== null && /^https?:/i.test(plain) ? plain : decodeAddress(raw);
}

/** Canonical http(s) address to send a browser to; null for credentials, control characters, IP literals, private names, over 2,048. */
export function canonicalAddress(address: string): URL | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (address.length > longest || /[\u0000-\u0020\u007f-\u00a0\\]|[\u2028\u2029\ufeff]/.test(address))
    return null;
  const url = /^https?:\/\/[^/?#]/i.test(address) ? parsedUrl(address) : null;
  if (!url) return null;
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  if (url.username || url.password || authorityOf(address).includes("@")) return null;
  return url.href.length <= longest && isPublicName(url.hostname) && isSettled(url) ? url : null;
}

/** Some Unicode names turn into punycode that no parser reads back, or reads as another name. */
function isSettled({ href, hostname }: URL): boolean {
  return !hostname.includes("xn--") || parsedUrl(href)?.href === href;
}

function authorityOf(address: string): string {
  return /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? "";
}

function percentDecoded(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
