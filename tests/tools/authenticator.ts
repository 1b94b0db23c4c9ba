/** An authenticator in software: makes passkeys and signs with them, soundly unless told otherwise. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { run } from "../worker/sql";

export interface SoftKey {
  id: string;
  privateKey: KeyObject;
  counter: number;
}

/** What may be wrong with an answer. */
export interface Flaws {
  type?: string;
  origin?: string;
  host?: string;
  flags?: number;
  crossOrigin?: boolean;
  counter?: number;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

function clientData(challenge: string, type: string, origin: string, crossOrigin = false): string {
  return base64url(JSON.stringify({ type, challenge: base64url(challenge), origin, crossOrigin }));
}

function fixed(host: string, flags: number, counter: number): Buffer {
  const data = Buffer.alloc(37);
  createHash("sha256").update(host).digest().copy(data);
  data.writeUInt8(flags, 32);
  data.writeUInt32BE(counter, 33);
  return data;
}

/** A new P-256 key and what a browser would send of it; `attestationObject` is for those who read it. */
export function madeKey(challenge: string, origin: string, flaws: Flaws = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  const counter = flaws.counter ?? 0;
  const host = flaws.host ?? new URL(origin).hostname;
  const authenticatorData = Buffer.concat([
    fixed(host, flaws.flags ?? 0x45, counter),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    cose,
  ]);
  const head = Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex");
  const attestationObject = Buffer.concat([head, Buffer.from([authenticatorData.length]), authenticatorData]);
  const key: SoftKey = { id: base64url(id), privateKey, counter };
  const response = {
    clientDataJSON: clientData(
      challenge,
      flaws.type ?? "webauthn.create",
      flaws.origin ?? origin,
      flaws.crossOrigin,
    ),
    authenticatorData: base64url(authenticatorData),
    publicKey: base64url(publicKey.export({ format: "der", type: "spki" })),
    publicKeyAlgorithm: -7 as const,
    transports: ["internal"],
  };
  return { key, cose, credential: { id: key.id, response }, attestationObject: base64url(attestationObject) };
}

/** What a key signs to let its owner in. */
export function signedWith(key: SoftKey, challenge: string, origin: string, flaws: Flaws = {}) {
  key.counter = flaws.counter ?? key.counter;
  const data = fixed(flaws.host ?? new URL(origin).hostname, flaws.flags ?? 0x05, key.counter);
  const client = clientData(
    challenge,
    flaws.type ?? "webauthn.get",
    flaws.origin ?? origin,
    flaws.crossOrigin,
  );
  const hash = createHash("sha256").update(Buffer.from(client, "base64url")).digest();
  const signature = sign("sha256", Buffer.concat([data, hash]), key.privateKey);
  const response = {
    clientDataJSON: client,
    authenticatorData: base64url(data),
    signature: base64url(signature),
  };
  return { id: key.id, response };
}

/** Puts a key into an account as if it had been added. */
export async function putKey(
  db: D1Database,
  userId: number,
  { atDesk = false, at = new Date(), origin = "https://vetrina.example" } = {},
): Promise<SoftKey> {
  const { key, credential } = madeKey("x", origin);
  await run(
    db,
  )`INSERT INTO passkeys (user_id, credential_id, public_key, algorithm, counter, name, at_desk, added_at)
    VALUES (${userId}, ${key.id}, ${credential.response.publicKey}, -7, 0, 'Chiave', ${atDesk ? 1 : 0}, ${at.toISOString()})`;
  return key;
}
