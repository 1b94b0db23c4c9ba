/** Hearts save in place of their page, and 'Cambia lista' opens its dialog: by a module that the first press loads. */
import { isPlainPress } from "./press";

export function watchHearts(): void {
  if (!("HTMLDialogElement" in window)) return;
  document.addEventListener("submit", (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement && submitter.matches(".heart"))) return;
    event.preventDefault();
    import("./one-tap").then(
      ({ tap }) => tap(submitter),
      () => location.assign(submitter.formAction),
    );
  });
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>("a[href^='/wishlist/salva?']")
        : null;
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    import("./save-dialog").then(
      ({ openSave }) => openSave(link.href),
      () => location.assign(link.href),
    );
  });
}
