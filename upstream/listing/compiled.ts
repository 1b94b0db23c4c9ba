/** What counts of a search, as conditions, filters and wishes that an engine can answer. */
import type { FacetKey } from "contract";
import { coloursOfShade, likeColours } from "domain/colours";
import type { FacetPart, KindPart, Part, Phrases, PricePart, Understanding } from "../search/parts";
import { priceLabel } from "../search/prices";
import { tokensOf } from "../search/text";
import type { AttributeWords } from "../search/vocabulary/tables";
import {
  type Condition,
  exclusionCondition,
  facetCondition,
  giftCondition,
  kindCondition,
  namedCondition,
  nearly,
  personCondition,
  titledCondition,
  withoutCondition,
  wordCondition,
} from "./conditions";
import { grownUps, type ProductMatcher, sideOf } from "./demands";
import hersFirst from "./hers-first.json";
import { hintsOf } from "./hints";
import type { Known } from "./known";
import { namedBy, ownWords } from "./own-words";
import { vocabularyOf } from "./vocabulary";

/** A condition and how much each step of its rank brings a product nearer. */
export interface Weighed {
  condition: Condition;
  weight: number;
  /** What is chosen of it in the panel counts instead. */
  facet?: FacetKey;
}

export interface Unheeded {
  words: string;
  products: number;
  /** The search that holds to it. */
  search: string;
}

export interface ParsedSearch {
  understanding: Understanding;
  parts: Part[];
  leftOut: Part[];
  /** The weight of what was left out. */
  lost: number;
  claims: readonly Unheeded[];
  otherwise: readonly Unheeded[];
  /** Must hold; how well they do decides the order. */
  conditions: Weighed[];
  /** Raise a product without being asked for. */
  wishes: Weighed[];
  /** What is chosen most after this search: raised among equals. */
  favourites: readonly number[];
  /** Filters as the panel has them, by facet. */
  facets: Map<FacetKey, { slugs: string[]; titled: Phrases }>;
  price: { least?: number; most?: number };
  /** Of which types its parts are: filters without a value are such. */
  says: ReadonlySet<Part["type"]>;
}

type Plain = Pick<ParsedSearch, "understanding" | "parts" | "leftOut" | "lost">;

export async function compiled(plain: Plain, known: Known, matcher: ProductMatcher): Promise<ParsedSearch> {
  const { parts } = plain;
  const asked: ParsedSearch = {
    ...plain,
    claims: [],
    otherwise: [],
    conditions: [],
    wishes: [],
    favourites: known.labels.favourites.get(plain.understanding.text.trim().toLowerCase()) ?? [],
    facets: new Map(),
    price: {},
    says: new Set(parts.map(({ type }) => type)),
  };
  const people = parts.flatMap((part) => (part.type === "person" ? part.audiences : []));
  const isGranted = parts.some(({ type, spans }) => type === "person" && spans.length === 0);
  const worn = isGranted && people.length > 1 ? grownUps : personCondition({ audiences: people });
  const chosen = isGranted ? ({ facet: "gender" } as const) : {};
  if (people.length > 0) asked.conditions.push({ condition: worn, weight: 0, ...chosen });
  // Of bags and jewels most that are asked for are hers: where nobody is named hers stand first among equals.
  const hers = parts.some((part) => part.type === "kind" && isHersFirst(part));
  if (hers && (people.length === 0 || worn === grownUps))
    asked.wishes.push({ condition: womens, weight: 0.5 });
  for (const part of parts) {
    if (part.type === "kind") addKind(asked, part, known);
    else if (part.type === "facet") addFacet(asked, part, known);
    else if (part.type === "without") {
      asked.conditions.push({ condition: exclusionCondition(part, known), weight: 0 });
      const said = part.of.flatMap((each) => (each.type === "word" ? [["senza", each.word]] : []));
      asked.wishes.push({ condition: namedCondition(said, known), weight: 9 });
      for (const told of part.instead) addWish(asked, told, exactWeight, known);
    } else if (part.type === "gift") asked.wishes.push({ condition: giftCondition(known), weight: 1 });
    if (part.type !== "word" && part.type !== "claim") continue;
    const condition = wordCondition(part.type === "word" ? part : { word: part.word }, known);
    if (condition && part.type === "word") asked.conditions.push({ condition, weight: 3 });
    else if (condition) asked.wishes.push({ condition, weight: 5 });
    const slugs = part.type === "claim" ? coloursOfShade(part.word) : [];
    addWish(asked, { facet: "colour", slugs, titled: [] }, 2, known);
  }
  for (const part of [...parts, ...toldWithin(parts, known), ...plain.leftOut]) addHints(asked, part, known);
  for (const part of plain.leftOut) {
    if (part.type !== "facet") continue;
    // A blue dial is nearest to a blue watch.
    const said = tokensOf(part.label).map(({ word }) => word);
    asked.wishes.push({ condition: titledCondition({ titled: [said] }, known), weight: 4 });
    if (part.facet === "colour") addLikeColours(asked, part, known);
  }
  settleNames(asked, known);
  await settlePrice(asked, known, matcher);
  // Nothing of it says anything: nothing is found, unless it was small talk alone, or what no store promises.
  if (
    parts.every(({ type }) => type === "claim") &&
    (plain.leftOut.some(({ type }) => type !== "term") || !/[\p{L}\p{N}]/u.test(plain.understanding.text))
  )
    asked.conditions.push({ condition: { type: "never" }, weight: 0 });
  return asked;
}

const womens = personCondition({ audiences: ["donna"] });
const isHersFirst = ({ leaves }: KindPart) =>
  leaves.length > 0 && leaves.every((leaf) => hersFirst.includes(leaf));

function addKind(asked: ParsedSearch, part: KindPart, known: Known): void {
  const named = namedBy(part, known);
  const own = ownWords(part, known, named);
  const orOwn = (condition: Condition): Condition =>
    own?.own ? { type: "either", lists: [[condition], [own.own]] } : condition;
  asked.conditions.push({ condition: orOwn(kindCondition(part)), weight: 0 });
  if (part.titled.length > 0) {
    const titled = titledCondition(part, known);
    asked.conditions.push({ condition: orOwn(titled), weight: 0 });
    asked.wishes.push({ condition: titled, weight: 6 });
    // Of what goods are called by, its own name stands first: trekking shoes before trail shoes.
    const label = part.label.toLowerCase();
    const called = part.titled.filter(([word = "", ...more]) => more.length === 0 && label.includes(word));
    if (called.length > 0) asked.wishes.push({ condition: namedCondition(called, known), weight: 4 });
  }
  // Of a word for so many leaves: who says 'scarpe' means boots last.
  const low = { ...part, leaves: part.leaves.filter((leaf) => !leaf.startsWith("stival")) };
  if (part.leaves.length > 5) asked.wishes.push({ condition: kindCondition(low), weight: 4 });
  if (named.near !== part) asked.wishes.push({ condition: kindCondition(named.near), weight: 4 });
  const said = part.said.map((word) => [word]);
  const weight = part.words.length > 1 ? phraseWeight : 4;
  asked.wishes.push({ condition: namedCondition(said, known), weight });
  // What is also the thing that the phrase names stands before what is merely meant: 'pantaloni da yoga'.
  for (const [place, list] of (own?.ranked ?? []).entries())
    asked.wishes.push({ condition: { type: "either", lists: [list] }, weight: ownWeight * (1 + place / 2) });
}

/** More than all else that brings a good nearer: what it tells itself stands first; then what says a phrase to the letter. */
const [ownWeight, phraseWeight] = [40, 17];

/** What is asked of the same facet are alternatives, as among what is demanded; whoever has more of them is nearer. */
function addFacet(asked: ParsedSearch, part: FacetPart, known: Known): void {
  const before = asked.facets.get(part.facet);
  const others = asked.parts.filter((other) => "facet" in other && other.facet === part.facet) as FacetPart[];
  const isAside = (each: FacetPart) => sideOf(each) !== part.facet;
  // The panel's filter holds alternatives: what goes with them is asked besides.
  const isBesides = isAside(part) && (before !== undefined || !others.every(isAside));
  if (isBesides)
    asked.conditions.push({ condition: facetCondition(part, known), weight: 0, facet: part.facet });
  else
    asked.facets.set(part.facet, {
      slugs: [...new Set([...(before?.slugs ?? []), ...nearly(part).slugs])],
      titled: [...(before?.titled ?? []), ...part.titled],
    });
  const condition = facetCondition(part, known);
  const both = others.flatMap((other) => (other === part ? [] : [[condition, facetCondition(other, known)]]));
  if (part.slugs.length > 0 || both.length > 0) asked.wishes.push({ condition, weight: 1 });
  // Behind off-white shoes of 'puma bianche' come shirts in the very colour.
  if (part.usually) asked.wishes.push({ condition: kindCondition(part.usually), weight: 3 * ownWeight });
  if (both.length > 0) asked.wishes.push({ condition: { type: "either", lists: both }, weight: exactWeight });
  // The very cloth stands before the very shade: of 'pelle marrone' suede last, then camel.
  const weight = part.facet === "colour" ? exactWeight - 5 : exactWeight;
  addWish(asked, { ...part, slugs: exactly(part, known), titled: [] }, weight, known);
}

/** What a kind's phrase says of when it is worn: 'scarpe per matrimonio', where no part of the search does. */
function toldWithin(parts: readonly Part[], known: Known): FacetPart[] {
  const vocabulary = vocabularyOf(known);
  const words = parts.flatMap((part) => (part.type === "kind" && part.words.length > 1 ? part.words : []));
  const told = words.flatMap((word) => vocabulary.meaningsOf(word));
  const isNew = (one: AttributeWords) => parts.every(({ label }) => label !== one.label);
  return told.flatMap((each) => {
    const isWhen = each.type === "attribute" && /^(occasion|season)$/.test(each.words.facet);
    return isWhen && isNew(each.words) ? [{ ...vocabulary.valuesFor(each.words), spans: [] }] : [];
  });
}

/** Of what was kept the goods say it already, and of what they are made of no other. */
function addHints(asked: ParsedSearch, part: Part, known: Known): void {
  const isKept = asked.parts.includes(part) && part.type !== "claim";
  const { by, not, steps } = hintsOf(part, known, isKept);
  const isMade = part.type === "facet" && part.facet === "material";
  const isDenied = part.type === "facet" && !isMade && asked.leftOut.includes(part) && asked.says.has("kind");
  if (by && !(isKept && isMade)) asked.wishes.push({ condition: by, weight: isKept ? 1 : 3 });
  // What has to give way is not outdone by its opposite, as a long trench by a short one in the very beige.
  if (not) asked.wishes.push({ condition: not, weight: isDenied ? 2 * exactWeight : 9 });
  for (const condition of steps) asked.wishes.push({ condition, weight: 1 });
  // Of what is 'non grande' the smaller stands first.
  for (const { by, steps } of part.type === "without" ? part.of.map((each) => hintsOf(each, known)) : [])
    for (const told of [by ?? [], steps].flat())
      asked.wishes.push({ condition: withoutCondition([told], known), weight: told === by ? 9 : 1 });
}

type Wished = Pick<FacetPart, "facet" | "slugs" | "titled">;

function addWish(asked: ParsedSearch, part: Wished, weight: number, known: Known): void {
  if (part.slugs.length + part.titled.length > 0)
    asked.wishes.push({ condition: facetCondition(part, known), weight });
}

/** In a colour that nobody has what is worn in its place stands first: pink for lilac. */
function addLikeColours(asked: ParsedSearch, part: FacetPart, known: Known): void {
  const like = part.slugs.flatMap(likeColours);
  for (const [place, slug] of like.entries())
    addWish(asked, { ...part, slugs: [slug] }, like.length - place, known);
}

/** What was said to the letter stands before what is like it, navy behind blue, suede behind leather; and what has two values before what has one. */
const exactWeight = 50;

function exactly({ facet, slugs, label }: FacetPart, { labels }: Known): string[] {
  if (facet === "colour") return [...slugs];
  const labelOf = (slug: string) => labels.values.get(labels.valueIds.get(`${facet}:${slug}`) ?? 0)?.label;
  return slugs.length > 1 ? slugs.filter((slug) => labelOf(slug)?.toLowerCase() === label.toLowerCase()) : [];
}

/** Where no value is called so, what names say must do. */
function settleNames({ facets, conditions }: ParsedSearch, known: Known): void {
  for (const [facet, choice] of facets) {
    if (choice.slugs.length > 0) continue;
    facets.delete(facet);
    conditions.push({ condition: facetCondition({ facet, ...choice }, known), weight: 2 });
  }
}

async function settlePrice(asked: ParsedSearch, known: Known, matcher: ProductMatcher): Promise<void> {
  const bounded = asked.parts.filter((part): part is PricePart => part.type === "price");
  const cheap = bounded.length === 0 && asked.parts.some(({ type }) => type === "cheap");
  const reduced = asked.says.has("sale") ? [{ type: "reduced" } as const] : [];
  const third = cheap ? await matcher.third([...filtersOf(asked, known), ...reduced]) : null;
  asked.parts = asked.parts.flatMap((part): Part[] => {
    if (part.type !== "cheap") return [part];
    if (third === null) return [];
    const most = Math.ceil(third / 100);
    return [{ type: "price", most, label: priceLabel({ most }), spans: part.spans }];
  });
  for (const part of asked.parts) {
    if (part.type !== "price") continue;
    if (part.least !== undefined) asked.price.least = part.least;
    if (part.most !== undefined) asked.price.most = part.most;
  }
}

/** All that must hold but prices and what is new or reduced. */
export function filtersOf({ conditions, facets }: ParsedSearch, known: Known): Condition[] {
  const chosen = [...facets].map(([facet, choice]) => facetCondition({ facet, ...choice }, known));
  return [...conditions.map(({ condition }) => condition), ...chosen];
}
