/** Links back in history, for whoever came from a page of ours: `data-back`. */
import { plainlyPressed } from "./press";

export function watchBackLinks(): void {
  document.addEventListener("click", (event) => {
    if (!plainlyPressed(event, "a[data-back]")) return;
    // Whoever opened this page first has nothing of ours to go back to.
    if (!document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  });
}
