/** The words of the catalogue, numbered, and which of them a visitor's word means: its forms, or what begins with it. */
import { formOf } from "../search/forms";

export class Words {
  private readonly numbers = new Map<string, number>();
  private readonly byForm = new Map<string, number[]>();
  private indexed = 0;
  private ordered: string[] = [];

  /** @param known folded words in the order of their numbers */
  constructor(known: readonly string[] = []) {
    for (const word of known) this.numbers.set(word, this.numbers.size);
  }

  all(): string[] {
    return [...this.numbers.keys()];
  }

  at(number: number): string | undefined {
    if (this.ordered.length < this.numbers.size) this.ordered = this.all();
    return this.ordered[number];
  }

  get size(): number {
    return this.numbers.size;
  }

  known(word: string): number | undefined {
    return this.numbers.get(word);
  }

  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.numbers.size);
    return this.numbers.size - 1;
  }

  /** Numbers of the words that share their form with `asked` (folded). */
  formsOf(asked: string): readonly number[] {
    if (this.indexed < this.numbers.size) this.index();
    return this.byForm.get(formOf(asked)) ?? [];
  }

  beginningWith(beginning: string): number[] {
    return [...this.numbers].flatMap(([word, number]) => (word.startsWith(beginning) ? [number] : []));
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
