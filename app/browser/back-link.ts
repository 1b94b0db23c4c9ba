/** Links back in history, for whoever came from a page of ours: `data-back`. */
import { onPress } from "./press";

export function watchBackLinks(): void {
  // Whoever opened this page first has nothing of ours to go back to.
  if (document.referrer.startsWith(`${location.origin}/`))
    onPress("a[data-back]", async () => history.back());
}
