/** One block of the listing, packed: up to 512 products as numbers in typed arrays, some 200 bytes a product. */
import { wordsOf } from "../search";
import type { Words } from "./words";

/** A line of facts as `upstream/import/listing.ts` writes it. */
type Facts = [
  id: number,
  brand: number | null,
  category: number | null,
  score: number,
  sales: number,
  firstSeen: number,
  rating: number | null,
  values: number[],
  categories: number[],
  offers: [store: number, price: number, list: number, buyable: number, offer: number][],
  name: string,
];

/** Lists of many products end to end: those of product `i` lie from `starts[i]` to `starts[i + 1]`. */
export interface Lists {
  starts: Uint32Array;
  items: Uint32Array;
}

export interface Block {
  size: number;
  ids: Uint32Array;
  /** Facet value of the brand and the main category; 0 where there is none. */
  brands: Uint32Array;
  leaves: Uint32Array;
  scores: Int32Array;
  sales: Uint32Array;
  /** First seen, unix seconds. */
  seen: Uint32Array;
  /** 0 where nobody rated it. */
  ratings: Float32Array;
  values: Lists;
  categories: Lists;
  words: Lists;
  /** The best offer of each store, best first; the columns below run beside `stores.items`. */
  stores: Lists;
  prices: Uint32Array;
  /** 0 without a claimed previous price. */
  lists: Uint32Array;
  buyable: Uint8Array;
  offers: Uint32Array;
}

/** Packs the JSON of a block; words of names become numbers of `words`. */
export function packBlock(json: string, words: Words): Block {
  const lines = JSON.parse(json) as Facts[];
  const offers = lines.flatMap((line) => line[9]);
  const column = (pick: (line: Facts) => number | null) => Uint32Array.from(lines, (line) => pick(line) ?? 0);
  return {
    size: lines.length,
    ids: column((line) => line[0]),
    brands: column((line) => line[1]),
    leaves: column((line) => line[2]),
    scores: Int32Array.from(lines, (line) => line[3]),
    sales: column((line) => line[4]),
    seen: column((line) => line[5]),
    ratings: Float32Array.from(lines, (line) => line[6] ?? 0),
    values: endToEnd(lines, (line) => line[7]),
    categories: endToEnd(lines, (line) => line[8]),
    words: endToEnd(lines, (line) => wordsOf(line[10]).map((word) => words.numberOf(word))),
    stores: endToEnd(lines, (line) => line[9].map((offer) => offer[0])),
    prices: Uint32Array.from(offers, (offer) => offer[1]),
    lists: Uint32Array.from(offers, (offer) => offer[2]),
    buyable: Uint8Array.from(offers, (offer) => offer[3]),
    offers: Uint32Array.from(offers, (offer) => offer[4]),
  };
}

function endToEnd(lines: readonly Facts[], pick: (line: Facts) => number[]): Lists {
  const starts = new Uint32Array(lines.length + 1);
  const items: number[] = [];
  lines.forEach((line, index) => {
    for (const item of pick(line)) items.push(item);
    starts[index + 1] = items.length;
  });
  return { starts, items: Uint32Array.from(items) };
}
