/** Ways out to the stores: minting signed links and deciding about asked ones. Pure: no I/O, no clock. */
import { sameText, signatureLength, signatureOf } from "../seal";
import type { Settings } from "../settings";
import { canonicalAddress, decodeAddress, decodeEither, encodeAddress } from "./address";
import { places, spots } from "./placement.json";
import type { DomainOf } from "./registrable-domain";

/** Signing keys, newest first: the first signs, all verify. The last, for sites without keys, has no id and opens nothing. */
export interface SigningKey {
  id: string;
  secret: string;
}

/** The keys of the settings, and behind them the one without an id that every site has. */
export function exitKeysOf({
  EXIT_SIGNING_KEYS,
  CLICK_SALT,
}: Pick<Settings, "EXIT_SIGNING_KEYS" | "CLICK_SALT">): [SigningKey, ...SigningKey[]] {
  const own = { id: "", secret: `what a way out leads to ${CLICK_SALT}` };
  const [first, ...others] = EXIT_SIGNING_KEYS;
  return first ? [first, ...others, own] : [own];
}

/** `go` opens by itself; `ask` names the host and waits for a press; `refuse` says 'URL non valido.'. */
export type Verdict =
  | {
      kind: "go" | "ask";
      url: string;
      host: string;
      because: "signed" | "known" | "unknown";
      payload: LinkPayload;
    }
  | { kind: "refuse" };

export interface ExitPolicy {
  keys: readonly SigningKey[];
  unknown: "ask" | "auto";
  /** Host names that are this site; never a destination. */
  ownHosts: readonly string[];
  /** Has the registrable domains (ASCII) of stores and networks; read only when no signature decides. */
  known: Pick<ReadonlySet<string>, "has">;
  domainOf: DomainOf;
}

export interface ExitRequest {
  /** How the address is written: as for `/vai` (base64 only) or `/redirect` (also percent-encoded). */
  route: "vai" | "redirect";
  /** The rest of the path exactly as requested. */
  raw: string;
  /** Query parameters `k` and `s`; behind the signature, `s` says what the address leads to. */
  keyId: string | null;
  signature: string | null;
}

/** Decides about one way out (docs/decisions/0003). With a wrong signature the host decides, and the link payload is ignored. */
export function decide(asked: ExitRequest, policy: ExitPolicy): Verdict {
  const text = asked.route === "vai" ? decodeAddress(asked.raw) : decodeEither(asked.raw);
  const url = text === null ? null : canonicalAddress(text);
  if (!url) return { kind: "refuse" };
  const { href, hostname: host } = url;
  const domain = policy.domainOf(host);
  if (isOwn(host, domain, policy)) return { kind: "refuse" };
  const signed = readSignature(href, asked, policy.keys);
  const exit = { url: href, host, payload: signed?.payload ?? emptyPayload };
  if (signed && asked.keyId) return { kind: "go", because: "signed", ...exit };
  // Behind an unusual port of a store's host somebody else may be at home.
  if (domain !== null && url.port === "" && policy.known.has(domain))
    return { kind: "go", because: "known", ...exit };
  return { kind: policy.unknown === "auto" ? "go" : "ask", because: "unknown", ...exit };
}

/** The way out to an address: `/vai/{base64url}?k={key id}&s={HMAC-SHA-256}{payload}`. An unacceptable address gets a link that is refused. */
export function mint(address: string, key: SigningKey, payload = emptyPayload): string {
  const canonical = canonicalAddress(address)?.href;
  if (canonical === undefined) return "/vai/-";
  const packed = packLinkPayload(payload);
  const path = `/vai/${encodeAddress(canonical)}`;
  if (key.id === "" && packed === "") return path;
  const query = key.id === "" ? "" : `k=${encodeURIComponent(key.id)}&`;
  const written = packed.replace(/[%&+#]/g, encodeURIComponent);
  return `${path}?${query}s=${exitSignature(canonical, packed, key)}${written}`;
}

/** Every name under our own registered domain is ours, previews of a deployment too; names without one compare whole. */
function isOwn(hostname: string, domain: string | null, { ownHosts, domainOf }: ExitPolicy): boolean {
  return ownHosts.some((name) => {
    const host = name.toLowerCase();
    return host === hostname || (domain !== null && domainOf(host) === domain);
  });
}

/** What a genuine signature says; null for a missing or wrong one. */
function readSignature(canonical: string, { keyId, signature }: ExitRequest, keys: readonly SigningKey[]) {
  const key = keys.find(({ id }) => id === (keyId ?? ""));
  if (key === undefined || signature === null) return null;
  const length = lengthOf(key);
  const packed = signature.slice(length);
  if (!sameText(exitSignature(canonical, packed, key), signature.slice(0, length))) return null;
  const payload = unpackLinkPayload(packed);
  return payload && { payload };
}

function exitSignature(canonical: string, packed: string, key: SigningKey): string {
  const text = packed === "" ? canonical : `${packed} ${canonical}`;
  return signatureOf(text, key.secret).slice(0, lengthOf(key));
}

/** In characters. 48 bits are enough for what only counts and opens nothing: links stay short. */
function lengthOf({ id }: SigningKey): number {
  return id === "" ? 8 : signatureLength;
}

/** Where on the site a way out stands; a letter for it is in links. */
export type Place = keyof typeof places;

/** Where on its page a way out stands; a sign for it is in links, rows of cards are counted from the top. */
export type Spot = keyof typeof spots;

/** Product and offer behind an address, and where the link stood; null is unknown. */
export interface LinkPayload {
  product: number | null;
  offer: number | null;
  place: Place | null;
  spot: Spot | null;
  /** The public page (`pageOf`). */
  page: string | null;
}

/** @internal a test compares with it */
export const emptyPayload: LinkPayload = { product: null, offer: null, place: null, spot: null, page: null };

const placeOf = new Map(Object.entries(places).map(([place, letter]) => [letter, place as Place]));
const spotOf = new Map(Object.entries(spots).map(([spot, sign]) => [sign, spot as Spot]));

/** `l9ix.15wx~r/prodotti`: the place's letter, product and offer in base 36, spot and page; empty without a place. */
function packLinkPayload({ product, offer, place, spot, page }: LinkPayload): string {
  if (place === null) return "";
  const goods = `${product?.toString(36) ?? ""}${offer === null ? "" : `.${offer.toString(36)}`}`;
  const where = `${spot === null ? "" : spots[spot]}${page ?? ""}`;
  return `${places[place]}${goods}${where === "" ? "" : `~${where}`}`;
}

/** What `packLinkPayload` packed; null for anything else. @internal a test takes any text to it */
export function unpackLinkPayload(packed: string): LinkPayload | null {
  if (packed === "") return emptyPayload;
  const [, letter = "", product, offer, sign = "", page = null] =
    /^([a-z])([0-9a-z]{1,10})?(?:\.([0-9a-z]{1,10}))?(?:~([0-9a-z])?(\/.*)?)?$/.exec(packed) ?? [];
  const place = placeOf.get(letter);
  // A sign of a newer version opens the way all the same.
  const spot = spotOf.get(sign) ?? null;
  return place === undefined
    ? null
    : { product: numberFrom(product), offer: numberFrom(offer), place, spot, page };
}

function numberFrom(digits: string | undefined): number | null {
  return digits === undefined ? null : Number.parseInt(digits, 36);
}
