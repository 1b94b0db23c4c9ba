/** Secrets as the upstream keeps and compares them: hashes, random tokens, comparison in constant time. */
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";

/** SHA-256 of a text or bytes, 64 hexadecimal characters. */
export function hashOf(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
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
  if (expected.length !== given.length) return false;
  let difference = 0;
  for (let at = 0; at < expected.length; at++) difference |= expected.charCodeAt(at) ^ given.charCodeAt(at);
  return difference === 0;
}
