/** Messages to browsers: encrypted for one of them (RFC 8291, 8188), and signed as the site's own (RFC 8292). Web Crypto, no I/O. */
import { Buffer } from "node:buffer";
import { joinedBytes } from "../joined-bytes";

/** What a browser gave with its permission; base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The site's pair of keys for push services, base64url: an uncompressed point of P-256, and its number. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

const curve = { name: "ECDH", namedCurve: "P-256" } as const;
const recordSize = 4_096;
/** Bytes of a payload: what services must take, without head, padding and tag (RFC 8291 §4). @internal a test goes to the limit */
export const mostBytes = recordSize - 86 - 1 - 16;

/** One record of aes128gcm. @param once new for each message; the vectors of RFC 8291 hand theirs in */
export async function encrypted(
  payload: Bytes,
  { p256dh, auth }: Pick<PushTarget, "p256dh" | "auth">,
  once?: { salt: Bytes; keys: PushKeys },
): Promise<Bytes> {
  if (payload.byteLength > mostBytes) throw new RangeError("The payload is too long for one record.");
  const made = once
    ? imported(once.keys, curve.name)
    : crypto.subtle.generateKey(curve, true, ["deriveBits"]);
  const pair = (await made) as CryptoKeyPair;
  const salt = once?.salt ?? crypto.getRandomValues(new Uint8Array(16));
  const receiver = bytesOf(p256dh);
  const sender = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  const theirs = await crypto.subtle.importKey("raw", receiver, curve, false, []);
  const shared = await crypto.subtle.deriveBits({ name: curve.name, public: theirs }, pair.privateKey, 256);
  const about = joinedBytes([textBytes("WebPush: info\0"), receiver, sender]);
  const material = await derived(new Uint8Array(shared), bytesOf(auth), about, 32);
  const content = await derived(material, salt, textBytes("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await derived(material, salt, textBytes("Content-Encoding: nonce\0"), 12);
  const key = await crypto.subtle.importKey("raw", content, "AES-GCM", false, ["encrypt"]);
  // 2 ends the last record (RFC 8188 §2).
  const hidden = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv: nonce },
    key,
    joinedBytes([payload, [2]]),
  );
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, recordSize);
  return joinedBytes([salt, size, [sender.byteLength], sender, new Uint8Array(hidden)]);
}

/** The `Authorization` of messages to one push service. @param until end of its validity, at most a day away; @param contact of the sender, `mailto:` or `https:` */
export async function vapid(endpoint: string, keys: PushKeys, contact: string, until: Date): Promise<string> {
  const { privateKey } = await imported(keys, "ECDSA");
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(until.getTime() / 1000), sub: contact };
  const [head, body] = [{ typ: "JWT", alg: "ES256" }, claims].map((part) =>
    base64(textBytes(JSON.stringify(part))),
  );
  const signed = `${head}.${body}`;
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    privateKey,
    textBytes(signed),
  );
  return `vapid t=${signed}.${base64(new Uint8Array(signature))}, k=${keys.publicKey}`;
}

async function imported({ publicKey, privateKey }: PushKeys, name: "ECDH" | "ECDSA"): Promise<CryptoKeyPair> {
  const point = bytesOf(publicKey);
  const [x, y] = [base64(point.subarray(1, 33)), base64(point.subarray(33))];
  const algorithm = { name, namedCurve: curve.namedCurve };
  const jwk = { kty: "EC", crv: curve.namedCurve, x, y, d: privateKey };
  return {
    publicKey: await crypto.subtle.importKey(
      "raw",
      point,
      algorithm,
      true,
      name === "ECDH" ? [] : ["verify"],
    ),
    privateKey: await crypto.subtle.importKey("jwk", jwk, algorithm, false, [
      name === "ECDH" ? "deriveBits" : "sign",
    ]),
  };
}

async function derived(material: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", material, "HKDF", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8);
  return new Uint8Array(bits);
}

function textBytes(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function bytesOf(base64url: string): Bytes {
  return Uint8Array.from(Buffer.from(base64url, "base64url"));
}

function base64(bytes: Bytes): string {
  return Buffer.from(bytes).toString("base64url");
}
