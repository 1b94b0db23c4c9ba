/** Hearts save in place of their page, and 'Cambia lista' opens its dialog: by a module that the first press loads. */
import { onPress } from "./press";
import { wholeStylesheet } from "./whole-stylesheet";

const near = ["pointerover", "pointerdown", "focusin"];
const saves = "a[href^='/wishlist/salva?']";
const opens = `.heart,${saves}`;

/** Who comes near is about to press: module and styles are there by then. */
function prepare({ target }: Event): void {
  if (!(target instanceof Element && target.closest(opens))) return;
  for (const kind of near) document.removeEventListener(kind, prepare);
  void wholeStylesheet();
  // Without network the press says so.
  void import("./one-tap").catch(() => undefined);
}

export function watchHearts(): void {
  if (!("HTMLDialogElement" in window)) return;
  for (const kind of near) document.addEventListener(kind, prepare, { passive: true });
  document.addEventListener("submit", (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement && submitter.matches(".heart"))) return;
    event.preventDefault();
    import("./one-tap").then(
      ({ tap }) => tap(submitter),
      () => sendPlainly(submitter),
    );
  });
  onPress(saves, ({ href }) => import("./save-dialog").then(({ openSave }) => openSave(href)));
}

/** As a page without scripts sends it: no module came, and the press still saves. */
function sendPlainly({ form, formAction }: HTMLButtonElement): void {
  if (!form) return;
  form.action = formAction;
  form.submit();
}
