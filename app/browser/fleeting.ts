/** Messages that leave by themselves: of a form (`data-fleeting` of their place), and of lists. Pointer and focus stop the clock. */
import { enhance } from "./enhance";

/** Milliseconds that a form's message stays, and that a removal from a list can be taken back (product.md 'Forms', 'Wishlists'). */
const ofForms = 5_000;
const ofLists = 4_500;

export function watchFleeting(): void {
  enhance<HTMLElement>("[data-fleeting] > .outcome:not(.failed), [data-fleeting=all] > .outcome", leave);
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof Element) target.querySelector("[data-fleeting] > .outcome")?.remove();
  });
}

function leave(message: HTMLElement): () => void {
  const ofForm = message.closest("form") !== null;
  const clock = clockOf(ofForm ? ofForms : ofLists, () => message.remove());
  let holds = 0;
  const hold = (by: number) => {
    holds += by;
    if (holds > 0) clock.stop();
    else clock.go();
  };
  for (const event of ["pointerenter", "focusin"]) message.addEventListener(event, () => hold(1));
  for (const event of ["pointerleave", "focusout"]) message.addEventListener(event, () => hold(-1));
  if (ofForm) message.appendChild(closing(message));
  clock.go();
  return clock.stop;
}

function closing(message: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: "Chiudi", onclick: () => message.remove() });
  button.dataset.added = "";
  return button;
}

/** Counts down while it goes. */
function clockOf(milliseconds: number, strike: () => void) {
  let left = milliseconds;
  let began = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop() {
    if (timer !== undefined) left -= Date.now() - began;
    clearTimeout(timer);
    timer = undefined;
  }
  function go() {
    stop();
    began = Date.now();
    timer = setTimeout(strike, left);
  }
  return { go, stop };
}
