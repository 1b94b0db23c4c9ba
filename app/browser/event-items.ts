/** The products that a page shows, read from what stands there: cards, and the product of its own page. */
import { idOfHeart } from "./hearts";

/** As events name a product (product.md 'Tracking'). */
export interface Item {
  item_id: number;
  item_name?: string;
}

const most = 60;

/** The product whose page it is; null on any other page. */
export function productOf(page: Document): Item | null {
  const heart = page.querySelector<HTMLButtonElement>(".product .heart.wide");
  return heart ? named(heart, page.querySelector("h1")) : null;
}

/** The product of the card that something stands in; null outside of cards. */
export function itemOf(inside: Element): Item | null {
  const card = inside.closest(".card");
  const heart = card?.querySelector<HTMLButtonElement>(".heart");
  return card && heart ? named(heart, card.querySelector("h3")) : null;
}

/** The products of the page's cards, in their order. */
export function itemsOf(page: Document): Item[] {
  const cards = [...page.querySelectorAll("main .card h3")];
  return cards.flatMap((heading) => itemOf(heading) ?? []).slice(0, most);
}

function named(heart: HTMLButtonElement, heading: Element | null): Item | null {
  const id = idOfHeart(heart);
  const name = heading?.textContent?.trim().slice(0, 200);
  return Number.isSafeInteger(id) && id > 0 ? { item_id: id, ...(name && { item_name: name }) } : null;
}
