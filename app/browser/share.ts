/** Ways to share that only scripts know: copying the address, and the device's own sheet. Loaded when the list is opened. */
import { addCopy } from "./copy";

export function addTargets(share: HTMLElement): void {
  const list = share.querySelector("ul");
  if (!list || list.querySelector("[data-added]")) return;
  const { share: url = "", title = "" } = share.dataset;
  if ("clipboard" in navigator) {
    const place = placeIn(list);
    Object.assign(place.dataset, { copy: url, label: "Copia link", copied: "Link copiato" });
    addCopy(place);
    place.querySelector("button")?.removeAttribute("class");
  }
  if ("share" in navigator) {
    const button = document.createElement("button");
    // Closing the device's own sheet rejects: nothing to tell.
    const open = () => navigator.share({ title, url }).catch(() => undefined);
    Object.assign(button, { type: "button", textContent: "Altre app", onclick: open });
    placeIn(list).appendChild(button);
  }
}

function placeIn(list: Element): HTMLElement {
  const place = document.createElement("li");
  place.dataset.added = "";
  list.appendChild(place);
  return place;
}
