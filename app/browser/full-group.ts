/** All values of a long filter, unfolded in place of the link to their page, with a field that narrows them. */
import { folded } from "domain/folded";
import { pageAt } from "./fetched-page";
import { noteFailure } from "./notice";
import { onSwapped, tellSwapped } from "./swapped";

const searchPause = 150;
/** Lists of at most this many values are not searched. */
const shortList = 12;

const unfolded = new Map<HTMLAnchorElement, HTMLElement>();

// The values follow the other filters.
onSwapped(() => {
  for (const [link, box] of unfolded)
    if (!link.isConnected) close(link);
    else if (box.dataset.of !== link.href) void unfold(link);
});

export async function unfold(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = "true";
  const page = await pageAt(link.href);
  const values = page?.document.querySelector<HTMLElement>(".all-values .values");
  link.ariaBusy = null;
  if (!values) return noteFailure("Non riusciamo a caricare tutti i valori. Riprova.", link.parentElement);
  const typed = unfolded.get(link)?.querySelector("input")?.value ?? "";
  close(link);
  const box = boxOf(link, values, typed, () => {
    close(link);
    link.focus();
  });
  unfolded.set(link, box);
  link.hidden = true;
  link.parentElement?.insertBefore(box, link);
  tellSwapped();
}

function close(link: HTMLAnchorElement): void {
  unfolded.get(link)?.remove();
  unfolded.delete(link);
  link.hidden = false;
}

function boxOf(link: HTMLAnchorElement, values: HTMLElement, typed: string, close: () => void): HTMLElement {
  const box = document.createElement("div");
  box.className = "full";
  box.dataset.added = "";
  box.dataset.of = link.href;
  const label =
    link.closest("details")?.querySelector("summary")?.textContent?.trim() ?? link.textContent ?? "";
  if (link.matches(".later")) {
    const heading = document.createElement("h3");
    heading.textContent = label;
    box.appendChild(heading);
  }
  const list = document.importNode(values, true);
  const items = [...list.children];
  const none = document.createElement("p");
  Object.assign(none, { className: "muted", textContent: "Nessun valore trovato." });
  const narrow = (words: string) => {
    const found = items.filter((item) => folded(nameOf(item)).includes(folded(words.trim())));
    list.replaceChildren(...found);
    none.hidden = found.length > 0;
  };
  if (items.length > shortList) box.appendChild(searchOf(label, typed, narrow));
  const less = document.createElement("button");
  Object.assign(less, { type: "button", className: "more", textContent: "Mostra meno", onclick: close });
  for (const part of [list, none, less]) box.appendChild(part);
  narrow(typed);
  return box;
}

function searchOf(label: string, typed: string, narrow: (words: string) => void): HTMLInputElement {
  const field = document.createElement("input");
  Object.assign(field, {
    type: "search",
    placeholder: "Cerca…",
    ariaLabel: `Cerca in ${label}`,
    value: typed,
  });
  let timer: ReturnType<typeof setTimeout>;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(narrow, searchPause, field.value);
  });
  return field;
}

/** Without its count. */
function nameOf(item: Element): string {
  const nodes = [...(item.querySelector("a")?.childNodes ?? [])];
  return nodes.find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent ?? "";
}
