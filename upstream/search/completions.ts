/** What a search may go on to be: kinds and brands of one version of the catalogue that begin with what was typed, typos tolerated. */
import { folded } from "domain/folded";
import { typosBetween } from "domain/typos";
import type { Kind, Tables } from "./vocabulary/tables";

export interface Completion {
  term: string;
  products: number | null;
}

interface Entry extends Completion {
  spellings: readonly string[];
}

const mostKinds = 4;
const mostBrands = 3;
const mostValues = 2;
/** Of what goes on behind a word. */
const mostTogether = 8;
/** Shorter beginnings may be anything. */
const shortestTypo = 4;

export interface Stock {
  /** How kinds and brands are called. */
  tables: Pick<Tables, "kinds" | "brands">;
  /** With at least one product, as all of these. */
  brands: readonly { label: string; products: number }[];
  stores: readonly { label: string; products: number }[];
  /** Values that describe a thing: colours, materials, occasions. */
  values: readonly { label: string; products: number }[];
  sells(kind: Kind): boolean;
  /** Whether the catalogue itself uses a folded word. */
  isUsed(word: string): boolean;
  /** Whether a search understands a folded word. */
  knows(word: string): boolean;
}

/** Whom things are for, as a last word. */
const whom = ["donna", "uomo", "bambina", "bambino", "neonato"];

export class Completions {
  private readonly kinds: readonly Entry[];
  private readonly brands: readonly Entry[];
  private readonly values: readonly Entry[];

  constructor(private readonly stock: Stock) {
    const { brands, stores, tables } = stock;
    const described = [...stock.values].sort((a, b) => b.products - a.products);
    this.values = [...new Set([...whom, ...described.map(({ label }) => label.toLocaleLowerCase("it"))])].map(
      (term) => ({ term, products: null, spellings: [plain(term)] }),
    );
    this.kinds = tables.kinds
      .filter((kind) => stock.sells(kind))
      .map(({ label, words, typed }) => ({
        term: label.toLocaleLowerCase("it"),
        products: null,
        spellings: [label, ...words, ...typed].map((phrase) => plain(phrase.replace(/^=/, ""))),
      }));
    const known = new Map(tables.brands.map(({ name, typed }) => [plain(name), typed]));
    this.brands = [...brands, ...stores]
      .map(({ label, products }) => ({
        term: label,
        products,
        spellings: [plain(label), ...(known.get(plain(label)) ?? []).map(plain)],
      }))
      .sort((a, b) => b.products - a.products);
  }

  /** Kinds, then values, brands and stores. Where the whole begins nothing, what precedes the last word is finished by it. */
  of(typed: string): Completion[] {
    const whole = plain(typed).trimStart();
    const found = this.beginning(whole);
    const cut = whole.lastIndexOf(" ") + 1;
    if (found.length > 0 || cut === 0) return found.length > 0 ? found : this.corrected(whole);
    const [before, last] = [whole.slice(0, cut).trim(), whole.slice(cut)];
    const stem = this.finished(before);
    if (last === "" || stem === null) return [];
    const begins = ({ spellings }: Entry) => spellings.some((spelling) => spelling.startsWith(last));
    const isThing = this.stock.knows(before.split(" ")[0] ?? "") && last.length > 1;
    const things = isThing ? this.beginning(last) : [];
    const terms = [...this.values.filter(begins), ...this.brands.filter(begins), ...things].map(({ term }) =>
      term.toLocaleLowerCase("it"),
    );
    return [...new Set(terms)]
      .slice(0, mostTogether)
      .map((term) => ({ term: `${stem} ${term}`, products: null }));
  }

  /** What was typed, if a search understands all of it; else the thing that it begins. */
  private finished(before: string): string | null {
    if (before.split(" ").every((word) => this.stock.knows(word))) return before;
    return (this.beginning(before)[0] ?? this.corrected(before)[0])?.term.toLocaleLowerCase("it") ?? null;
  }

  private beginning(start: string): Completion[] {
    if (start === "") return [];
    return this.listed((spelling) => spelling.startsWith(start));
  }

  private corrected(start: string): Completion[] {
    if (start.length < shortestTypo) return [];
    const near = (spelling: string) =>
      spelling[0] === start[0] &&
      [start.length - 1, start.length, start.length + 1].some(
        (length) => typosBetween(start, spelling.slice(0, length), 1) <= 1,
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
          : [other.find((phrase) => phrase.split(" ").every((word) => this.stock.isUsed(word))) ?? term];
      })
      .sort((a, b) => Number(meant(b)) - Number(meant(a)) || a.length - b.length);
    const brands = this.brands.filter(({ spellings }) => spellings.some(meant)).slice(0, mostBrands);
    const values = this.values.flatMap(({ term, spellings }) => (spellings.some(meant) ? [term] : []));
    return [
      ...[...new Set([...named.slice(0, mostKinds), ...values.slice(0, mostValues)])].map((term) => ({
        term,
        products: null,
      })),
      ...brands.map(({ term, products }) => ({ term, products })),
    ];
  }
}

function plain(text: string): string {
  return folded(text).replace(/\s+/g, " ");
}
