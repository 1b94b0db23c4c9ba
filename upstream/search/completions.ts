/** What a search may go on to be: kinds and brands of one version of the catalogue that begin with what was typed, typos tolerated. */
import { folded } from "domain/folded";
import { typosBetween } from "domain/typos";
import { spelledKinds, unmarked } from "./nearest";
import { formsOf } from "./text";
import { sizeAnnouncers } from "./vocabulary/sizes";
import type { Kind, Tables } from "./vocabulary/tables";

export interface Completion {
  term: string;
  products: number | null;
}

type Entry = Completion & { spellings: readonly string[] };

const mostKinds = 4;
const mostBrands = 3;
const mostValues = 2;
/** Of all that is looked for; of whole wishes so many at least. */
const mostAtOnce = 9;
const leastWishes = 2;
/** Shorter beginnings may be anything. */
const shortestTypo = 3;

export interface Carried {
  label: string;
  products: number;
}

export interface Stock {
  /** How kinds and brands are called. */
  tables: Tables;
  /** With at least one product, as all of these; of most products first. */
  brands: readonly Carried[];
  stores: readonly Carried[];
  /** Values that describe a thing: colours, materials, occasions. */
  values: readonly Carried[];
  colours: readonly Carried[];
  sizes: readonly Carried[];
  sells(kind: Kind): boolean;
  /** Whether the catalogue itself uses a folded word. */
  isUsed(word: string): boolean;
  /** Whether a search understands a folded word. */
  knows(word: string): boolean;
}

const mostColours = 3;

/** What ends a price, or is a size as people write it: 'sotto 50 euro', '44/46', 'w32'. */
const bounds = /^(?:€|eur|\d+[/€]|[wl]\d\d$)/;
const joints: ReadonlySet<string> = new Set(["in", "di", "a", "con"]);

/** Whom things are for, as a last word. */
const whom = ["donna", "uomo", "bambina", "bambino", "neonato"];

export class Completions {
  private readonly kinds: readonly (Entry & { thing: string })[];
  private readonly brands: readonly Entry[];
  private readonly values: readonly Entry[];
  /** Those by the forms of their words. */
  private readonly described: ReadonlySet<string>;
  private readonly sizes: readonly string[];
  /** 'Mamma', 'papà', 'moglie': for each person all words. */
  private readonly people: readonly (readonly string[])[];

  constructor(private readonly stock: Stock) {
    const { brands, stores, tables } = stock;
    const named = [...stock.values, ...tables.colours].map(lowerCase);
    this.sizes = stock.sizes.map(lowerCase);
    this.values = [...new Set([...whom, ...named])].map((term) => ({
      ...textOnly(term),
      spellings: [folded(term)],
    }));
    this.described = new Set(named.map((term) => formsOf(term)));
    const sold = spelledKinds(tables).filter((kind) => stock.sells(kind));
    this.kinds = sold.map((kind) => ({
      ...textOnly(lowerCase(kind)),
      thing: lowerCase(sold.find((other) => isThingOf(other, kind)) ?? kind),
      // Whoever begins with 'no' has not begun 'no makeup'.
      spellings: kind.spellings.filter((spelling) => !spelling.startsWith("no ")),
    }));
    const place = (audience = "") => whom.indexOf(audience);
    this.people = [...tables.people]
      .sort((a, b) => place(a.audiences[0]) - place(b.audiences[0]))
      .map(({ label, typed }) => [label, ...typed].map(unmarked));
    const known = new Map(tables.brands.map(({ name, typed }) => [plain(name), typed]));
    this.brands = [...brands, ...stores]
      .map(({ label, products }) => ({
        term: label,
        products,
        spellings: [plain(label), ...(known.get(plain(label)) ?? []).map(plain)],
      }))
      .sort((a, b) => b.products - a.products);
  }

  /** What was typed goes on to be of what `fits` says has goods; else it as it is; else it without what describes the thing: size, price and person stay. */
  async offered(typed: string, fits: Fits): Promise<Completion[]> {
    const whole = textOnly(plain(typed).trim());
    for (const list of [this.of(typed), [whole, ...this.wider(whole.term.split(" "))]]) {
      const kept = await fitting(list, fits);
      if (kept.length > 0) return kept[0] === whole ? [whole] : kept;
    }
    return [];
  }

  /** Without each stretch that describes, and the joint before it. */
  private wider(words: readonly string[]): Completion[] {
    const found: Completion[] = [];
    for (let at = 0; at < words.length; at++) {
      const described = [3, 2, 1].find((length) =>
        this.described.has(formsOf(words.slice(at, at + length).join(" "))),
      );
      if (!described) continue;
      const joint = Number(joints.has(words[at - 1] ?? ""));
      found.push(textOnly(words.toSpliced(at - joint, described + joint).join(" ")));
      at += described - 1;
    }
    return found;
  }

  /** Kinds, values, brands and stores; then whole wishes: what precedes the last word finished by it, or a thing in the colours that are sold most. */
  of(typed: string): Completion[] {
    const whole = plain(typed).trim();
    const begun = this.beginning(whole);
    const space = whole.lastIndexOf(" ") + 1;
    const cut = isGift(whole.slice(space)) ? 0 : space;
    const [before, last] = cut > 0 ? [whole.slice(0, cut).trim(), whole.slice(cut)] : [whole, ""];
    const wishes = cut > 0 || isGift(whole) ? this.together(before, last) : this.coloured(begun);
    const kept = begun.slice(0, mostAtOnce - Math.min(wishes.length, leastWishes));
    const others = wishes.filter((term) => kept.every((each) => each.term !== term));
    const found = [...kept, ...others.map(textOnly)];
    return found.length > 0 || cut > 0 ? found.slice(0, mostAtOnce) : this.corrected(whole);
  }

  private together(before: string, last: string): string[] {
    const stem = this.finished(before);
    if (stem === null) return [];
    const people = isGift(stem)
      ? this.people.flatMap((words) => words.find((word) => word.startsWith(last)) ?? [])
      : [];
    const terms = last === "" ? people : [...people, ...this.goingOn(stem, last)];
    return [...new Set(terms.map((term) => `${stem} ${term.toLocaleLowerCase("it")}`))];
  }

  private goingOn(stem: string, last: string): string[] {
    const begins = ({ spellings }: Entry) => spellings.some((spelling) => spelling.startsWith(last));
    const isThing = this.stock.knows(stem.split(" ")[0] ?? "") && last.length > 1;
    const things = isThing ? this.beginning(last) : [];
    const begun = bounds.test(last) ? [last] : this.sizes.filter((size) => size.startsWith(last));
    const announced = sizeAnnouncers.has(last) ? this.sizes.slice(0, mostColours) : [];
    const sizes = [...announced.map((size) => `${last} ${size}`), ...begun];
    // A size is another for her than for him: it is asked, not guessed.
    const isWhose = sizes.includes(last) && !whom.some((wearer) => stem.includes(wearer));
    const whose = isWhose ? [`${last} donna`, `${last} uomo`] : [];
    const described = [...this.values.filter(begins), ...this.brands.filter(begins), ...things];
    return [...sizes, ...whose, ...described.map(({ term }) => agreeing(stem, term))];
  }

  /** 'Stivali neri', of the first thing that begins so. */
  private coloured([first]: readonly Completion[]): string[] {
    if (!first || !this.kinds.some(({ spellings }) => spellings.includes(plain(first.term)))) return [];
    const colours = this.stock.colours.slice(0, mostColours).map(lowerCase);
    return colours.map((colour) => `${first.term} ${agreeing(first.term, colour)}`);
  }

  /** What was typed, if a search understands all of it; else the thing that it begins. */
  private finished(before: string): string | null {
    if (before.split(" ").every((word) => this.stock.knows(word))) return before;
    return (this.beginning(before)[0] ?? this.corrected(before)[0])?.term.toLocaleLowerCase("it") ?? null;
  }

  private beginning(start: string): Completion[] {
    if (start === "") return [];
    return this.listed(start, (spelling) => spelling.startsWith(start));
  }

  private corrected(start: string): Completion[] {
    if (start.length < shortestTypo || this.stock.tables.ordinary.has(start)) return [];
    // So few letters are no beginning, but a brand's consonants: 'nke'.
    const lengths =
      start.length === shortestTypo ? [undefined] : [-1, 0, 1].map((more) => start.length + more);
    return this.listed(
      start,
      (spelling) =>
        spelling[0] === start[0] &&
        lengths.some((length) => typosBetween(start, spelling.slice(0, length), 1) <= 1),
    );
  }

  private listed(start: string, meant: (spelling: string) => boolean): Completion[] {
    const kinds = this.kinds.filter(({ spellings }) => spellings.some(meant));
    const named = kinds
      .flatMap(({ term, spellings: [own = "", ...others] }) => {
        if (meant(own)) return [term];
        const other = others.filter(meant).sort((a, b) => a.length - b.length);
        // Whoever types another word for a kind goes on with that word, if it is one that shops use too.
        return [other.find((phrase) => phrase.split(" ").every((word) => this.stock.isUsed(word))) ?? term];
      })
      .sort((a, b) => Number(meant(b)) - Number(meant(a)) || a.length - b.length);
    // A word that no good is called leads to the thing: 'moon' to boots.
    const wider = start.includes(" ") ? [] : kinds.map(({ thing }) => thing);
    const things = [...new Set([...named.slice(0, mostKinds - 1), ...wider, ...named])].slice(0, mostKinds);
    const brands = this.brands.filter(({ spellings }) => spellings.some(meant)).slice(0, mostBrands);
    const values = this.values.flatMap(({ term, spellings }) => (spellings.some(meant) ? [term] : []));
    return [
      ...[...new Set([...things.filter(meant), ...values.slice(0, mostValues), ...things])].map(textOnly),
      ...brands.map(({ term, products }) => ({ term, products })),
    ];
  }
}

/** Of each text whether it has goods. */
type Fits = (terms: string[]) => Promise<boolean[]>;

export async function fitting<Entry extends { term: string }>(list: readonly Entry[], fits: Fits) {
  const found = await fits(list.map(({ term }) => term));
  return list.filter((_, place) => found[place]);
}

const textOnly = (term: string): Completion => ({ term, products: null });
const lowerCase = ({ label }: { label: string }) => label.toLocaleLowerCase("it");

/** The kind that a finer one is of. */
function isThingOf(one: Kind, { area, leaves }: Kind): boolean {
  const [leaf = ""] = leaves;
  return one.area === area && one.leaves.includes(leaf) && one.titled.length + one.rather.length === 0;
}

const isGift = (text: string) => /\brega/.test(text);

/** A colour in the form of the thing's noun: 'borse nere', 'maglione nero'. What ends otherwise tells no form. */
function agreeing(noun: string, colour: string): string {
  const [head = ""] = noun.split(" ");
  const isHis = /(?:on|al|il|or|um)e$|^(?:parka|pigiama|bermuda)$/.test(head);
  const ending = isHis ? "o" : head === "polo" ? "a" : /[aeio]$/.exec(head)?.[0];
  const [, stem, own] = /^(ner|bianc|ross|giall|grigi|azzurr|verd|marron|arancion)([oe])$/.exec(colour) ?? [];
  if (!stem || !ending) return colour;
  if (own === "e") return ending === "i" || ending === "e" ? `${stem}i` : colour;
  if (ending === "i" && stem.endsWith("i")) return stem;
  return stem.endsWith("c") && /[ie]/.test(ending) ? `${stem}h${ending}` : `${stem}${ending}`;
}

const plain = (text: string) => folded(text).replace(/\s+/g, " ");
