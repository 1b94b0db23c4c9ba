/** Ways out to the stores: minting signed links and deciding about asked ones. Pure: no I/O, no clock. */
import { getDomain } from "tldts";
import { canonicalAddress, decodeAddress, decodeEither, encodeAddress } from "./exit-address";

/** Signing keys, the newest first; the first signs, all of them verify. */
export interface SigningKey {
  id: string;
  secret: string;
}

/** `go` opens by itself; `ask` names the host and waits for a press; `refuse` says 'URL non valido.'. */
export type Verdict =
  | { kind: "go" | "ask"; url: string; host: string; because: "signed" | "known" | "unknown" }
  | { kind: "refuse" };

export interface ExitPolicy {
  keys: readonly SigningKey[];
  unknown: "ask" | "auto";
  /** Host names that are this site; never a destination. */
  ownHosts: readonly string[];
  /** Registrable domains of stores and networks; asked for only when no signature decides. */
  knownDomains(): Promise<ReadonlySet<string>>;
}

export interface Asked {
  /** How the address is written: as for `/vai` (base64 only) or `/redirect` (also percent-encoded). */
  route: "vai" | "redirect";
  /** The rest of the path exactly as requested. */
  raw: string;
  /** Query parameters `k` and `s`. */
  keyId: string | null;
  signature: string | null;
}

/** Decides about one asked way out (docs/decisions, "three levels"). A wrong signature falls to the host rule. */
export async function decide(asked: Asked, policy: ExitPolicy): Promise<Verdict> {
  const text = asked.route === "vai" ? decodeAddress(asked.raw) : decodeEither(asked.raw);
  const url = text === null ? null : canonicalAddress(text);
  if (!url || isOwn(url.hostname, policy.ownHosts)) return { kind: "refuse" };
  const found = { url: url.href, host: url.hostname };
  if (await isSigned(url.href, asked, policy.keys)) return { kind: "go", ...found, because: "signed" };
  const domain = registrableDomain(url.hostname);
  if (domain !== null && (await policy.knownDomains()).has(domain))
    return { kind: "go", ...found, because: "known" };
  return { kind: policy.unknown === "auto" ? "go" : "ask", ...found, because: "unknown" };
}

/**
 * The way out to an address: `/vai/{base64url}`, with `?k={key id}&s={signature}` when a key is given. The signature is
 * HMAC-SHA-256 over the canonical address, cut to 128 bits. An unacceptable address gets a link that will be refused.
 */
export async function mint(address: string, key: SigningKey | undefined): Promise<string> {
  const canonical = canonicalAddress(address)?.href;
  if (canonical === undefined) return `/vai/${encodeAddress(address.slice(0, 2_048))}`;
  const path = `/vai/${encodeAddress(canonical)}`;
  return key ? `${path}?k=${encodeURIComponent(key.id)}&s=${await signatureOf(canonical, key)}` : path;
}

/** The domain that somebody registered, ASCII, `shop.example.co.uk` → `example.co.uk`; null for a public suffix itself. */
export function registrableDomain(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true, validateHostname: false, extractHostname: false });
}

/** The registrable domains of host names or patterns, for `ExitPolicy.knownDomains`. */
export function domainsOf(hosts: readonly string[]): Set<string> {
  return new Set(hosts.flatMap((host) => registrableDomain(asciiName(host)) ?? []));
}

function asciiName(host: string): string {
  const name = host.trim().toLowerCase();
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}

function isOwn(hostname: string, own: readonly string[]): boolean {
  const bare = (name: string) => name.replace(/^www\./, "");
  return own.some((name) => bare(name.toLowerCase()) === bare(hostname));
}

async function isSigned(canonical: string, asked: Asked, keys: readonly SigningKey[]): Promise<boolean> {
  const key = keys.find(({ id }) => id === asked.keyId);
  if (!key || asked.signature?.length !== signatureLength) return false;
  const expected = await signatureOf(canonical, key);
  let difference = 0;
  for (let at = 0; at < signatureLength; at++)
    difference |= expected.charCodeAt(at) ^ asked.signature.charCodeAt(at);
  return difference === 0;
}

/** 128 bits in base64url. */
const signatureLength = 22;

/** Keys, not promises of keys: a promise belongs to the request that made it. */
const imported = new Map<string, CryptoKey>();

async function signatureOf(canonical: string, key: SigningKey): Promise<string> {
  const encoder = new TextEncoder();
  let hmac = imported.get(key.secret);
  if (!hmac) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    hmac = await crypto.subtle.importKey("raw", encoder.encode(key.secret), algorithm, false, ["sign"]);
    imported.set(key.secret, hmac);
  }
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", hmac, encoder.encode(canonical)));
  return btoa(String.fromCharCode(...mac.subarray(0, 16)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .slice(0, signatureLength);
}
