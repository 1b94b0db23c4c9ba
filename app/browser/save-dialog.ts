/** 'Salva nella lista' over the page: what `/wishlist/salva` shows and answers, in a dialog. Loaded at the first press. */
import { openDialog } from "./dialog";
import { type FetchedPage, pageIn, swapHeader } from "./fetched-page";
import { showWithin } from "./morph";
import { panelPage } from "./panel-page";
import { followPerson } from "./saved-hearts";
import { lastPressed, showMessage, takeMessageAway } from "./saved-message";
import { addressOf } from "./swap";

/** What was done stays readable for this long (product.md 'Wishlists'). */
const closeDelay = 850;
/** Milliseconds without typing before the lists narrow. */
const searchPause = 150;
export const refused = "Non è stato possibile aggiungere il prodotto. Riprova.";

export type Panel = Pick<FetchedPage, "document">;

/** @param href of the pressed heart, or of 'Cambia lista'; `first` is what is to be shown at first, null for the panel as it is then */
export function openSave(href: string, first: Promise<Panel | null> = Promise.resolve(null)): void {
  if (document.querySelector(".save-dialog")) return;
  const label = new URL(href).searchParams.has("elemento") ? "Cambia lista" : "Salva nella lista";
  const { dialog, inside } = openDialog(label);
  const place = document.createElement("div");
  place.innerHTML = '<p role="status">Caricamento…</p>';
  inside.appendChild(place);
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  dialog.addEventListener("close", () => {
    clearTimeout(timer);
    // What opened it may have gone with the message that it stood in.
    if (document.activeElement === document.body) lastPressed()?.focus();
  });
  // The page's own listeners are for what the page shows.
  inside.addEventListener("input", (event) => {
    event.stopPropagation();
    const form = (event.target as HTMLInputElement).form;
    if (form?.method !== "get" || place.ariaBusy) return;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(addressOf(form)), searchPause);
  });
  inside.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    const form = event.target as HTMLFormElement;
    if (place.ariaBusy) return;
    // A search that waits or is under way would show the panel as it was before this.
    clearTimeout(timer);
    if (form.method === "get") void ask(addressOf(form));
    else void send(form, event.submitter);
  });
  void begin();

  async function begin(): Promise<void> {
    const page = await first.catch(() => null);
    if (page) showWithin(place, panelIn(page));
    else await ask(href);
  }

  async function ask(address: string | URL): Promise<void> {
    turn += 1;
    const own = turn;
    const page = await panelPage(address);
    // Whoever types on has asked for something else.
    if (own !== turn) return;
    if (page) followPerson(page.document);
    if (page) return showWithin(place, panelIn(page));
    place.innerHTML =
      '<p role="alert" class="failed">Errore nel recupero delle liste. <a>Apri la pagina</a></p>';
    place.querySelector("a")?.setAttribute("href", href);
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    turn += 1;
    const fields = new FormData(form, submitter);
    // The page that follows is this panel, with the sentence and the heart as they are now.
    const { pathname, search } = new URL(href);
    fields.set("torna", pathname + search);
    place.ariaBusy = "true";
    say("");
    try {
      const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
      const answer = await fetch(form.action, { method: "POST", body, headers: swapHeader });
      const to = answer.headers.get("X-Location");
      if (to) await follow(new URL(to, location.href));
      else {
        const page = await pageIn(answer);
        if (page) showWithin(place, panelIn(page));
        else say(refused, true);
      }
    } catch {
      say(refused, true);
    }
    place.ariaBusy = null;
  }

  /** Saved; or nobody is signed in any more. */
  async function follow(to: URL): Promise<void> {
    if (to.pathname !== new URL(href).pathname) return location.assign(to);
    const page = await panelPage(to);
    if (page) showWithin(place, panelIn(page));
    if (page) followPerson(page.document);
    takeMessageAway();
    say(page?.document.querySelector(".page-message p")?.textContent ?? "Prodotto aggiunto alla lista!");
    // From now on it can be read, however long the way was.
    timer = setTimeout(() => dialog.close(), closeDelay);
  }

  /** Whoever has closed the dialog meanwhile reads it on the page. */
  function say(sentence: string, failed = false): void {
    if (!dialog.isConnected) {
      if (sentence) showMessage(sentence);
      return;
    }
    const line = document.createElement("p");
    Object.assign(line, { className: failed ? "failed" : "", textContent: sentence });
    place.querySelector(".save-said")?.replaceChildren(...(sentence ? [line] : []));
  }
}

/** Below the page's own heading. */
function panelIn({ document: page }: Panel): Element {
  const panel = page.querySelector(".save") as Element;
  const title = panel.querySelector("h1");
  const heading = document.createElement("h2");
  heading.id = title?.id ?? "";
  heading.textContent = title?.textContent ?? "";
  title?.parentNode?.replaceChild(heading, title);
  return panel;
}
