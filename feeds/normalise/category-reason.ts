/** Why a row stands in its category: the words of the feed that name it, for who looks at the desk. */
import type { CategoryReason } from "contract/import";
import type { TaxonomyNode } from "upstream/catalogue/taxonomy";
import { type FeedWords, ownFeedWords } from "upstream/search/feed-words";
import { type CategoryHints, ownNode, placesIn, segmentsOf } from "./category";

const mostWords = 4;
const longest = 120;

/** Where the rule found it, and the fewest words that say it; null where nothing says it by itself. */
export function categoryReason(
  { path, google, title }: CategoryHints,
  node: TaxonomyNode,
  words: FeedWords = ownFeedWords(),
): CategoryReason | null {
  if (ownNode(path)) return ["indirizzo", (path.split(">").at(-1) ?? "").trim().slice(0, longest)];
  const says = (text: string) =>
    placesIn(text, words).some(({ area, leaf }) => area === node.area && (leaf ?? null) === node.leaf);
  const places: [CategoryReason[0], string[]][] = [
    ["percorso", segmentsOf(path)],
    ["google", segmentsOf(google)],
    ["titolo", [title]],
  ];
  for (const [from, texts] of places) {
    const text = texts.find(says);
    if (text) return [from, fewestOf(text, says).slice(0, longest)];
  }
  return null;
}

function fewestOf(text: string, says: (text: string) => boolean): string {
  const words = text.split(/\s+/);
  for (let count = 1; count <= Math.min(mostWords, words.length); count++)
    for (let at = 0; at + count <= words.length; at++) {
      const some = words.slice(at, at + count).join(" ");
      if (says(some)) return some;
    }
  return text;
}
