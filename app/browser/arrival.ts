/** Opening pages in place: React tells it, and what works without React follows. */

const name = "arrived";

/** After another page has been opened without a reload. */
export function tellArrival(): void {
  document.dispatchEvent(new Event(name));
}

export function onArrival(listener: () => void): void {
  document.addEventListener(name, listener);
}
