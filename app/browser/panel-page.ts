/** The page `/wishlist/salva` of a product, which says what is saved now and what was just done. */
import { type FetchedPage, pageIn, swapHeader } from "./fetched-page";

/** Null when there is no such page now. */
export async function panelPage(address: string | URL): Promise<FetchedPage | null> {
  try {
    const page = await pageIn(await fetch(address, { headers: swapHeader, cache: "no-cache" }));
    return page?.document.querySelector(".save") ? page : null;
  } catch {
    return null;
  }
}
