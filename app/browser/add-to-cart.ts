/** What the cart answers to a product page's button is said beside it, with the way to the cart. */
import { answered } from "./post";

export function watchAdditions(): void {
  document.addEventListener(answered, (event) => {
    const { target, detail } = event as CustomEvent<{ refused: boolean }>;
    if (detail.refused || !(target instanceof Element)) return;
    const place = target.matches("form.add") && target.querySelector(".added");
    const said = document.querySelector(".page-message");
    if (!place || !said) return;
    const way = document.createElement("a");
    Object.assign(way, { href: "/carrello", textContent: "Vai al carrello" });
    place.replaceChildren(`${said.textContent} `, way);
    said.remove();
  });
}
