/** What a kind's phrase says word by word: goods that tell all of it themselves stand first, and a synonym hides none of them. */
import type { FacetKey } from "contract";
import { onceFor } from "../remembering";
import { formOf } from "../search/forms";
import type { KindPart } from "../search/parts";
import { carrying, kindKey } from "../search/reading";
import type { Vocabulary } from "../search/vocabulary";
import type { Tables } from "../search/vocabulary/tables";
import { type Condition, facetCondition, kindCondition, wordCondition } from "./conditions";
import type { Known } from "./known";
import { vocabularyOf } from "./vocabulary";

const joined = (words: readonly string[]) => words.map(formOf).join(" ");

/** What only people call each kind: feeds do not tell by it what their goods are. */
const synonymsOf = onceFor(
  ({ kinds }: Tables) =>
    new Map(kinds.map((kind) => [kindKey(kind), new Set(kind.typed.map((each) => joined(carrying(each))))])),
);

/**
 * Null where no good can tell more than the kind does. @returns `own`: what counts as the kind, whatever its name says, null where the phrase's first
 * word alone names it; `ranked`: what brings a good of the kind nearer, the later the more
 */
export function ownWords(kind: KindPart, known: Known, by = namedBy(kind, known)) {
  const vocabulary = vocabularyOf(known);
  const { telling, head, named, near } = by;
  // Whom it is for is asked of the goods anyway.
  const all = telling.filter((word) => word !== head && !isPerson(word, vocabulary));
  // Where no good tells the first word it named the thing: 'set', 'kit', 'trousse'; so did 'slip' of 'slip piscina'.
  const [first = ""] = all;
  const isNaming =
    first === telling[0] && (!toldBy([first], known) || (all.length > 1 && vocabulary.onlyNamesKind(first)));
  const others = isNaming ? all.slice(1) : all;
  const conditions: Condition[] = [];
  for (let at = 0; at < others.length; at++) {
    const look = vocabulary.at(others, at);
    const phrase = look && look.last > at && toldBy(others.slice(at, look.last + 1), known);
    const told = phrase || toldBy(others.slice(at, at + 1), known, kind.titled);
    if (!told) return null;
    conditions.push(told);
    if (phrase) at = look.last;
  }
  if (conditions.length === 0) return null;
  // 'Scarpe da ufficio' are no sandals, whatever those are worn for: beyond what was meant goes only a thing of its own.
  const beyond = synonymsOf(vocabulary.tables).get(kind.key)?.has(joined(telling)) ? named : [];
  const places = beyond.length > 0 ? [near, { ...kind, leaves: beyond }] : [near];
  const lists = places.map((each) => [kindCondition(each), ...conditions]);
  const wider = near === kind ? [] : [[kindCondition(kind), ...conditions]];
  // Who says the very word stands before whoever says what it means: 'running' before 'sport'.
  const written = others.flatMap((word) => saying(word, known) ?? []);
  const leaves = kind.leaves.length > 0 ? [...kind.leaves, ...beyond] : [];
  const literal = written.length === others.length ? [[kindCondition({ ...kind, leaves }), ...written]] : [];
  const own: Condition = { type: "either", lists };
  // What is worn at night is no 'camicia da notte': its first word names shirts, and this is none.
  const isNone =
    kind.called || (!kind.loosely && kind.titled.length > 0 && named.length > 0 && near === kind);
  return { own: isNaming || isNone ? null : own, ranked: [...wider, ...lists, ...literal] };
}

/** What its first word names alone: of 'giacca in pile' jackets stand before sweatshirts, though both are what it means. */
export function namedBy(kind: KindPart, known: Known) {
  const telling = carrying(kind.words.join(" "));
  const head = telling.length > 1 ? telling.find((word) => leavesOf(word, kind, known)) : undefined;
  const named = (head && leavesOf(head, kind, known)) || [];
  const near = named.filter((leaf) => kind.leaves.includes(leaf));
  return { telling, head, named, near: near.length > 0 ? { ...kind, leaves: near } : kind };
}

function isPerson(word: string, vocabulary: Vocabulary): boolean {
  const meanings = vocabulary.meaningsOf(word);
  return meanings.length > 0 && meanings.every(({ type }) => type === "person");
}

/** Leaves that the word alone names, where it names hardly more than one: 'pantaloni' of 'pantaloni da yoga'. */
function leavesOf(word: string, { area, words }: KindPart, known: Known): readonly string[] | null {
  const vocabulary = vocabularyOf(known);
  // A 't-shirt' is no shirt.
  const before = words[words.indexOf(word) - 1];
  const whole = before?.length === 1 ? vocabulary.at([before, word], 0) : null;
  for (const meaning of whole?.meanings ?? vocabulary.meaningsOf(word)) {
    if (meaning.type !== "kind" || meaning.kind.area !== area) continue;
    const { leaves, titled, rather } = meaning.kind;
    if (titled.length + rather.length === 0) return leaves.length <= 2 ? leaves : [];
  }
  return null;
}

/** Goods whose names or values have the words, or what they mean: 'corsa' is 'running'; 'maniche corte' are one value. */
function toldBy(words: readonly string[], known: Known, titled: KindPart["titled"] = []): Condition | null {
  const vocabulary = vocabularyOf(known);
  const [word = "", ...others] = words;
  const meanings = others.length > 0 ? vocabulary.at(words, 0)?.meanings : vocabulary.meaningsOf(word);
  const meant = (titled.flat().includes(word) ? [] : (meanings ?? []))
    .flatMap((each) =>
      each.type === "attribute" && !vague.has(each.words.facet) ? vocabulary.valuesFor(each.words) : [],
    )
    .map((each) => facetCondition(each, known));
  const conditions = [(others.length === 0 && saying(word, known, titled.length > 0)) || [], ...meant].flat();
  return conditions.length > 0 ? { type: "either", lists: conditions.map((each) => [each]) } : null;
}

/** What a store or brand is called tells nothing of its goods: 'Corte San Vito' of no 'borsello a vita'; and among 'cappelli e berretti' not all are a 'berretto'. */
function saying(word: string, known: Known, isFiner = false): Condition | null {
  const worded = wordCondition({ word }, known);
  if (!worded) return null;
  const without = (facet: FacetKey, ids: readonly number[]) =>
    ids.filter((id) => known.labels.values.get(id)?.facet !== facet);
  const own = { ...worded, nearValues: without("brand", worded.nearValues), stores: [] };
  return isFiner ? { ...own, categories: [], values: without("productType", own.values) } : own;
}

/** Half of all goods have them, and their names tell something nearer. */
const vague: ReadonlySet<FacetKey> = new Set(["season", "style", "fit"]);
