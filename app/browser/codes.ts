/** Discount codes: copied, shown beside the offer that they are for, the shop opened by the press that asks for one. */
import { addCopy } from "./copy";
import { enhance } from "./enhance";
import { pageAt } from "./fetched-page";
import { noteFailure, takeNoteAway } from "./notice";
import { onSwapped, tellSwapped } from "./swapped";

/** Codes that were shown stay so while the page is open: by the promotion's slug. */
const shown = new Map<string, string>();

export function watchCodes(): void {
  enhance<HTMLElement>("[data-copy]", addCopy);
  onSwapped(showAgain);
  showAgain();
  addEventListener("submit", onSubmit, true);
  addEventListener("keydown", openBySpace);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const { opens, code } = form.dataset;
  // By the press itself: later the browser would take it for a pop-up.
  if (opens && form.ariaBusy === null) window.open(opens, "_blank", "noopener,noreferrer");
  if (code === undefined) return;
  event.preventDefault();
  if (form.ariaBusy === null) void showBeside(form, code);
}

/** The page of the promotion answers; its code is shown here. */
async function showBeside(form: HTMLFormElement, slug: string): Promise<void> {
  form.ariaBusy = "true";
  takeNoteAway();
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const page = await pageAt(form.action, { method: "POST", body });
  form.ariaBusy = null;
  const code = page?.document.querySelector<HTMLElement>("[data-copy]")?.dataset.copy;
  if (code) {
    shown.set(slug, code);
    showAgain();
  } else {
    const said = page?.document.querySelector("main [role=alert]")?.textContent;
    noteFailure(said ?? "Errore nel recupero promozione. Riprova.", form.parentElement);
  }
}

function showAgain(): void {
  // What scripts do beside, which the page without them does not promise.
  for (const text of document.querySelectorAll<HTMLElement>("[data-scripted]"))
    text.textContent = text.dataset.scripted ?? "";
  let added = false;
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-code]")) {
    const code = shown.get(form.dataset.code ?? "");
    const line = form.parentElement;
    const masked = line?.querySelector("code");
    if (!code || !line || !masked) continue;
    masked.textContent = code;
    form.hidden = true;
    if (line.querySelector("[data-copy]")) continue;
    const copy = document.createElement("span");
    Object.assign(copy.dataset, { copy: code, copied: "Codice copiato", added: "" });
    line.appendChild(copy);
    added = true;
  }
  if (added) tellSwapped();
}

/** The whole card of a promotion is a link, and opens by Space as by Enter. */
function openBySpace(event: KeyboardEvent): void {
  const link = event.target;
  if (event.key !== " " || !(link instanceof HTMLAnchorElement) || !link.closest(".promo h3")) return;
  event.preventDefault();
  link.click();
}
