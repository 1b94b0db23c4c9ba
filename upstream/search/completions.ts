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
  /** Folded beginnings by which it is found. */
  spellings: readonly string[];
}

const mostKinds = 4;
const mostBrands = 3;
/** Shorter beginnings may be anything. */
const shortestSlip = 4;

export class Completions {
  private readonly kinds = kinds.map(
    ({ label, words, typed }): Entry => ({
      term: label.toLocaleLowerCase("it"),
      products: null,
      spellings: [label, ...words, ...typed].map((phrase) => plain(phrase.replace(/^=/, ""))),
    }),
  );
  private readonly brands: readonly Entry[];

  /** @param brands with at least one product */
  constructor(brands: readonly { label: string; products: number }[]) {
    const known = new Map(brandWords.map(({ name, spellings }) => [plain(name), spellings]));
    this.brands = brands
      .map(({ label, products }) => ({
        term: label,
        products,
        spellings: [plain(label), ...(known.get(plain(label)) ?? []).map(plain)],
      }))
      .sort((a, b) => b.products - a.products);
  }

  /** The brands with the most products. */
  topBrands(): Completion[] {
    return this.brands.slice(0, mostBrands * 2).map(shown);
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
    // Who begins a kind's own name is nearer than who begins another word for it.
    const rank = ({ spellings }: Entry) => spellings.findIndex(meant);
    const ranked = this.kinds
      .map((entry) => ({ entry, rank: rank(entry) }))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => Math.min(a.rank, 1) - Math.min(b.rank, 1));
    const named = ranked.slice(0, mostKinds).map(({ entry }) => shown(entry));
    const brands = this.brands.filter((entry) => entry.spellings.some(meant)).slice(0, mostBrands);
    return [...named, ...brands.map(shown)];
  }
}

function shown({ term, products }: Entry): Completion {
  return { term, products };
}

function plain(text: string): string {
  return folded(text).replace(/\s+/g, " ");
}
