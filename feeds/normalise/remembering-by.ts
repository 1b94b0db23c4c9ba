/** What texts of feeds became by a vocabulary: what operators added to one counts for no other. */
import { remembering } from "upstream/remembering";
import type { FeedWords } from "upstream/search/feed-words";

/** The same function, which answers what it was asked before without working it out. */
export function rememberingBy<Answer>(answer: (text: string, words: FeedWords) => Answer) {
  const memories = new WeakMap<FeedWords, (text: string) => Answer>();
  return (text: string, words: FeedWords): Answer => {
    let known = memories.get(words);
    if (!known) {
      known = remembering((asked) => answer(asked, words));
      memories.set(words, known);
    }
    return known(text);
  };
}
