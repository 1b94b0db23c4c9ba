/**
 * Styles skip what stands below the first screen, so that it delays nothing. In idle moments it is laid out after all, a piece
 * at a time: bars, jumps and searches then know its true size.
 */
import { onSwapped } from "./swapped";

export function layOutInTime(): void {
  if (!("requestIdleCallback" in window)) return;
  start();
  onSwapped(start);
}

function start() {
  const skipped = [...document.querySelectorAll<HTMLElement>(".block,.foot")];
  const next = () => {
    const piece = skipped.shift();
    if (!piece) return;
    piece.style.contentVisibility = "visible";
    requestIdleCallback(next);
  };
  requestIdleCallback(next);
}
