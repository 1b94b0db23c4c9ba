/** The order of matches; ties end in the id. In 'consigliati' brands and kinds take turns, within one points decide (upstream/search/DESIGN.md). */
import type { Sort } from "contract";
import { ascendingPart } from "domain/ascending-part";
import { mostBelievedDiscount, percentOff } from "domain/money";
import { pointsIn, type Season } from "../catalogue/seasons";
import { findMatches, shownOffer } from "./answer";
import { type Block, perBlock, slotLimit } from "./block";
import type { Catalogue } from "./held-catalogue";
import type { Question } from "./question";
import { relevanceOf, soldOut } from "./relevance";

interface Pick {
  product: number;
  offer: number;
  /** What the offer asked, and claimed as previous price (0: nothing), when the page was chosen; cents. */
  price?: number;
  list?: number;
}

export interface Page {
  picks: Pick[];
  total: number;
}

/** Slots of one page in order, and how many products match. */
interface Found {
  slots: number[];
  total: number;
}

/** Places of the matches, `to` exclusive. */
type Span = readonly [from: number, to: number];

/** The smaller, the earlier; below 2^31, so that a key with the slot in its low bits is an exact number. */
type Primary = (block: Block, product: number, offer: number, cents: Block["prices"]) => number;

const descending = (value: number) => 2 ** 31 - 1 - value;

type PlainSort = Exclude<Sort, "consigliati" | "rilevanza">;

const primaries: Record<PlainSort, Primary> = {
  bestseller: (block, product) => descending(block.sales[product] as number),
  piu_recenti: (block, product) => descending(block.seen[product] as number),
  in_sconto: (block, _, offer) =>
    descending(discountOf(block.prices[offer] as number, block.lists[offer] as number)),
  prezzo_asc: (_block, _, offer, cents) => cents[offer] as number,
  prezzo_desc: (_block, _, offer, cents) => descending(cents[offer] as number),
  totale_asc: (block, _, offer) => block.totals[offer] as number,
  unita_asc: (block, _, offer) => byUnit(block.prices[offer] as number, block.measures[offer] as number),
};

/** What has no price by the unit comes last, by what it costs. */
function byUnit(price: number, measure: number): number {
  return measure === 0 ? 2 ** 30 + price : Math.min(Math.floor((price * 1000) / measure), 2 ** 30 - 1);
}

/** Discount in percent, as `products.discount_percent` holds it for the best offer; one that is hard to believe leads nothing. */
function discountOf(price: number, list: number): number {
  const percent = list > price ? percentOff(price, list) : 0;
  return percent > mostBelievedDiscount ? 0 : percent;
}

/** One page of the matches, from 1, and how many there are. */
export function pageOf(catalogue: Catalogue, question: Question, sort: Sort, page: number, size: number) {
  const span = [(page - 1) * size, page * size] as const;
  const { slots, total } =
    sort === "consigliati" || sort === "rilevanza"
      ? recommended(catalogue, question, sort === "rilevanza", span)
      : byPrimary(catalogue, question, sort, span);
  return { total, picks: slots.map((slot) => pick(slot, catalogue, question)) };
}

function recommended(catalogue: Catalogue, question: Question, byRelevance: boolean, span: Span): Found {
  const { ranks, total } = question.isOpen
    ? everything(catalogue, question)
    : ranked(catalogue, question, byRelevance);
  return { total, slots: diversified(catalogue, ranks, question.season, span) };
}

const ranksOfAll = new WeakMap<Catalogue, Ranked>();

/** The unfiltered listing is asked most, and ranked once a version. */
function everything(catalogue: Catalogue, question: Question): Ranked {
  const all = ranksOfAll.get(catalogue) ?? ranked(catalogue, question, false);
  ranksOfAll.set(catalogue, all);
  return all;
}

interface Ranked {
  ranks: Uint16Array;
  total: number;
}

/** What can be bought stands before what is sold out; with a search, what is nearer to it stands first. */
function ranked(catalogue: Catalogue, question: Question, byRelevance: boolean): Ranked {
  const ranks = new Uint16Array(catalogue.blocks.length * perBlock);
  const relevance = byRelevance && question.asked ? relevanceOf(question.asked) : null;
  let total = 0;
  findMatches(catalogue, question, (block, blockIndex, product, offer) => {
    const near = relevance ? relevance(block, product) : 0;
    ranks[blockIndex * perBlock + product] = 1 + near + (block.buyable[offer] === 1 ? soldOut : 0);
    total++;
  });
  return { ranks, total };
}

function byPrimary(catalogue: Catalogue, question: Question, sort: PlainSort, [from, to]: Span): Found {
  const primary = primaries[sort];
  const oldestFirst = /^(?:prezzo|totale|unita)_/.test(sort);
  const keys: number[] = [];
  findMatches(catalogue, question, (block, blockIndex, product, offer) => {
    const slot = blockIndex * perBlock + product;
    const key = primary(block, product, offer, question.delivered ? block.totals : block.prices);
    keys.push(key * slotLimit + (oldestFirst ? slot : slotLimit - 1 - slot));
  });
  const shown = ascendingPart(Float64Array.from(keys), from, to);
  const slotOf = (key: number) => (oldestFirst ? key % slotLimit : slotLimit - 1 - (key % slotLimit));
  return { total: keys.length, slots: Array.from(shown, slotOf) };
}

function pick(slot: number, { blocks }: Catalogue, question: Question): Pick {
  const block = blocks[Math.floor(slot / perBlock)] as Block;
  const product = slot % perBlock;
  const offer = shownOffer(block, product, question);
  return {
    product: block.ids[product] as number,
    offer: block.offers[offer] as number,
    price: block.prices[offer] as number,
    list: block.lists[offer] as number,
  };
}

/** Kinds of one leaf category that share a turn. */
const leavesPerTurn = 2;

/** `ranks`: 0 does not match, higher comes first; among equals the turns decide. */
function diversified(catalogue: Catalogue, ranks: Uint16Array, season: Season, [from, to]: Span) {
  const order = byPoints(catalogue, season);
  const counts = countsOf(ranks);
  const shown: number[] = [];
  let before = 0;
  for (let rank = counts.length - 1; rank > 0 && before < to; rank--) {
    const count = counts[rank] as number;
    if (count > 0 && before + count > from)
      shown.push(...ofRank(catalogue, order, ranks, rank, count, Math.max(from - before, 0), to - before));
    before += count;
  }
  return shown;
}

function countsOf(ranks: Uint16Array): Uint32Array {
  const counts = new Uint32Array(2 ** 16);
  for (const rank of ranks) counts[rank] = (counts[rank] as number) + 1;
  return counts;
}

function ofRank(
  catalogue: Catalogue,
  order: Uint32Array,
  ranks: Uint16Array,
  rank: number,
  total: number,
  from: number,
  to: number,
): number[] {
  const walked = new Uint32Array(total);
  const keys = new Float64Array(total);
  const wait = waiting(catalogue);
  let count = 0;
  let firstTurn = 0;
  for (const slot of order) {
    if (ranks[slot] !== rank) continue;
    const turn = wait(slot);
    keys[count] = turn * slotLimit + count;
    walked[count++] = slot;
    // Whoever comes later stands behind all of the first turn.
    if (turn === 0) firstTurn++;
    if (firstTurn === to) break;
  }
  const shown = ascendingPart(keys.subarray(0, count), from, to);
  return Array.from(shown, (key) => walked[key % slotLimit] as number);
}

/** How many turns the product at a slot waits, asked of one after the other by points. */
function waiting({ blocks, labels }: Catalogue): (slot: number) => number {
  const brands = new Uint32Array(labels.highest.value + 1);
  const leaves = new Uint32Array(labels.highest.category + 1);
  const before = (seen: Uint32Array, id: number) => {
    if (id === 0) return 0;
    const count = seen[id] as number;
    seen[id] = count + 1;
    return count;
  };
  return (slot) => {
    const block = blocks[Math.floor(slot / perBlock)] as Block;
    const product = slot % perBlock;
    const sameLeaf = before(leaves, block.leaves[product] as number);
    return before(brands, block.brands[product] as number) + Math.floor(sameLeaf / leavesPerTurn);
  };
}

const rankings = new WeakMap<Catalogue, { season: Season; ranking: Uint32Array }>();

function byPoints(catalogue: Catalogue, season: Season): Uint32Array {
  const known = rankings.get(catalogue);
  if (known?.season === season) return known.ranking;
  const { leaves, others } = pointsIn(season);
  const keys = new Float64Array(catalogue.blocks.reduce((count, { size }) => count + size, 0));
  let count = 0;
  catalogue.blocks.forEach((block, index) => {
    for (let product = 0; product < block.size; product++) {
      const points =
        (block.scores[product] as number) + (leaves.get(block.leaves[product] as number) ?? others);
      keys[count++] = points * slotLimit + index * perBlock + product;
    }
  });
  keys.sort().reverse();
  const ranking = new Uint32Array(count);
  for (let place = 0; place < count; place++) ranking[place] = (keys[place] as number) % slotLimit;
  rankings.set(catalogue, { season, ranking });
  return ranking;
}
