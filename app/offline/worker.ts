/** The service worker: pages seen and acts that wait without network, and notifications (docs/decisions/0470). */
import { offlinePath } from "~/lib/offline-path";
import { stylesheets } from "~/styles.generated";
import { watchMessages } from "./push";
import type { Asked, Scope, Visiting } from "./scope";
import { anyVary, mine, seenAt } from "./stores";
import { deliver, hold, outcomes } from "./waiting-acts";

declare const self: Scope;
/** What presses load: without network a press finds it in the browser's own cache. */
declare const SCRIPTS: string[];

/** Ways out, programs, files: not a page, or nothing that may be asked twice. */
const untouched = /^\/(vai|redirect|api|eventi|clic|media|build)(\/|$)/;
const mostPages = 60;
/** Pages that were fetched ahead, by address: they lie in no cache, and are kept if they are ever shown. */
const ahead = new Map<string, Response>();
const mostAhead = 5;
const mostTitles = 12;

self.addEventListener("install", (event) => {
  // Everything but pages goes past this worker, where the browser knows how.
  const or = ["no-cors", "cors", "same-origin"].map((requestMode) => ({ requestMode }));
  event.addRoutes?.({ condition: { or }, source: "network" }).catch(() => undefined);
  event.waitUntil(install());
});
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([mine(), self.registration.navigationPreload?.enable()]));
});
self.addEventListener("message", (event) => event.waitUntil(hear(event.data, event.ports[0])));
self.addEventListener("sync", (event) => event.waitUntil(deliver()));
watchMessages();
self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (mode !== "navigate") return;
  if (method === "GET" && !untouched.test(new URL(url).pathname)) event.respondWith(visited(event));
  else if (!navigator.onLine) event.respondWith(unseen());
});

async function install(): Promise<void> {
  const page = await fetch(offlinePath, { credentials: "omit" });
  if (page.ok) await (await mine()).shell.put(offlinePath, page);
  await Promise.allSettled([...SCRIPTS, stylesheets.site].map((file) => fetch(file)));
  await self.skipWaiting();
}

async function visited(event: Visiting): Promise<Response> {
  const { url } = event.request;
  let answer: Response;
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await copyOf(url)) ?? unseen();
  }
  if (answer.headers.get("X-Copy")?.endsWith(" ahead")) {
    ahead.set(url, answer.clone());
    for (const [older] of ahead) if (ahead.size > mostAhead) ahead.delete(older);
  }
  // What lies in the browser's own cache is kept when the page has come (`seen`), so that none comes later for it.
  const own = answer.headers.get("Cache-Control")?.includes("no-store");
  event.waitUntil(own ? keep(url, answer.clone()) : mine());
  return answer;
}

/** The header says for whom a page may be kept; without it, for nobody. */
async function keep(url: string, answer: Response): Promise<void> {
  const { mark, pages } = await mine();
  if (answer.headers.get("X-Copy")?.split(" ")[0] !== mark) return;
  await pages.put(url, answer);
  for (const old of (await pages.keys()).slice(0, -mostPages)) await pages.delete(old, anyVary);
}

async function copyOf(url: string): Promise<Response | null> {
  const copy = await (await mine()).pages.match(url, anyVary);
  if (!copy) return null;
  const trouble = navigator.onLine ? "Il sito non risponde" : "Sei offline";
  const said = `<p id="copia" class="notice" role="status">${trouble}: pagina vista il ${seenAt(copy)}. <a href="">Riprova</a></p>`;
  return rewritten(copy, 200, /<main[^>]*>/, said);
}

/** The page for all the rest says what was seen lately. */
async function unseen(): Promise<Response> {
  const { pages, shell } = await mine();
  const page = await shell.match(offlinePath);
  if (!page) return Response.error();
  const latest = (await pages.keys()).slice(-mostTitles).reverse();
  const links = latest.map(async ({ url }) => {
    const copy = await pages.match(url, anyVary);
    const title = /<title>([^<]*)/.exec((await copy?.clone().text()) ?? "")?.[1];
    return copy && title ? `<li><a href="${url}">${title}</a> (${seenAt(copy)})</li>` : "";
  });
  return rewritten(page, 503, /<ul id="viste">/, (await Promise.all(links)).join(""));
}

async function rewritten(page: Response, status: number, after: RegExp, html: string): Promise<Response> {
  const text = (await page.text()).replace(after, (found) => found + html);
  const headers = new Headers(page.headers);
  for (const name of ["Content-Length", "Content-Encoding"]) headers.delete(name);
  return new Response(text, { status, headers });
}

async function hear({ seen, page, held, told = [] }: Asked, port?: MessagePort): Promise<void> {
  try {
    if (page) await keep(page.url, new Response(page.text, { headers: page.headers }));
    if (held) await hold(held);
    if (seen) {
      const shown = ahead.get(seen) ?? (await shownBefore(seen));
      ahead.delete(seen);
      if (shown) await keep(seen, shown);
    }
    port?.postMessage(held ? [] : await outcomes(told));
  } catch {
    port?.postMessage(null);
  }
}

/** As it was shown: from the browser's own cache, or not at all. */
async function shownBefore(url: string): Promise<Response | null> {
  const answer = await fetch(url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  return answer?.ok ? answer : null;
}
