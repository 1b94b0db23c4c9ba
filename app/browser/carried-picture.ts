/** The picture of a pressed card becomes the picture of the product's page, and back, where browsers can (`@view-transition`). */

/** The name that the product's page gives its first picture (styles/product.css). */
const name = "foto";

let named: HTMLElement | null = null;
let pressed: Element | null = null;

export function carryPictures(): void {
  addEventListener("click", ({ target }) => {
    pressed = target instanceof Element ? target.closest(".card") : null;
  });
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    viewTransition.ready.catch(ignored);
    give(activation?.entry?.url);
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    const from = (window as { navigation?: { activation?: { from?: { url: string } } } }).navigation
      ?.activation?.from?.url;
    take();
    if (!viewTransition) return;
    viewTransition.ready.catch(ignored);
    give(from);
    // Whatever becomes of it.
    viewTransition.finished.then(take, take);
  });
}

/** A window that changes its size ends a transition before it begins: nobody minds. */
const ignored = () => undefined;

/** To the card that leads to an address: the pressed one, else the first. */
function give(address: string | null | undefined): void {
  if (!address) return;
  const { pathname } = new URL(address);
  const leads = (card: Element) => card.querySelector<HTMLAnchorElement>("h3 a")?.pathname === pathname;
  const card = pressed && leads(pressed) ? pressed : [...document.querySelectorAll(".card")].find(leads);
  const picture = card?.querySelector<HTMLElement>(".shot img");
  if (!picture) return;
  // One name is one picture: a product's own gives way to the one that was pressed.
  document.documentElement.toggleAttribute("data-js-carries", true);
  picture.style.setProperty("view-transition-name", name);
  named = picture;
}

function take(): void {
  document.documentElement.toggleAttribute("data-js-carries", false);
  named?.style.removeProperty("view-transition-name");
  named = null;
}
