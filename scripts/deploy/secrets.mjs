/** Secrets of a published site: drawn on the owner's machine, kept there in one file, and put to both Workers in bulk. */
import { createECDH, createHash, randomBytes } from "node:crypto";
import { parseEnv } from "node:util";
import { isMissingWorker } from "./refusals.mjs";

const drawn = () => randomBytes(32).toString("base64url");
const day = 86_400_000;
/** Keys carry the day on which they were made; the first signs, the others are known for so many days after they were the first. */
const knownDays = { SESSION_KEYS: 180, EXIT_SIGNING_KEYS: 7 };
const rotating = Object.keys(knownDays);

/** What a site on the internet must have of its own; what follows from published text is refused there. */
const needed = ["API_KEY", "CLICK_SALT", ...rotating];
const neededAt = ({ isPreview }) => [...needed, ...(isPreview ? ["PREVIEW_KEY"] : [])];

export function secretsFile({ name }) {
  return `.secrets.${name}`;
}

/** When neither Worker has any. */
export function mostMissing(place) {
  return neededAt(place).length * place.workers.length;
}

/** Names of what a Worker lacks, each with the Worker's. */
export async function missingSecrets(place, wrangler) {
  const missing = [];
  for (const { name, where } of place.workers) {
    const known = await namesAt(where, wrangler);
    const lacks = neededAt(place).filter((one) => !known.includes(one));
    missing.push(...lacks.map((one) => `${one} (${name})`));
  }
  return missing;
}

/** Where a Worker is not there yet, none. */
async function namesAt(where, wrangler) {
  const told = await wrangler(["secret", "list", ...where]).catch((error) => {
    if (isMissingWorker(error)) return "[]";
    throw error;
  });
  return JSON.parse(told.slice(told.indexOf("["), told.lastIndexOf("]") + 1)).map(({ name }) => name);
}

/** What a new place begins with. */
export function firstSecrets({ isPreview }, given, now = new Date()) {
  return {
    API_KEY: drawn(),
    ADMIN_KEY: drawn(),
    CLICK_SALT: drawn(),
    SESSION_KEYS: newKey(now),
    EXIT_SIGNING_KEYS: newKey(now),
    PUSH_KEYS: pushKeys(),
    ...(isPreview && { PREVIEW_KEY: drawn() }),
    ...given,
  };
}

/** A pair by which push services know the site, base64url: an uncompressed point of P-256, and its number. @internal tests sign with one */
export function pushKeys() {
  const pair = createECDH("prime256v1");
  const point = pair.generateKeys();
  const number = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return [point, number].map((part) => part.toString("base64url")).join(".");
}

function newKey(now) {
  return `${now.toISOString().slice(0, 10)}-${randomBytes(2).toString("hex")}:${drawn()}`;
}

/**
 * Two values, to be put one after the other: first a new key is known to both Workers, then it signs. Whoever signs with a key that the other does not
 * know yet makes links and sessions that do not open.
 */
export function rotated(name, value, now = new Date()) {
  if (!rotating.includes(name)) throw new Error(`--rotate takes ${rotating.join(" or ")}.`);
  const keys = value.split(",");
  const kept = keys.filter(
    (_, at) => at === 0 || now.getTime() - madeOn(keys[at - 1], now) < knownDays[name] * day,
  );
  const fresh = newKey(now);
  return [[...kept, fresh].join(","), [fresh, ...kept].join(",")];
}

/** When a key was made, which is when the one behind it ceased to sign. */
function madeOn(key, now) {
  const at = Date.parse(key.slice(0, 10));
  return Number.isNaN(at) ? now.getTime() : at;
}

const mark = "# At Cloudflare since the last run of setup: ";
const hashOf = (values) =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(values).sort()))
    .digest("hex");

export function readSecrets(text) {
  const values = parseEnv(text);
  return { values, arePut: text.includes(mark + hashOf(values)) };
}

export function writtenSecrets(values, arePut) {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return [
    "# Secrets of the published site: put this file into the password safe. Another line (docs/settings.md) goes out with `npm run setup`.",
    ...lines,
    ...(arePut ? [mark + hashOf(values)] : []),
    "",
  ].join("\n");
}

/** Puts a file of secrets to both Workers; one that is not there yet is made. */
export async function putSecrets(place, file, wrangler) {
  for (const { where } of place.workers) await wrangler(["secret", "bulk", file, ...where]);
}
