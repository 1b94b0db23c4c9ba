/** Why a row stands in its category: the words of the feed that name it, for who looks at the desk. */
import type { CategoryReason } from "contract/import";
import type { Area, TaxonomyNode } from "upstream/catalogue/taxonomy";
import { type FeedWords, ownFeedWords } from "upstream/search/feed-words";
import { type CategoryHints, ownNode, placesIn, segmentsOf } from "./category";

const longest = 120;

/** Where the rule found it, and the fewest words that say it; null where nothing says it by itself. */
export function categoryReason(
  { path, google, title }: CategoryHints,
  node: TaxonomyNode,
  words: FeedWords = ownFeedWords(),
): CategoryReason | null {
  if (ownNode(path)) return ["indirizzo", (path.split(">").at(-1) ?? "").trim().slice(0, longest)];
  const place = { area: node.area as Area, leaf: node.leaf };
  const says = (text: string) =>
    placesIn(text, words).some(({ area, leaf }) => area === place.area && (leaf ?? null) === place.leaf);
  const places: [CategoryReason[0], string[]][] = [
    ["percorso", segmentsOf(path)],
    ["google", segmentsOf(google)],
    ["titolo", [title]],
  ];
  for (const [from, texts] of places) {
    const text = texts.find(says);
    if (text) return [from, words.fewestFor(place, text).slice(0, longest)];
  }
  return null;
}
