/** One block of the listing, packed: up to 512 products as numbers in typed arrays, some 120 bytes a product. */
import { wordsOf } from "../search/words";
import { Facts } from "./facts";
import type { Words } from "./words";

/** Ids per block (`product_id >> 9`). */
export const perBlock = 2 ** 9;

/** A product's slot is its block's index times `perBlock` plus its place there; below this in any catalogue held. */
export const slotLimit = 2 ** 22;

/** As narrow as its highest number allows. */
export type Numbers = Uint16Array | Uint32Array;

/** Lists of many products end to end: those of product `i` lie from `starts[i]` to `starts[i + 1]`. */
export interface Lists {
  starts: Numbers;
  items: Numbers;
}

export interface Block {
  size: number;
  ids: Numbers;
  brands: Numbers;
  leaves: Numbers;
  /** Points of 'consigliati', never below 0. */
  scores: Numbers;
  sales: Numbers;
  /** First seen, unix seconds. */
  seen: Numbers;
  ratings: Uint8Array;
  values: Lists;
  categories: Lists;
  words: Lists;
  /** The best offer of each store, best first; the columns below run beside `stores.items`. */
  stores: Lists;
  prices: Numbers;
  /** 0 without a claimed previous price. */
  lists: Numbers;
  buyable: Uint8Array;
  offers: Numbers;
  /** Price and shipping; the price alone where the store does not say what shipping costs. */
  totals: Numbers;
  /** Thousandths of what a price by the unit is told for (`catalogue/measure`); 0 for what has none. */
  measures: Numbers;
}

export function packBlock(json: string, words: Words): Block {
  const facts = new Facts(json);
  const product = columns("ids", "brands", "leaves", "scores", "sales", "seen", "ratings");
  const offer = columns("stores", "prices", "lists", "buyable", "offers", "totals");
  const [ofProduct, ofOffer] = [Object.values(product), Object.values(offer)];
  const measures: number[] = [];
  const values = new Ends();
  const categories = new Ends();
  const named = new Ends();
  const offered = new Ends(offer.stores);
  for (let more = facts.enter(); more; more = facts.next()) {
    facts.enter();
    readInto(ofProduct, facts);
    facts.numbers(values.items);
    facts.next();
    facts.numbers(categories.items);
    facts.next();
    for (let another = facts.enter(); another; another = facts.next()) {
      facts.enter();
      const told = readInto(ofOffer, facts);
      // Blocks written before migration 0073 end here.
      measures.push(told ? facts.number() : 0);
      if (told) facts.next();
    }
    facts.next();
    for (const word of wordsOf(facts.text())) named.items.push(words.numberOf(word));
    facts.next();
    for (const list of [values, categories, named, offered]) list.end();
  }
  return {
    size: product.ids.length,
    ids: packed(product.ids),
    brands: packed(product.brands),
    leaves: packed(product.leaves),
    scores: packed(product.scores),
    sales: packed(product.sales),
    seen: packed(product.seen),
    ratings: Uint8Array.from(product.ratings),
    values: values.packed(),
    categories: categories.packed(),
    words: named.packed(),
    stores: offered.packed(),
    prices: packed(offer.prices),
    lists: packed(offer.lists),
    buyable: Uint8Array.from(offer.buyable),
    offers: packed(offer.offers),
    totals: packed(offer.totals),
    measures: packed(measures),
  };
}

/** Empty columns by name, in the order in which the facts follow each other. */
function columns<Name extends string>(...names: Name[]): Record<Name, number[]> {
  return Object.fromEntries(names.map((name): [Name, number[]] => [name, []])) as Record<Name, number[]>;
}

/** One number more for each column; whether the list goes on behind them. */
function readInto(columns: readonly number[][], facts: Facts): boolean {
  let more = false;
  for (const column of columns) {
    column.push(facts.number());
    more = facts.next();
  }
  return more;
}

function packed(numbers: readonly number[]): Numbers {
  const wide = numbers.some((number) => number > 0xffff);
  return wide ? new Uint32Array(numbers) : new Uint16Array(numbers);
}

/** Gathers lists end to end. */
class Ends {
  private readonly starts = [0];

  constructor(readonly items: number[] = []) {}

  end(): void {
    this.starts.push(this.items.length);
  }

  packed(): Lists {
    return { starts: packed(this.starts), items: packed(this.items) };
  }
}
