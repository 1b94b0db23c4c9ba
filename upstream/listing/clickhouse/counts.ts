/** Counts of a question: every label of a product that counts is one number, and numbers are counted. */
import { type Counts, nothingCounted } from "../answer";
import type { Labels } from "../labels";
import type { Question } from "../question";
import type { Words } from "../words";
import { asksOffer, isAnyOffer, matching, rowsWhere, type Scan, scanOf, storesPassing } from "./scan";
import { columnOf, kinds, numbered, perKind, type Tables } from "./tables";

/** What matches counts for all its labels, what fails one thing for that alone. Few scans of few columns: arrays for each product cost more. */
export function countingOf(question: Question, words: Words, tables: Tables): string {
  if (question.isOpen) return `SELECT number, products FROM ${tables.counts}`;
  const scan = scanOf(question, words);
  const { always, own, offer } = scan;
  const fails = own.map((check) => check.fails);
  const found = [counting(["labels"], matching(scan), tables)];
  if (asksOffer(question))
    found.push(counting(offerLabels(question, scan), rowsWhere(always, fails), tables));
  if (own.length > 0) {
    const failingOne = `${fails.join(" + ")} = 1`;
    found.push(counting(own.map(ownLabels), rowsWhere([...always, failingOne], offer), tables));
  }
  return found.join(" UNION ALL ");
}

export function countingAll(tables: Tables): string {
  return counting(["labels"], "", tables);
}

/** Whether the offer shown is the best one, and none is kept out for its availability. */
function showsBest(question: Question): boolean {
  return isAnyOffer(question) && question.buyable === null;
}

function offerLabels(question: Question, { offerOtherwise, shown }: Scan): string[] {
  const stores = all(kinds.suitedStore, storesPassing(question));
  if (showsBest(question)) return [stores];
  const able = `[${numbered(kinds.shownAble, shown.able)}]`;
  const unsuited = offerOtherwise.length === 0 ? "0" : offerOtherwise.join(" OR ");
  return [stores, `if(${unsuited}, emptyArrayUInt32(), ${able})`];
}

function counting(numbers: readonly string[], where: string, { products }: Tables): string {
  const list = numbers.length === 1 ? numbers.join() : `arrayConcat(${numbers.join(", ")})`;
  return `SELECT arrayJoin(${list}) AS number, count() AS products FROM ${products} ${where} GROUP BY number`;
}

/** What a product counts for that fails this alone. */
function ownLabels({ by, fails }: Scan["own"][number], _: number, { length }: Scan["own"]): string {
  let labels = all(kinds.category, "categories");
  if (by === "rating") labels = `[${numbered(kinds.stars, "rating")}]`;
  else if (by !== "category") labels = `CAST(${columnOf(by)} AS Array(UInt32))`;
  return length === 1 ? labels : `if(${fails}, ${labels}, emptyArrayUInt32())`;
}

function all(kind: number, ids: string): string {
  return `arrayMap(id -> ${numbered(kind, "id")}, ${ids})`;
}

export type CountedRow = readonly [number: number, count: number];

export function countsFrom(rows: readonly CountedRow[], question: Question, labels: Labels): Counts {
  const counts = nothingCounted(labels);
  const tables = new Map<number, Uint32Array>([
    [kinds.value, counts.values],
    [kinds.category, counts.categories],
    [kinds.stars, counts.stars],
    [showsBest(question) ? kinds.able : kinds.shownAble, counts.buyable],
    [asksOffer(question) ? kinds.suitedStore : kinds.store, counts.stores],
  ]);
  for (const [number, count] of rows) {
    const [table, id] = [tables.get(Math.floor(number / perKind)), number % perKind];
    // A value counts among the matches, and in its own facet among what fails that facet alone.
    if (table && id < table.length) table[id] = (table[id] as number) + count;
  }
  return counts;
}
