/** Which of the meanings of a search counts: one thing is looked for, the others describe it. */
import { onceFor } from "../remembering";
import { describing, kindOf, type Segment, spelt, typedOf } from "./describing";
import { facetOf, isColour, type Meaning, tellingWords } from "./meanings";
import { withStones } from "./neighbours";
import { type KindPart, type Part, wordPart } from "./parts";
import type { Token } from "./text";
import type { Vocabulary } from "./vocabulary";
import { fillers, wishes } from "./vocabulary/fillers";
import type { Kind, Tables } from "./vocabulary/tables";

/** One kind is what is looked for: the first that can mean nothing else, else the first, and no brand ('patagonia pile'). The others describe it. */
export function judge(segments: readonly Segment[], vocabulary: Vocabulary, text: string): Part[] {
  const named = segments.filter(({ meanings }) => meanings.some(({ type }) => type === "kind"));
  const sure = named.filter(({ meanings }) => meanings.every(({ type }) => type === "kind"));
  const only = [...sure, ...named].find((segment) => !isBrand(segment, vocabulary)) ?? sure[0];
  const [first] = named;
  // What stands behind 'per' is what the thing is for: 'spilla per cappotto'; behind 'con' what it has: 'zeppe con cinturino'.
  const isFor = first && only && /\b(per|x|con)\b/i.test(text.slice(first.spans[0]?.[1], only.spans[0]?.[0]));
  const isJoined = first && only && joint.test(text.slice(first.spans.at(-1)?.[1], only.spans[0]?.[0]));
  const told = isFor || isJoined ? first : (only ?? first);
  // 'Havaianas' says whose shoes are meant, not which.
  const finer = named.filter((segment) => !isOwnName(segment, vocabulary));
  const chosen = told && !isFor ? finest(told, finer) : told;
  const meant = chosen && !isOwnName(chosen, vocabulary) ? kindOf(chosen, vocabulary) : null;
  // Perfumes are called by ordinary words: 'acqua di parma' is no 'acqua profumata'.
  const isHouse = meant?.area === "bellezza" && isBrand(chosen as Segment, vocabulary);
  const single = meant && isHouse ? { ...meant, words: [] } : meant;
  const alike = single && chosen === told && !isFor ? joinedTo(single, named, vocabulary, text) : [];
  const kind = single && alike.length > 0 ? either([single, ...alike]) : single;
  const partsOf = (segment: Segment): Part[] => {
    if (alike.some(({ spans }) => spans === segment.spans)) return [];
    if (kind && segment === told && segment !== chosen) return [{ ...kind, spans: segment.spans }];
    if (segment === chosen && kind)
      return [kind, ...brandOf(segment, vocabulary), ...besides(segment, kind, vocabulary)];
    if ((kind || segment === chosen) && isBrand(segment, vocabulary)) return brandOf(segment, vocabulary);
    const again = kindOf(segment, vocabulary);
    const meanings = madeOf(segment, segments, kind, vocabulary, text);
    const tells = (each: Meaning) => each.type !== "kind" && isOf(kind, each);
    const others = meanings.filter(tells);
    if (again && kind && again.label === kind.label)
      return [again, ...brandOf(segment, vocabulary), ...besides(segment, again, vocabulary)];
    const described = describing(others, segment, vocabulary);
    if (!described)
      return segment.tokens.flatMap((token) =>
        // Of 'costume boxer uomo' the last word says for whom, of 'gonna tubino nera' in which colour.
        fillers.has(token.word)
          ? []
          : (saidBy([token], vocabulary.meaningsOf(token.word).filter(tells), vocabulary) ??
            wordPart(token, false)),
      );
    // 'Invitata' says for whom and for what, 'cuoio' and a jewel's 'argento' of what and in which colour.
    const isWorn = kind?.area === "gioielli" || !others.some(isMetallic);
    const isBoth = described.type === "facet" && described.facet === "colour" && isWorn;
    const isMore = (each: Meaning) =>
      (described.type === "person") !== (each.type === "person") || (isBoth && isMaterial(each, vocabulary));
    const look = describing(others.filter(isMore), segment, vocabulary);
    return look ? [described, look] : [described];
  };
  return segments.flatMap((each, at) => withStones(partsOf(each), kind, each.tokens, segments[at - 1]));
}

/** A toe is round and a heel thin on shoes alone, whose fit is their soles' width, whose bow no collar and whose ankle no length; 'montatura tonda' is round itself. */
function isOf(kind: KindPart | null, meaning: Meaning): boolean {
  const facet = facetOf(meaning);
  const alien =
    kind?.area === "scarpe" ? ["fit", "neckType", "length"] : ["toeShape", "heelType", "soleWidth"];
  return !kind || facet === null || !alien.includes(facet);
}

const joint = /^ *(?:\b(?:ed?|o|oppure)\b|[,+&/]) *$/i;

/** 'Sciarpa e guanti', 'sandali o ciabatte': things named side by side are looked for alike. */
function joinedTo(first: KindPart, named: readonly Segment[], vocabulary: Vocabulary, text: string) {
  const joined = [first];
  for (const segment of named) {
    const [from = 0, to = 0] = [joined.at(-1)?.spans.at(-1)?.[1], segment.spans[0]?.[0]];
    const kind = joint.test(text.slice(from, to)) && kindOf(segment, vocabulary);
    if (kind && kind.leaves.length > 0 && kind.label !== first.label) joined.push(kind);
  }
  return first.leaves.length > 0 ? joined.slice(1) : [];
}

function either(kinds: readonly [KindPart, ...KindPart[]]): KindPart {
  const all = <Item>(of: (kind: KindPart) => readonly Item[]) => [...new Set(kinds.flatMap(of))];
  return {
    ...kinds[0],
    key: kinds.map(({ key }) => key).join("+"),
    label: kinds.map(({ label }) => label).join(", "),
    leaves: all(({ leaves }) => leaves),
    also: [],
    titled: kinds.every(({ titled }) => titled.length > 0) ? all(({ titled }) => titled) : [],
    said: all(({ said }) => said),
    words: [],
    spans: all(({ spans }) => spans),
  };
}

/** What is both a colour and a cloth: a jewel 'in argento' is made of it where goods are told to be, and leather is what is 'di cuoio' or black. */
function madeOf(
  { meanings, spans, tokens }: Segment,
  others: readonly Segment[],
  kind: KindPart | null,
  vocabulary: Vocabulary,
  text: string,
): readonly Meaning[] {
  const materials = meanings.filter((each) => isMaterial(each, vocabulary));
  const isSaid =
    /\b(in|di|d['’])\s*$/i.test(text.slice(0, spans[0]?.[0])) || tokens.some(({ word }) => /\d/.test(word));
  const isColoured = others.some((other) => other.spans !== spans && other.meanings.some(isColour));
  const isMetal = !kind || kind.area === "gioielli";
  const isBoth = meanings.some(isColour) && !meanings.some(isMetallic);
  const isMeant = isMetal ? isSaid || (!kind && /regal/i.test(text)) : isBoth && (isSaid || isColoured);
  return materials.length > 0 && isMeant ? materials : meanings;
}

function isCloth(meaning: Meaning): meaning is Extract<Meaning, { type: "attribute" }> {
  return meaning.type === "attribute" && meaning.words.facet === "material";
}

/** Of which there are goods. */
function isMaterial(meaning: Meaning, vocabulary: Vocabulary): boolean {
  return isCloth(meaning) && vocabulary.valuesFor(meaning.words).slugs.length > 0;
}

const isBreasted = (each: Meaning) => each.type === "attribute" && each.words.label.endsWith("petto");
const saysHow = (one: Meaning) => one.type === "person" || isColour(one) || isCloth(one) || isBreasted(one);
const isMetallic = (each: Meaning) => isColour(each) && /^(argento|oro|bronzo)/i.test(each.label);

function finest(told: Segment, named: readonly Segment[]): Segment {
  const whole = kindMeant(told);
  const behind = whole?.area === "gioielli" ? Number.NaN : (told.spans.at(-1)?.[1] ?? 0) + 1;
  // 'Scarpe donna sabot' are clogs, 'collana donna ciondolo' is no pendant.
  const isNext = ({ spans }: Segment) => whole?.area === "scarpe" || spans[0]?.[0] === behind;
  return named.find((segment) => within(kindMeant(segment), whole, isNext(segment))) ?? told;
}

function kindMeant({ meanings }: Segment): Kind | undefined {
  const found = meanings.find((meaning) => meaning.type === "kind");
  return found?.type === "kind" ? found.kind : undefined;
}

/** @param next right behind it: a 'giacca blazer' is a blazer */
function within(part: Kind | undefined, whole: Kind | undefined, next: boolean): boolean {
  if (!part || !whole || part.area !== whole.area || part.leaves.length === 0) return false;
  if (whole.titled.length > 0 || whole.rather.length > 0) return false;
  const isPart = part.titled.length > 0 || part.rather.length > 0;
  const leaves = whole.leaves.length === 0 ? part.leaves : [...whole.leaves, ...whole.also];
  // Necklaces are found among pendants too, but who asks for a necklace with a pendant wants the necklace.
  const isBeside =
    !next && whole.leaves.length > 0 && !part.leaves.some((leaf) => whole.leaves.includes(leaf));
  const isWithin = !isBeside && part.leaves.every((leaf) => leaves.includes(leaf));
  return isWithin && (isPart || whole.leaves.length === 0 || part.leaves.join() !== whole.leaves.join());
}

/** By what people type. */
const brandedBy = onceFor(
  ({ models }: Tables) =>
    new Map([...models].reverse().flatMap((one) => one.typed.map((each) => [spelt(each), one] as const))),
);

const isBrand = (segment: Segment, { tables }: Vocabulary) => brandedBy(tables).has(typedOf(segment));

/** Of a house that is sold here by its own name nothing is hidden: 'lacoste' are polo shirts first, not alone. */
function isOwnName(segment: Segment, vocabulary: Vocabulary): boolean {
  const typed = typedOf(segment);
  return brandOf(segment, vocabulary).some((part) => part.type === "facet" && spelt(part.label) === typed);
}

/** A brand that stands for its kind is meant as well: 'ray ban', 'casio'. */
function brandOf(segment: Segment, vocabulary: Vocabulary): Part[] {
  const typed = typedOf(segment);
  const stands = brandedBy(vocabulary.tables).get(typed);
  const called = [typed, spelt(stands?.brand ?? "")];
  const brands = segment.meanings.filter(
    (each) => each.type === "facet" && each.facet === "brand" && called.includes(spelt(each.label)),
  );
  const part = describing(brands, segment, vocabulary);
  const [token] = segment.tokens;
  if (!stands || !token) return part ? [part] : [];
  const house = part ? tellingWords(stands.brand) : [];
  const named = segment.tokens.flatMap(({ word }) => (house.includes(word) ? [] : word)).join(" ");
  // A brand that nobody sells: its kind is shown, and it is said that the brand is not there.
  if (!part) return [{ ...wordPart({ ...token, literal: true }, false, named), spans: segment.spans }];
  const isModel = stands.models.some((each) => spelt(each) === typed);
  const model = { type: "claim", label: named, word: named, spans: segment.spans } as const;
  const usual = part.type === "facet" ? { ...part, usually: kindOf(segment, vocabulary) } : part;
  return isModel ? [usual, model] : [usual];
}

/** Of a kind's words those that say for whom, of what, in which colour it is, and that it is double-breasted; goods that tell the others stand first (listing/own-words.ts). */
function besides(segment: Segment, kind: KindPart, vocabulary: Vocabulary): Part[] {
  const { tokens } = segment;
  if (tokens.length === 1 || isBrand(segment, vocabulary)) return [];
  const says = (each: Meaning) => kind.titled.length === 0 && (each.type === "attribute" || isColour(each));
  const looks = segment.meanings.filter((each) => each.type === "person" || says(each));
  const whole = describing(looks, segment, vocabulary);
  if (whole) return [whole];
  const said = tokens.map(({ word }) => word);
  const parts: Part[] = wishesIn(segment);
  for (let place = 0; place < tokens.length; place++) {
    // Within 'settimana bianca' nothing is white.
    const phrase = place > 0 ? vocabulary.at(said, place) : null;
    const isOne = phrase && phrase.length > 1 && phrase.meanings.every(({ type }) => type !== "kind");
    const last = isOne ? phrase.last : place;
    const taken = tokens.slice(place, last + 1);
    const meanings = last > place ? (phrase?.meanings ?? []) : vocabulary.meaningsOf(said[place] ?? "");
    place = last;
    if (fillers.has(taken[0]?.word ?? "") || meanings.some(({ type }) => type === "kind")) continue;
    const part = saidBy(taken, meanings.filter(saysHow), vocabulary);
    if (part) parts.push(part);
  }
  return parts;
}

function wishesIn({ tokens }: Segment): Part[] {
  return tokens.flatMap((token) => (wishes.has(token.word) ? [wordPart(token, false)] : []));
}

function saidBy(tokens: Token[], meanings: readonly Meaning[], vocabulary: Vocabulary): Part | null {
  const span = [tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0] as const;
  return describing(meanings, { meanings, tokens, spans: [span] }, vocabulary);
}
