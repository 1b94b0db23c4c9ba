/** What opens the door of a feed: kept under a seal, shown as •••, opened for its reader alone. */
import type { SessionKey } from "../identity/access-token";
import { openSealed, seal } from "../seal";

export interface Secrets {
  address: string;
  user: string | null;
  password: string | null;
  key: string | null;
}

export interface ShownSecrets {
  /** What is secret in it stands as •••. */
  address: string;
  user: string | null;
  hasPassword: boolean;
  hasKey: boolean;
}

const purpose = (secret: string) => `feed source ${secret}`;

export async function sealedSecrets(secrets: Secrets, [key]: readonly SessionKey[]): Promise<string> {
  if (!key) throw new Error("no key to seal feed sources with");
  return `${key.id}.${await seal(JSON.stringify(secrets), purpose(key.secret))}`;
}

/** Null where the key that sealed them is no longer among the settings. */
export async function openedSecrets(sealed: string, keys: readonly SessionKey[]): Promise<Secrets | null> {
  const [id, hidden = ""] = sealed.split(".");
  const key = keys.find((known) => known.id === id);
  const text = key ? await openSealed(hidden, purpose(key.secret)) : null;
  return text === null ? null : (JSON.parse(text) as Secrets);
}

export function shownSecrets({ address, user, password, key }: Secrets): ShownSecrets {
  return { address: maskedAddress(address), user, hasPassword: password !== null, hasKey: key !== null };
}

const mask = "•••";
/** Names of parameters that never open a door. */
const harmless =
  /^(language|lang|locale|format|compression|delimiter|currency|country|columns|encoding|limit|page)$/i;

/** Parts of a path behind which a secret stands. */
const openers = /^(api-?key|key|token|chiave|pass(word)?|user|sid)$/i;

/** The address with whatever may be a secret hidden: parameters' values, and path parts that nobody would choose. @internal its cases are many */
export function maskedAddress(address: string): string {
  const url = new URL(address);
  const path = url.pathname
    .split("/")
    .map((part, at, parts) => (openers.test(parts[at - 1] ?? "") ? mask : maskedPart(part)))
    .join("/");
  const query = [...url.searchParams].map(([name, value]) => {
    const shown = harmless.test(name) || value === "{chiave}" ? value : mask;
    return `${name}=${shown}`;
  });
  return `${url.protocol}//${url.host}${path.replaceAll("%7Bchiave%7D", "{chiave}")}${query.length > 0 ? `?${query.join("&")}` : ""}${url.hash}`;
}

/** `products;token=abc` keeps its name; long runs of letters and digits together are keys. */
function maskedPart(part: string): string {
  if (part === "%7Bchiave%7D") return part;
  const named = part.replace(/;([^=;]+)=([^;]*)/g, (whole, name: string, value: string) =>
    harmless.test(name) || value === "%7Bchiave%7D" ? whole : `;${name}=${mask}`,
  );
  return /^(?=.*\d)(?=.*[a-z])[\w-]{20,}$/i.test(named) ? mask : named;
}

/** What a form sends back unchanged means the address that is kept. */
export function isMaskOf(written: string, kept: string): boolean {
  return written.trim() === maskedAddress(kept);
}
