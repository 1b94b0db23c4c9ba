/** What forms gain from scripts besides being sent in place (`post.ts`). Loaded where a page has one. */
import { enhance } from "./enhance";
import { watchFleeting } from "./fleeting";
import { watchPasswords } from "./passwords";
import { onSwapped } from "./swapped";

export function watchForms(): void {
  watchFleeting();
  watchPasswords();
  watchPatience();
  // Pages that say where it goes on, and after how many milliseconds.
  enhance<HTMLAnchorElement>("a[data-onward]", (link) => {
    const timer = setTimeout(() => location.assign(link.href), Number(link.dataset.onward));
    return () => clearTimeout(timer);
  });
  focusNew();
}

/** Browsers fill in what they remember without a word; by then the page has been looked at. */
const remembering = 500;

/** Buttons of `data-patient` forms wait until all required fields are filled. */
function watchPatience(): void {
  const looks = new Set<() => void>();
  enhance<HTMLFormElement>("form[data-patient]", (form) => {
    const look = () => {
      const fields = [...form.querySelectorAll<HTMLInputElement>("[required]")];
      const button = form.querySelector<HTMLButtonElement>(".send button");
      if (button) button.disabled = fields.some(({ value }) => value.trim() === "");
    };
    for (const event of ["input", "change"]) form.addEventListener(event, look);
    const timer = setTimeout(look, remembering);
    look();
    looks.add(look);
    return () => {
      clearTimeout(timer);
      looks.delete(look);
    };
  });
  onSwapped(() => {
    for (const look of looks) look();
  });
}

/** A field that a swap brings with the wish to be typed into; at the page's own arrival the browser sees to it. */
function focusNew(): void {
  let arrived = false;
  enhance<HTMLElement>("main [autofocus]", (field) => {
    if (arrived) field.focus();
  });
  arrived = true;
}
