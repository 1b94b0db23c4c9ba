/** Notifications on this browser: asked for by a press and nothing else, where a page offers them (`data-push` is the site's key). */
import { enhance } from "./enhance";
import { noteFailure, takeNoteAway } from "./notice";
import { onSwapped } from "./swapped";

const blocked =
  "Le notifiche di questo sito sono bloccate: consentile nelle impostazioni del browser e riprova.";
const failed = "Questo browser non ha potuto attivare le notifiche. Riprova, o scegli l’email.";
const unable = "Questo browser non riceve notifiche.";
const unanswered = "Il browser ti chiede se può mostrare le notifiche: rispondi alla sua richiesta.";

export function watchPush(): void {
  enhance<HTMLElement>("[data-push]", (element) => {
    const form = element.closest("form");
    const way = element.querySelector<HTMLInputElement>("input[type=radio]");
    if (!form) return;
    const isAble = "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;
    if (way) {
      if (isAble) offerWay(form, element, way);
    } else if (isAble) return followHere(form, element.dataset.push ?? "");
    else addTo(form, "p", unable);
  });
  // Taken from the list, it is taken from the browser too.
  enhance<HTMLFormElement>("[data-device] form", (form) => {
    form.addEventListener("submit", async () => {
      // Read at once: when the answer is quicker, another device stands there, or none.
      const device = form.closest<HTMLElement>("[data-device]")?.dataset.device;
      const own = await subscription();
      if (own && (await markOf(own.endpoint)) === device) await own.unsubscribe();
    });
  });
}

/** In the form of an alert: one more way of being told. */
function offerWay(form: HTMLFormElement, element: HTMLElement, way: HTMLInputElement): void {
  element.style.display = "flex";
  let answer: Promise<boolean> | undefined;
  way.addEventListener("change", async () => {
    answer = fill(form, element.dataset.push ?? "");
    if (!(await answer))
      for (const other of form.querySelectorAll<HTMLInputElement>(`[name="${way.name}"][value="email"]`))
        other.checked = true;
    answer = undefined;
  });
  // A press meanwhile counts once the browser has answered.
  form.addEventListener("submit", async (event) => {
    if (!answer || !way.checked) return;
    event.preventDefault();
    if (Notification.permission === "default") no(unanswered, form);
    if (await answer) form.requestSubmit();
  });
}

/** In the list of alerts: this browser, unless it is told already; a swap may have changed that, and keeps what was added. */
function followHere(form: HTMLFormElement, key: string): () => void {
  const look = () => void offerHere(form, key);
  look();
  return onSwapped(look);
}

async function offerHere(form: HTMLFormElement, key: string): Promise<void> {
  const own = await subscription();
  const mark = own && (await markOf(own.endpoint));
  for (const before of document.querySelectorAll(".notices :is(button,span)[data-added]")) before.remove();
  const known = [...document.querySelectorAll<HTMLElement>("[data-device]")].find(
    ({ dataset }) => dataset.device === mark,
  );
  if (known) return void addTo(known.querySelector<HTMLElement>("p") ?? known, "span", " (questo)");
  const button = addTo(form, "button", "Attiva le notifiche su questo dispositivo") as HTMLButtonElement;
  button.type = "button";
  button.className = "button quiet";
  button.addEventListener("click", async () => {
    if (await fill(form, key)) form.requestSubmit();
  });
}

function addTo(place: HTMLElement, name: string, text: string): HTMLElement {
  for (const before of place.querySelectorAll("[data-added]")) before.remove();
  const added = document.createElement(name);
  added.dataset.added = "";
  added.textContent = text;
  place.insertAdjacentElement("beforeend", added);
  return added;
}

/** Asks for permission and writes into the form how the browser can be reached; whether it can. */
async function fill(form: HTMLFormElement, key: string): Promise<boolean> {
  takeNoteAway();
  try {
    if ((await Notification.requestPermission()) !== "granted") return no(blocked, form);
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(key);
    const before = await pushManager.getSubscription();
    // One for another key of the site's reaches nobody any longer.
    const isOld =
      before?.options?.applicationServerKey &&
      !isSame(before.options.applicationServerKey, applicationServerKey);
    if (isOld) await before.unsubscribe();
    const made =
      before && !isOld
        ? before
        : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint = "", keys = {} } = made.toJSON();
    for (const [name, value] of Object.entries({ endpoint, p256dh: keys.p256dh, auth: keys.auth })) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value ?? "";
    }
    return true;
  } catch {
    return no(failed, form);
  }
}

function no(sentence: string, form: HTMLFormElement): false {
  noteFailure(sentence, form);
  return false;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** By which the list knows a browser: the beginning of the hash of its endpoint. */
async function markOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isSame(a: ArrayBuffer, b: Uint8Array): boolean {
  const bytes = new Uint8Array(a);
  return bytes.length === b.length && bytes.every((byte, at) => byte === b[at]);
}
