/** Why a row stands in its category: the words of the feed that name it, for who looks at the desk. */
import type { CategoryReason } from "contract/import";
import type { TaxonomyNode } from "upstream/catalogue/taxonomy";
import type { FeedWords, Place } from "upstream/search/feed-words";
import { type CategoryHints, ownNode, placesIn, segmentsIn } from "./category";

const longest = 120;

/** Where the rule found it, and the fewest words that say it; null where nothing says it by itself. */
export function categoryReason(
  { path, google, title }: CategoryHints,
  node: TaxonomyNode,
  words: FeedWords,
): CategoryReason | null {
  if (ownNode(path)) return ["indirizzo", (path.split(">").at(-1) ?? "").trim().slice(0, longest)];
  const place = { area: node.area as Place["area"], leaf: node.leaf };
  const isSaid = (places: readonly Place[]) =>
    places.some(({ area, leaf }) => area === place.area && (leaf ?? null) === place.leaf);
  const segment = segmentsIn(path, google, words).find(({ places }) => isSaid(places));
  if (segment) return [segment.from, words.fewestFor(place, segment.text).slice(0, longest)];
  return isSaid(placesIn(title, words)) ? ["titolo", words.fewestFor(place, title).slice(0, longest)] : null;
}
