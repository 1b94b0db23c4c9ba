/** The page `/wishlist/salva` of a product, which says what is saved now and what was just done. */
import { type FetchedPage, pageAt } from "./fetched-page";

/** Null when there is no such page now. */
export async function panelPage(address: string | URL): Promise<FetchedPage | null> {
  const page = await pageAt(address, { cache: "no-cache" });
  return page?.document.querySelector(".save") ? page : null;
}
