/** What a search asks of a product, as data that every engine reads: which categories, values, stores or words it must have. */
import { colours, nearColours } from "domain/colours";
import { taxonomy } from "../catalogue/taxonomy";
import type {
  FacetPart,
  KindPart,
  Part,
  PersonPart,
  Phrases,
  PricePart,
  WithoutPart,
  WordPart,
} from "../search/parts";
import { deniersInNames } from "../search/words";
import type { Known } from "./known";
import type { Promised } from "./promises";

/** Word numbers of a phrase, one list of forms a word: a name must hold one of each. */
type Several = readonly (readonly number[])[];

/** Each ranks a product: 0 fails, more is nearer. */
export type Condition =
  | { type: "categories"; ids: readonly number[] }
  /** 2 when what the thing is called holds one of the words, 1 when the rest of its name does, or holds one of the phrases. */
  | Named
  /** 2 with one of the values or stores, 1 when only the name says it. */
  | { type: "labelled"; values: readonly number[]; stores: readonly number[]; named: Named | null }
  /** 3 when what the thing is called holds one of the words, 2 for the rest of its name, its brand and its colour, 1 for other labels. */
  | Worded
  /** 1 when the best offer, of these stores where some are named, lies between the bounds, in cents; with its shipping where that is meant. */
  | { type: "priced"; least: number; most: number; stores?: readonly number[]; delivered?: boolean }
  | { type: "reduced"; stores?: readonly number[] }
  /** 1 when a store offers it that promises this. */
  | { type: "promised"; promised: Promised }
  | { type: "buyable" }
  /** 1 when it was first seen then, in Unix seconds, or later. */
  | { type: "seen"; since: number }
  /** 1 when none of the conditions is met at all. */
  | { type: "without"; conditions: readonly Condition[] }
  /** 1 when all conditions of one of the lists are met. */
  | { type: "either"; lists: readonly (readonly Condition[])[] }
  | { type: "products"; ids: readonly number[] }
  | { type: "never" };

interface Named {
  type: "named";
  words: readonly number[];
  phrases: readonly Several[];
  /** Words that begin a part: 'con', 'da'. */
  openers: readonly number[];
  /** A word right behind one of these is denied: 'senza cappuccio'. None: whatever stands before, the name says it. */
  deniers?: readonly number[];
}
interface Worded {
  type: "worded";
  words: readonly number[];
  nearValues: readonly number[];
  values: readonly number[];
  categories: readonly number[];
  stores: readonly number[];
  openers: readonly number[];
  phrases?: readonly Several[];
  deniers?: readonly number[];
}

/** What follows these words tells of a part of the thing, or of what it is for: 'con typo', 'da abito'. */
const partOpeners = ["con", "per", "senza", "da"];

export function kindCondition({ area, leaves }: Pick<KindPart, "area" | "leaves">): Condition {
  // Goods of which nobody knew more than the area count where the whole area is meant.
  const nodes = taxonomy.filter((node) =>
    leaves.length === 0 ? node.area === area : node.leaf !== null && leaves.includes(node.leaf),
  );
  return { type: "categories", ids: nodes.map(({ id }) => id) };
}

export function personCondition({ audiences }: Pick<PersonPart, "audiences">): Condition {
  const roots = taxonomy.filter((node) => node.parentId === null && audiences.includes(node.audience));
  return { type: "categories", ids: roots.map(({ id }) => id) };
}

/** Grown-ups for whom goods of the kind are: none where they are for children alone. */
export function grownUpsFor({ leaves, area }: Pick<KindPart, "area" | "leaves">, person?: PersonPart) {
  const nodes = taxonomy.filter((node) => node.area === area && leaves.includes(node.leaf ?? ""));
  const worn = (["donna", "uomo"] as const).filter((wearer) => person?.audiences.includes(wearer) ?? true);
  return worn.filter((wearer) => nodes.some(({ audience }) => audience === wearer));
}

export function facetCondition(
  { facet, slugs, titled }: Pick<FacetPart, "facet" | "slugs" | "titled">,
  known: Known,
): Condition {
  const { labels } = known;
  const isStore = facet === "store";
  return {
    type: "labelled",
    values: isStore ? [] : slugs.flatMap((slug) => labels.valueIds.get(`${facet}:${slug}`) ?? []),
    stores: isStore ? slugs.flatMap((slug) => labels.storeIds.get(slug) ?? []) : [],
    named: titled.length > 0 ? namedCondition(titled, known) : null,
  };
}

/** With the colours that a word for this one may mean as well; the filter of the panel is exact. */
export function nearly<Asked extends Pick<FacetPart, "facet" | "slugs">>(part: Asked): Asked {
  if (part.facet !== "colour") return part;
  return { ...part, slugs: [...new Set([...part.slugs, ...part.slugs.flatMap(nearColours)])] };
}

/** In its place the others alone. */
export function likeIt(part: FacetPart): FacetPart {
  const like = part.slugs.flatMap(nearColours);
  const near = colours.filter(({ slug }) => like.includes(slug));
  return { ...part, label: near.map(({ name }) => name).join(", "), slugs: near.map(({ slug }) => slug) };
}

export function namedCondition(phrases: Phrases, { words }: Known): Named {
  const forms = phrases.map((phrase) => phrase.map((word) => words.formsOf(word)));
  return {
    type: "named",
    words: forms.flatMap((phrase) => (phrase.length === 1 ? (phrase[0] ?? []) : [])),
    phrases: forms.filter((phrase) => phrase.length > 1 && phrase.every((list) => list.length > 0)),
    openers: numbersOf(partOpeners, words),
  };
}

/** What makes a kind finer than its leaf: names say it, or values that are no brands, colours or sizes. */
export function titledCondition(
  { titled, called }: Pick<KindPart, "titled"> & Partial<KindPart>,
  known: Known,
): Worded {
  const { words, phrases, openers } = namedCondition(titled, known);
  const { labels } = known;
  const alone = new Set(words);
  const aside = asideOf(titled.join());
  const says = (list: readonly number[]) =>
    list.some((number) => alone.has(number)) ||
    phrases.some((phrase) => phrase.every((forms) => forms.some((number) => list.includes(number))));
  const values = [...(called ? [] : labels.valueIds)].flatMap(([key, id]) =>
    says(labels.valueWords.get(id) ?? []) && !callings.test(key) && !aside.test(key) ? [id] : [],
  );
  const behind = called && { deniers: openers };
  const none = { nearValues: [], categories: [], stores: [] };
  return { type: "worded", words, phrases, openers, values, ...behind, ...none };
}

/** Their values say what a thing is called, not what it is. */
const callings = /^(brand|store|colour|size):/;
/** They tell of a part: long sleeves make no long dress, nor a wide sole a wide heel. */
const asideOf = (said: string) => (said.includes("manic") ? /^soleWidth/ : /^(soleWidth|sleeveType)/);

/** Null when neither a name nor a label has the word. */
export function wordCondition(part: Pick<WordPart, "word"> & Partial<WordPart>, known: Known): Worded | null {
  const { labels, words } = known;
  if (part.word.includes(" ")) {
    const said = titledCondition({ titled: [part.word.split(" ")] }, known);
    return said.phrases?.length ? said : null;
  }
  const forms = words.formsOf(part.word);
  const numbers =
    forms.length > 0 || part.literal || !part.unfinished ? forms : words.beginningWith(part.word);
  if (numbers.length === 0) return null;
  const meant = new Set(numbers);
  const having = (wordsOfId: ReadonlyMap<number, number[]>) =>
    [...wordsOfId].flatMap(([id, list]) => (list.some((number) => meant.has(number)) ? [id] : []));
  // 'Senza maniche' tells of no sleeves.
  const deniers = numbersOf(deniersInNames, words).filter((number) => !meant.has(number));
  const isNear = (id: number) => ["brand", "colour"].includes(labels.values.get(id)?.facet ?? "");
  const isDenied = (id: number) => labels.valueWords.get(id)?.some((number) => deniers.includes(number));
  // Houses and stores are called as they are written: 'Scatto Alto' tells of no high shoes.
  const written = words.known(part.word) ?? -1;
  const isWritten = (list?: readonly number[]) => forms.length === 0 || list?.includes(written);
  const isHouse = (id: number) => labels.values.get(id)?.facet === "brand";
  const isSo = (id: number) =>
    isHouse(id) ? isWritten(labels.valueWords.get(id)) : isNear(id) || !isDenied(id);
  const told = having(labels.valueWords).filter(isSo);
  const aside = asideOf(part.word);
  const values = told.filter((id) => !aside.test(labels.values.get(id)?.facet ?? ""));
  return {
    type: "worded",
    words: numbers,
    nearValues: values.filter(isNear),
    values: values.filter((id) => !isNear(id)),
    categories: having(labels.categoryWords),
    stores: having(labels.storeWords).filter((id) => isWritten(labels.storeWords.get(id))),
    openers: numbersOf(partOpeners, words),
  };
}

export function priceCondition({
  least = 0,
  most = 10_000_000,
}: Pick<PricePart, "least" | "most">): Extract<Condition, { type: "priced" }> {
  return { type: "priced", least: Math.round(least * 100), most: Math.round(most * 100) };
}

export function exclusionCondition({ of, words }: WithoutPart, known: Known): Condition {
  // What names say, and what values tell, as a detail 'cappuccio staccabile'.
  const said = words.flatMap((word) => wordCondition({ word }, known) ?? []);
  const told = said.map((each) => ({ ...each, nearValues: [], categories: [], stores: [] }));
  return withoutCondition([...of.flatMap((part) => excludedOf(part, known) ?? []), ...told], known);
}

function excludedOf(part: Part, known: Known): Condition | null {
  switch (part.type) {
    case "kind":
      return part.titled.length > 0 ? namedCondition(part.titled, known) : kindCondition(part);
    case "person":
      return personCondition(part);
    case "facet":
      return facetCondition(part, known);
    case "sale":
      return { type: "reduced" };
    case "word":
      return wordCondition(part, known);
    default:
      return null;
  }
}

/** Of what stands behind these words a name does not say it: 'senza cappuccio' tells of no hood, 'maniche lunghe' of nothing long. */
const notSaidBehind = [...deniersInNames, "manica", "maniche"];

/** What a product must not have, as far as names say it (`notSaidBehind`). */
export function withoutCondition(conditions: readonly Condition[], { words }: Known): Condition {
  const deniers = numbersOf(notSaidBehind, words);
  return { type: "without", conditions: conditions.map((condition) => denied(condition, deniers)) };
}

function denied(condition: Condition, deniers: readonly number[]): Condition {
  if (deniers.length === 0) return condition;
  if (condition.type === "named" || condition.type === "worded") return { ...condition, deniers };
  if (condition.type === "labelled" && condition.named)
    return { ...condition, named: { ...condition.named, deniers } };
  return condition;
}

/** What editors and stores mean as a present. */
export function giftCondition({ labels }: Known): Condition {
  const values = [...labels.values.values()].filter(
    ({ facet, label }) => /regal/i.test(label) && facet !== "detail",
  );
  return { type: "labelled", values: values.map(({ id }) => id), stores: [], named: null };
}

/** Of those of some words that names have. */
function numbersOf(some: readonly string[], words: Known["words"]): number[] {
  return some.flatMap((word) => words.known(word) ?? []);
}
