/** A modal that a script fills: the browser's own dialog keeps the focus inside, closes by Escape and gives the focus back. */
import { wholeStylesheet } from "./whole-stylesheet";

export interface Opened {
  dialog: HTMLDialogElement;
  /** What is shown; it begins with the button that closes. */
  inside: HTMLElement;
  /** Resolves when it is to be seen: its styles are another page's. */
  shown: Promise<void>;
}

/** Opens one; a press on its button or beside it closes it, and closed it is gone. `styled`: what it must wait for. */
export function openDialog(
  label: string,
  kind = "save-dialog",
  styled: Promise<unknown> = wholeStylesheet(),
): Opened {
  const dialog = document.createElement("dialog");
  dialog.className = kind;
  dialog.ariaLabel = label;
  dialog.innerHTML =
    '<div class="inside"><button type="button" class="close"><svg class="i" aria-hidden="true"><use href="#i-close"/></svg><span class="vh">Chiudi</span></button></div>';
  const close = () => dialog.close();
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest(".inside > .close"))) close();
  });
  // Wherever a link of it leads, it stays behind.
  addEventListener("pagehide", close);
  dialog.addEventListener("close", () => {
    removeEventListener("pagehide", close);
    document.documentElement.toggleAttribute("data-still", false);
    dialog.remove();
  });
  document.body.appendChild(dialog);
  const shown = styled.then(() => {
    document.documentElement.toggleAttribute("data-still", true);
    dialog.showModal();
  });
  return { dialog, inside: dialog.firstElementChild as HTMLElement, shown };
}
