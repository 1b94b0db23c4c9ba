/** Binds small modules to markup: connected where it stands, again after each swap, and disconnected when it is gone. */
import { onSwapped } from "./swapped";

/** Ends what `connect` began: listeners elsewhere, timers, observers. Listeners on the element itself end with it. */
export type Disconnect = () => void;

/** Calls `connect` once for each element that matches, now and whenever one appears. */
export function enhance<E extends Element>(
  selector: string,
  // biome-ignore lint/suspicious/noConfusingVoidType: most modules have nothing to end
  connect: (element: E) => Disconnect | void,
): void {
  const connected = new Map<E, Disconnect | undefined>();
  function look() {
    for (const [element, disconnect] of connected) {
      if (element.isConnected && element.matches(selector)) continue;
      disconnect?.();
      connected.delete(element);
    }
    for (const element of document.querySelectorAll<E>(selector))
      if (!connected.has(element)) connected.set(element, connect(element) ?? undefined);
  }
  onSwapped(look);
  look();
}

export function whenThere(selector: string, load: () => Promise<unknown>): void {
  let begun = false;
  const look = () => {
    if (begun || !document.querySelector(selector)) return;
    begun = true;
    // Without it the markup works as plain HTML.
    load().catch(console.error);
  };
  onSwapped(look);
  look();
}
