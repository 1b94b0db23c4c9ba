/** After a swap: what a module bound to the page's markup looks again at. */

const name = "swapped";

/** The page shows something else, or something more. */
export function tellSwapped(): void {
  document.dispatchEvent(new Event(name));
}

export function onSwapped(listener: () => void): void {
  document.addEventListener(name, listener);
}
