/** After a swap: what a module bound to the page's markup looks again at. */

const name = "swapped";

export function tellSwapped(): void {
  document.dispatchEvent(new Event(name));
}

/** Returns how to stop listening. */
export function onSwapped(listener: () => void): () => void {
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}
