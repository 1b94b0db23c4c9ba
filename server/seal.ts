/** What proves that a text is ours, and what keeps it from being read: hashes, signatures and seals. */
import { createHmac } from "node:crypto";
import { sameText } from "upstream/seal";

export { hashOf, openSealed, randomToken, sameText, seal } from "upstream/seal";

/** Length of a signature in characters: 128 bits in base64url. */
export const signatureLength = 22;

const utf8 = new TextEncoder();

/** HMAC-SHA-256 of a text, cut to 128 bits, base64url. Synchronous: a promise per link costs more than the hash. */
export function signatureOf(text: string, secret: string): string {
  return createHmac("sha256", utf8.encode(secret)).update(text).digest().toString("base64url", 0, 16);
}

export function isSignatureOf(text: string, secret: string, signature: string): boolean {
  return signature.length === signatureLength && sameText(signatureOf(text, secret), signature);
}
