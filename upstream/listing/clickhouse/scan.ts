/** A question as SQL over the rows of a catalogue: what keeps each product out, as `../answer` has it. */
import type { FacetKey } from "contract";
import type { Question } from "../question";
import type { Words } from "../words";
import { array } from "./client";
import { keeping, rankSql } from "./ranking";
import { columnOf } from "./tables";

/** Something that keeps products out: 1 for each of them. */
type Failing = string;

const offerColumns = ["offer", "price", "list", "total", "measure", "able"] as const;

/** What a card shows of its offer, as columns of the row. */
export type Shown = Record<(typeof offerColumns)[number], string>;

export interface Scan {
  /** What no product may fail, whatever is counted: 1 for each that does not. */
  always: string[];
  /** Of the product itself; one that fails a single one counts for that one alone. */
  own: { by: FacetKey | "category" | "rating"; fails: Failing }[];
  /** Of the shown offer. */
  offer: Failing[];
  /** The same without its availability. */
  offerOtherwise: Failing[];
  shown: Shown;
}

export function scanOf(question: Question, words: Words): Scan {
  const { facets, marks, named, category, rating, seenSince, conditions, buyable } = question;
  const shown = shownOf(question);
  const own: Scan["own"] = facets.map((facet, place) => {
    const said = named.find(({ bit }) => bit === 1 << place);
    const unsaid = said ? ` AND ${rankSql(said.condition, words)} = 0` : "";
    const carried = carriesOneOf(columnOf(facet), placesOf(marks, place + 1));
    return { by: facet, fails: `(${carried} = 0${unsaid})` };
  });
  if (category !== null) own.push({ by: "category", fails: `(has(categories, ${category}) = 0)` });
  if (rating > 0) own.push({ by: "rating", fails: `(rating < ${rating})` });
  const missing = isAnyOffer(question) ? [] : [`${placeOf(question)} = 0`];
  const offerOtherwise = [...missing, ...overpriced(question, shown)];
  return {
    always: [
      ...(seenSince > 0 ? [`seen >= ${seenSince}`] : []),
      ...conditions.map((condition) => `${rankSql(condition, words)} > 0`),
    ],
    own,
    offer: [...offerOtherwise, ...unavailable(buyable, shown.able)],
    offerOtherwise,
    shown,
  };
}

/** Rows for which all holds and none fails. Short columns stand in PREWHERE: the others are read only where there are such rows. */
export function rowsWhere(holding: readonly string[], failing: readonly Failing[]): string {
  const all = [...holding, ...failing.map((fails) => `(${fails}) = 0`)];
  const isLong = (condition: string) => longColumns.test(condition);
  const short = all.filter((condition) => !isLong(condition));
  return [together("PREWHERE", short), together("WHERE", all.filter(isLong))].join(" ");
}

/** A word of a search that is called so is taken for one, too: that costs time, no answer. */
const longColumns = /\b(?:words|labels)\b/;

function together(clause: string, conditions: readonly string[]): string {
  return conditions.length === 0 ? "" : `${clause} ${conditions.join(" AND ")}`;
}

export function matching({ always, own, offer }: Scan): string {
  return rowsWhere(always, [...own.map(({ fails }) => fails), ...offer]);
}

/** One item is looked for and few are compared one by one, which takes half of what `hasAny` does. */
function carriesOneOf(column: string, ids: readonly number[]): string {
  if (ids.length === 1) return `has(${column}, ${ids[0]})`;
  if (ids.length === 0 || ids.length > 3) return `hasAny(${column}, ${array(ids)})`;
  return `arrayExists(item -> ${ids.map((id) => `item = ${id}`).join(" OR ")}, ${column})`;
}

/** Whether the best offer of all is shown. */
export function isAnyOffer({ stores, promised }: Question): boolean {
  return stores === null && promised === null;
}

/** The best offer of the chosen stores that promise what is asked for: offers lie best first, and the first of all has columns of its own. */
function shownOf(question: Question): Shown {
  const isFirst = isAnyOffer(question);
  const of = (column: string) => (isFirst ? column : `deals.${column}[${placeOf(question)}]`);
  return Object.fromEntries(offerColumns.map((column) => [column, of(column)])) as Shown;
}

/** From 1; 0 for none. */
function placeOf({ stores, promised }: Question): string {
  const ids = stores && placesOf(stores, 1);
  if (promised) {
    const chosen = ids ? `has(${array(ids)}, store) AND ` : "";
    return `arrayFirstIndex((store, price, total) -> ${chosen}${keeping(promised)}, deals.store, deals.price, deals.total)`;
  }
  if (ids?.length === 1) return `indexOf(deals.store, ${ids[0]})`;
  // 18.16 takes what OR says of no rows for a constant, and refuses the place 0.
  return `arrayFirstIndex(store -> has(${array(ids ?? [])}, store), deals.store)`;
}

function overpriced(question: Question, { price, list, total }: Pick<Shown, "price" | "list" | "total">) {
  const { least, most, onSale, delivered } = question;
  const cents = delivered ? total : price;
  const wrong: Failing[] = [];
  if (least > 0) wrong.push(`${cents} < ${least}`);
  if (most !== Number.POSITIVE_INFINITY) wrong.push(`${cents} > ${most}`);
  if (onSale) wrong.push(`${list} <= ${price}`);
  return wrong;
}

/** Whether the question is about an offer, too. */
export function asksOffer(question: Question): boolean {
  const { least, most, onSale, buyable } = question;
  return (
    !isAnyOffer(question) || least > 0 || most !== Number.POSITIVE_INFINITY || onSale || buyable !== null
  );
}

function unavailable(buyable: number | null, able: string): Failing[] {
  return buyable === null ? [] : [`${able} != ${buyable}`];
}

/** The stores of which the own best offer passes. */
export function storesPassing(question: Question): string {
  const wrong = [
    ...overpriced(question, { price: "price", list: "list", total: "total" }),
    ...unavailable(question.buyable, "able"),
  ];
  // Shards simplify what is denied twice, and then do not know it again.
  const right = [
    ...(question.promised ? [keeping(question.promised)] : []),
    ...(wrong.length > 0 ? [`NOT (${wrong.join(" OR ")})`] : []),
  ];
  if (right.length === 0) return "deals.store";
  const used = ["price", "list", "able", "total"].filter((name) =>
    right.some((passes) => passes.includes(name)),
  );
  const columns = ["store", ...used];
  return `arrayFilter((${columns.join(", ")}) -> ${right.join(" AND ")}, ${columns.map((name) => `deals.${name}`).join(", ")})`;
}

function placesOf(marks: Uint8Array, wanted: number): number[] {
  const found: number[] = [];
  marks.forEach((mark, id) => {
    if (mark === wanted) found.push(id);
  });
  return found;
}
