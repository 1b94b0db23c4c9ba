/** Passwords at rest: scrypt with its parameters beside the hash, so that they can grow (upstream/identity/DESIGN.md). */
import { scrypt } from "node:crypto";
import { sameText, shortToken } from "../seal";
import { type Sql, sql } from "../sql";
import { isAmongCommon } from "./common-passwords";

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** What new hashes are made with (of OWASP's equal rows for scrypt the one of 16 MiB and five rounds). @internal tests hold it */
export const cost: Cost = { N: 2 ** 14, r: 8, p: 5 };
const keyBytes = 32;
/** Room for parameters to grow: today's need 16 MiB. */
const maxmem = 64 * 2 ** 20;

/** `scrypt$N$r$p$salt$key`, both base64url. */
export async function hashPassword(password: string, { N, r, p }: Cost = cost): Promise<string> {
  const salt = shortToken();
  return ["scrypt", N, r, p, salt, await derive(password, salt, { N, r, p })].join("$");
}

/** Takes as long for nobody (`null`) as for a member, and is then never right. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const parts = partsOf(kept ?? "");
  const key = await derive(password, parts.salt, parts.cost);
  return sameText(parts.key, key) && kept !== null;
}

/** That the password which was checked is still the member's when the statement runs, and lets in: checking takes a while. */
export function stillLetsIn(userId: number, checked: string): Sql {
  return sql`EXISTS (SELECT 1 FROM users WHERE user_id = ${userId} AND password_hash = ${checked} AND locked_at IS NULL)`;
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(kept: string): boolean {
  const made = partsOf(kept).cost;
  return made.N !== cost.N || made.r !== cost.r || made.p !== cost.p;
}

/** Whether a password is one of the commonest, whatever its capitals and the signs around it. @internal a test asks it about many */
export function isCommon(password: string, db: D1Database): Promise<boolean> {
  const small = password.normalize("NFKC").toLowerCase();
  const bare = small.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return isAmongCommon(db, [small, bare]);
}

const commonPassword = "Questa password è tra le più usate: scegline una meno prevedibile.";
/** @internal a test asks about each */
export const guessablePassword =
  "Questa password si indovina dal tuo nome, dal tuo indirizzo o dal nome del sito: scegline un’altra.";

/** Why a password must not be chosen, in a sentence; `about`: what anybody knows of the member and of the site. Null: nothing. */
export async function weaknessOf(
  password: string,
  about: readonly string[],
  db: D1Database,
): Promise<string | null> {
  if (await isCommon(password, db)) return commonPassword;
  return isMadeOf(password, about) ? guessablePassword : null;
}

/** Whether the letters of a password are words of these texts and nothing else: digits and signs hide nothing. */
function isMadeOf(password: string, texts: readonly string[]): boolean {
  const letters = (text: string) => bareLetters(text).split(/[^\p{L}]+/u);
  const words = new Set(texts.flatMap(letters).filter((word) => word.length > 2));
  const left = [...words]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, " "), letters(password).join(""));
  return left.trim() === "";
}

function bareLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** What is compared with where there is no hash. */
const nobodys = { salt: "A".repeat(22), key: "A".repeat(43) };

function partsOf(kept: string): { cost: Cost; salt: string; key: string } {
  const [, N, r, p, salt = "", key = ""] =
    /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(kept) ?? [];
  return key ? { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt, key } : { cost, ...nobodys };
}

/** The same characters typed on another keyboard may be other code points, so they are normalised; nothing is cut. */
function derive(password: string, salt: string, { N, r, p }: Cost): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key.toString("base64url"));
    });
  });
}
