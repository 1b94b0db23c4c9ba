/** WebAuthn without attestation (W3C, level 3, 7.1 and 7.2), on the platform's own cryptography (upstream/identity/DESIGN.md). */
import { Buffer } from "node:buffer";
import type { Assertion, NewCredential } from "contract/identity/passkeys";
import { hashOf, sameText } from "../seal";

export interface Expected {
  /** The site's own, e.g. `https://www.vetrina.example`; its host is the name that keys are bound to. */
  origin: string;
  /** Judges the challenge that came back. */
  isChallenge(challenge: string): boolean;
}

export interface PublicKey {
  /** SPKI, base64url. */
  key: string;
  /** COSE: -7 (ECDSA P-256) or -257 (RSA PKCS #1). */
  algorithm: number;
}

const present = 0x01;
const verified = 0x04;
const backupEligible = 0x08;
const backedUp = 0x10;
const attested = 0x40;
const fixedBytes = 37;

/** The counter of a new key if its answer is sound; null if not. The owner was verified, by finger, face or PIN. */
export async function newKeyCounter(
  { id, response }: NewCredential,
  expected: Expected,
): Promise<number | null> {
  if (!isClientData(response.clientDataJSON, "webauthn.create", expected)) return null;
  const data = bytesOf(response.authenticatorData);
  const told = authenticatorData(data, expected);
  if (!told || (told.flags & attested) === 0 || data.length < fixedBytes + 18) return null;
  const length = data.readUInt16BE(fixedBytes + 16);
  const own = data.subarray(fixedBytes + 18, fixedBytes + 18 + length);
  if (own.length !== length || !own.equals(bytesOf(id))) return null;
  const key = await imported({ key: response.publicKey, algorithm: response.publicKeyAlgorithm });
  return key ? told.counter : null;
}

/** The counter of an answer that this key signed; null if it did not, or anything else is wrong. */
export async function assertedCounter(
  { response }: Assertion,
  publicKey: PublicKey,
  expected: Expected,
): Promise<number | null> {
  if (!isClientData(response.clientDataJSON, "webauthn.get", expected)) return null;
  const data = bytesOf(response.authenticatorData);
  const told = authenticatorData(data, expected);
  const key = await imported(publicKey);
  const given = bytesOf(response.signature);
  const signature = publicKey.algorithm === -7 ? rawSignature(given) : given;
  if (!told || !key || !signature) return null;
  const client = Buffer.from(hashOf(bytesOf(response.clientDataJSON)), "hex");
  const signed = Buffer.concat([data, client]) as Buffer<ArrayBuffer>;
  const isSigned = await crypto.subtle.verify(key.use, key.key, signature, signed);
  return isSigned ? told.counter : null;
}

export function challengeIn(clientDataJSON: string): string | null {
  const challenge = parsed(clientDataJSON)?.challenge;
  return typeof challenge === "string" ? bytesOf(challenge).toString("utf8") : null;
}

function isClientData(json: string, type: string, { origin, isChallenge }: Expected): boolean {
  const data = parsed(json);
  const challenge = challengeIn(json);
  return (
    data?.type === type &&
    data.origin === origin &&
    data.crossOrigin !== true &&
    challenge !== null &&
    isChallenge(challenge)
  );
}

function parsed(json: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(bytesOf(json).toString("utf8"));
    return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function authenticatorData(data: Buffer, { origin }: Expected): { flags: number; counter: number } | null {
  if (data.length < fixedBytes) return null;
  if (!sameText(hashOf(new URL(origin).hostname), data.subarray(0, 32).toString("hex"))) return null;
  const flags = data.readUInt8(32);
  const needed = present | verified;
  if ((flags & needed) !== needed) return null;
  if ((flags & backedUp) !== 0 && (flags & backupEligible) === 0) return null;
  return { flags, counter: data.readUInt32BE(33) };
}

async function imported({ key, algorithm }: PublicKey) {
  const use =
    algorithm === -7
      ? { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
      : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  try {
    return { use, key: await crypto.subtle.importKey("spki", bytesOf(key), use, false, ["verify"]) };
  } catch {
    return null;
  }
}

const halfBytes = 32;

/** ASN.1's two numbers as the 64 bytes that the platform reads; null for anything else. */
function rawSignature(der: Buffer): Buffer<ArrayBuffer> | null {
  const raw = Buffer.alloc(2 * halfBytes) as Buffer<ArrayBuffer>;
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null;
  let at = 2;
  for (const half of [0, 1]) {
    const length = der[at + 1] ?? 0;
    const number = der.subarray(at + 2, at + 2 + length);
    const digits = number[0] === 0 ? number.subarray(1) : number;
    if (der[at] !== 0x02 || number.length !== length || length === 0 || digits.length > halfBytes)
      return null;
    digits.copy(raw, (half + 1) * halfBytes - digits.length);
    at += 2 + length;
  }
  return at === der.length ? raw : null;
}

function bytesOf(base64url: string): Buffer<ArrayBuffer> {
  return Buffer.from(base64url, "base64url") as Buffer<ArrayBuffer>;
}
