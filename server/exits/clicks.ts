/** Outbound clicks (product.md 'Exits'): which requests are one click, and its one row, in D1 or a queue (`click-queue.ts`). */
import { parsedUrl } from "domain/parsed-url";
import { isbot } from "isbot";
import { Lru } from "upstream/lru";
import { type ClickRow, clickAlias, clickInsert, sameClick } from "upstream/site-records";
import { inTime } from "upstream/time-limit";
import type { Env } from "../env";
import { createFloodGate, isFlood, networksOf } from "../flood";
import { health } from "../health/record";
import { errorFields, type Log } from "../log";
import { hashOf } from "../seal";
import { anonymousId } from "../session/anonymous-id";
import { writeWithOutbox } from "./outbox";

/** A click as the way out knows it; the request tells the rest. */
type Click = Pick<
  ClickRow,
  "url" | "host" | "route" | "productId" | "offerId" | "place" | "spot" | "page" | "campaign" | "search"
>;

export interface ClickDependencies {
  env: ClickEnv & Pick<Env, "CLICK_SALT" | "EXIT_LIMIT" | "CLICK_WAIT_MS">;
  log: Log;
  waitUntil(promise: Promise<unknown>): void;
  /** Called in the background once the row is there. */
  deliver(): Promise<void>;
}

/** Milliseconds before a row that neither D1 nor a queue has taken is tried again, in the background. */
const retries = [100, 500, 2_000];

/** The first failure is logged, and the last. */
const quiet: Log = { request: () => undefined, failure: () => undefined };

const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];
const gate = createFloodGate();

/** Whether this request is a visitor on the way out: not HEAD, not a prefetch, not a link preview by the browser. */
export function countsAsClick(request: Request): boolean {
  const { method } = request;
  return (method === "GET" || method === "POST") && !isAhead(request);
}

/** The browser asks before anybody has: a prefetch, a prerendering, a preview. */
export function isAhead({ headers }: Request): boolean {
  return purposes.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ""));
}

/** Whether a page of ours was there before: browsers say so, of old ones the address that they come from. */
function isFromPage({ headers, url }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site.startsWith("same-");
  return parsedUrl(headers.get("Referer") ?? "")?.host === new URL(url).host;
}

/** The row of a click on the way out; takes its token from the flood gate. @internal a test makes the row that a queue brings */
export function clickOf(
  click: Click,
  request: Request,
  salt: string,
  now = Date.now(),
  isFlood = false,
): ClickRow {
  const { headers } = request;
  const { device, visitor, ...origin } = callerOf(headers, salt, now);
  // A fragment says where to look on a page, not which page: it makes no other click.
  const [page] = click.url.split("#", 1);
  const ids = clickIds(`${click.route} ${click.productId} ${page}`, headers, salt, now);
  const flooded = gate.isFlooding(anonymousId(headers), visitor === null ? [] : [visitor], now) || isFlood;
  const paged = click.place === "letter" || isFromPage(request);
  return { ...click, ...ids, ...origin, visitor, device, bot: device === "bot", flooded, paged, at: now };
}

/** Resolves when the row is written or queued, or after `CLICK_WAIT_MS`; never rejects. `unwritten`: the row, for the page to send again. */
export async function recordClick(
  click: Click,
  request: Request,
  needs: ClickDependencies,
): Promise<{ id: string; unwritten: ClickRow | null }> {
  const { env, log } = needs;
  const isFlooded = await isFlood(env, "EXIT_LIMIT", request.headers.get("CF-Connecting-IP"));
  const row = clickOf(click, request, env.CLICK_SALT, Date.now(), isFlooded);
  const first = keepClick(row, env, log);
  needs.waitUntil(first.then((kept) => afterwards(row, kept, needs)));
  return { id: row.id, unwritten: (await inTime(first, env.CLICK_WAIT_MS)) ? null : row };
}

/** What a queue has is written, and delivered, by its consumer. */
async function afterwards(row: ClickRow, kept: Kept, needs: ClickDependencies): Promise<void> {
  const settled = kept ?? (await keepAgain(row, needs));
  if (settled === "written") await needs.deliver();
}

async function keepAgain(row: ClickRow, { env, log }: ClickDependencies): Promise<Kept> {
  for (const pause of retries) {
    await new Promise((wake) => setTimeout(wake, pause));
    const kept = await keepClick(row, env, quiet);
    if (kept) return kept;
  }
  log.failure("click-not-written", { click: row.id, host: row.host });
  return null;
}

/** Where rows go; with `API_BASE_URL` another upstream is told of each, through the outbox. */
type ClickEnv = Pick<Env, "DB" | "CLICKS" | "API_BASE_URL">;

/** Where a row is safe; null where nothing has taken it. */
type Kept = "written" | "queued" | null;

/** With a queue behind it D1 has so many milliseconds; a row that comes in twice is one row. */
const softTimeout = 1_000;

/** Keeps a row where it is not lost. Never rejects; a write that fails is logged. */
export async function keepClick(row: ClickRow, env: ClickEnv, log: Log): Promise<Kept> {
  const began = Date.now();
  const written = write(row, env).then(
    () => {
      health.duration("click", Date.now() - began);
      return "written" as const;
    },
    (error: unknown) => {
      log.failure("click-write", { click: row.id, host: row.host, ...errorFields(error) });
      return null;
    },
  );
  if (!env.CLICKS) return written;
  const inTimeWritten = await inTime(written, softTimeout);
  if (inTimeWritten) return inTimeWritten;
  try {
    await env.CLICKS.send(row, { contentType: "json" });
    return "queued";
  } catch (error) {
    log.failure("click-queue", { click: row.id, host: row.host, ...errorFields(error) });
    return null;
  }
}

async function write(row: ClickRow, { DB, API_BASE_URL }: ClickEnv): Promise<void> {
  if (API_BASE_URL) await writeWithOutbox([row], DB);
  else if ((await clickInsert(row, DB).run())?.meta.changes === 0) await clickAlias(row, DB).run();
}

interface ClickOrigin {
  /** Salted hash of the network, different every day; null when the platform names no address. */
  visitor: string | null;
  /** So for the network around it, and for the browser: kept for an hour, to see what is no person. */
  prefix: string | null;
  browser: string | null;
  device: Device;
}

type Device = "desktop" | "mobile" | "tablet" | "bot" | "other";

interface ClickIds {
  id: string;
  before: string | null;
  after: string | null;
}

/** Reduces a request to what a click row keeps. No address and no user agent survive. */
function callerOf(headers: Headers, salt: string, now: number): ClickOrigin {
  const address = headers.get("CF-Connecting-IP");
  const hashed = (text: string | undefined) =>
    address === null || text === undefined ? null : networkHash(text, salt, now);
  const [network, customer] = address === null ? [] : networksOf(address);
  const agent = headers.get("User-Agent") ?? "";
  return {
    visitor: hashed(network),
    prefix: hashed(customer ?? network?.replace(/\.\d+$/, ".0/24")),
    browser: hashed(`${network}\n${agent}\n${headers.get("Accept-Language")}`),
    device: deviceOf(agent),
  };
}

/** The hashes of the networks that a request comes from (`networksOf`), of this day; none without an address. */
export function networkHashes(headers: Headers, salt: string, now: number): string[] {
  const address = headers.get("CF-Connecting-IP");
  return address === null ? [] : networksOf(address).map((network) => networkHash(network, salt, now));
}

function networkHash(network: string, salt: string, now: number): string {
  return hashOf(`${salt} ${dayOf(now)} ${network}`).slice(0, 24);
}

/** Id of a click: of address, browser, target and ten minutes, or random without an address. `before`, `after` close the window's edges. */
function clickIds(target: string, headers: Headers, salt: string, now: number): ClickIds {
  const address = headers.get("CF-Connecting-IP");
  if (address === null) return { id: crypto.randomUUID().replaceAll("-", ""), before: null, after: null };
  const view = `${address}\n${headers.get("User-Agent")}\n${headers.get("Accept-Language")}\n${target}`;
  const at = (time: number) =>
    hashOf(`${salt} ${dayOf(time)} ${Math.floor(time / sameClick)}\n${view}`).slice(0, 32);
  return { id: at(now), before: at(now - sameClick), after: at(now + sameClick) };
}

/** isbot's pattern is long and a few agents make most of the traffic; of longer names none is held. */
const crawlers = new Lru<string, boolean>(2_000);
const longestHeld = 500;

/** Whether a user agent names a program that reads for itself; without a name nobody says so. */
export function isCrawler(agent: string | null): boolean {
  if (agent === null || agent.length > longestHeld) return isbot(agent);
  return crawlers.remember(agent, isbot);
}

/** A user agent reduced to its class; crawlers are 'bot'. */
function deviceOf(agent: string): Device {
  if (agent === "" || isCrawler(agent)) return "bot";
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return "tablet";
  if (/Mobi|iPhone|iPod|Android/i.test(agent)) return "mobile";
  return /Windows|Macintosh|X11|Linux|CrOS/i.test(agent) ? "desktop" : "other";
}

/** Windows of ten minutes never cross midnight, so an id belongs to one day's salt. */
function dayOf(now: number): number {
  return Math.floor(now / 86_400_000);
}
