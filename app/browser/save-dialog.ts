/** 'Salva nella lista' over the page: what `/wishlist/salva` shows and answers, in a dialog. Loaded at the first press. */
import { openDialog } from "./dialog";
import { type FetchedPage, morph, pageIn, swapHeader } from "./fetched-page";
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
  const panel = new SavePanel(href, dialog, inside);
  void panel.begin(first);
}

class SavePanel {
  private readonly place = document.createElement("div");
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly href: string,
    private readonly dialog: HTMLDialogElement,
    inside: HTMLElement,
  ) {
    this.place.innerHTML = '<p role="status">Caricamento…</p>';
    inside.appendChild(this.place);
    dialog.addEventListener("close", () => {
      clearTimeout(this.timer);
      // What opened it may have gone with the message that it stood in.
      if (document.activeElement === document.body) lastPressed()?.focus();
    });
    // The page's own listeners are for what the page shows.
    inside.addEventListener("input", (event) => {
      event.stopPropagation();
      this.typed((event.target as HTMLInputElement).form);
    });
    inside.addEventListener("submit", (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.submitted(event.target as HTMLFormElement, event.submitter);
    });
  }

  async begin(first: Promise<Panel | null>): Promise<void> {
    const page = await first.catch(() => null);
    if (page) morph.showWithin(this.place, panelIn(page));
    else await this.ask(this.href);
  }

  private typed(form: HTMLFormElement | null): void {
    if (form?.method !== "get" || this.place.ariaBusy) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(addressOf(form)), searchPause);
  }

  private submitted(form: HTMLFormElement, submitter: HTMLElement | null): void {
    if (this.place.ariaBusy) return;
    // A search that waits or is under way would show the panel as it was before this.
    clearTimeout(this.timer);
    if (form.method === "get") void this.ask(addressOf(form));
    else void this.send(form, submitter);
  }

  private async ask(address: string | URL): Promise<void> {
    this.turn += 1;
    const own = this.turn;
    const page = await panelPage(address);
    // Whoever types on has asked for something else.
    if (own !== this.turn) return;
    if (page) followPerson(page.document);
    if (page) return morph.showFoundWithin(this.place, panelIn(page));
    this.place.innerHTML =
      '<p role="alert" class="failed">Errore nel recupero delle liste. <a>Apri la pagina</a></p>';
    this.place.querySelector("a")?.setAttribute("href", this.href);
  }

  private async send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    this.turn += 1;
    const fields = new FormData(form, submitter);
    // The page that follows is this panel, with the sentence and the heart as they are now.
    const { pathname, search } = new URL(this.href);
    fields.set("torna", pathname + search);
    this.place.ariaBusy = "true";
    this.say("");
    try {
      const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
      const answer = await fetch(form.action, { method: "POST", body, headers: swapHeader });
      const to = answer.headers.get("X-Location");
      if (to) await this.follow(new URL(to, location.href));
      else {
        const page = await pageIn(answer);
        if (page) morph.showWithin(this.place, panelIn(page));
        else this.say(refused, true);
      }
    } catch {
      this.say(refused, true);
    }
    this.place.ariaBusy = null;
  }

  /** Saved; or nobody is signed in any more. */
  private async follow(to: URL): Promise<void> {
    if (to.pathname !== new URL(this.href).pathname) return location.assign(to);
    const page = await panelPage(to);
    if (page) morph.showWithin(this.place, panelIn(page));
    if (page) followPerson(page.document);
    takeMessageAway();
    this.say(page?.document.querySelector(".page-message p")?.textContent ?? "Prodotto aggiunto alla lista!");
    // From now on it can be read, however long the way was.
    this.timer = setTimeout(() => this.dialog.close(), closeDelay);
  }

  /** Whoever has closed the dialog meanwhile reads it on the page. */
  private say(sentence: string, failed = false): void {
    if (!this.dialog.isConnected) {
      if (sentence) showMessage(sentence);
      return;
    }
    const line = document.createElement("p");
    Object.assign(line, { className: failed ? "failed" : "", textContent: sentence });
    this.place.querySelector(".save-said")?.replaceChildren(...(sentence ? [line] : []));
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
