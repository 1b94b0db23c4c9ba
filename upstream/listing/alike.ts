/**
 * Similar goods: candidates by kind, colour, material and price out of the catalogue that an engine holds, then the nearest of them by cut, told
 * attributes, words and picture. What pictures show is read for the candidates alone: an isolate holds none of it.
 */
import type { FacetKey } from "contract";
import { cutFarness, cutsIn } from "domain/cuts";
import { colourFarness, shapeFarness } from "domain/look-farness";
import type { Look } from "domain/look-of-pixels";
import type { CardRow } from "../catalogue/card-row";
import { valueIdsOf } from "../catalogue/carried";
import { insteadOf, nodeOf } from "../catalogue/taxonomy";
import { leadingPicture } from "../looks/kept";
import { lookFrom } from "../looks/look";
import { wordsOf } from "../search/words";
import { rows } from "../sql";
import type { Labels } from "./labels";
import toldFacets from "./told-facets.json";

/** So many are looked at closely. */
export const mostCandidates = 160;
const mostShown = 20;

/** Facets of which a shared value makes a candidate. */
export const candidateFacets = {
  colour: ["colour"],
  make: ["pattern", "material", "length", "fit"],
} as const;

/** The leaf categories that hold what may be alike, a product's own first. */
export function alikeCategories(
  category: number,
  { categories, categoryIds }: Pick<Labels, "categories" | "categoryIds">,
): number[] {
  const node = nodeOf(category);
  if (!node?.leaf || !categories.has(category)) return [category];
  const near = insteadOf(node.leaf);
  return [category, ...near.flatMap((leaf) => categoryIds.get(`${leaf}-${node.audience}`) ?? [])];
}

/** Where a picture is missing, colours are as their names say. */
const unseen = { shape: 0.42, sharedColour: 0.1, otherColour: 0.6 } as const;
/** What each thing counts, and from how far on goods are not called alike. Found on sixty products (commit 219bcc2a, `tests/bench/alike.ts`). */
const weights = { cut: 1, shape: 1, colour: 0.3, word: 0.1, otherKind: 0.35, floor: 0.85 };
const mostWords = 3;
/** These are shown however far they are, and more where the product's own picture is unread: nothing is sure then. */
const leastShown = 3;
/** So near, of another brand and both seen, it is the same but for the name. */
const twinFloor = 0.45;
const twinColour = 0.2;

interface Traits {
  id: number;
  name: string;
  brand: number | null;
  category: number | null;
  values: string;
  cuts: number | null;
  look: string | null;
}

interface Seen extends Omit<Traits, "values" | "look" | "cuts"> {
  byFacet: ReadonlyMap<FacetKey | undefined, readonly number[]>;
  words: ReadonlySet<string>;
  cuts: number;
  look: Look | null;
}

export interface Alike {
  id: number;
  /** Of another brand, and so near that only the name differs. */
  isTwin: boolean;
}

export const unmarked = (ids: readonly number[]): Alike[] => ids.map((id) => ({ id, isTwin: false }));

export function marked(cards: readonly CardRow[], shown: readonly Alike[]): CardRow[] {
  const twins = new Set(shown.filter(({ isTwin }) => isTwin).map(({ id }) => id));
  return cards.map((card) => (twins.has(card.product_id) ? { ...card, is_twin: true } : card));
}

/** The candidates that are alike, the nearest first, at most `mostShown`. */
export async function nearestAmong(
  db: D1Database,
  own: number,
  candidates: readonly number[],
  labels: Pick<Labels, "values">,
): Promise<Alike[]> {
  const found = await rows<Traits>(db)`
    SELECT p.product_id AS id, p.name, p.brand_id AS brand, p.category_id AS category, ${valueIdsOf} AS "values",
        p.cuts, f.look
      FROM json_each(${JSON.stringify([own, ...candidates])}) e CROSS JOIN products p ON p.product_id = e.value
      LEFT JOIN media_files f ON f.name = ${leadingPicture}`;
  const seen = found.map((traits) => seenOf(traits, labels));
  const mine = seen.find(({ id }) => id === own);
  if (!mine) return [];
  return seen
    .filter(({ id }) => id !== own)
    .map((other) => ({ other, far: farnessOf(mine, other) }))
    .sort((a, b) => a.far - b.far || a.other.id - b.other.id)
    .filter(({ far }, place) => place < leastShown || mine.look === null || far <= weights.floor)
    .slice(0, mostShown)
    .map(({ other, far }) => ({ id: other.id, isTwin: isTwin(mine, other, far) }));
}

function seenOf({ values, cuts, look, ...traits }: Traits, labels: Pick<Labels, "values">): Seen {
  const byFacet = Map.groupBy(JSON.parse(values) as number[], (id) => labels.values.get(id)?.facet);
  const words = new Set(wordsOf(traits.name));
  return { ...traits, byFacet, words, cuts: cuts ?? cutsIn(traits.name, null), look: lookFrom(look) };
}

function farnessOf(one: Seen, other: Seen): number {
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return (
    weights.cut * cutFarness(one.cuts, other.cuts) +
    weights.shape * (one.look && other.look ? shapeFarness(one.look, other.look) : unseen.shape) +
    weights.colour * colourBetween(one, other) -
    weights.word * Math.min(shared, mostWords) +
    (one.category === other.category ? 0 : weights.otherKind) +
    toldBetween(one, other)
  );
}

function colourBetween(one: Seen, other: Seen): number {
  if (one.look && other.look) return colourFarness(one.look, other.look);
  return overlap(one, other, "colour") === false ? unseen.otherColour : unseen.sharedColour;
}

/** What is told of goods: differing weighs, sharing counts for them. */
function toldBetween(one: Seen, other: Seen): number {
  return Object.entries(toldFacets).reduce((sum, [facet, weight]) => {
    const shares = overlap(one, other, facet as FacetKey);
    return shares === null ? sum : sum + (shares ? -weight / 2 : weight);
  }, 0);
}

/** Whether both have a value of a facet in common; null where one tells nothing. */
function overlap({ byFacet }: Seen, other: Seen, facet: FacetKey): boolean | null {
  const [mine, theirs] = [byFacet.get(facet), other.byFacet.get(facet)];
  return mine && theirs ? mine.some((id) => theirs.includes(id)) : null;
}

function isTwin(one: Seen, other: Seen, far: number): boolean {
  if (one.brand === other.brand || one.category !== other.category || !one.look || !other.look) return false;
  return far <= twinFloor && colourFarness(one.look, other.look) <= twinColour;
}
