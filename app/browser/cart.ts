/** The cart with scripts: quantities apply when their field is left, or was before this came, and a line that changes waits as a whole. */
import { noteFailure, takeNoteAway } from "./notice";
import { answered } from "./post";
import { onSwapped } from "./swapped";

export function watchCart(): void {
  document.addEventListener("pointerdown", ({ target }) => (held = lineOf(target)), true);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo, true);
  document.addEventListener("focusout", ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.form?.matches(".quantity"))) return;
    // Who leaves it for a button of the same line means that button: a line that is removed needs no quantity.
    if (held === lineOf(target)) left = target;
    else apply(target);
  });
  document.addEventListener("submit", onSubmit, true);
  document.addEventListener(answered, (event) => settle(event as CustomEvent<{ refused: boolean }>));
  // The page of another line's change says nothing of what is under way here.
  onSwapped(() => {
    for (const line of changing) show(line, line.isConnected);
  });
  for (const field of document.querySelectorAll<HTMLInputElement>(".quantity [name=quantita]"))
    if (field !== document.activeElement) apply(field);
}

/** The line that a pointer presses, and the quantity that it has left so. */
let held: Element | null = null;
let left: HTMLInputElement | undefined;

function letGo(): void {
  const field = left;
  held = null;
  left = undefined;
  // After the click that this may become.
  if (field) setTimeout(() => field.isConnected && apply(field));
}

/** Asks for nothing that cannot be: the former quantity returns (product.md 'Cart'). */
function apply(field: HTMLInputElement): void {
  const { form } = field;
  const { stored = "", most = "" } = form?.dataset ?? {};
  const asked = field.value.trim();
  if (!form || asked === stored || changing.has(lineOf(field) as Element)) return;
  const wrong = !/^[1-9]\d*$/.test(asked);
  const much = Number(asked) > Number(most);
  if (wrong || much) field.value = stored;
  else form.requestSubmit();
  if (wrong) takeNoteAway();
  else if (much) noteFailure(`Quantità massima disponibile: ${most}`, form.querySelector("[role=status]"));
}

/** Lines whose change waits for its answer. */
const changing = new Set<Element>();

function onSubmit(event: SubmitEvent): void {
  const { target } = event;
  const store = target instanceof Element ? target.closest<HTMLElement>(".checkout-store") : null;
  // After the press has opened its tab.
  if (store) setTimeout(tick, 0, store);
  const line = lineOf(target);
  if (!line) return;
  if (changing.has(line)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  show(line, true);
}

/** Answered, well or not: a quantity that was refused gives way to the one that is stored. */
function settle({ target, detail }: CustomEvent<{ refused: boolean }>): void {
  const line = lineOf(target);
  if (!line || !(target instanceof HTMLFormElement)) return;
  show(line, false);
  const field = detail.refused && target.querySelector<HTMLInputElement>("[name=quantita]");
  if (field) field.value = target.dataset.stored ?? field.value;
}

/** Not by `disabled`: that would take the focus away, and the quantity out of what is posted. */
function show(line: Element, is: boolean): void {
  changing[is ? "add" : "delete"](line);
  for (const control of line.querySelectorAll<HTMLInputElement>("button,input:not([type=hidden])")) {
    control.ariaDisabled = is ? "true" : null;
    if (control.name === "quantita") control.readOnly = is;
  }
}

function lineOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(".cart-line") : null;
}

/** As the server says it from now on. */
function tick(store: HTMLElement): void {
  store.classList.add("opened");
  store.querySelector(".button")?.classList.add("quiet");
  store.querySelector(".cart-tick")?.removeAttribute("hidden");
  const due = [...document.querySelectorAll(".checkout-store:has(form)")];
  const said = document.querySelector<HTMLElement>("[data-said]");
  if (said && due.every((one) => one.matches(".opened"))) said.textContent = said.dataset.said ?? "";
}
