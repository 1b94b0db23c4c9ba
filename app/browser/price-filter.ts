/** The listing's price fields apply themselves while somebody types, after a rest (product.md 'Listing'). */
import { enhance } from "./enhance";
import { addressOf, want } from "./swap";

export function watchPrices(): void {
  enhance<HTMLFormElement>(".price-filter", (form) => {
    let last = "";
    const apply = (done: boolean) => {
      const to = addressOf(form);
      const low = priceIn(to, "prezzoMin");
      const high = priceIn(to, "prezzoMax");
      // Whoever is still typing may be on the way from '1' to '150': the wrong order waits until the fields are left.
      if (low !== null && high !== null && low > high && !done) return;
      if (to.search === last || to.search === addressBefore(form)) return;
      last = to.search;
      want(to, { form, typing: !done });
    };
    form.addEventListener("input", () => apply(false));
    form.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) apply(true);
    });
  });
}

/** Leaves a price in the address as addresses write it: 19.90; null where there is none. */
function priceIn({ searchParams }: URL, name: string): number | null {
  const text = searchParams.get(name)?.trim().replace(",", ".") ?? "";
  const price = Number(text);
  if (text === "" || !Number.isFinite(price)) {
    searchParams.delete(name);
    return null;
  }
  searchParams.set(name, text);
  return price;
}

/** What the form says as the server wrote it. */
function addressBefore(form: HTMLFormElement): string {
  const to = new URL(form.action, location.href);
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.defaultValue)
      to.searchParams.append(field.name, field.defaultValue);
  for (const name of ["prezzoMin", "prezzoMax"]) priceIn(to, name);
  return to.search;
}
