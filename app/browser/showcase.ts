/** What rows of goods and product pages gain. */
import { watchAdditions } from "./add-to-cart";
import { watchCarousels } from "./carousels";
import { watchGalleries } from "./gallery";

export function watchShowcase(): void {
  watchCarousels();
  watchGalleries();
  watchAdditions();
}
