/** What unknown words of a search may mean, more loosely than a typo: for a list of suggestions, not in place of what was typed. */
import { folded } from "domain/folded";
import { typosBetween } from "domain/typos";
import { onceFor } from "../remembering";
import type { Understanding } from "./parts";
import type { Tables } from "./vocabulary/tables";

/** Shorter words are near to anything. */
const shortestNear = 4;

export function unknownTerms({ parts }: Understanding): string[] {
  return parts.flatMap((part) =>
    part.type === "word" && part.word.length >= shortestNear && /[a-z]/.test(part.word) ? [part.word] : [],
  );
}

/** A phrase of the tables, where `=` says that it is meant as written. */
export function unmarked(phrase: string): string {
  return folded(phrase.replace(/^=/, ""));
}

export const spelledKinds = onceFor(({ kinds }: Tables) =>
  kinds.map((kind) => ({ ...kind, spellings: [kind.label, ...kind.words, ...kind.typed].map(unmarked) })),
);

/** Those with a word that differs from an unknown one in a third of its letters at most, the nearest first. */
export function nearestOf<Entry extends { spellings: readonly string[] }>(
  unknown: readonly string[],
  entries: readonly Entry[],
): Entry[] {
  const found: { entry: Entry; typos: number }[] = [];
  for (const entry of entries) {
    const words = entry.spellings.flatMap((spelling) => [spelling, ...spelling.split(" ")]);
    let least = Number.POSITIVE_INFINITY;
    for (const word of new Set(words))
      for (const asked of unknown) {
        const most = Math.max(1, Math.floor(asked.length / 3));
        if (word.length < shortestNear || Math.abs(word.length - asked.length) > most) continue;
        const typos = typosBetween(asked, word, most);
        // Nobody mistypes much and the first letter too.
        if (typos <= (word[0] === asked[0] ? most : 1)) least = Math.min(least, typos);
      }
    if (least < Number.POSITIVE_INFINITY) found.push({ entry, typos: least });
  }
  return found.sort((a, b) => a.typos - b.typos).map(({ entry }) => entry);
}
