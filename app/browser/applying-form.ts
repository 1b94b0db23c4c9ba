/** Fields of GET forms that apply by themselves, so many milliseconds after the last change as `data-apply` says around them. */
import { addressOf, want } from "./swap";

export function watchApplying(): void {
  document.addEventListener("input", ({ target }) => {
    const says = target instanceof Element ? target.closest<HTMLElement>("[data-apply]") : null;
    const form = says?.closest("form");
    if (form) want(addressOf(form), { form, typing: true }, Number(says?.dataset.apply));
  });
}
