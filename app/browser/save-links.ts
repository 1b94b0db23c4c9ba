/** Hearts open their dialog in place of their page; so does arriving at a product with `#salva`, as after signing in. */
import { isPlainPress } from "./press";

export function watchHearts(): void {
  if (!("HTMLDialogElement" in window)) return;
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.heart") : null;
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    open(link);
  });
  const arrived = location.hash === "#salva" && document.querySelector<HTMLAnchorElement>(".heart.wide");
  if (!arrived) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  open(arrived);
}

function open({ href }: HTMLAnchorElement): void {
  import("./save-dialog").then(
    ({ openSave }) => openSave(href),
    () => location.assign(href),
  );
}
