/** A heart that is pressed: saved at once where it is clear into which list, else its dialog asks (product.md 'Wishlists'). */
import { pageIn, swapHeader } from "./fetched-page";
import { waits } from "./offline";
import { panelPage } from "./panel-page";
import { openSave, type Panel, refused } from "./save-dialog";
import { followPerson } from "./saved-hearts";
import { makeRoom, showMessage } from "./saved-message";

/** One after the other: the answer to each says what the one before has left. */
let before: Promise<unknown> = Promise.resolve();

export function tap(heart: HTMLButtonElement): void {
  if (heart.ariaBusy) return;
  const href = heart.formAction;
  if (heart.matches(".saved")) openSave(href);
  else enqueue(heart, href);
}

function enqueue(heart: HTMLButtonElement, href: string): void {
  heart.ariaBusy = "true";
  makeRoom(heart);
  const key = crypto.randomUUID();
  before = before
    .then(() => save(heart, href, key))
    .catch(async () => showMessage((await waits(later(href, key))) ? waiting : refused))
    .finally(() => {
      heart.ariaBusy = null;
    });
}

/** Nobody answered: the press waits for the network, under the same key, in case it has arrived. */
const later = (url: string, key: string) => ({
  url,
  fields: `chiave=${key}`,
  done: "La connessione è tornata: il prodotto che volevi salvare è nella tua lista.",
  refused: "Il prodotto che volevi salvare senza connessione non è nella tua lista. Riprova.",
  otherwise: ["/login", new URL(url).pathname],
});
const waiting = "Sei offline: salveremo il prodotto appena torna la connessione.";

async function save(heart: HTMLButtonElement, href: string, key: string): Promise<void> {
  const { to, panel } = await posted(href, key);
  if (panel || to?.pathname === new URL(href).pathname) openSave(href, Promise.resolve(panel));
  else if (to?.pathname === "/login") location.assign(to);
  else if (to) await tellSaved(heart, href);
  else showMessage(refused);
}

async function tellSaved(heart: HTMLElement, href: string): Promise<void> {
  const page = await panelPage(href);
  if (page) followPerson(page.document);
  else heart.classList.add("saved");
  showMessage("Prodotto aggiunto alla lista!", page?.document.querySelector(".page-message"));
}

/** Where a plain post would have led; or the panel that refuses it. */
async function posted(href: string, key: string): Promise<{ to: URL | null; panel: Panel | null }> {
  const body = new URLSearchParams({ chiave: key });
  const answer = await fetch(href, { method: "POST", body, headers: swapHeader });
  const to = answer.headers.get("X-Location");
  const page = to ? null : await pageIn(answer);
  return {
    to: to === null ? null : new URL(to, location.href),
    panel: page?.document.querySelector(".save") ? page : null,
  };
}
