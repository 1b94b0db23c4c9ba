/** A member's lists with scripts: a removal takes effect at once, and deleting a list is asked in a modal. */
import { enhance } from "./enhance";
import { answered } from "./post";

export function watchLists(): void {
  document.addEventListener("submit", ({ target }) => itemOf(target)?.setAttribute("hidden", ""));
  document.addEventListener(answered, (event) => {
    if ((event as CustomEvent<{ refused: boolean }>).detail.refused)
      itemOf(event.target)?.removeAttribute("hidden");
  });
  enhance<HTMLDialogElement>("dialog.confirm", (question) => {
    question.close();
    question.showModal();
    question.addEventListener("cancel", () => question.querySelector<HTMLElement>(".actions a")?.click());
  });
}

function itemOf(form: EventTarget | null): Element | null {
  return form instanceof Element && form.matches(".since form") ? form.closest("li") : null;
}
