/** The order of matches in SQL, as `../order` has it: ties end in the id, and nothing knows what a click earns. */
import type { Sort } from "contract";
import { mostBelievedDiscount } from "domain/money";
import { pointsIn, type Season } from "../../catalogue/seasons";
import type { Question } from "../question";
import { nearing, soldOut } from "../relevance";
import type { Words } from "../words";
import { relevanceSql } from "./ranking";
import { matching, type Shown, scanOf } from "./scan";
import type { Tables } from "./tables";

export type PickRow = readonly [product: number, offer: number, total?: number];

/** In a key above all turns: what is sold out comes after all that can be bought, and what is nearer comes first. */
const lead = "bitShiftLeft(toUInt64(1), 52)";

/** Places of an order stand in the lower half of a key, turns in the upper one. */
const half = 2 ** 32;

/** Discount in percent, rounded as `Math.round` does. */
const discountOf = ({ price, list }: Shown) =>
  `if(${list} > ${price}, intDiv(200 * (${list} - ${price}) + ${list}, greatest(2 * ${list}, 1)), 0)`;

const orders: Record<Exclude<Sort, "consigliati" | "rilevanza">, (shown: Shown, cents: string) => string> = {
  bestseller: () => "sales DESC, id DESC",
  piu_recenti: () => "seen DESC, id DESC",
  in_sconto: (shown) => {
    const percent = discountOf(shown);
    return `if(${percent} > ${mostBelievedDiscount}, 0, ${percent}) DESC, id DESC`;
  },
  prezzo_asc: (_, cents) => `${cents}, id`,
  prezzo_desc: (_, cents) => `${cents} DESC, id`,
  totale_asc: ({ total }) => `${total}, id`,
  unita_asc: ({ price, measure }) =>
    `if(${measure} = 0, ${2 ** 30} + ${price}, intDiv(toUInt64(${price}) * 1000, greatest(${measure}, 1))), id`,
};

/** Whether each pick tells how many products answer: an order by turns knows them all. */
export function tellsTotal({ isOpen }: Question, sort: Sort): boolean {
  return !isOpen && (sort === "consigliati" || sort === "rilevanza");
}

/** Products and offers at the places `from` to `to` (exclusive) of a question's matches. */
export function pickingOf(
  question: Question,
  words: Words,
  sort: Sort,
  [from, to]: readonly [number, number],
  tables: Tables,
): string {
  const scan = scanOf(question, words);
  const matches = `${tables.products} ${matching(scan)}`;
  const { shown } = scan;
  if (sort !== "consigliati" && sort !== "rilevanza") {
    const order = orders[sort](shown, question.delivered ? shown.total : shown.price);
    return `SELECT id, ${shown.offer} FROM ${matches} ORDER BY ${order} LIMIT ${from}, ${to - from}`;
  }
  if (question.isOpen) {
    return `SELECT id, offer FROM ${tables.order} WHERE place > ${from} AND place <= ${to} ORDER BY place`;
  }
  const near =
    sort === "rilevanza" && question.asked
      ? relevanceSql(nearing(question.asked), soldOut - 2, words)
      : undefined;
  return `SELECT id, offer, length(ids) AS total FROM (${diversifiedOf(matches, shown, question.season, near)})
    ARRAY JOIN ids AS id, offers AS offer, keys AS key ORDER BY key LIMIT ${from}, ${to - from}`;
}

/** How many products answer a question. */
export function totalOf(question: Question, words: Words, tables: Tables): string {
  return `SELECT count() FROM ${tables.products} ${matching(scanOf(question, words))}`;
}

/** One row: matches by points, and their keys. Each waits a turn for every product of its brand before it, one for every two of its leaf. */
export function diversifiedOf(
  matches: string,
  { offer, able }: Pick<Shown, "offer" | "able">,
  season: Season,
  near?: string,
): string {
  const [column, array] = near ? [`, toUInt64(${near}) AS near`, ", groupArray(near) AS nears"] : ["", ""];
  const apart = near ? "ables, nears" : "ables";
  return `SELECT groupArray(toUInt32(bitAnd(standing, ${half - 1}))) AS ids, groupArray(shown) AS offers,
      groupArray(bitShiftRight(standing, 63)) AS ables, groupArray(brand) AS brands, groupArray(leaf) AS leaves${array},
      arrayMap((${near ? "able, near" : "able"}, brand, ofBrand, leaf, ofLeaf, place) ->
        ((1 - able) * ${soldOut} + ${soldOut - 1}${near ? " - near" : ""}) * ${lead}
          + toUInt64(if(brand = 0, 0, ofBrand - 1) + if(leaf = 0, 0, intDiv(ofLeaf - 1, 2))) * ${half} + place,
        ${apart}, brands, arrayEnumerateUniq(brands, ${apart}), leaves, arrayEnumerateUniq(leaves, ${apart}),
        arrayEnumerate(ables)) AS keys
    FROM (SELECT brand, leaf, ${offer} AS shown${column}, ${standing(able, season)} AS standing FROM ${matches}
      ORDER BY standing DESC)`;
}

/** What can be bought before what cannot, then by points, then by id, as one number: one is sorted faster than three. */
function standing(able: string, season: Season): string {
  const { leaves, others } = pointsIn(season);
  const points = `transform(leaf, [${[...leaves.keys()]}], [${[...leaves.values()]}], ${others})`;
  return `bitOr(bitOr(bitShiftLeft(toUInt64(${able}), 63), bitShiftLeft(toUInt64(score + ${points}), 32)), toUInt64(id))`;
}
