/** Ways out to the stores: minting signed links and deciding about asked ones. Pure: no I/O, no clock. */
import { getDomain } from "tldts";
import { isSignatureOf, signatureOf } from "../seal";
import { canonicalAddress, decodeAddress, decodeEither, encodeAddress } from "./address";

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
  /** Has the registrable domains (ASCII) of stores and networks; read only when no signature decides. */
  known: Pick<ReadonlySet<string>, "has">;
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
export function decide(asked: Asked, policy: ExitPolicy): Verdict {
  const text = asked.route === "vai" ? decodeAddress(asked.raw) : decodeEither(asked.raw);
  const url = text === null ? null : canonicalAddress(text);
  if (!url) return { kind: "refuse" };
  const { href, hostname: host } = url;
  const domain = registrableDomain(host);
  if (isOwn(host, domain, policy.ownHosts)) return { kind: "refuse" };
  if (isSigned(href, asked, policy.keys)) return { kind: "go", url: href, host, because: "signed" };
  if (domain !== null && policy.known.has(domain)) return { kind: "go", url: href, host, because: "known" };
  return { kind: policy.unknown === "auto" ? "go" : "ask", url: href, host, because: "unknown" };
}

/**
 * The way out to an address: `/vai/{base64url}`, with `?k={key id}&s={signature}` when a key is given. The signature is
 * HMAC-SHA-256 over the canonical address, cut to 128 bits. An unacceptable address gets a link that is refused: a shortened one could lead somewhere else.
 */
export function mint(address: string, key: SigningKey | undefined): string {
  const canonical = canonicalAddress(address)?.href;
  if (canonical === undefined) return "/vai/-";
  const path = `/vai/${encodeAddress(canonical)}`;
  return key ? `${path}?k=${encodeURIComponent(key.id)}&s=${signatureOf(canonical, key.secret)}` : path;
}

/** Domains by host name: a site deals with few hosts, and the public suffix list is long. */
const domains = new Map<string, string | null>();
const mostDomains = 2_000;

/** The domain that somebody registered, ASCII, `shop.example.co.uk` → `example.co.uk`; null for a public suffix itself. */
export function registrableDomain(hostname: string): string | null {
  const before = domains.get(hostname);
  if (before !== undefined) return before;
  const domain = getDomain(hostname, {
    allowPrivateDomains: true,
    validateHostname: false,
    extractHostname: false,
  });
  if (domains.size >= mostDomains) domains.clear();
  domains.set(hostname, domain);
  return domain;
}

/** The registrable domains of host names or patterns, for `ExitPolicy.knownDomains`. */
export function domainsOf(hosts: readonly string[]): Set<string> {
  return new Set(hosts.flatMap((host) => registrableDomain(asciiName(host)) ?? []));
}

function asciiName(host: string): string {
  const name = host.trim().toLowerCase();
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}

/** Every name under our own registered domain is ours, previews of a deployment too; names without one compare whole. */
function isOwn(hostname: string, domain: string | null, own: readonly string[]): boolean {
  return own.some((name) => {
    const host = name.toLowerCase();
    return host === hostname || (domain !== null && registrableDomain(host) === domain);
  });
}

function isSigned(canonical: string, { keyId, signature }: Asked, keys: readonly SigningKey[]): boolean {
  if (keyId === null || signature === null) return false;
  const key = keys.find(({ id }) => id === keyId);
  return key !== undefined && isSignatureOf(canonical, key.secret, signature);
}
