/** Counts of a question in one scan: every label of a product that counts is one number, and numbers are counted. */
import type { Counts } from "../answer";
import type { Labels } from "../labels";
import type { Question } from "../question";
import type { Words } from "../words";
import { failing, scanOf, storesPassing } from "./scan";
import type { Tables } from "./tables";

/** A counted number is a kind times this, plus an id. Values have the failed facet as their kind, 0 for a match. */
const kind = 2 ** 32;
const kinds = { category: 201, store: 202, buyable: 203, stars: 204 };

export function countingOf(question: Question, words: Words, tables: Tables): string {
  const { columns, always } = scanOf(question, words);
  const of = (when: string, ids: string) => `if(${when}, ${ids}, emptyArrayUInt64())`;
  const numbered = (of: number, ids: string) => `arrayMap(id -> toUInt64(id + ${of * kind}), ${ids})`;
  const among = (...codes: number[]) => `failed IN (${[failing.nothing, ...codes].join(", ")})`;
  const counted = [
    of(`failed <= ${question.facets.length}`, `arrayMap(id -> toUInt64(id + failed * ${kind}), vals)`),
    of(among(failing.category), numbered(kinds.category, "categories")),
    of(among(failing.offerOrStore, failing.availability), numbered(kinds.store, storesPassing(question))),
    of(among(failing.availability), numbered(kinds.buyable, "[buyable[shown]]")),
    of(among(failing.rating), numbered(kinds.stars, "[rating]")),
  ];
  return `SELECT number, count() FROM (
    SELECT arrayJoin(arrayConcat(${counted.join(", ")})) AS number FROM (
      SELECT vals, categories, stores, prices, lists, buyable, rating, ${columns}
      FROM ${tables.products} WHERE ${always} AND failures <= 1)) GROUP BY number`;
}

export type CountedRow = readonly [number: number, count: number];

export function countsFrom(rows: readonly CountedRow[], question: Question, { highest }: Labels): Counts {
  const counts = {
    values: new Uint32Array(highest.value + 1),
    categories: new Uint32Array(highest.category + 1),
    stores: new Uint32Array(highest.store + 1),
    buyable: new Uint32Array(2),
    stars: new Uint32Array(6),
  };
  const tables = new Map<number, Uint32Array>([
    [kinds.category, counts.categories],
    [kinds.store, counts.stores],
    [kinds.buyable, counts.buyable],
    [kinds.stars, counts.stars],
  ]);
  for (const [number, count] of rows) {
    const [of, id] = [Math.floor(number / kind), number % kind];
    const table = tables.get(of);
    if (table) table[id] = count;
    // A value counts among the matches, and in its own facet among what fails that facet alone.
    else if (of === failing.nothing || question.facetOf[id] === of)
      counts.values[id] = (counts.values[id] ?? 0) + count;
  }
  return counts;
}
