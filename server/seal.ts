/** What proves that a text is ours, and what keeps it from being read: the one place for hashes, signatures and seals. */
import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { hashOf, sameText } from "upstream/seal";

export { hashOf, randomToken, sameText } from "upstream/seal";

/** Length of a signature in characters: 128 bits in base64url. */
export const signatureLength = 22;

/** HMAC-SHA-256 of a text, cut to 128 bits, base64url. Synchronous: a promise per link costs more than the hash. */
export function signatureOf(text: string, secret: string): string {
  const mac = createHmac("sha256", secret).update(text).digest();
  return Buffer.from(mac.buffer, mac.byteOffset, 16).toString("base64url");
}

/** Whether a signature is the one that `signatureOf` makes of this text. */
export function isSignatureOf(text: string, secret: string, signature: string): boolean {
  return signature.length === signatureLength && sameText(signatureOf(text, secret), signature);
}

/**
 * A text that whoever holds it can neither read nor change: AES-256-GCM, base64url. `secret` should name its purpose too
 * (`session ${salt}`), so that what is sealed for one thing never opens as another.
 */
export async function seal(text: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await sealingKey(secret);
  const hidden = await crypto.subtle.encrypt({ name: cipher, iv }, key, new TextEncoder().encode(text));
  return Buffer.concat([iv, new Uint8Array(hidden)]).toString("base64url");
}

/** The text that `seal` hid with this secret, or null. */
export async function openSealed(sealed: string, secret: string): Promise<string | null> {
  const bytes = Buffer.from(sealed, "base64url");
  const key = await sealingKey(secret);
  try {
    const opened = await crypto.subtle.decrypt(
      { name: cipher, iv: bytes.subarray(0, ivBytes) },
      key,
      bytes.subarray(ivBytes),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

const cipher = "AES-GCM";
const ivBytes = 12;

/** Keys are random secrets of the settings, not passwords, so one hash makes 256 bits of them. */
function sealingKey(secret: string): Promise<CryptoKey> {
  const bytes = Buffer.from(hashOf(secret), "hex");
  return crypto.subtle.importKey("raw", bytes, cipher, false, ["encrypt", "decrypt"]);
}
