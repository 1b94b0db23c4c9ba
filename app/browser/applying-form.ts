/** Fields of GET forms that apply by themselves, so many milliseconds after the last change as `data-apply` says around them. */
import { typedPrice } from "contract/listing/price";
import { apply } from "./swap";

export function watchApplying(): void {
  document.addEventListener("input", ({ target }) => {
    const says = target instanceof Element ? target.closest<HTMLElement>("[data-apply]") : null;
    const form = says?.closest("form");
    if (form && !isReversed(form)) apply(form, true, Number(says?.dataset.apply));
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const { form } = target as HTMLInputElement;
    if (form && isReversed(form) && !form.contains(relatedTarget as Node | null)) apply(form, false, 0);
  });
}

/** Whoever is still typing may be on the way from '1' to '150': prices in the wrong order wait until their fields are left. */
function isReversed({ elements }: HTMLFormElement): boolean {
  const [low = 0, high = low] = ["prezzoMin", "prezzoMax"].map((name) =>
    typedPrice((elements.namedItem(name) as HTMLInputElement | null)?.value),
  );
  return low > high;
}
