/** A question as SQL over the rows of a catalogue: what each product fails, as `../answer` has it. */
import type { Question } from "../question";
import type { Words } from "../words";
import { array } from "./client";
import { rankSql } from "./ranking";

/** What a product fails when it fails one thing only; facets have the numbers from 1 on. */
export const failing = { nothing: 0, category: 101, offerOrStore: 102, availability: 103, rating: 104 };

export interface Scan {
  /**
   * Columns beside those of the row. `shown`: place of the offer that the card shows, from 1, 0 for none; `failures`: how
   * many things keep the product out; `failed`: which one, where it is one.
   */
  columns: string;
  /** What no product may fail, `1` for nothing. */
  always: string;
}

export function scanOf(question: Question, words: Words): Scan {
  const checks = checksOf(question, words);
  const sum = (terms: string[]) => terms.map((term) => ` + ${term}`).join("");
  return {
    columns: [
      `${shownOf(question)} AS shown`,
      `${failureOfOffer(question, "prices[shown]", "lists[shown]", "buyable[shown]", "shown = 0")} AS offer_failure`,
      `(offer_failure != 0)${sum(checks.map(({ fails }) => `(${fails})`))} AS failures`,
      `offer_failure${sum(checks.map(({ code, fails }) => `(${fails}) * ${code}`))} AS failed`,
    ].join(", "),
    always: [
      question.seenSince > 0 ? `seen >= ${question.seenSince}` : "1",
      ...question.conditions.map((condition) => `${rankSql(condition, words)} > 0`),
    ].join(" AND "),
  };
}

/** What a row may fail besides its offer. */
function checksOf(
  { facets, marks, named, category, rating }: Question,
  words: Words,
): { code: number; fails: string }[] {
  const checks = facets.map((_, place) => {
    const said = named.find(({ bit }) => bit === 1 << place);
    const unsaid = said ? ` AND ${rankSql(said.condition, words)} = 0` : "";
    return { code: place + 1, fails: `${carriesOneOf(placesOf(marks, place + 1))} = 0${unsaid}` };
  });
  if (category !== null) checks.push({ code: failing.category, fails: `has(categories, ${category}) = 0` });
  if (rating > 0) checks.push({ code: failing.rating, fails: `rating < ${rating}` });
  return checks;
}

/** Few values are compared one by one, which takes half of what `hasAny` does. */
function carriesOneOf(values: readonly number[]): string {
  if (values.length === 0 || values.length > 3) return `hasAny(vals, ${array(values)})`;
  return `arrayExists(value -> ${values.map((id) => `value = ${id}`).join(" OR ")}, vals)`;
}

/** The best offer of the chosen stores: offers lie best first. */
function shownOf({ stores }: Question): string {
  if (!stores) return "toUInt32(notEmpty(stores))";
  return `arrayFirstIndex(store -> has(${array(placesOf(stores, 1))}, store), stores)`;
}

/** The failure of one offer, or 0. */
function failureOfOffer(
  { least, most, onSale, buyable }: Question,
  price: string,
  list: string,
  canBeBought: string,
  missing = "0",
): string {
  const wrong = [missing];
  if (least > 0) wrong.push(`${price} < ${least}`);
  if (most !== Number.POSITIVE_INFINITY) wrong.push(`${price} > ${most}`);
  if (onSale) wrong.push(`${list} <= ${price}`);
  const unavailable = buyable === null ? "0" : `${canBeBought} != ${buyable}`;
  return `multiIf(${wrong.join(" OR ")}, ${failing.offerOrStore}, ${unavailable}, ${failing.availability}, 0)`;
}

/** The stores of which the own best offer passes. */
export function storesPassing(question: Question): string {
  const passes = `${failureOfOffer(question, "price", "list", "canBeBought")} = 0`;
  return `arrayFilter((store, price, list, canBeBought) -> ${passes}, stores, prices, lists, buyable)`;
}

/** Where a table by id holds a mark. */
function placesOf(marks: Uint8Array, wanted: number): number[] {
  const found: number[] = [];
  marks.forEach((mark, id) => {
    if (mark === wanted) found.push(id);
  });
  return found;
}
