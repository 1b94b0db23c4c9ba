/** A site whose upstream is in trouble, and one question of every kind to ask it: what tests and `npm run faults` share. */
import { mintToken } from "server/forms/form-token";
import { tokensLine } from "server/session/session-cookie";
import { inTime } from "upstream/time-limit";
import { opened, type PageRequest, posted, slugsIn } from "./addresses";
import type { Fault } from "./faults";
import { makeMember, type TestMember } from "./member";
import type { Site } from "./site";
import { startTroubledSite, type TroubledSite } from "./troubled-site";
import type { RemoteUpstream } from "./upstream";
import { giveLists } from "./wishlists";

export const formSalt = "sale-di-prova";
const keys = { CLICK_SALT: formSalt, FORM_SECONDS: 2 };
/** Those of the upstream's own process (`upstream/worker.ts`). */
const upstreamKey = { id: "own", secret: "vetrina-locale" };

export interface Told {
  status: number;
  headers: Headers;
  body: string;
  /** Milliseconds until the first byte of the body came; of an empty one until its end. */
  firstByte: number;
}

export interface Matrix extends TroubledSite {
  asked: PageRequest[];
  /** Null when nothing came within `patience` ms. `by` is the site, or another one in front of the same upstream. */
  ask(asked: PageRequest, patience: number, by?: Site): Promise<Told | null>;
}

/** Starts the site without caches, with a member; `settings` are the site's. */
export async function openMatrix(settings: Record<string, string | undefined> = {}): Promise<Matrix> {
  const troubled = await startTroubledSite({ CLICK_SALT: keys.CLICK_SALT, ...settings });
  const { site, upstream } = troubled;
  const { asked, initOf } = await openAsking(site, upstream);

  function ask(asking: PageRequest, patience: number, by = site): Promise<Told | null> {
    const began = performance.now();
    const answering = by.get(asking.path, initOf(asking));
    return inTime(
      answering.then((answer) => told(answer as unknown as Response, began)),
      patience,
    );
  }

  return { ...troubled, asked, ask };
}

interface Asking {
  method?: "POST";
  headers: Record<string, string>;
  body?: string | ArrayBuffer;
}

/** One question of every kind, and how a browser puts it: from another address each time, by a member of the upstream where one is meant. */
export async function openAsking(site: Site, { db }: Pick<RemoteUpstream, "db">, key = upstreamKey) {
  const known = { ...(await slugsIn(db)), token: () => mintToken(keys, Date.now() - 60_000) };
  const member = await makeMember(db, {}, key);
  await giveLists(db, member.id, new Date());
  const cookies = {
    true: await sessionCookie(site, member, null),
    "to renew": await sessionCookie(site, member, Date.now() + 20_000),
  };
  let visitors = 0;
  function initOf({ fields, member }: PageRequest): Asking {
    const headers: Record<string, string> = { "cf-connecting-ip": `203.0.113.${++visitors % 250}` };
    if (member) headers.cookie = cookies[`${member}`];
    if (!fields) return { headers };
    const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    const body = new URLSearchParams(fields).toString();
    return { method: "POST", headers: { ...headers, ...form }, body };
  }
  return { asked: [...opened(known), ...posted(known)], initOf };
}

/** What a signed-in browser sends; sealed as the site does it. */
export async function sessionCookie(
  { url }: Site,
  { token, refreshToken }: TestMember,
  expires: number | null,
): Promise<string> {
  const since = Date.now() - 86_400_000;
  const tokens = { access: token, refresh: refreshToken, expires, since, remember: true };
  const sealing = { SESSION_KEYS: [{ id: "prova", secret: "chiave-delle-sessioni-di-prova" }] };
  const line = await tokensLine(new Request(url), tokens, sealing);
  return line.split(";", 1)[0] ?? "";
}

async function told({ status, headers, body }: Response, began: number): Promise<Told> {
  const decoder = new TextDecoder();
  let text = "";
  let firstByte = 0;
  for await (const part of (body as (ReadableStream & AsyncIterable<Uint8Array>) | null) ?? []) {
    firstByte ||= performance.now() - began;
    text += decoder.decode(part, { stream: true });
  }
  return { status, headers, body: text, firstByte: firstByte || performance.now() - began };
}

/** What is wrong with an answer during a fault; `well` is its status while the upstream is well. Null: nothing. */
export function complaint(
  asked: PageRequest,
  answer: Told | null,
  fault: Fault,
  well: number,
): string | null {
  const { path, fields = {}, typed = [] } = asked;
  const say = (what: string) => `${asked.fields ? "POST" : "GET"} ${path}: ${what}`;
  if (!answer) return say("no answer in time");
  const { status, headers, body } = answer;
  // The page's own deadline may be sooner than the fault.
  const right = [well, fault.status, fault.own, 504, ...(fault.passes && asked.fields ? [200, 303] : [])];
  if (!right.includes(status)) return say(`${status} instead of ${well} or ${fault.status}`);
  if (body === "" && status !== 204 && status < 300) return say("blank");
  const [english] =
    /\b(unexpected|internal server|not found|bad gateway|timed? ?out)\b/i.exec(shown(body)) ?? [];
  if (english) return say(`English: ${english}`);
  if (/\bat [\w$.<>]+ \(|\bTypeError\b|UpstreamError|file:\/\//.test(body)) return say("a stack");
  if (headers.get("content-type")?.startsWith("text/html") && !/<html lang="it"/.test(body))
    return say("not Italian");
  if (status >= 400) {
    if (body === "") return say("blank");
    const lost = typed.filter((name) => !body.includes(escaped(fields[name] ?? "")));
    if (lost.length > 0) return say(`loses ${lost}`);
  }
  return null;
}

/** Without what only scripts read. */
function shown(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}

/** Runs `work` on all items, a few at once, and collects what is not null. */
export async function collect<Item, Found>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Found | null>,
): Promise<Found[]> {
  const waiting = [...items];
  const found: Found[] = [];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const one = await work(item);
      if (one !== null) found.push(one);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return found;
}
