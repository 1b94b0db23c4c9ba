/** Which known words a mistyped one may mean: one letter more, less, other, or two neighbours swapped; two from eight letters. */

/** Shorter words mean too many others when a letter is wrong. */
const shortestTypo = 4;
/** Of a brand with its first letter a shorter one is enough: 'nke'. */
const shortestOfBrand = 3;
const twoTyposFrom = 8;
/** How much of a typo it is to double letters wrongly: an ear hears no difference. */
const doubling = 0.5;

export interface KnownWord {
  word: string;
  /** The greater, the rather it is meant. */
  weight: number;
  isBrand?: boolean;
  /** It means nothing alone: 'ginnastica' of 'scarpe da ginnastica'. */
  isWithin?: boolean;
}

/** Words with the letters that they hold, so that most of them need no closer look. */
export class TypoIndex {
  private readonly letters: Uint32Array;

  constructor(private readonly known: readonly KnownWord[]) {
    this.letters = Uint32Array.from(known, ({ word }) => lettersOf(word));
  }

  /** The likeliest known word for an unknown one that is accepted, or null. */
  nearest(asked: string, accepts: (known: KnownWord) => boolean = () => true): KnownWord | null {
    if (asked.length < shortestOfBrand || /\d/.test(asked)) return null;
    const isShort = asked.length < shortestTypo;
    const most = asked.length >= twoTyposFrom ? 2 : 1;
    const letters = lettersOf(asked);
    const sorted = ordered(asked);
    let best: KnownWord | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < this.known.length; place++) {
      const candidate = this.known[place] as KnownWord;
      const isSame = letters === this.letters[place];
      const isDoubling = isSame && !isShort && differsInDoubles(asked, candidate.word);
      if (!isDoubling && Math.abs(candidate.word.length - asked.length) > most) continue;
      const begins = candidate.word[0] === asked[0];
      if (isShort && !(candidate.isBrand && candidate.word.length > asked.length && begins)) continue;
      if (differing(letters ^ (this.letters[place] as number)) > most * 2) continue;
      // 'Scairpa' is a scarf: the same letters are rather two that changed places than one too many, and of six they may twice: 'sandlia'.
      const isSwapped = isSame && sorted === ordered(candidate.word);
      const reach = isSwapped && asked.length > 5 ? 2 : most;
      const typos = isDoubling ? doubling : typosBetween(asked, candidate.word, reach);
      if (typos > reach) continue;
      const score = candidate.weight - typos * 100 + (begins ? 10 : 0) + (isSwapped ? 20 : 0);
      if (score <= bestScore || !accepts(candidate)) continue;
      best = candidate;
      bestScore = score;
    }
    return best;
  }
}

/** Consonants doubled, or not, or a last vowel: 'bereto' is a 'berretto', 'azzuroo' is 'azzurro'. */
export function differsInDoubles(one: string, other: string | null): boolean {
  return other !== null && undoubled(one) === undoubled(other);
}

const undoubled = (word: string) => word.replace(/([^aeiou])\1+|([aeiou])\2+$/g, "$1$2");
const ordered = (word: string) => [...word].sort().join("");

function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits >>> 0;
}

function differing(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Optimal string alignment distance of two words, or more than `most` as soon as that is certain. */
export function typosBetween(one: string, other: string, most = 2): number {
  const width = other.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column < width; column++) {
      const same = one[row - 1] === other[column - 1];
      let typos = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        typos = Math.min(typos, (before[column - 2] as number) + 1);
      current.push(typos);
      if (typos < least) least = typos;
    }
    if (least > most) return most + 1;
    before = last;
    last = current;
  }
  return last[width - 1] as number;
}
