/** Access tokens: signed with the first key, known by any key's id, good for minutes (product.md 'Session'). */
import { Buffer } from "node:buffer";
import * as z from "zod";

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

const headSchema = z.object({ alg: z.literal("HS256"), kid: z.string() });
const claimsSchema = z.object({
  sub: z.string().regex(/^\d{1,15}$/),
  sid: z.string(),
  gen: z.number(),
  exp: z.number(),
});

export async function signAccess(
  { userId, session, generation }: AccessClaims,
  key: SessionKey,
  now: Date,
  seconds: number,
): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  const head: z.input<typeof headSchema> = { alg: "HS256", kid: key.id };
  const claims = { sid: session, gen: generation, sub: String(userId), iat, exp: iat + seconds };
  const signed = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = await crypto.subtle.sign("HMAC", await signingKey(key), Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString("base64url")}`;
}

/** What a token says if it is one of ours and has not expired, else null. */
export async function readAccess(
  token: string,
  keys: readonly SessionKey[],
  now: Date,
): Promise<AccessClaims | null> {
  const [head = "", claims = "", signature = "", ...more] = token.split(".");
  const { kid } = read(headSchema, head) ?? {};
  const key = keys.find(({ id }) => id === kid);
  if (!key || more.length > 0) return null;
  const [given, signed] = [Buffer.from(signature, "base64url"), Buffer.from(`${head}.${claims}`)];
  if (!(await crypto.subtle.verify("HMAC", await signingKey(key), given, signed))) return null;
  const said = read(claimsSchema, claims);
  if (!said || said.exp <= Math.floor(now.getTime() / 1000)) return null;
  return { userId: Number(said.sub), session: said.sid, generation: said.gen };
}

/** One part of a token; null where it is not what ours are. */
function read<Part>(schema: z.ZodType<Part>, part: string): Part | null {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(part, "base64url").toString())).data ?? null;
  } catch {
    return null;
  }
}

const imported = new Map<string, Promise<CryptoKey>>();

/** Imported once per isolate. The secret's purpose is part of the key: what is sealed with it elsewhere is no token. */
function signingKey({ secret }: SessionKey): Promise<CryptoKey> {
  let key = imported.get(secret);
  if (!key) {
    const bytes = new TextEncoder().encode(`access token ${secret}`);
    key = crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
    imported.set(secret, key);
  }
  return key;
}
