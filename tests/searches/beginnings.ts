/** Beginnings of searches as they are typed: of questions made from the goods, of names, brands and everyday searches, some with a typo. */
import { random } from "../tools/random";
import { questionsOf } from "./generated";
import type { Held } from "./held";
import { searches, strangersSearches } from "./table";

const shortest = 2;

/** So many different ones; each ends anywhere behind its second letter. */
export function beginningsOf(held: Held, wanted: number, seed: number): string[] {
  const chance = random(seed);
  const texts = [
    ...questionsOf(held, wanted, seed).map(({ query }) => query),
    ...held.products.map(({ name }) => name.toLowerCase()),
    ...held.products.flatMap(({ labels }) => [...labels.values()].map((label) => label.toLowerCase())),
    ...[...searches, ...strangersSearches].map(({ query }) => query),
  ];
  const found = new Set<string>();
  for (let tried = 0; found.size < wanted && tried < wanted * 10; tried++) {
    const text = texts[Math.floor(chance() * texts.length)] as string;
    const begun = text.slice(0, shortest + Math.floor(chance() * (text.length - shortest + 1)));
    found.add(chance() < 0.1 ? mistyped(begun, chance) : begun);
  }
  return [...found];
}

/** One letter doubled, lost or swapped with the next; never the first. */
function mistyped(text: string, chance: () => number): string {
  if (text.length < 5) return text;
  const at = 1 + Math.floor(chance() * (text.length - 2));
  const [before, letter, next] = [text.slice(0, at), text[at] as string, text[at + 1] as string];
  const kind = chance();
  if (kind < 0.3) return before + letter + text.slice(at);
  return kind < 0.6 ? before + text.slice(at + 1) : before + next + letter + text.slice(at + 2);
}
