/** One-time codes of authenticators: TOTP (RFC 6238) with SHA-1, six digits, half a minute (docs/decisions/0125). */
import { createHmac } from "node:crypto";

const stepSeconds = 30;
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** The code of a step; `secret` is base32. @internal tests have no authenticator */
export function codeOf(secret: string, step: number): string {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const place = (mac[19] ?? 0) & 15;
  const number = new DataView(mac.buffer, mac.byteOffset).getUint32(place) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** The step that a code is of, at most one before or after now and later than `last`; null for a wrong code. */
export function stepOf(code: string, secret: string, now: Date, last: number): number | null {
  const current = currentStep(now);
  const near = [current, current - 1, current + 1];
  return near.find((step) => step > last && codeOf(secret, step) === code) ?? null;
}

/** @internal tests have no authenticator */
export function currentStep(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / stepSeconds);
}

/** Random characters of base32: 32 are 160 bits. */
export function randomBase32(length: number): string {
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => alphabet[byte & 31]).join("");
}

function bytesOf(base32: string): Uint8Array {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const character of base32.toLowerCase()) {
    held = ((held << 5) | alphabet.indexOf(character)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return new Uint8Array(bytes);
}
