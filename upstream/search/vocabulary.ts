/** The vocabulary of one version of a catalogue: the project's tables, the catalogue's own names, and what operators added. */
import type { FacetKey } from "contract";
import { folded } from "domain/folded";
import { type KnownWord, TypoIndex, typosBetween } from "domain/typos";
import { onceFor } from "../remembering";
import { correctableOf } from "./correctable";
import { formOf, isLikelyForm, isWhole } from "./forms";
import { type Found, Lexicon } from "./lexicon";
import { callingsBy, type FacetMeaning, type Meaning, ownLexicon, tellingWords } from "./meanings";
import { priceWords } from "./prices";
import { asItComes, type Beside, kindKey, type Reading } from "./reading";
import { isSlip } from "./slips";
import { fillers, negations } from "./vocabulary/fillers";
import { ageUnits, braSizes, sizeAnnouncers, sizeNames } from "./vocabulary/sizes";
import type { AttributeWords, Tables } from "./vocabulary/tables";
import { deniersInNames, joinedWords } from "./words";

export interface CatalogueValue {
  facet: FacetKey;
  slug: string;
  label: string;
}

/** A phrase that an operator added: it means what another text means, one word or several. */
export interface AddedPhrase {
  phrase: string;
  means: string;
  /** Slug of the brand that feeds mean by it; null where it is no brand's name. */
  brand?: string | null | undefined;
}

export interface CatalogueWords {
  tables: Tables;
  values: Iterable<CatalogueValue>;
  added: readonly AddedPhrase[];
  holds(word: string): boolean;
  /** Folded words of names and labels. */
  all(): readonly string[];
}

/** Facets whose values are understood in other ways than by their own names, or not at all. */
const namelessFacets: ReadonlySet<FacetKey> = new Set([
  ...(["size", "colour", "productType", "dimension", "gender", "format", "tag"] as const),
]);

/** Words of so many letters are hardly another kind by chance: 'borsa a traccolla', 'recchini pendenti'. */
const longWord = 8;
const denying = new Set(deniersInNames.map(formOf));

function denies(forms: Iterable<string>): boolean {
  return [...forms].some((form) => denying.has(form));
}

export class Vocabulary {
  readonly tables: Tables;
  private readonly own: Lexicon<Meaning>;
  private readonly fromCatalogue = new Lexicon<Meaning>();
  /** What operators' phrases mean, as texts. */
  private readonly told = new Lexicon<string>();
  private readonly byFacet = new Map<FacetKey, { slug: string; forms: Set<string> }[]>();
  /** Slugs with their labels. */
  readonly sizes = new Map<string, string>();
  /** Words of brands that are sold here or known in Italy. */
  private readonly brands: Set<string>;
  /** What brands are called, whoever sells them. */
  readonly houses: ReadonlySet<string>;
  private typos: TypoIndex | undefined;

  constructor(private readonly catalogue: CatalogueWords) {
    this.tables = catalogue.tables;
    this.own = ownLexicon(catalogue.tables);
    // Those without a spelling of their own are known in Italy, whether or not the catalogue holds them.
    const brands = this.tables.brands.flatMap(({ name, typed }) => (typed.length === 0 ? [name] : []));
    this.houses = new Set(brands.map(folded));
    this.brands = new Set(brands.flatMap(tellingWords));
    const learnt = new Set<AddedPhrase>();
    const renamed = new Map<string, AddedPhrase>(
      catalogue.added.flatMap((added) => (added.brand ? [[joinedWords(added.phrase), added]] : [])),
    );
    for (const value of catalogue.values) {
      const told = value.facet === "brand" ? renamed.get(joinedWords(value.label)) : undefined;
      this.learn(value, told);
      if (told) learnt.add(told);
    }
    for (const added of catalogue.added) if (!learnt.has(added)) this.told.add(added.phrase, added.means);
  }

  /** @param told that it is called otherwise; what has it may still have it until the next import */
  private learn({ facet, slug, label }: CatalogueValue, told?: AddedPhrase): void {
    if (facet === "size") this.sizes.set(slug, label);
    if (namelessFacets.has(facet)) return;
    const slugs = told?.brand ? [told.brand, slug] : [slug];
    const words = tellingWords(label);
    const titled = facet === "brand" || facet === "season" || words.length === 0 ? [] : [words];
    const meaning: FacetMeaning = { type: "facet", facet, label: told?.means ?? label, slugs, titled };
    // 'Suola in gomma' is no rubber; a detail of one word is found as a word, 'zeppe di corda' are a thing, and 'intimo' is no 'Intimamente'.
    const isPhrase = words.length > 1 && !this.namesKind(words[0] ?? "");
    if (facet === "detail" ? isPhrase : facet !== "soleWidth")
      this.fromCatalogue.add(facet === "brand" ? `=${label}` : label, meaning);
    const forms = new Set(words.map(formOf));
    const values = this.byFacet.get(facet);
    if (values) values.push({ slug, forms });
    else this.byFacet.set(facet, [{ slug, forms }]);
    if (facet !== "brand") return;
    for (const phrase of callingsBy(this.tables).get(folded(label)) ?? [])
      this.fromCatalogue.add(phrase, meaning);
    for (const word of words) this.brands.add(word);
  }

  /** The longest phrase that begins at a place of `words`; of equal ones both count, what the project knows first. */
  at(words: readonly string[], place: number, { unwanted }: Reading = asItComes): Found<Meaning> | null {
    const accepts = (meaning: Meaning) => meaning.type !== "kind" || !unwanted.has(kindKey(meaning.kind));
    const own = this.own.at(words, place, accepts);
    const other = this.fromCatalogue.at(words, place, accepts);
    if (!own || !other) return own ?? other;
    if (own.length !== other.length) return own.length > other.length ? own : other;
    return { ...own, meanings: [...own.meanings, ...other.meanings] };
  }

  /** What operators said that the phrase at a place means, unless a longer one begins there that means something else. */
  toldAt(words: readonly string[], place: number): { means: string; last: number } | null {
    const found = this.told.at(words, place);
    const [means] = found?.meanings ?? [];
    if (!found || means === undefined) return null;
    const longer = this.at(words, place);
    if (!longer || longer.length <= found.length) return { means, last: found.last };
    // 'Canottiera uomo' is what 'canottiera' was taken for; a 'giacca a vento' is more than a 'giacca'.
    const short = this.at(words.slice(0, found.last + 1), place)?.meanings ?? [];
    return longer.meanings.every((meaning) => short.includes(meaning)) ? { means, last: found.last } : null;
  }

  meaningsOf(word: string): readonly Meaning[] {
    return [...this.own.meaningsOf(word), ...this.fromCatalogue.meaningsOf(word)];
  }

  /** Whether the word says something here, or says nothing anywhere. */
  knows(word: string): boolean {
    const said = [sizeAnnouncers, sizeNames, braSizes, ageUnits, fillers, negations, priceWords, this.brands];
    return said.some((words) => words.has(word)) || this.holdsOrSpeaks(word);
  }

  /** Whether only its form is known, which lost more than an ending of Italian nouns: 'magliete' is no 'maglia'. */
  knowsByChance(word: string): boolean {
    return !isLikelyForm(word) && this.knowsByForm(word);
  }

  /** Whether nobody writes it so, and only its form is known: 'pele', of 'pelo'. */
  knowsByForm(word: string): boolean {
    const isKnown = !fillers.has(word) && this.holdsOrSpeaks(word);
    return isKnown && !this.spells(word) && !this.catalogue.all().includes(word);
  }

  private holdsOrSpeaks(word: string): boolean {
    return this.speaks(word) || this.catalogue.holds(word);
  }

  speaks(word: string): boolean {
    return this.own.knows(word) || this.fromCatalogue.knows(word) || this.told.knows(word);
  }

  spells(word: string): boolean {
    return [this.own, this.fromCatalogue, this.told].some(({ words }) => words.has(word));
  }

  /** The values of a facet that some words mean, and the phrases that say so in a name; 'etichetta in pelle' is no leather, 'punta tonda' not pointed. */
  readonly valuesFor = onceFor((words: AttributeWords): FacetMeaning => {
    const titled = [words.label, ...words.words, ...words.typed]
      .map(tellingWords)
      .filter((list) => list.length > 0);
    const forms = titled.map((list) => list.map(formOf));
    const values = this.byFacet.get(words.facet) ?? [];
    // 'Senza lacci' is no value of what has them.
    const has = (own: Set<string>) => (list: readonly string[]) =>
      list.every((form) => own.has(form)) && (!denies(own) || denies(list));
    const slugs = values.flatMap((value) => (forms.some(has(value.forms)) ? value.slug : []));
    const isTold = slugs.length > 0 && /^(material|toeShape)$/.test(words.facet);
    return { type: "facet", facet: words.facet, label: words.label, slugs, titled: isTold ? [] : titled };
  });

  /** A phrase's word that begins with an unfinished one: the shortest that names a kind, else the shortest; 'torto' is whole and begins no 'tortora'. */
  finished(beginning: string): string | null {
    const found = [...this.own.words, ...this.fromCatalogue.words, ...this.told.words].filter(
      (word) =>
        word.startsWith(beginning) && word !== beginning && (!isWhole(beginning) || this.namesKind(word)),
    );
    const weight = (word: string) => word.length - (this.namesKind(word) ? 100 : 0);
    return found.sort((a, b) => weight(a) - weight(b) || (a < b ? -1 : 1))[0] ?? null;
  }

  /** The known word that a mistyped one most likely means, or null. */
  nearest(word: string, kindIsNamed: boolean, { misread }: Reading, beside?: Beside): string | null {
    this.typos ??= new TypoIndex(
      correctableOf(this.told, [this.fromCatalogue, this.own], this.tables.kinds, this.brands),
    );
    // What was misread once is not guessed from afar: 'colllana' is no 'collant' where nobody sells the other.
    const isFar = (other: string) => misread.size > 0 && typosBetween(word, other, 1) > 1;
    const isOther = (other: string) => misread.has(other) || !isSlip(word, other) || isFar(other);
    // 'Top canota', 'cavlalo basso': together they are a thing; 'scarpe per cani' are not for home.
    const goes = (other: string) => beside !== undefined && this.goesWith(other, beside);
    // A second kind is not meant; and short words mean many others.
    const isAlone = (other: string) => !kindIsNamed || word.length >= longWord || !this.namesKind(other);
    // Beside a thing 'polarizati' and 'elegnate' are how it is.
    const tells = (other: string) => kindIsNamed && word.length > 5 && this.meaningsOf(other).length > 0;
    const accepts = ({ word: other, isWithin }: KnownWord) =>
      !isOther(other) && (goes(other) || ((!isWithin || tells(other)) && isAlone(other)));
    const together = ({ word: other }: KnownWord) =>
      typosBetween(word, other, 1) === 1 && !isOther(other) && goes(other);
    const found = this.typos.nearest(word, together) ?? this.typos.nearest(word, accepts);
    return found && (found.isWithin || goes(found.word) || this.isCarried(found.word)) ? found.word : null;
  }

  /** Whether a good may have it: which kinds are sold is asked where the search is answered. */
  private isCarried(word: string): boolean {
    if (this.fromCatalogue.knows(word) || this.told.knows(word) || this.catalogue.holds(word)) return true;
    return this.own.meaningsOf(word).some((meaning) => {
      if (meaning.type === "attribute") return this.valuesFor(meaning.words).slugs.length > 0;
      // Of a colour that nobody has what is near is shown.
      const isNamed = meaning.type !== "facet" || meaning.facet === "colour";
      return isNamed || tellingWords(meaning.label).every(this.catalogue.holds);
    });
  }

  /** Whether a word makes a phrase with those around it. */
  goesWith(word: string, { before, after }: Beside): boolean {
    const words = [...before, word, ...after];
    return before.concat(word).some((_, first) => {
      const found = this.at(words, first);
      return found !== null && found.last > first && found.used.includes(before.length);
    });
  }

  /** Place of the last word of a brand's name of several words: what stands in 'Piccola Stella Gioie' names no thing. */
  lastOfBrand(words: readonly string[], place: number): number {
    const found = this.fromCatalogue.at(words, place);
    const isBrand = found?.meanings.some((each) => each.type === "facet" && each.facet === "brand");
    return found && isBrand ? found.last : place;
  }

  namesKind(word: string): boolean {
    return this.meaningsOf(word).some(({ type }) => type === "kind");
  }

  onlyNamesKind(word: string): boolean {
    return this.namesKind(word) && this.meaningsOf(word).every(({ type }) => type === "kind");
  }
}
