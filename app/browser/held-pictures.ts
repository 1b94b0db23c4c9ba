/** Lets out the pictures that pages hold back (`ui/held-picture`), and loads a card's second one under a pointer. */

export function watchPictures(): void {
  releasePictures(document);
  // Sections that were late.
  if (document.readyState !== "complete") window.addEventListener("load", () => releasePictures(document));
  document.addEventListener("pointerover", onPointer, { passive: true });
}

export function releasePictures(page: Document): void {
  for (const place of page.querySelectorAll(".held")) {
    const held = place.querySelector("template");
    if (!held) continue;
    place.className = "shown";
    place.replaceChildren(held.content);
  }
}

/** A finger rests on nothing: it never loads what only hovering shows. */
function onPointer({ target, pointerType }: PointerEvent) {
  if (pointerType === "touch" || !(target instanceof Element)) return;
  const place = target.closest(".card")?.querySelector<HTMLElement>(".later");
  if (!place) return;
  const picture = document.createElement("img");
  picture.alt = "";
  picture.src = place.dataset.src ?? "";
  place.appendChild(picture);
  place.className = "hover";
}
