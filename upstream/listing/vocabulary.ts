/** The vocabulary of a known catalogue, built when its first search comes. */
import { Vocabulary } from "../search/vocabulary";
import { tablesOf } from "../search/vocabulary/tables";
import type { Known } from "./known";

const built = new WeakMap<Known["labels"], Vocabulary>();

export function vocabularyOf({ labels, words }: Known): Vocabulary {
  const known = built.get(labels);
  if (known) return known;
  const vocabulary = new Vocabulary({
    tables: tablesOf(labels.vocabulary),
    values: labels.values.values(),
    added: labels.added,
    holds: (word) => words.formsOf(word).length > 0,
    all: () => words.all(),
  });
  built.set(labels, vocabulary);
  return vocabulary;
}
