/** The words of names and labels, as the listing numbers them. */
import { folded } from "domain/folded";

export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text in one spelling: 'T-Shirt' and 't shirt' are the same. */
export function joinedWords(text: string): string {
  return wordsOf(text).join(" ");
}

/** A name that says a thing right behind one of these words denies it: 'felpa senza cappuccio'. */
export const deniersInNames: readonly string[] = ["senza", "non", "no", "without"];
