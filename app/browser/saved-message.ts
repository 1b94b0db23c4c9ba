/** What was done to a list, said at the foot of the window with what else can be done: 'Cambia lista', 'Annulla'. */
import { swapHeader } from "./fetched-page";
import { panelPage } from "./panel-page";
import { followPerson } from "./saved-hearts";
import { tellSwapped } from "./swapped";
import { wholeStylesheet } from "./whole-stylesheet";

const notTaken = "Errore nel rimuovere il prodotto dalla wishlist.";

let place: HTMLElement | undefined;
/** What was pressed last: the focus goes back there when the message goes. */
let pressed: HTMLElement | undefined;

/** Made before there is something to say: readers announce what comes in. After a press by keyboard it stands behind the heart, and stays. */
export function makeRoom(heart: HTMLElement): void {
  void wholeStylesheet();
  place ??= newPlace();
  pressed = heart;
  place.replaceChildren();
  const byKeyboard = heart.matches(":focus-visible");
  place.toggleAttribute("data-fleeting", !byKeyboard);
  if (byKeyboard) heart.insertAdjacentElement("afterend", place);
  else document.body.appendChild(place);
  // Above what clips or contains it.
  place.popover = "manual";
  place.showPopover?.();
}

/** `message` is the page's own of what was done. */
export function showMessage(sentence: string, message?: Element | null): void {
  if (!place?.isConnected) makeRoom(pressed ?? document.body);
  const shown = message ? document.importNode(message, true) : document.createElement("div");
  shown.className = "outcome";
  if (!message) shown.appendChild(Object.assign(document.createElement("p"), { textContent: sentence }));
  place?.replaceChildren(shown);
  tellSwapped();
}

/** The message was answered, or is in nobody's way any more. */
export function takeMessageAway(): void {
  const held = place?.contains(document.activeElement);
  place?.replaceChildren();
  if (held) pressed?.focus();
}

/** The place where a dialog that stood over the message gives the focus back. */
export function lastPressed(): HTMLElement | undefined {
  return pressed;
}

function newPlace(): HTMLElement {
  const made = document.createElement("div");
  made.className = "snackbar";
  made.role = "status";
  made.dataset.added = "";
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (!made.ariaBusy) void takeBack(event.target as HTMLFormElement, made);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !document.querySelector("dialog[open]")) takeMessageAway();
  });
  return made;
}

async function takeBack(form: HTMLFormElement, within: HTMLElement): Promise<void> {
  within.ariaBusy = "true";
  let said = notTaken;
  try {
    const fields = new FormData(form);
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(form.action, { method: "POST", body, headers: swapHeader });
    const to = answer.headers.get("X-Location");
    if (to?.startsWith("/login")) return location.assign(to);
    if (to) {
      const page = await panelPage(form.action);
      said = "Prodotto rimosso dalla lista.";
      if (page) followPerson(page.document);
    }
  } catch {
    // Nobody answered: said below.
  }
  within.ariaBusy = null;
  const held = within.contains(document.activeElement);
  showMessage(said);
  if (held) pressed?.focus();
}
