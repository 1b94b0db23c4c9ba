/** Phrases that other words stand within: 'giacca blu a vento', 'scarpe bianche donna da ginnastica'. */
import type { Span } from "./parts";
import type { Reading } from "./reading";
import { type Token, unquoted } from "./text";
import type { Vocabulary } from "./vocabulary";
import { fillers, negations } from "./vocabulary/fillers";
import { bareLetters, sizeAnnouncers } from "./vocabulary/sizes";

/** So many colours, people or brands stand between at most. */
const mostBetween = 3;

/** The words with what goes on with a thing moved behind it, where only descriptions stand between. */
export function gathered(tokens: readonly Token[], vocabulary: Vocabulary, reading: Reading): Token[] {
  const all = [...tokens];
  for (let place = 0; place < all.length - 2; place++) {
    const words = unquoted(all);
    const found = vocabulary.at(words, place, reading);
    if (!found?.meanings.some(({ type }) => type === "kind")) continue;
    const onwards = goingOn(words, place, found.last, vocabulary, reading);
    if (onwards) all.splice(found.last + 1, 0, ...all.splice(onwards.from, onwards.to - onwards.from + 1));
    place = found.last;
  }
  return all;
}

/** The stretch behind descriptions that makes a longer phrase of a thing with what it begins with; null without. */
function goingOn(
  words: readonly string[],
  first: number,
  last: number,
  vocabulary: Vocabulary,
  reading: Reading,
): { from: number; to: number } | null {
  const head = words.slice(first, last + 1);
  const length = vocabulary.at(head, 0, reading)?.length ?? 0;
  let from = last + 1;
  for (let between = 0; from < words.length && between <= mostBetween; ) {
    const word = words[from] as string;
    const isSize = /^\d\d$/.test(word) || bareLetters.has(word) || sizeAnnouncers.has(word);
    if (word === "" || (/^\d/.test(word) && !isSize) || negations.has(word)) return null;
    const whole = between > 0 ? vocabulary.at([...head, ...words.slice(from)], 0, reading) : null;
    if (whole && whole.length > length && whole.last >= head.length && isKind(whole))
      return { from, to: from + whole.last - head.length };
    const found = vocabulary.at(words, from, reading);
    if (found && isKind(found)) return null;
    const brand = [2, 1].find((long) => vocabulary.houses.has(words.slice(from, from + long).join(" ")));
    if (!found && !brand && !fillers.has(word) && !isSize) return null;
    if (found || brand) between++;
    from = found ? found.last + 1 : from + (brand ?? 1);
  }
  return null;
}

function isKind({ meanings }: { meanings: readonly { type: string }[] }): boolean {
  return meanings.some(({ type }) => type === "kind");
}

/** The stretches of the text that some of its words make, in the order in which they were typed. */
export function stretchesOf(taken: readonly Token[], typed: readonly Token[]): Span[] {
  const places = new Map(typed.map((token, place) => [token, place]));
  const stretches: [number, number][] = [];
  let before = Number.NaN;
  for (const token of taken) {
    const place = places.get(token) ?? Number.NaN;
    const open = stretches.at(-1);
    if (open && place === before + 1) open[1] = token.to;
    else stretches.push([token.from, token.to]);
    before = place;
  }
  return stretches;
}
