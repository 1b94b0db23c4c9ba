/** Fetches from public addresses only: looked at when a name is resolved, for each connection and behind each redirect. */
import { lookup as resolve } from "node:dns";
import { type IncomingMessage, request as plain, type RequestOptions } from "node:http";
import { request as secure } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import brand from "brand/brand.json";
import listed from "./networks.json";

/** What stores are told who asks: the shop's name, in letters that a header may hold. */
export const agent = brand.name.normalize("NFD").replace(/[^A-Za-z0-9]/g, "") || "Shop";

/** `special` are nobody's, somebody's own, or lead into one (IANA's registries, whole, of October 2025, and multicast), `given` all others. */
const [special, given] = [networks(listed.special), networks(listed.given)];

function networks(listed: readonly string[]) {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const subnet of listed) {
    const [network = "", bits] = subnet.split("/");
    const family = network.includes(":") ? "ipv6" : "ipv4";
    lists[family].addSubnet(network, Number(bits), family);
  }
  return lists;
}

/** Whether anybody on the internet means the same machine by this IP address. @internal a test tries addresses that nobody may fetch */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? "ipv6" : "ipv4";
  return version !== 0 && given[family].check(address, family) && !special[family].check(address, family);
}

/** Which IP addresses may be asked, and who says what a name means; tests have their own. */
export interface Reach {
  isAllowed(address: string): boolean;
  resolve: LookupFunction;
}

export const publicOnly: Reach = { isAllowed: isPublic, resolve };

/** How something else than a plain question is asked. */
interface Manner {
  method?: "GET" | "HEAD";
  /** Which redirects are gone after; all of them unless said. */
  follows?(url: URL): boolean;
}

const mostRedirects = 5;
type Headers = Readonly<Record<string, string>>;
const ofPictures: Headers = { Accept: "image/*", "Accept-Encoding": "identity" };

/**
 * The answer of an address, or of what it leads to. Rejects where any step is not allowed.
 * @param credentials headers that go along as long as a redirect stays on the same origin
 */
export async function fetchWithin(
  address: string,
  signal: AbortSignal,
  reach: Reach = publicOnly,
  headers: Headers = ofPictures,
  credentials: Headers = {},
  { method = "GET", follows = () => true }: Manner = {},
): Promise<IncomingMessage> {
  let url = new URL(address);
  const { origin } = url;
  for (let redirects = 0; ; redirects++) {
    const sent = url.origin === origin ? { ...headers, ...credentials } : headers;
    const answer = await opened(url, signal, reach, sent, method);
    const { statusCode = 0 } = answer;
    const { location } = answer.headers;
    if (statusCode < 300 || statusCode >= 400 || !location) return answer;
    answer.destroy();
    if (redirects >= mostRedirects) throw new Error("too many redirects");
    url = new URL(location, url);
    if (!follows(url)) throw new Error("a redirect leads away");
  }
}

function opened(
  url: URL,
  signal: AbortSignal,
  reach: Reach,
  headers: Headers,
  method: "GET" | "HEAD",
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A literal address is never looked up.
  if (isIP(host) !== 0 && !reach.isAllowed(host)) throw new Error(`${host} is no public address`);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is not fetched`);
  const options: RequestOptions = {
    method,
    signal,
    lookup: lookupWithin(reach),
    // No connection of others is taken: what it leads to has been looked at for this one.
    agent: false,
    headers: { "User-Agent": agent, ...headers },
  };
  return new Promise((found, failed) => {
    const ask = url.protocol === "https:" ? secure : plain;
    ask(url, options, found).on("error", failed).end();
  });
}

/** A name that means any address which is not allowed is not asked at all. */
function lookupWithin({ isAllowed, resolve: ask }: Reach): LookupFunction {
  return (host, options, done) => {
    ask(host, { ...options, all: true }, (error, answer) => {
      const found = Array.isArray(answer) ? answer : [];
      const [first] = found;
      if (error || !first) done(error ?? new Error(`${host} has no address`), "", 0);
      else if (!found.every(({ address }) => isAllowed(address)))
        done(new Error(`${host} is no public address`), "", 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
