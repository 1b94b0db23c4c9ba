/** The cart with scripts: a quantity applies when its field is left, and the checkout ticks the stores that were opened. */
import { noteFailure, takeNoteAway } from "./notice";

export function watchCart(): void {
  document.addEventListener("focusout", ({ target }) => {
    if (target instanceof HTMLInputElement && target.form?.matches(".quantity")) apply(target, target.form);
  });
  document.addEventListener("submit", ({ target }) => {
    const store = target instanceof Element ? target.closest<HTMLElement>(".checkout-store") : null;
    // After the press has opened its tab.
    if (store) setTimeout(tick, 0, store);
  });
}

/** Asks for nothing that cannot be: the former quantity returns (product.md 'Cart'). */
function apply(field: HTMLInputElement, form: HTMLFormElement): void {
  const { stored = "", most = "" } = form.dataset;
  const asked = field.value.trim();
  if (asked === stored) return;
  const wrong = !/^[1-9]\d*$/.test(asked);
  const much = Number(asked) > Number(most);
  if (wrong || much) field.value = stored;
  else form.requestSubmit();
  if (wrong) takeNoteAway();
  else if (much) noteFailure(`Quantità massima disponibile: ${most}`, form.querySelector("[role=status]"));
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
