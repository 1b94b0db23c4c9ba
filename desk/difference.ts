/** What changed between two texts, word by word; a file beside the second Worker, loaded when somebody looks. */
import { diffWordsWithSpace } from "diff";

/** In the order of reading; of texts that have little in common as one exchange. */
export function difference(before: string, after: string) {
  const found = diffWordsWithSpace(before, after, { maxEditLength: 2_000 });
  const [removed, added] = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return found ?? [removed, added];
}
