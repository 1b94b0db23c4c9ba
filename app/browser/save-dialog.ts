/** 'Salva nella lista' over the page: what `/wishlist/salva` shows and answers, in a dialog. Loaded at the first press. */
import { heartText } from "~/lib/heart-text";
import { openDialog } from "./dialog";
import { type FetchedPage, pageIn, swapHeader } from "./fetched-page";
import { showWithin } from "./morph";
import { personDataOf, personOfPage } from "./person";
import { addressOf } from "./swap";
import { tellSwapped } from "./swapped";

/** What was done stays readable for this long (product.md 'Wishlists'). */
const closeDelay = 850;
/** Milliseconds without typing before the lists narrow. */
const searchPause = 150;
const refused = "Non è stato possibile aggiungere il prodotto. Riprova.";

/** @param href of the pressed heart */
export function openSave(href: string): void {
  if (document.querySelector(".save-dialog")) return;
  const { dialog, inside } = openDialog("Salva nella lista");
  const place = document.createElement("div");
  place.innerHTML = '<p role="status">Caricamento…</p>';
  inside.appendChild(place);
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  dialog.addEventListener("close", () => clearTimeout(timer));
  // The page's own listeners are for what the page shows.
  inside.addEventListener("input", (event) => {
    event.stopPropagation();
    const form = (event.target as HTMLInputElement).form;
    clearTimeout(timer);
    if (form?.method === "get") timer = setTimeout(() => void ask(addressOf(form)), searchPause);
  });
  inside.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    const form = event.target as HTMLFormElement;
    if (form.method === "get") void ask(addressOf(form));
    else if (!place.ariaBusy) void send(form, event.submitter);
  });
  void ask(href);

  async function ask(address: string | URL): Promise<void> {
    turn += 1;
    const own = turn;
    const page = await asked(address);
    // Whoever types on has asked for something else.
    if (own !== turn) return;
    if (page) return showWithin(place, panelIn(page, href));
    place.innerHTML =
      '<p role="alert" class="failed">Errore nel recupero delle liste. <a>Apri la pagina</a></p>';
    place.querySelector("a")?.setAttribute("href", href);
  }

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
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
        if (page) showWithin(place, panelIn(page, href));
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
    timer = setTimeout(() => dialog.close(), closeDelay);
    const page = await asked(to);
    if (page) showWithin(place, panelIn(page, href));
    say(page?.document.querySelector(".page-message p")?.textContent ?? "Prodotto aggiunto alla lista!");
    if (page) followPerson(page);
  }

  function say(sentence: string, failed = false): void {
    const said = place.querySelector(".save-said");
    const line = document.createElement("p");
    Object.assign(line, { className: failed ? "failed" : "", textContent: sentence });
    said?.replaceChildren(...(sentence ? [line] : []));
  }
}

/** Null when there is no such page now. */
async function asked(address: string | URL): Promise<FetchedPage | null> {
  try {
    const page = await pageIn(await fetch(address, { headers: swapHeader, cache: "no-cache" }));
    return page?.document.querySelector(".save") ? page : null;
  } catch {
    return null;
  }
}

/** Below the page's own heading, and leading back to the product with the dialog open. */
function panelIn({ document: page }: FetchedPage, href: string): Element {
  const panel = page.querySelector(".save") as Element;
  const title = panel.querySelector("h1");
  const heading = document.createElement("h2");
  heading.id = title?.id ?? "";
  heading.textContent = title?.textContent ?? "";
  title?.parentNode?.replaceChild(heading, title);
  for (const link of panel.querySelectorAll<HTMLAnchorElement>(".invitation a")) {
    const to = new URL(link.href, location.href);
    to.searchParams.set("next", `/${new URL(href).searchParams.get("prodotto")}#salva`);
    link.href = to.pathname + to.search;
  }
  return panel;
}

/** Hearts, and whoever tells events, know what is saved now. */
function followPerson({ document: page }: FetchedPage): void {
  const [own, next] = [document, page].map(personDataOf);
  if (own && next) own.textContent = next.textContent;
  const saved = personOfPage()?.saved ?? [];
  for (const link of document.querySelectorAll<HTMLElement>("a[data-heart]")) {
    const is = saved.includes(Number(link.dataset.heart));
    link.classList.toggle("saved", is);
    const text = link.querySelector("span");
    if (text) text.textContent = heartText(is);
  }
  tellSwapped();
}
