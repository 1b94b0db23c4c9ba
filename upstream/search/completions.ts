/** What a search may go on to be: kinds and brands of one version of the catalogue that begin with what was typed, slips tolerated. */
import { folded } from "contract/folded";
import { slipsBetween } from "./slips";
import { brandWords } from "./vocabulary/brands";
import { kinds } from "./vocabulary/kinds";

export interface Completion {
  term: string;
  /** How many products it has; null for kinds. */
  products: number | null;
}

interface Entry extends Completion {
  /** Phrases by which it is found, folded; its own name first. */
  spellings: readonly string[];
}

const mostKinds = 4;
const mostBrands = 3;
/** Shorter beginnings may be anything. */
const shortestSlip = 4;

export class Completions {
  private readonly kinds: readonly Entry[];
  private readonly brands: readonly Entry[];

  /**
   * @param brands with at least one product
   * @param isUsed whether the catalogue itself uses a folded word
   */
  constructor(
    brands: readonly { label: string; products: number }[],
    private readonly isUsed: (word: string) => boolean,
  ) {
    this.kinds = kinds.map(({ label, words, typed }) => ({
      term: label.toLocaleLowerCase("it"),
      products: null,
      spellings: [label, ...words, ...typed].map((phrase) => plain(phrase.replace(/^=/, ""))),
    }));
    const known = new Map(brandWords.map(({ name, spellings }) => [plain(name), spellings]));
    this.brands = brands
      .map(({ label, products }) => ({
        term: label,
        products,
        spellings: [plain(label), ...(known.get(plain(label)) ?? []).map(plain)],
      }))
      .sort((a, b) => b.products - a.products);
  }

  /** For a beginning as it was typed: kinds, then brands; the last word alone is completed where the whole begins nothing. */
  of(typed: string): Completion[] {
    const whole = plain(typed).trimStart();
    const found = this.beginning(whole);
    const cut = whole.lastIndexOf(" ") + 1;
    if (found.length > 0 || cut === 0) return found.length > 0 ? found : this.mended(whole);
    const [before, last] = [whole.slice(0, cut), whole.slice(cut)];
    if (last.length < 2) return [];
    return this.beginning(last).map(({ term }) => ({
      term: before + term.toLocaleLowerCase("it"),
      products: null,
    }));
  }

  private beginning(start: string): Completion[] {
    if (start === "") return [];
    return this.listed((spelling) => spelling.startsWith(start));
  }

  /** One slip in what was typed so far. */
  private mended(start: string): Completion[] {
    if (start.length < shortestSlip) return [];
    const near = (spelling: string) =>
      spelling[0] === start[0] &&
      [start.length - 1, start.length, start.length + 1].some(
        (length) => slipsBetween(start, spelling.slice(0, length), 1) <= 1,
      );
    return this.listed(near);
  }

  private listed(meant: (spelling: string) => boolean): Completion[] {
    const named = this.kinds
      .flatMap(({ term, spellings: [own = "", ...others] }) => {
        if (meant(own)) return [term];
        const other = others.filter(meant).sort((a, b) => a.length - b.length);
        // Whoever types another word for a kind goes on with that word, if it is one that shops use too.
        return other.length === 0
          ? []
          : [other.find((phrase) => phrase.split(" ").every(this.isUsed)) ?? term];
      })
      .sort((a, b) => Number(meant(b)) - Number(meant(a)) || a.length - b.length);
    const brands = this.brands.filter(({ spellings }) => spellings.some(meant)).slice(0, mostBrands);
    return [
      ...[...new Set(named)].slice(0, mostKinds).map((term) => ({ term, products: null })),
      ...brands.map(({ term, products }) => ({ term, products })),
    ];
  }
}

function plain(text: string): string {
  return folded(text).replace(/\s+/g, " ");
}
