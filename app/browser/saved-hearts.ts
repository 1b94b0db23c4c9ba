/** Hearts, the header and whoever tells events know what is saved now. */
import { heartText } from "~/lib/heart-text";
import { idOfHeart } from "./hearts";
import { personDataOf, personOfPage } from "./person";
import { onSwapped, tellSwapped } from "./swapped";

export function followPerson(page: Document): void {
  const [own, next] = [document, page].map(personDataOf);
  if (own && next) own.textContent = next.textContent;
  const [tools, filled] = [document, page].map((one) => one.getElementById("strumenti"));
  if (tools && filled && tools.innerHTML !== filled.innerHTML)
    tools.replaceChildren(...document.importNode(filled, true).childNodes);
  tellSwapped();
}

/** Cards that follow a swap were asked for before what was saved meanwhile. */
onSwapped(() => {
  const saved = personOfPage()?.saved ?? [];
  for (const heart of document.querySelectorAll<HTMLButtonElement>(".heart")) {
    const is = saved.includes(idOfHeart(heart));
    heart.classList.toggle("saved", is);
    const text = heart.querySelector("span");
    if (text && text.textContent !== heartText(is)) text.textContent = heartText(is);
  }
});
