/** From a search to what it asks for: kind, person, brand, colour, size, price, looks, and the words that remain. Pure. */
import { folded } from "contract/folded";
import type { Audience } from "../catalogue/taxonomy";
import type { Meaning } from "./meanings";
import { tellingWords } from "./meanings";
import { mend } from "./mending";
import type { FacetPart, KindPart, Part, PersonPart, Span, Understanding, WordPart } from "./parts";
import { boundWords, priceAt } from "./prices";
import { sizeAt } from "./sizes";
import { type Token, tokensOf } from "./text";
import type { Vocabulary } from "./vocabulary";
import { fillers } from "./vocabulary/fillers";
import type { Kind } from "./vocabulary/kind";
import { brandedKinds } from "./vocabulary/models";
import { grownWords } from "./vocabulary/people";

/** Words that the lexicon found to mean something, before it is decided what. */
interface Segment {
  meanings: readonly Meaning[];
  tokens: Token[];
  span: Span;
}

export function understand(text: string, vocabulary: Vocabulary): Understanding {
  const typed = tokensOf(text);
  const { tokens, slips } = mend(typed, vocabulary);
  const parts: Part[] = [];
  const segments: Segment[] = [];
  const words = tokens.map(({ word, literal }) => (literal ? "" : word));
  let child: FacetPart | null = null;
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place] as Token;
    const price = priceAt(text, tokens, place);
    if (price) {
      parts.push(price.part);
      place = price.last;
      continue;
    }
    const found = token.literal ? null : vocabulary.at(words, place);
    const size = found && found.last > place ? null : sizeAt(tokens, place, vocabulary.sizeLabels);
    if (size && (size.audiences.length > 0 || size.part.slugs.length > 0 || found === null)) {
      if (size.part.slugs.length > 0) parts.push(size.part);
      else if (size.audiences.length === 0) parts.push(wordPart(token, false, lastWord(tokens, size.last)));
      if (size.audiences.length > 0) {
        child = size.part;
        parts.push({ type: "person", label: "", audiences: size.audiences, spans: [...size.part.spans] });
      }
      place = size.last;
    } else if (found) {
      const taken = tokens.slice(place, found.last + 1);
      segments.push({
        meanings: found.meanings,
        tokens: taken,
        span: [token.from, taken.at(-1)?.to ?? token.to],
      });
      place = found.last;
    } else if (token.literal || !(fillers.has(token.word) || boundWords.has(token.word))) {
      parts.push(wordPart(token, place === tokens.length - 1));
    }
  }
  const judged = judge(segments, vocabulary, text);
  const all = [...parts, ...judged].sort((a, b) => startOf(a) - startOf(b));
  const grown = words.some((word) => grownWords.has(word));
  return { text, parts: settlePeople(together(all), child, grown), ...rewritten(text, tokens, slips) };
}

function startOf(part: Part): number {
  return part.spans[0]?.[0] ?? 0;
}

function lastWord(tokens: readonly Token[], last: number): string {
  return tokens[last]?.word ?? "";
}

function wordPart(token: Token, unfinished: boolean, word = token.word): WordPart {
  return {
    type: "word",
    label: word,
    word,
    literal: token.literal,
    unfinished,
    spans: [[token.from, token.to]],
  };
}

/** One kind is what is looked for: the first that can mean nothing else, else the first. The others describe it. */
function judge(segments: readonly Segment[], vocabulary: Vocabulary, text: string): Part[] {
  const named = segments.filter(({ meanings }) => meanings.some(({ type }) => type === "kind"));
  const sure = named.filter(({ meanings }) => meanings.every(({ type }) => type === "kind"));
  const only = sure.find((segment) => !isBrand(segment)) ?? sure[0];
  const [first] = named;
  // What stands behind 'per' is what the thing is for: 'spilla per cappotto'.
  const isFor = first && only && /\bper\b/i.test(text.slice(first.span[1], only.span[0]));
  const told = isFor ? first : (only ?? first);
  const chosen = told && !isFor ? finest(told, named) : told;
  const kind = chosen ? kindOf(chosen, vocabulary) : null;
  return segments.flatMap((segment): Part[] => {
    if (kind && segment === told && segment !== chosen) return [{ ...kind, spans: [segment.span] }];
    if (segment === chosen && kind)
      return [kind, ...brandOf(segment, vocabulary), ...besides(segment, kind, vocabulary)];
    const again = kindOf(segment, vocabulary);
    if (again && kind && again.label === kind.label) return [again, ...brandOf(segment, vocabulary)];
    const others = segment.meanings.filter(({ type }) => type !== "kind");
    const described = describing(others, segment, vocabulary);
    if (!described) return wordsOf(segment);
    // 'Invitata' says for whom and for what.
    const looks = described.type === "person" ? others.filter(({ type }) => type === "attribute") : [];
    const look = describing(looks, segment, vocabulary);
    return look ? [described, look] : [described];
  });
}

/** Of 'scarpe chelsea' the second tells more: the first kind that lies within the one that is named. */
function finest(told: Segment, named: readonly Segment[]): Segment {
  const whole = kindMeant(told);
  return named.find((segment) => within(kindMeant(segment), whole)) ?? told;
}

function kindMeant({ meanings }: Segment): Kind | undefined {
  const found = meanings.find((meaning) => meaning.type === "kind");
  return found?.type === "kind" ? found.kind : undefined;
}

function within(part: Kind | undefined, whole: Kind | undefined): boolean {
  if (!part || !whole || part.area !== whole.area || part.leaves.length === 0) return false;
  if (whole.titled.length > 0 || whole.rather.length > 0) return false;
  const isPart = part.titled.length > 0 || part.rather.length > 0;
  const leaves = whole.leaves.length === 0 ? part.leaves : [...whole.leaves, ...whole.also];
  const isWithin = part.leaves.every((leaf) => leaves.includes(leaf));
  return isWithin && (isPart || whole.leaves.length === 0 || part.leaves.join() !== whole.leaves.join());
}

const spelt = (text: string) => folded(text).replace(/[^a-z0-9]/g, "");
/** By what people type. */
const branded = new Map(
  [...brandedKinds].reverse().flatMap((each) => each.typed.map((phrase) => [spelt(phrase), each] as const)),
);

/** Named by a brand that stands for it. */
function isBrand({ tokens }: Segment): boolean {
  return branded.has(spelt(tokens.map(({ word }) => word).join("")));
}

/** A brand that stands for its kind is meant as well: 'ray ban', 'casio'. */
function brandOf(segment: Segment, vocabulary: Vocabulary): Part[] {
  const typed = spelt(segment.tokens.map(({ word }) => word).join(""));
  const stands = branded.get(typed);
  const brands = segment.meanings.filter(
    (meaning) =>
      meaning.type === "facet" &&
      meaning.facet === "brand" &&
      (spelt(meaning.label) === typed || spelt(meaning.label) === spelt(stands?.brand ?? "")),
  );
  const part = describing(brands, segment, vocabulary);
  if (part) return [part];
  // A brand that nobody sells: its kind is shown, and it is said that the brand is not there.
  const [token] = segment.tokens;
  if (!stands || !token) return [];
  return [{ ...wordPart({ ...token, literal: true }, false, typed), spans: [segment.span] }];
}

/** Of the words of a kind those that also say for whom it is, or what it is made of: 'scarpe uomo', 'giacca di lana'. */
function besides({ tokens }: Segment, kind: KindPart, vocabulary: Vocabulary): Part[] {
  if (tokens.length === 1) return [];
  return tokens.flatMap((token): Part[] => {
    const meanings = vocabulary.meaningsOf(token.word);
    if (meanings.some(({ type }) => type === "kind")) return [];
    const told = meanings.filter(
      (meaning) =>
        meaning.type === "person" ||
        (meaning.type === "facet" && meaning.facet === "colour") ||
        (kind.titled.length === 0 && meaning.type === "attribute" && meaning.words.facet === "material"),
    );
    const segment = { meanings: told, tokens: [token], span: [token.from, token.to] as const };
    return [describing(told, segment, vocabulary) ?? []].flat();
  });
}

function wordsOf({ tokens }: Segment): Part[] {
  return tokens.filter(({ word }) => !fillers.has(word)).map((token) => wordPart(token, false));
}

function kindOf({ meanings, tokens, span }: Segment, vocabulary: Vocabulary): KindPart | null {
  const found = meanings.find((meaning) => meaning.type === "kind");
  if (found?.type !== "kind") return null;
  const { label, area, leaves, also, titled, rather } = found.kind;
  const phrases = [...titled, ...rather].map(tellingWords).filter((list) => list.length > 0);
  const words = tokens.map(({ word }) => word).filter((word) => !fillers.has(word));
  // Of 'scarpe da trekking' the second word tells more: shoes are all of them.
  const particular = words.filter((word) => vocabulary.meaningsOf(word).every(({ type }) => type !== "kind"));
  const said = particular.length > 0 ? particular : words;
  const loosely = rather.length > 0;
  return { type: "kind", label, area, leaves, also, titled: phrases, loosely, said, spans: [span] };
}

const ranks: Readonly<Record<Meaning["type"], number>> = {
  kind: 9,
  facet: 0,
  person: 1,
  attribute: 2,
  sale: 3,
  new: 3,
  cheap: 3,
  gift: -1,
};

function describing(meanings: readonly Meaning[], { span }: Segment, vocabulary: Vocabulary): Part | null {
  const facets = meanings.map((meaning) =>
    meaning.type === "attribute" ? vocabulary.valuesFor(meaning.words) : meaning,
  );
  const sorted = facets
    .map((meaning, place) => ({ meaning, rank: rankOf(meaning, meanings[place] as Meaning) }))
    .sort((a, b) => a.rank - b.rank);
  const [first] = sorted;
  if (!first) return null;
  const { meaning } = first;
  switch (meaning.type) {
    case "facet":
      return {
        type: "facet",
        facet: meaning.facet,
        label: meaning.label,
        slugs: meaning.slugs,
        titled: meaning.titled,
        spans: [span],
      };
    case "person":
      return {
        type: "person",
        label: meaning.person.label,
        audiences: meaning.person.audiences,
        spans: [span],
      };
    case "sale":
    case "new":
    case "cheap":
    case "gift":
      return { type: meaning.type, label: switchLabels[meaning.type], spans: [span] };
    default:
      return null;
  }
}

/** Brands and colours first; looks that the catalogue has before those that it has not. */
function rankOf(meaning: Meaning, told: Meaning): number {
  if (meaning.type !== "facet") return ranks[meaning.type];
  if (meaning.facet === "brand") return 0;
  if (told.type === "facet") return meaning.facet === "colour" || meaning.facet === "size" ? 0.1 : 2.4;
  return meaning.slugs.length > 0 ? 2 : 2.5;
}

const switchLabels = {
  sale: "In sconto",
  new: "Nuovi arrivi",
  cheap: "Prezzo basso",
  gift: "Regalo",
} as const;

/** The same thing said twice is said once. */
function together(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const part of parts) {
    const twin = kept.find(
      (other) => other.type === part.type && other.label === part.label && part.label !== "",
    );
    if (twin) twin.spans = [...twin.spans, ...part.spans];
    else kept.push({ ...part });
  }
  return kept;
}

/**
 * An age says for whom something is only where nobody else does; for the smallest both places of the tree count. Of people
 * the smallest are meant ('nascita femminuccia'), and a girl of eighteen is a woman.
 */
function settlePeople(parts: readonly Part[], child: FacetPart | null, grown: boolean): Part[] {
  const people = parts.filter((part): part is PersonPart => part.type === "person");
  const named = people.some(({ label }) => label !== "");
  const byAge = people.find(({ label }) => label === "")?.audiences ?? [];
  const isGrown = grown || byAge.includes("donna");
  const isNewborn = !isGrown && people.some(({ audiences }) => audiences.join() === "neonato");
  return parts.flatMap((part): Part[] => {
    if (part.type !== "person") return [part];
    if (part.label === "") return named ? [] : [{ ...part, label: ageLabel(byAge) }];
    if (isGrown) return [grownUp(part)];
    if (isNewborn && !part.audiences.includes("neonato")) return [{ ...part, audiences: ["neonato"] }];
    const small = child && byAge.includes("neonato");
    return [small ? { ...part, audiences: [...new Set([...part.audiences, "neonato" as const])] } : part];
  });
}

function ageLabel(audiences: readonly Audience[]): string {
  if (audiences.includes("donna")) return "Adulti";
  return audiences.includes("bambina") ? "Bambini" : "Neonato";
}

const grownOf: Readonly<Partial<Record<Audience, Audience>>> = { bambina: "donna", bambino: "uomo" };

function grownUp(part: PersonPart): PersonPart {
  if (!part.audiences.some((audience) => audience in grownOf)) return part;
  const audiences = part.audiences.map((audience) => grownOf[audience] ?? audience);
  const label = audiences.length > 1 ? "Adulti" : audiences[0] === "donna" ? "Donna" : "Uomo";
  return { ...part, label, audiences };
}

/** The text with its slips mended, and the text that asks for what was typed, in quotes. */
function rewritten(text: string, tokens: readonly Token[], slips: readonly number[]) {
  if (slips.length === 0) return { mended: null, literal: null };
  let mended = text;
  let literal = text;
  for (const place of slips.toReversed()) {
    const { from, to, word } = tokens[place] as Token;
    mended = mended.slice(0, from) + word + mended.slice(to);
    literal = `${literal.slice(0, from)}"${text.slice(from, to)}"${literal.slice(to)}`;
  }
  return { mended, literal };
}
