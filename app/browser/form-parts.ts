/** What forms gain from scripts besides being sent in place (`post.ts`). Loaded where a page has one. */
import { enhance } from "./enhance";
import { watchFleeting } from "./fleeting";
import { watchPasswords } from "./passwords";

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

/** What a browser remembers, a password manager fills in or an answer puts back comes without a word: fields are looked at every so many milliseconds. */
const looking = 100;

/** Buttons of `data-patient` forms wait until all required fields are filled, by whomever. */
function watchPatience(): void {
  enhance<HTMLFormElement>("form[data-patient]", (form) => {
    const isEmpty = (field: HTMLInputElement) =>
      // What is filled in before the page was touched, browsers show and do not tell.
      field.value.trim() === "" && !field.matches(":-webkit-autofill");
    const look = () => {
      const button = form.querySelector<HTMLButtonElement>(".send button");
      const fields = [...form.querySelectorAll<HTMLInputElement>("[required]")];
      if (button) button.disabled = fields.some(isEmpty);
    };
    // Before the return key sends what was pasted.
    for (const event of ["input", "keydown"]) form.addEventListener(event, look);
    const timer = setInterval(look, looking);
    look();
    return () => clearInterval(timer);
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
