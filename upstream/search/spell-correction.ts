/** Makes the words of a search known ones, in steps: as they are, joined, split, finished, without a diminutive, one typo. */
import { differsInDoubles, typosBetween } from "domain/typos";
import { withoutDiminutive } from "./forms";
import type { Beside, Reading } from "./reading";
import { type Token, unquoted } from "./text";
import type { Vocabulary } from "./vocabulary";
import { fillers, negations } from "./vocabulary/fillers";
import { bareLetters } from "./vocabulary/sizes";

/** Shorter beginnings of words may be anything, and so may these behind others: 'iphone pro' asks for no 'profumo'. */
const shortestBeginning = 3;

export function correctSpelling(tokens: readonly Token[], vocabulary: Vocabulary, reading: Reading) {
  const corrected: Token[] = [];
  const typos: number[] = [];
  const words = unquoted(tokens);
  const kindIsNamed = namesKind(words, vocabulary);
  const { ordinary } = vocabulary.tables;
  const first = tokens.find(({ word }) => !fillers.has(word))?.word ?? "";
  // Of an 'antimacchia' behind 'tovaglia' nothing is guessed: the thing is none that is sold.
  const isElsewhere = !kindIsNamed && ordinary.has(first) && !vocabulary.knows(first);
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place] as Token;
    const next = tokens[place + 1];
    // A longer phrase holds a house: 'dolce gabbana light blue'.
    const last = vocabulary.at(words, place, reading)?.last ?? place;
    if (last > place + 1) {
      corrected.push(...tokens.slice(place, last + 1));
      place = last;
      continue;
    }
    const isAsItIs = token.literal || /^\d/.test(token.word);
    const joined = next && !isAsItIs && !next.literal ? joinedOf(token, next, vocabulary) : null;
    if (joined) {
      corrected.push(joined);
      place++;
      continue;
    }
    const isOrdinary = isAsItIs || isElsewhere || ordinary.has(token.word);
    const chance =
      !isOrdinary &&
      vocabulary.knowsByForm(token.word) &&
      vocabulary.nearest(token.word, kindIsNamed, reading);
    if (
      chance &&
      chance !== token.word &&
      (vocabulary.knowsByChance(token.word) || differsInDoubles(token.word, chance))
    ) {
      typos.push(corrected.length);
      corrected.push({ ...token, word: chance });
    } else if (isOrdinary || vocabulary.knows(token.word) || token.word.length < 3) corrected.push(token);
    else {
      const beside = besideOf(corrected, tokens.slice(place + 1));
      const nearest =
        heard(token.word, vocabulary) ?? vocabulary.nearest(token.word, kindIsNamed, reading, beside);
      const isWhole = place === tokens.length - 1 && (place === 0 || token.word.length > shortestBeginning);
      // 'Borsaa' begins no 'borsa a mano'.
      const isBegun = isWhole && !differsInDoubles(token.word, nearest);
      const finished = isBegun ? vocabulary.finished(token.word) : null;
      const meant = finished ? [{ ...token, word: finished }] : known(token, nearest, beside, vocabulary);
      if (!meant && nearest) typos.push(corrected.length);
      corrected.push(...(meant ?? [{ ...token, word: nearest ?? token.word }]));
    }
  }
  return { tokens: corrected, typos };
}

function namesKind(words: readonly string[], vocabulary: Vocabulary): boolean {
  for (let place = 0; place < words.length; place++) {
    const word = words[place] as string;
    const last = vocabulary.lastOfBrand(words, place);
    // 'Jeans' are a cloth too, but not where a search begins with them.
    const isNamed = place === 0 ? vocabulary.namesKind(word) : vocabulary.onlyNamesKind(word);
    if (last === place && isNamed && !vocabulary.knowsByChance(word)) return true;
    place = last;
  }
  return false;
}

function besideOf(before: readonly Token[], after: readonly Token[]): Beside {
  const telling = (list: readonly Token[]) => list.flatMap(({ word }) => (fillers.has(word) ? [] : [word]));
  return { before: telling(before).slice(-2), after: telling(after).slice(0, 2) };
}

/** As Italians write to friends: 'cerkio', 'okkiali'. */
function heard(word: string, vocabulary: Vocabulary): string | null {
  const written = word.replaceAll("kk", "cch").replaceAll("k", "ch");
  return written !== word && vocabulary.knows(written) ? written : null;
}

/** Two words that are one: mini gonna, porta foglio, a house that nobody sells ('max mara' is no sea). Each must be more than a joint: no 'body con coppe', nor 'costumi no arancione'. */
function joinedOf(one: Token, other: Token, vocabulary: Vocabulary): Token | null {
  const both = [one.word, other.word];
  const isPhrase = vocabulary.at(both, 0)?.last === 1;
  const house = both.join(" ");
  if (vocabulary.houses.has(house) && !isPhrase) return { ...one, word: house, to: other.to };
  const word = one.word + other.word;
  // Nor is a size an ending: 'coat s'.
  if (bareLetters.has(other.word)) return null;
  if ([one, other].some((each) => fillers.has(each.word) || negations.has(each.word))) return null;
  if (isPhrase || !vocabulary.spells(word) || vocabulary.meaningsOf(word).length === 0) return null;
  return { ...one, word, to: other.to };
}

/** What is one known word or two without a typo; null where it is mistyped, or nothing. */
function known(token: Token, nearest: string | null, beside: Beside, vocabulary: Vocabulary): Token[] | null {
  // 'Sandlini' are no sand-coloured linen, and a 'top a spalliine' has no small shoulder.
  const isMeant = nearest && (vocabulary.namesKind(nearest) || vocabulary.goesWith(nearest, beside));
  if (isMeant && typosBetween(token.word, nearest, 1) === 1) return null;
  const halves = splitOf(token, vocabulary);
  if (halves) return halves;
  const plain = withoutDiminutive(token.word).find((word) => vocabulary.speaks(word));
  return plain ? [{ ...token, word: plain }] : null;
}

/** What stands between a thing and what it is like, and joins either by mistake: 'vestitoda', 'inpelle'. */
const joints = new Set(["da", "di", "in", "con", "per"]);

/** One word that is two: scarperosse. */
function splitOf(token: Token, vocabulary: Vocabulary): Token[] | null {
  const { word, from, to } = token;
  const says = (half: string) => half.length > 2 && vocabulary.meaningsOf(half).length > 0;
  for (let at = word.length - 2; at >= 2; at--) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const isOne = says(one) && vocabulary.spells(one);
    const isOther = says(other) && vocabulary.speaks(other);
    if (!(isOne && (isOther || joints.has(other))) && !(joints.has(one) && isOther)) continue;
    // Both halves stand for the whole stretch: neither can be taken away alone.
    return [
      { ...token, word: one, from, to },
      { ...token, word: other, from, to },
    ];
  }
  return null;
}
