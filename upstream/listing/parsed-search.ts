/** A search as the catalogue can answer it: the reading that loses least, and what was left out (upstream/search/DESIGN.md). */
import type { FacetKey } from "contract";
import { Lru } from "../lru";
import {
  type FacetPart,
  isWithin,
  type KindPart,
  orNewborn,
  type Part,
  type Understanding,
} from "../search/parts";
import { asItComes, isClaimed, type Reading } from "../search/reading";
import { understand } from "../search/understand";
import { compiled, type ParsedSearch } from "./compiled";
import { kindCondition, likeIt } from "./conditions";
import { inSizesSold } from "./converted-size";
import dearness from "./dearness.json";
import {
  type Demand,
  demandsOf,
  grown,
  grownUpsPart,
  isForAnybody,
  type ProductMatcher,
  type Shop,
} from "./demands";
import { broader, fallbackFor, kindFor, namesOf, replaced } from "./fallback-kind";
import type { Known } from "./known";
import { newArrivalDays } from "./question";
import { withUnheeded } from "./unheeded";
import { vocabularyOf } from "./vocabulary";

/** Kept texts a version and day: what is new today is not tomorrow. */
const mostRemembered = 500;
const remembered = new WeakMap<Known["labels"], { day: number; texts: Lru<string, ParsedSearch> }>();
const day = 86_400_000;

function rememberedIn({ labels }: Pick<Known, "labels">, now: Date): Lru<string, ParsedSearch> {
  const today = Math.floor(now.getTime() / day);
  const before = remembered.get(labels);
  if (before?.day === today) return before.texts;
  const texts = new Lru<string, ParsedSearch>(mostRemembered);
  remembered.set(labels, { day: today, texts });
  return texts;
}

/** Whether it has been worked out already, so that nobody is asked. */
export function isRemembered(text: string, known: Pick<Known, "labels">, now: Date): boolean {
  return rememberedIn(known, now).has(text);
}

export async function parsedSearch(text: string, shop: Shop, now: Date): Promise<ParsedSearch> {
  const before = rememberedIn(shop.known, now);
  // Counted as new to the end of this day.
  const newSince = (Math.floor(now.getTime() / day) + 1 - newArrivalDays) * (day / 1000);
  return before.get(text) ?? before.set(text, await answerable(text, { ...shop, newSince, sold: new Map() }));
}

interface Reader extends Shop {
  newSince: number;
  /** By the kind, what was asked of it before. */
  sold: Map<string, Promise<boolean>>;
}

function isSoldHere(kind: KindPart, { matcher, sold }: Reader): Promise<boolean> {
  const found = sold.get(kind.key) ?? matcher.meets(kindCondition(kind));
  sold.set(kind.key, found);
  return found;
}

/** Other ways to read a text are tried until one loses nothing, at most so many. */
const mostReadings = 4;

/** Of all ways to read a text the one that has to leave out least; of equal ones the first. */
async function answerable(text: string, reader: Reader): Promise<ParsedSearch> {
  const vocabulary = vocabularyOf(reader.known);
  let reading = asItComes;
  let best: ParsedSearch | null = null;
  let first: KindPart | null = null;
  let named: KindPart | null = null;
  for (let tried = 0; tried < mostReadings; tried++) {
    const read = understand(text, vocabulary, reading);
    const kind = read.parts.find((part) => part.type === "kind");
    named ??= kind?.words.every((word) => !vocabulary.knowsByChance(word)) ? kind : null;
    // A text that was read for a thing is not better read for none.
    const understanding = kind ? await inSizesSold(read, kind, reader) : read;
    const isFirst: boolean = kind !== undefined && first !== null && isBeside(kind, first, best);
    const narrow: KindPart | null = isFirst ? first : null;
    const isTried: boolean =
      !best ||
      (kind !== undefined && (!narrow || best.lost >= dearness.weighty || tells(best.leftOut, narrow)));
    const found: ParsedSearch | null = isTried ? await answerOf(understanding, kind, reader) : null;
    // Whoever gives up the word that named the thing gives up the thing: 'occhiali da sole bianchi' are no sun cream.
    if (found?.leftOut.some((part) => part.type === "word" && named && isWithin(part, named)))
      found.lost += dearness.kind;
    if (found && (!best || isBetter(found, best, narrow))) best = found;
    if (!kind || best?.lost === 0) break;
    const sold = await isSoldHere(kind, reader);
    if (sold && isPlain(kind, understanding)) break;
    if (sold && kind.leaves.length > 0 && !isMistyped(kind, understanding)) first ??= kind;
    reading = otherwise(reading, kind, understanding);
  }
  const found = best as ParsedSearch;
  // A 'salopette bimbo' is a newborn's where no other is sold.
  const isLess = found.lost >= dearness.colour || found.leftOut.some(({ type }) => type === "kind");
  const isSmall = isLess && /bimb(?!.*(comunion|cresim|scuol))/i.test(text);
  const other = isSmall || found.lost >= dearness.size ? await asNewborns(found.understanding, reader) : null;
  const isNearer = other && other.leftOut.length < found.leftOut.length && other.lost < found.lost;
  return withUnheeded(isNearer ? other : found, reader);
}

/** A 'bimba' may be newborn where nothing for girls is what was asked, unless her age is told. */
async function asNewborns(understanding: Understanding, reader: Reader) {
  const { parts } = understanding;
  const kind = parts.find((part) => part.type === "kind");
  if (!kind || parts.some(({ label }) => /\b(\d|1[0-3]) anni$|\d mesi$/.test(label))) return null;
  const read = {
    ...understanding,
    parts: parts.map((one) => (one.type === "person" ? orNewborn(one) : one)),
  };
  return answerOf(await inSizesSold(read, kind, reader), kind, reader);
}

/** Handbags that are sold are not given up for bags of another colour, but laces and pink together are on other shoes. */
function isBetter(found: ParsedSearch, best: ParsedSearch, narrow: KindPart | null): boolean {
  if (!narrow || isClaimed(narrow)) return found.lost < best.lost;
  return found.lost === 0 && tells(found.parts, narrow);
}

/** Of 'borsa di tela' canvas is what it is made of. */
function tells(parts: readonly Part[], kind: KindPart): boolean {
  return parts.some((part) => part.type === "facet" && !vague.has(part.facet) && isWithin(part, kind));
}

/** 'Pantaloni jeans' are jeans: trousers that have the colour are another thing. */
function isOther(other: KindPart, kind: KindPart): boolean {
  const { area, leaves, also } = other;
  // 'Fiocco capelli nero' is no black shampoo.
  if (area !== kind.area) return kind.words.length > 1 && isWithin(other, kind);
  const holds = (leaf: string) => leaves.includes(leaf) || also.includes(leaf);
  const isMore = leaves.length > kind.leaves.length && kind.leaves.every(holds);
  const isApart = leaves.length === 1 && !isClaimed(other) && !kind.leaves.includes(leaves[0] ?? "");
  return leaves.length === 0 || isMore || isApart;
}

/** 'Cofanetto profumo' is no perfume of which somebody says 'cofanetto', where only that is missing. */
function isBeside(other: KindPart, kind: KindPart, best: ParsedSearch | null): boolean {
  const isFiner = kind.titled.length > 0 && other.titled.length === 0 && other.leaves.length > 0;
  const isMissing = best?.leftOut.every(({ type }) => type === "kind");
  const isNamed = isFiner && isMissing && other.leaves.every((leaf) => kind.leaves.includes(leaf));
  return isNamed || isOther(other, kind);
}

/** Said by one word, as it is written, that needs no name to say more: nothing else was meant by it. */
function isPlain(kind: KindPart, { typos, text, gathered, parts }: Understanding): boolean {
  const { titled, said, spans } = kind;
  // A house that nobody sells is named in full: 'the body shop' sells no bodies.
  if (parts.some((part) => part.type === "word" && part.literal && isWithin(part, kind))) return true;
  const isOneWord = !gathered && spans.every(([from, to]) => !/\s/.test(text.slice(from, to)));
  return titled.length === 0 && isOneWord && !isMistyped({ said }, { typos });
}

function isMistyped({ said }: Pick<KindPart, "said">, { typos }: Pick<Understanding, "typos">): boolean {
  return said.some((word) => typos.includes(word));
}

/** Word by word as it was typed; then without this kind, and without the typos that led to it. */
function otherwise(reading: Reading, kind: KindPart, { typos, gathered }: Understanding): Reading {
  const { unwanted, misread } = reading;
  if (gathered) return { ...reading, apart: true };
  const corrected = typos.filter((word) => kind.said.includes(word));
  if (corrected.length > 0) return { ...reading, misread: new Set([...misread, ...corrected]) };
  return { ...reading, unwanted: new Set([...unwanted, kind.key]) };
}

async function answerOf(understanding: Understanding, kind: KindPart | undefined, reader: Reader) {
  const { known, matcher } = reader;
  if (!kind) return answer(understanding, reader);
  if (!(await isSoldHere(kind, reader))) {
    const { fallback, missing, isSimilar } = await fallbackFor(understanding, kind, reader);
    const found = await answer(fallback, reader, missing);
    return {
      ...found,
      understanding,
      // What is like a 'valigetta cabina' is nearer than what 'valigetta' alone may mean.
      lost: found.lost + (isSimilar && kind.words.length > 1 ? unsaid : dearness.kind),
    };
  }
  const found = await answer(understanding, reader);
  const stands = (facet: FacetKey) => found.parts.some((part) => "facet" in part && part.facet === facet);
  // 'Tacchi a spillo' say how the heel is before they say that no sandals are meant.
  const lacks = (meant: (part: FacetPart) => boolean) =>
    found.leftOut.some((part) => part.type === "facet" && meant(part) && !stands(part.facet));
  const isOwn = lacks((one) => (one.facet === "heelType" && kind.area === "scarpe") || isWithin(one, kind));
  // Who names the size too wants that very colour.
  const isSized = understanding.parts.some((part) => part.type === "facet" && part.facet === "size");
  const isLost = found.lost >= (isSized ? dearness.exact : dearness.weighty);
  // 'Casio' stands for digital watches, and other watches are gold.
  const isVague = kind.leaves.length > 2 || kind.words.some((word) => vocabularyOf(known).houses.has(word));
  const isGeneral = isLost && (isVague || kind.titled.length > 0 || lacks(({ facet }) => facet === "brand"));
  const isUnworn = /^abit/.test(kind.words.join()) && lacks(({ facet }) => facet === "occasion");
  const isTried = kind.also.length > 0 && (isOwn || isGeneral || isUnworn || found.leftOut.includes(kind));
  // Of a general word what is like it may be meant too: a bag for 80 euro is a holdall where no other costs as much.
  const label = namesOf(kind, kind.also);
  const whole = { ...kind, label, leaves: [...kind.leaves, ...kind.also], also: [] };
  const wider = isTried ? await answer(replaced(understanding, kind, [whole]), reader) : null;
  // A girl's 'pantaloni della tuta' are a tracksuit's.
  const isNamed = found.leftOut.includes(kind) && !wider?.leftOut.includes(whole);
  const least = isOwn || isNamed ? 0 : isSized ? dearness.exact - 1 : dearness.likely;
  // None of what is then shown is the thing itself: whatever of it kept as much would have been found before.
  if (wider && wider.lost + least < found.lost)
    return { ...wider, understanding, leftOut: [kind, ...wider.leftOut.filter((part) => part !== whole)] };
  const person = found.leftOut.find((part) => part.type === "person");
  const nobodys = person && (await kindFor(person, kind, matcher));
  // A dress for him is a suit: what is like it for whom it was asked counts for more than the thing for others.
  return nobodys
    ? { ...(await answer(replaced(understanding, kind, [nobodys]), reader, [kind])), understanding }
    : found;
}

/** They make no other thing of a kind than its name does: 'scarpe di corda' are not beige. */
const vague: ReadonlySet<FacetKey> = new Set(["colour", "occasion", "style", "season"]);

/** @param absent what nobody sells: what tells of it stands first in its place */
async function answer(understanding: Understanding, reader: Reader, absent: readonly Part[] = []) {
  const { known, matcher, newSince } = reader;
  const { demands, impossible } = demandsOf(understanding.parts, known, newSince);
  // What has to give way gives way among grown-ups' goods where nobody is named, but for what the thing is: 'maglione giallo' is no newborn's.
  const isNamed = (those: ReadonlySet<number>) => demands.every(({ finer }, at) => !finer || those.has(at));
  const isAnybodys = isForAnybody(understanding.parts);
  const met = await matcher.weightiest(isAnybodys ? [...demands, grown] : demands);
  const isWorn = !isAnybodys || isNamed(met) || (await isForGrownUps(demands, matcher));
  const other = isWorn ? met : await matcher.weightiest(demands);
  const kept = isNamed(other) ? other : met;
  const dropped = demands.filter((_, place) => !kept.has(place));
  // Whoever wants no black shoes and nobody has others is shown none, not trousers: that loses nothing of what was asked.
  const whole = { understanding, parts: [...understanding.parts], leftOut: [...absent], lost: 0 };
  if (await isBarred(demands, dropped, matcher)) return compiled(whole, known, matcher);
  const told = dropped.filter(({ silent }) => !silent);
  const missed = [...impossible, ...told.flatMap(({ finer, parts }) => (finer ? [] : parts))];
  const nameless = told.flatMap(({ finer, parts }) => (finer ? parts : []));
  const nearest = new Map(
    demands.flatMap(({ near }, place) => (near && kept.has(place) ? [[near.instead, near.part]] : [])),
  );
  const worn = kept.has(demands.length) ? [grownUpsPart] : [];
  // Cream is no white: what is shown instead is said; navy is blue.
  for (const part of dropped.flatMap(({ silent, parts }) => (silent ? parts : []))) {
    const like = part.type === "facet" && !missed.includes(part) ? likeIt(part) : null;
    if (!like || like.label.startsWith(part.label)) continue;
    missed.push(part);
    nearest.set(part, like);
  }
  const parts = [...understanding.parts, ...worn].flatMap((part): Part[] => {
    if (missed.includes(part)) return [nearest.get(part) ?? []].flat();
    return [part.type === "kind" && nameless.includes(part) ? broader(part) : part];
  });
  const lost =
    dropped.reduce((sum, { weight, finer }) => sum + (finer ? Math.min(weight, unsaid) : weight), 0) +
    impossible.length * dearness.unheard;
  return compiled(
    { understanding, parts, leftOut: [...absent, ...nameless, ...missed], lost },
    known,
    matcher,
  );
}

/** Whether what the thing is called is a grown-up's too, whatever else was asked. */
async function isForGrownUps(demands: readonly Demand[], matcher: ProductMatcher): Promise<boolean> {
  const named = demands.filter(({ parts }) => parts.some(({ type }) => type === "kind"));
  const [found = 0] = await matcher.meeting([[...named, grown]], 1);
  return found > 0;
}

const isExclusion = ({ parts }: Demand) => parts.some(({ type }) => type === "without");
const isDear = ({ finer, parts }: Demand) =>
  !finer && parts.some((part) => dear.has(part.type === "facet" ? part.facet : part.type));
const dear: ReadonlySet<string> = new Set(["kind", "person", "size"]);

/** Whether what is left out on purpose is why thing, person or size cannot be kept. */
async function isBarred(demands: readonly Demand[], dropped: readonly Demand[], matcher: ProductMatcher) {
  const lost = dropped.filter(isDear);
  const others = demands.filter((demand) => !isExclusion(demand));
  if (dropped.some(isExclusion)) return true;
  if (lost.length === 0 || others.length === demands.length) return false;
  const kept = await matcher.weightiest(others);
  return others.some((demand, place) => lost.includes(demand) && kept.has(place));
}

/** Names need not say what a finer kind is called: its leaf is still nearer than what is read without the word. */
const unsaid = 45;
