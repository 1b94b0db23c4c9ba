/** The filter groups read back from the panel that the server wrote, so that they need not be sent twice. */
import { type CountedKey, paramOf } from "contract/listing/facets";
import type { ListingQuery } from "contract/listing/query";
import { listingOf } from "./address";
import { type FilterGroup, type GroupValue, groupKeys, selectedIn } from "./filters";

/** The groups of the panel in `document`, which shows the listing `query`; totals of groups without values are unknown (0). */
export function groupsInDocument(document: Document, query: ListingQuery): FilterGroup[] {
  const places = document.querySelectorAll<HTMLElement>("#filtri [data-total], #filtri a.later");
  return [...places].flatMap((place): FilterGroup[] => {
    const param = place.id.slice(2) || place.getAttribute("href")?.split(/[/?]/)[3];
    const key = groupKeys.find((candidate) => paramOf(candidate) === param);
    if (!key) return [];
    const links = place.querySelectorAll<HTMLAnchorElement>("li a");
    const values = [...links].map((link) => readValue(link, key, query));
    return [{ key, total: Number(place.dataset.total ?? 0), values }];
  });
}

/** A value's link adds it to the address, or takes it away when it is chosen: the difference is the value. */
function readValue(link: HTMLAnchorElement, key: CountedKey, query: ListingQuery): GroupValue {
  const before = selectedIn(query, key);
  const after = selectedIn(listingOf(new URL(link.href)), key);
  const slug =
    after.find((value) => !before.includes(value)) ?? before.find((value) => !after.includes(value)) ?? "";
  const label = [...link.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ""))
    .join("");
  return [slug, label.trim(), Number(link.querySelector("small")?.textContent)];
}
