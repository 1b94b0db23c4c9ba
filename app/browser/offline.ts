/** Pages of the last day without network, and acts that wait for it: registers the service worker, and tells it what it cannot see. */
import type { Asked, WaitingAct } from "../offline/scope";
import { noteDone } from "./notice";

/** Long after the page has come, in milliseconds: what it is for comes later still. */
const afterLoad = 3_000;
/** Browsers say that they are online before anybody answers: what waits is sent again after so many milliseconds, so often. */
const pause = 5_000;
const tries = 5;
/** A connection that goes again at once has not come back. */
const back = 500;

export function watchOffline(): void {
  const { offline } = document.querySelector<HTMLElement>("script[data-entry]")?.dataset ?? {};
  if (!navigator.serviceWorker || !offline) return;
  if (offline === "off") return void end();
  setTimeout(() => void start().catch(() => undefined), afterLoad);
  if (document.getElementById("viste")) comeBack();
  else addEventListener("online", () => void due({}));
}

/** The page in place of one that was not seen: gives way to it, unless the visitor is on the way to another. */
function comeBack(): void {
  let leaving = false;
  addEventListener("beforeunload", () => {
    leaving = true;
  });
  addEventListener("online", () => {
    setTimeout(() => {
      if (navigator.onLine && !leaving) location.reload();
    }, back);
  });
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  // A copy is not seen anew.
  await due(document.getElementById("copia") ? {} : { seen: location.href });
}

/** Switched off by the operator: nothing of it stays in any browser that comes by. */
async function end(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** A page that a script has put in place is seen, too. */
export function noteSwapped({ url, headers }: Response, text: string): void {
  if (headers.has("X-Copy")) void ask({ page: { url, text, headers: [...headers] } });
}

/** Lets an act wait for the network; false where nobody can. */
export async function waits(held: Omit<WaitingAct, "at">): Promise<boolean> {
  return (await ask({ held: { ...held, at: Date.now() } })) !== null;
}

async function due(asked: Asked, left = tries): Promise<void> {
  const sentences = await ask(asked);
  if (sentences?.length) {
    noteDone(sentences.join(" "));
    void ask({ told: sentences });
  } else if (!sentences && left > 0 && navigator.onLine) setTimeout(() => void due({}, left - 1), pause);
}

/** What the worker answers; null where there is none, or it could not. */
async function ask(asked: Asked): Promise<string[] | null> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(asked, [port2]);
  });
}
