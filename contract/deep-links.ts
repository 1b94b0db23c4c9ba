/** A store's deep-link pattern: how its network makes a tracked address of one of the store's own. Pure. */
import { own } from "domain/own";
import { parsedUrl } from "domain/parsed-url";
import { type Network, networks } from "./networks";

/** No address that a visitor may be sent to is longer. */
const longest = 2_048;
const place = /\{([^{}]*)\}/g;

/** What makes tracked addresses of a store's own ones: only of pages at its host, so that no row leads elsewhere by the network's name. */
export interface DeepLink {
  pattern: string;
  /** The store's, as its card has it. */
  host: string;
}

/** Why a text is no pattern of this network, in Italian; null where it is one. */
export function patternProblem(pattern: string, network: string | null): string | null {
  const known: Network | undefined = own(networks, network ?? "");
  if (!known) return "Scegli prima il programma: il modello è un indirizzo della sua rete.";
  const [, host = "", rest = ""] = /^https:\/\/([a-z0-9.-]+)(\/[!$-;=?-[\]-_a-z{|}~]*)$/.exec(pattern) ?? [];
  const names = [...pattern.matchAll(place)].map(([, name]) => name);
  const domain = host.split(".").slice(-2).join(".");
  if (!known.domains.includes(domain) || !known.click.test(host + rest.replace(place, "1")))
    return `Scrivi un indirizzo https di ${known.name} (${known.domains.join(", ")}), come lo dà la rete.`;
  if (names.some((name) => !["url", "url_encoded", "id"].includes(name ?? "")) || names.length === 0)
    return "Scrivi {url_encoded} dove va l’indirizzo della pagina, o {id} dove va il codice dell’articolo.";
  // Behind a '?' a bare address could end the parameter and begin another one.
  if (pattern.includes("{url}") && !/^[^?{]*\{url\}$/.test(pattern))
    return "{url} può stare solo in fondo e senza «?» prima: altrove scrivi {url_encoded}.";
  return null;
}

/** The tracked address of a page of the store; null for pages elsewhere, and where a part is missing. */
export function deepLinkTo({ pattern, host }: DeepLink, address: string, id: string | undefined) {
  const url = parsedUrl(address);
  const domain = host.replace(/^www\./, "");
  const isOwn = url?.hostname === domain || url?.hostname.endsWith(`.${domain}`);
  if (!url || !isOwn || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const said = new Map([
    ["url", url.href],
    ["url_encoded", encodeURIComponent(url.href)],
    ["id", encodeURIComponent((id ?? "").toWellFormed())],
  ]);
  if (!id && pattern.includes("{id}")) return null;
  const whole = pattern.replace(place, (_, name: string) => said.get(name) ?? "");
  return whole.length <= longest ? whole : null;
}
