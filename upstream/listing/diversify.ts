/** Brands and kinds take turns in the order 'consigliati'; within a turn points decide (upstream/search/DESIGN.md). */
import { type Block, perBlock, slotLimit } from "./block";
import type { Catalogue } from "./held-catalogue";
import { ascendingPart } from "./select";

/** Kinds of one leaf category that share a turn. */
const leavesPerTurn = 2;

/** Slots at the places `from` to `to` (exclusive). `ranks`: 0 does not match, higher comes first; among equals the turns decide. */
export function diversified(catalogue: Catalogue, ranks: Uint16Array, from: number, to: number): number[] {
  const counts = countsOf(ranks);
  const shown: number[] = [];
  let before = 0;
  for (let rank = counts.length - 1; rank > 0 && before < to; rank--) {
    const count = counts[rank] as number;
    if (count > 0 && before + count > from)
      shown.push(...ofRank(catalogue, ranks, rank, count, Math.max(from - before, 0), to - before));
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
  for (const slot of byPoints(catalogue)) {
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

const rankings = new WeakMap<Catalogue, Uint32Array>();

function byPoints(catalogue: Catalogue): Uint32Array {
  const known = rankings.get(catalogue);
  if (known) return known;
  const keys = new Float64Array(catalogue.blocks.reduce((count, { size }) => count + size, 0));
  let count = 0;
  catalogue.blocks.forEach(({ size, scores }, index) => {
    for (let product = 0; product < size; product++)
      keys[count++] = (scores[product] as number) * slotLimit + index * perBlock + product;
  });
  keys.sort().reverse();
  const ranking = new Uint32Array(count);
  for (let place = 0; place < count; place++) ranking[place] = (keys[place] as number) % slotLimit;
  rankings.set(catalogue, ranking);
  return ranking;
}
