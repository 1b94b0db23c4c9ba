/** Access tokens: signed with the first key, known by any key's id, good for minutes (product.md 'Session'). */
import { errors, jwtVerify, SignJWT } from "jose";
import { remembering } from "../remembering";

export interface SessionKey {
  id: string;
  secret: string;
}

export interface AccessClaims {
  userId: number;
  /** The session's id: random, known to nobody but the token's holder. */
  session: string;
  /** Which refresh token of the session it was given with. */
  generation: number;
}

const algorithm = "HS256";

export async function signAccess(
  { userId, session, generation }: AccessClaims,
  key: SessionKey,
  now: Date,
  seconds: number,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: session, gen: generation })
    .setProtectedHeader({ alg: algorithm, kid: key.id })
    .setSubject(String(userId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(await signingKey(key.secret));
}

/** What a token says if it is one of ours and has not expired, else null. */
export async function readAccess(
  token: string,
  keys: readonly SessionKey[],
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find(({ id }) => id === kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return signingKey(key.secret);
      },
      { algorithms: [algorithm], currentDate: now, requiredClaims: ["sub", "sid", "gen", "exp"] },
    );
    const { sub, sid, gen } = payload;
    if (typeof sid !== "string" || typeof gen !== "number" || !/^\d{1,15}$/.test(sub ?? "")) return null;
    return { userId: Number(sub), session: sid, generation: gen };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Of a secret, imported once per isolate. Its purpose is part of the key: what is sealed with it elsewhere is no token. */
const signingKey = remembering((secret: string): Promise<CryptoKey> => {
  const bytes = new TextEncoder().encode(`access token ${secret}`);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
});
