/** The words of the catalogue, numbered, and which of them a visitor's word means: its forms, or what begins with it. */
import { formOf } from "../search/forms";

export class Words {
  /** Follows `ordered` when a number is asked for: a listing without a search asks for none. */
  private readonly numbers = new Map<string, number>();
  private readonly byForm = new Map<string, number[]>();
  private readonly waiting: (() => void)[] = [];
  private indexed = 0;

  /** @param ordered folded words in the order of their numbers; more are added to them */
  constructor(private readonly ordered: string[] = []) {}

  /** Numbers more words, no sooner than the first question. */
  beforeUse(number: () => void): void {
    this.waiting.push(number);
  }

  all(): readonly string[] {
    if (this.waiting.length > 0) for (const number of this.waiting.splice(0)) number();
    return this.ordered;
  }

  known(word: string): number | undefined {
    const words = this.all();
    for (let at = this.numbers.size; at < words.length; at++) this.numbers.set(words[at] as string, at);
    return this.numbers.get(word);
  }

  numberOf(word: string): number {
    return this.known(word) ?? this.ordered.push(word) - 1;
  }

  /** Numbers of the words that share their form with `asked` (folded). */
  formsOf(asked: string): readonly number[] {
    if (this.indexed < this.all().length) this.index();
    return this.byForm.get(formOf(asked)) ?? [];
  }

  beginningWith(beginning: string): number[] {
    return this.all().flatMap((word, number) => (word.startsWith(beginning) ? [number] : []));
  }

  private index(): void {
    const words = this.all();
    for (; this.indexed < words.length; this.indexed++) {
      const form = formOf(words[this.indexed] as string);
      const numbers = this.byForm.get(form);
      if (numbers) numbers.push(this.indexed);
      else this.byForm.set(form, [this.indexed]);
    }
  }
}
