/**
 * A search as a catalogue can answer it: of all ways to read it the one that loses least, and what had to be left out so that
 * it finds something (docs/decisions/0121). Worked out once a text and version.
 */

import { Lru } from "../lru";
import type { KindPart, Understanding } from "../search/parts";
import { understand } from "../search/understand";
import { asItComes, type Reading } from "../search/vocabulary";
import { type Asked, compiled } from "./compiled";
import { type Demand, demandsOf, type Shelf } from "./demands";
import { alike, broader, inPlaceOf, isSold, replaced } from "./instead";
import type { Known } from "./known";
import { vocabularyOf } from "./vocabulary";

/** Kept texts a version. */
const mostRemembered = 500;
const remembered = new WeakMap<Known["labels"], Lru<string, Asked>>();

/** Whether it has been worked out already, so that nobody is asked. */
export function isRemembered(text: string, { labels }: Pick<Known, "labels">): boolean {
  return remembered.get(labels)?.has(text) ?? false;
}

/** @param shelf whoever holds the products of what is `known` */
export async function askedFor(text: string, known: Known, shelf: Shelf): Promise<Asked> {
  const before = remembered.get(known.labels) ?? new Lru<string, Asked>(mostRemembered);
  remembered.set(known.labels, before);
  return before.get(text) ?? before.set(text, await answerable(text, known, shelf));
}

/** Other ways to read a text are tried until one loses nothing, at most so many. */
const mostReadings = 4;

/** Of all ways to read a text the one that has to leave out least; of equal ones the first. */
async function answerable(text: string, known: Known, shelf: Shelf): Promise<Asked> {
  const vocabulary = vocabularyOf(known);
  let reading = asItComes;
  let best: Asked | null = null;
  for (let tried = 0; tried < mostReadings; tried++) {
    const understanding = understand(text, vocabulary, reading);
    const kind = understanding.parts.find((part): part is KindPart => part.type === "kind");
    // A text that was read for a thing is not better read for none.
    const found: Asked | null = best && !kind ? null : await answerOf(understanding, kind, known, shelf);
    if (found && (!best || found.lost < best.lost)) best = found;
    if (!kind || best?.lost === 0 || (isPlain(kind, understanding) && (await isSold(kind, shelf)))) break;
    reading = otherwise(reading, kind, understanding);
  }
  return best as Asked;
}

/** Said by one word, as it is written, that needs no name to say more: nothing else was meant by it. */
function isPlain({ titled, said, spans }: KindPart, { slips, text, gathered }: Understanding): boolean {
  const isOneWord = !gathered && spans.every(([from, to]) => !/\s/.test(text.slice(from, to)));
  return titled.length === 0 && isOneWord && !said.some((word) => slips.includes(word));
}

/** Word by word as it was typed; then without this kind, and without the slips that led to it. */
function otherwise(reading: Reading, kind: KindPart, { slips, gathered }: Understanding): Reading {
  const { unwanted, misread } = reading;
  if (gathered) return { ...reading, apart: true };
  const mended = slips.filter((word) => kind.said.includes(word));
  if (mended.length > 0) return { ...reading, misread: new Set([...misread, ...mended]) };
  return { ...reading, unwanted: new Set([...unwanted, kind.key]) };
}

async function answerOf(
  understanding: Understanding,
  kind: KindPart | undefined,
  known: Known,
  shelf: Shelf,
): Promise<Asked> {
  if (!kind) return answer(understanding, known, shelf);
  if (!(await isSold(kind, shelf))) {
    const { instead, missing } = await inPlaceOf(understanding, kind, known, shelf);
    const found = await answer(instead, known, shelf);
    return { ...found, understanding, leftOut: [...missing, ...found.leftOut], lost: found.lost + unsold };
  }
  const found = await answer(understanding, known, shelf);
  const lacksPerson = ({ leftOut }: Asked) => leftOut.some(({ type }) => type === "person");
  const nobodys = lacksPerson(found) ? await alike(kind, shelf) : null;
  if (!nobodys) return found;
  // A dress for him is a suit: what is like it for whom it was asked counts for more than the thing for others.
  const other = await answer(replaced(understanding, kind, nobodys), known, shelf);
  return lacksPerson(other) ? found : { ...other, understanding };
}

/** What it costs that nobody sells the thing: as much as the kind weighs. */
const unsold = 5000;

async function answer(understanding: Understanding, known: Known, shelf: Shelf): Promise<Asked> {
  const { demands, impossible } = demandsOf(understanding.parts, known);
  const kept = await shelf.weightiest(demands);
  const dropped = demands.filter((_, place) => !kept.has(place));
  // Whoever wants no black shoes and nobody has others is shown none, not trousers.
  const isBarred =
    understanding.parts.some(({ type }) => type === "without") &&
    dropped.some(
      ({ parts, finer }) => !finer && parts.some(({ type }) => type === "kind" || type === "without"),
    );
  if (isBarred)
    return compiled(
      { understanding, parts: [...understanding.parts], leftOut: [], lost: unsold },
      known,
      shelf,
    );
  const missed = [...impossible, ...dropped.flatMap(({ finer, parts }) => (finer ? [] : parts))];
  const nameless = dropped.flatMap(({ finer, parts }) => (finer ? parts : []));
  const parts = understanding.parts
    .filter((part) => !missed.includes(part))
    .map((part) => (part.type === "kind" && nameless.includes(part) ? broader(part) : part));
  const lost = dropped.reduce((sum, demand) => sum + lostWith(demand), 0) + impossible.length * unheard;
  return compiled({ understanding, parts, leftOut: [...nameless, ...missed], lost }, known, shelf);
}

/** Names need not say what a finer kind is called: its leaf is still nearer than what is read without the word. */
function lostWith({ weight, finer }: Demand): number {
  return finer ? Math.min(weight, unsaid) : weight;
}

const unsaid = 45;

/** A word that no name has. */
const unheard = 100;
