/** Passwords while they are typed: shown on demand, a word about caps lock, and the rules of a new one ticked off. */
import { passwordRules } from "contract/identity/password-rules";
import { enhance } from "./enhance";
import { onSwapped } from "./swapped";

export function watchPasswords(): void {
  const shown = new Set<() => void>();
  enhance<HTMLInputElement>(".password input", (field) => {
    const place = field.closest<HTMLElement>(".password");
    if (!place) return;
    const show = showing(field);
    const tick = () => tickOff(place, field.value);
    const again = () => {
      show();
      tick();
    };
    field.addEventListener("input", tick);
    watchCapsLock(field, place.querySelector(".caps"));
    shown.add(again);
    return () => shown.delete(again);
  });
  // What a page brings knows nothing of what was typed.
  onSwapped(() => {
    for (const again of shown) again();
  });
}

/** Adds the button; returns how to show the field as the button says. */
function showing(field: HTMLInputElement): () => void {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "show", ariaPressed: "false" });
  button.dataset.added = "";
  const said = document.createElement("span");
  said.className = "vh";
  said.textContent = ` ${field.dataset.label}`;
  const show = () => {
    const open = button.ariaPressed === "true";
    field.type = open ? "text" : "password";
    button.replaceChildren(open ? "Nascondi" : "Mostra", said);
  };
  button.addEventListener("click", () => {
    button.ariaPressed = String(button.ariaPressed !== "true");
    show();
  });
  show();
  field.parentElement?.appendChild(button);
  return show;
}

function watchCapsLock(field: HTMLInputElement, place: HTMLElement | null): void {
  if (!place) return;
  const say = (event: Event) => {
    const on = event instanceof KeyboardEvent && event.getModifierState("CapsLock");
    place.textContent = on ? "Bloc Maiusc attivo" : "";
  };
  for (const event of ["keydown", "keyup", "blur"]) field.addEventListener(event, say);
}

/** The rules stand below the field, in their order. */
function tickOff(place: HTMLElement, typed: string): void {
  place.querySelectorAll(".rules li").forEach((item, at) => {
    const rule = passwordRules[at];
    const held = typed !== "" && rule?.holds(typed) === true;
    item.toggleAttribute("data-held", held);
    item.querySelector("[data-added]")?.remove();
    if (typed === "") return;
    const said = document.createElement("span");
    said.className = "vh";
    said.dataset.added = "";
    said.textContent = held ? " (fatto)" : " (manca)";
    item.appendChild(said);
  });
}
