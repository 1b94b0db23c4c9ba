/** The words of the catalogue, numbered, and which of them a visitor's word means: its Italian forms, or near ones. */
import { formsOf, withoutDiminutive } from "../search/words";

/** Shorter words mean too many others when a letter is wrong. */
const shortestSlip = 5;

export class Words {
  private readonly numbers: Map<string, number>;

  /** @param known folded words in the order of their numbers */
  constructor(known: readonly string[] = []) {
    this.numbers = new Map(known.map((word, number) => [word, number]));
  }

  /** All words in the order of their numbers. */
  all(): string[] {
    return [...this.numbers.keys()];
  }

  get size(): number {
    return this.numbers.size;
  }

  /** The number of a folded word; a new word gets the next one. */
  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.numbers.size);
    return this.numbers.size - 1;
  }

  /**
   * Numbers of the words that `asked` (folded) means: its forms; else words that begin with it when it may be
   * `unfinished`; else what it is a diminutive of; else the words one typing error away with their forms.
   */
  meantBy(asked: string, unfinished: boolean): Set<number> {
    const found = this.formsAt(asked);
    if (found.size === 0 && unfinished) {
      for (const [word, number] of this.numbers) if (word.startsWith(asked)) found.add(number);
    }
    const plain = found.size === 0 ? withoutDiminutive(asked) : null;
    if (plain) for (const number of this.formsAt(plain)) found.add(number);
    if (found.size > 0 || asked.length < shortestSlip) return found;
    for (const word of this.numbers.keys()) {
      if (oneSlipApart(asked, word)) for (const number of this.formsAt(word)) found.add(number);
    }
    return found;
  }

  private formsAt(word: string): Set<number> {
    return new Set(
      formsOf(word).flatMap((form) => {
        const number = this.numbers.get(form);
        return number === undefined ? [] : [number];
      }),
    );
  }
}

/** Whether one letter more, less, other, or two neighbours swapped turn one word into the other. */
export function oneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return swapped && short.slice(start + 2) === long.slice(start + 2);
}
