/** What is shown in place of a kind that nobody sells. */
import { insteadOf, taxonomy } from "../catalogue/taxonomy";
import {
  isWithin,
  type KindPart,
  type Part,
  type PersonPart,
  type Understanding,
  wordPart,
} from "../search/parts";
import { tokensOf } from "../search/text";
import { isSmall } from "../search/vocabulary/fillers";
import { type Condition, kindCondition, personCondition, wordCondition } from "./conditions";
import { demanding, type ProductMatcher, type Shop } from "./demands";

/** In place of a kind that nobody sells: what is like it, what names say of its words, what is near it, else everything of its area. */
export async function fallbackFor(understanding: Understanding, kind: KindPart, shop: Shop) {
  const { matcher } = shop;
  const similar = await firstSold(kind, [...kind.also], matcher);
  if (similar)
    return { fallback: replaced(understanding, kind, [similar]), missing: [kind], isSimilar: true };
  const { held, missing } = await named(understanding, kind, shop);
  const near = held.length > 0 ? null : await firstSold(kind, kind.leaves.flatMap(insteadOf), matcher);
  const parts = held.length > 0 ? held : [near ?? allOf(kind, null)];
  // A skipping rope is no more beige than its name: 'corda per saltare'.
  const isOwn = (part: Part) => part.type === "facet" && part.facet === "colour" && isWithin(part, kind);
  const others = { ...understanding, parts: understanding.parts.filter((part) => !isOwn(part)) };
  // What names say is there: only what none says is missing.
  return { fallback: replaced(others, kind, parts), missing: held.length > 0 ? missing : [kind] };
}

export function replaced(understanding: Understanding, kind: Part, fallback: readonly Part[]): Understanding {
  return {
    ...understanding,
    parts: understanding.parts.flatMap((part) => (part === kind ? fallback : [part])),
  };
}

/** What is like it, or near it, for somebody for whom it is not sold. */
export async function kindFor(person: PersonPart, kind: KindPart, matcher: ProductMatcher) {
  // A mother carries the changing bag.
  if (taxonomy.every(({ leaf, audience }) => !kind.leaves.includes(leaf ?? "") || audience === "neonato"))
    return null;
  const like = [...kind.also, ...kind.leaves.flatMap(insteadOf)];
  return firstSold(kind, like, matcher, personCondition(person));
}

/** @param besides what goods of it must meet, too */
async function firstSold(kind: KindPart, leaves: string[], matcher: ProductMatcher, ...besides: Condition[]) {
  const others = leaves.map((leaf) => allOf(kind, leaf));
  const asked = others.map((other) => [kindCondition(other), ...besides].map(demanding));
  const found = await matcher.meeting(asked, 1);
  return others.find((_, place) => found[place]) ?? null;
}

/** The kind's words, but for those that another part says: which of them names have, and which not. */
async function named({ text, parts }: Understanding, kind: KindPart, { known, matcher }: Shop) {
  const others = parts.flatMap((part) => (part === kind ? [] : part.spans));
  const words = kind.spans.flatMap(([from, to]) =>
    tokensOf(text.slice(from, to)).map((token) =>
      wordPart({ ...token, from: from + token.from, to: from + token.to }, to === text.trimEnd().length),
    ),
  );
  const held: Part[] = [];
  const missing: Part[] = [];
  for (const word of words) {
    const isSaid = others.some(([from, to]) => word.spans.some(([start]) => start >= from && start < to));
    if (isSaid || isSmall(word.word) || word.word.length <= 2) continue;
    const condition = wordCondition(word, known);
    // 'A spillo' is how a heel is, and no brooch.
    const named = condition && { ...condition, values: [], nearValues: [], stores: [] };
    const isHeld = named && (await matcher.meets(named));
    // The first word names the thing: boxing gloves ('guantoni boxe') are no boxers.
    if (!isHeld && held.length === 0) return { held, missing };
    (isHeld ? held : missing).push(word);
  }
  return { held, missing };
}

function allOf(kind: KindPart, leaf: string | null): KindPart {
  return { ...kind, label: nameOf(kind, leaf), leaves: leaf ? [leaf] : [], also: [], titled: [] };
}

/** What a kind is called whose own name nothing carries: its leaves. */
export function broader(kind: KindPart): KindPart {
  return { ...kind, label: namesOf(kind, kind.leaves), titled: [] };
}

/** Of more than a few leaves their area. */
export function namesOf(kind: KindPart, leaves: readonly string[]): string {
  const named = leaves.length > 0 && leaves.length <= 3 ? leaves : [null];
  return named.map((leaf) => nameOf(kind, leaf)).join(", ");
}

function nameOf(kind: KindPart, leaf: string | null): string {
  return taxonomy.find((node) => node.leaf === leaf && (leaf || node.area === kind.area))?.name ?? kind.label;
}
