/** Conditions of a search as SQL over a row: the rank that `../ranking` gives the product. */
import type { Weighed } from "../compiled";
import type { Condition } from "../conditions";
import type { Promised } from "../promises";
import type { Words } from "../words";
import { array, quoted } from "./client";

export function rankSql(condition: Condition, words: Words): string {
  switch (condition.type) {
    case "categories":
      return has("categories", condition.ids);
    case "named":
      return namedSql(condition, words);
    case "labelled": {
      const named = condition.named ? `toUInt8(${namedSql(condition.named, words)} > 0)` : "0";
      return `multiIf(${has("labels", condition.values)}, 2, ${has("deals.store", condition.stores)}, 2, ${named})`;
    }
    case "worded": {
      const { openers, nearValues, values, categories, stores, deniers, phrases = [] } = condition;
      const named = namedSql(
        { type: "named", words: condition.words, phrases, openers, ...(deniers && { deniers }) },
        words,
      );
      const labels = [has("labels", values), has("categories", categories), has("deals.store", stores)];
      return `multiIf(${named} > 0, ${named} + 1, ${has("labels", nearValues)}, 2, ${labels.join(" OR ")}, 1, 0)`;
    }
    case "priced": {
      const { stores, least, most, delivered } = condition;
      const cents = delivered ? "total" : "price";
      return stores
        ? `(${placeOf(stores)} > 0 AND deals.${cents}[${placeOf(stores)}] BETWEEN ${least} AND ${most})`
        : `(${cents} >= ${least} AND ${cents} <= ${most})`;
    }
    case "reduced":
      return condition.stores
        ? `(deals.list[${placeOf(condition.stores)}] > deals.price[${placeOf(condition.stores)}])`
        : "(list > price)";
    case "promised":
      return `arrayExists((store, price, total) -> ${keeping(condition.promised)}, deals.store, deals.price, deals.total)`;
    case "buyable":
      return "(able = 1)";
    case "seen":
      return `(seen >= ${condition.since})`;
    case "without":
      return `(${["1", ...condition.conditions.map((each) => `${rankSql(each, words)} = 0`)].join(" AND ")})`;
    case "either": {
      const lists = condition.lists.map((list) =>
        list.map((each) => `${rankSql(each, words)} > 0`).join(" AND "),
      );
      return `(${["0", ...lists.map((list) => `(${list})`)].join(" OR ")})`;
    }
    case "products":
      return `has(${array(condition.ids)}, id)`;
    case "never":
      return "0";
  }
}

/** Of an offer by its `store`, `price` and `total`. */
export function keeping({ from, free }: Promised): string {
  const ids = [...from.keys()].filter((id) => Number.isFinite(from[id]));
  const bound = ids.filter((id) => from[id] !== 0);
  return [
    `has(${array(ids)}, store)`,
    ...(free ? ["total = price"] : []),
    ...(bound.length > 0
      ? [`price >= transform(store, ${array(bound)}, ${array(bound.map((id) => from[id] ?? 0))}, 0)`]
      : []),
  ].join(" AND ");
}

/** How near a product is, as `../relevance` has it. */
export function relevanceSql(nearing: readonly Weighed[], most: number, words: Words): string {
  const terms = nearing.map(({ condition, weight }) => `${weight} * toUInt32(${rankSql(condition, words)})`);
  return `least(${["0", ...terms].join(" + ")}, ${most})`;
}

function namedSql(named: Extract<Condition, { type: "named" }>, words: Words): string {
  const first = (numbers: readonly number[]) =>
    numbers.length === 0 ? "0" : `arrayFirstIndex(word -> has(${hashes(numbers, words)}, word), words)`;
  const [place, opener] = [said(named, words) ?? first(named.words), first(named.openers)];
  const phrases = named.phrases.map((phrase) =>
    phrase.map((numbers) => `hasAny(words, ${hashes(numbers, words)})`).join(" AND "),
  );
  const whole = phrases.length === 0 ? "0" : `(${phrases.map((phrase) => `(${phrase})`).join(" OR ")})`;
  if (place === "0") return `toUInt8(${whole})`;
  return `multiIf(${place} = 0, toUInt8(${whole}), ${opener} = 0 OR ${place} <= ${opener}, 2, 1)`;
}

/** The place of the first word that none denies, or null where none is denied at all. */
function said({ words: wanted, deniers = [] }: Extract<Condition, { type: "named" }>, words: Words) {
  if (wanted.length === 0 || deniers.length === 0) return null;
  const before = "arrayPushFront(arrayPopBack(words), toUInt64(0))";
  return `arrayFirstIndex((word, before) -> has(${hashes(wanted, words)}, word)
    AND NOT has(${hashes(deniers, words)}, before), words, ${before})`;
}

/** Of the best offer of these stores, from 1; 0 where they have none. */
function placeOf(stores: readonly number[]): string {
  return `arrayFirstIndex(store -> has(${array(stores)}, store), deals.store)`;
}

function has(column: string, ids: readonly number[]): string {
  return ids.length === 0 ? "0" : `hasAny(${column}, ${array(ids)})`;
}

function hashes(numbers: readonly number[], words: Words): string {
  return array(numbers.map((number) => `cityHash64(${quoted(words.all()[number] ?? "")})`));
}
