/** Secrets as the upstream keeps and compares them: hashes, random tokens, seals, comparison in constant time. */
import { Buffer } from "node:buffer";
import { hash, timingSafeEqual } from "node:crypto";

export function hashOf(text: string | Uint8Array): string {
  return hash("sha256", text);
}

/** 256 random bits in base64url, 43 characters: nobody guesses it, and it needs no encoding in an address. */
export function randomToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

/** 128 random bits in base64url, 22 characters: for links that people pass on. */
export function shortToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url");
}

/** Compares in constant time; only the lengths may be told from it, so compare hashes where a length is secret too. */
export function sameText(expected: string, given: string): boolean {
  return (
    expected.length === given.length &&
    timingSafeEqual(Buffer.from(expected, "utf16le"), Buffer.from(given, "utf16le"))
  );
}

/** AES-256-GCM, base64url. `secret` names its purpose too (`session ${salt}`), so that nothing opens as something else. */
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
