/** Which goods of other stores the rows of new groups are by numbers that are near, or may be by their names (docs/decisions/0410, 'Matching'). */
import type { CatalogueRow } from "contract/import";
import { folded } from "domain/folded";
import { stem } from "domain/goods-words";
import { areSisters, isTelling, type Nearness, nearness, numberOf } from "domain/makers-number";
import { nodeOf, taxonomy } from "../catalogue/taxonomy";
import { onceFor } from "../remembering";
import { fillers } from "../search/vocabulary/fillers";
import type { Tables } from "../search/vocabulary/tables";
import { type Sql, sql } from "../sql";
import { isKin, newAmong } from "./meeting";

/** A product of a brand and area of which a part brings something new. */
export interface Namesake {
  product_id: number;
  name: string;
  mpn: string | null;
  brand: string;
  label: string;
  category_id: number;
}

/** One that a row may be. */
export interface Likely {
  product_id: number;
  near: Nearness;
  /** Its number says so, and its name; else a person is asked. */
  isSure: boolean;
  /** How many words of the model both names hold. */
  shared: number;
  /** Both names say of the model the same. */
  isWhole: boolean;
  rank: number;
}

/** More products of one part's brands and areas are not compared. */
const mostNamesakes = 5_000;

/** A brand, those of its house, and spans of those that say more or less of themselves: 'gucci', 'gucci-eyewear'. */
function brandSpans({ brand: { slug }, kin = [] }: CatalogueRow): (readonly [from: string, to: string])[] {
  const parts = slug.split("-");
  const shorter = parts.map((_, at) => parts.slice(0, at + 1).join("-"));
  return [...kin, ...shorter].map((one) => [one, one] as const).concat([[slug, `${slug}-~`]]);
}

/** What other stores have of the brands and areas of groups that are new, for whomever: one says 'donna' where another says nothing. */
export function namesakes(rows: readonly CatalogueRow[], store: string): Sql<Namesake> {
  const areaOf = ({ categories: [id = 0] }: CatalogueRow) => nodeOf(id)?.area ?? null;
  const wanted = new Map(rows.map((row) => [row.group, [row.group, areaOf(row), brandSpans(row)]]));
  const areas = JSON.stringify(taxonomy.map(({ area, id }) => [area, id]));
  return sql`SELECT DISTINCT p.product_id, p.name, p.mpn, b.slug AS brand, b.label, p.category_id FROM (
      SELECT DISTINCT e.value ->> 1 AS area, e.value -> 2 AS brands FROM json_each(${JSON.stringify([...wanted.values()])}) e
      WHERE e.value ->> 0 IN (${newAmong(rows)})) w
    CROSS JOIN json_each(w.brands) s
    CROSS JOIN facet_values b ON b.facet = 'brand' AND b.slug BETWEEN s.value ->> 0 AND s.value ->> 1
    CROSS JOIN json_each(${areas}) c ON c.value ->> 0 = w.area
    CROSS JOIN products p ON p.brand_id = b.value_id AND p.category_id = c.value ->> 1
    WHERE p.joined_into IS NULL AND EXISTS (SELECT 1 FROM variants v CROSS JOIN offers o ON o.variant_id = v.variant_id
      WHERE v.product_id = p.product_id AND o.store_id <> (SELECT store_id FROM stores WHERE slug = ${store}))
    LIMIT ${mostNamesakes}`;
}

const stems = (text: string) => (folded(text).match(/[a-z0-9]+/g) ?? []).map(stem);
const titles = "vapo vaporizzatore vaporisateur spray natural unisex adulto art cod ref tm wmns wmn vergine";
const silent = new Set([...fillers, titles].flatMap(stems));

/** Colours, and for whom. */
const lightWords = onceFor(
  ({ people, colours }: Tables) =>
    new Set([people, colours].flat().flatMap(({ words }) => words.flatMap(stems))),
);

/** Words that say of goods what they are and how they look, and name none; the number of '20 den' may be a generation's. */
const plainWords = onceFor(({ kinds, people, packs, colours, attributes, told }: Tables) => {
  const ofKinds = kinds.flatMap(({ words, feed, titled, rather }) => words.concat(feed, titled, rather));
  const ofAttributes = told.flatMap((line) => (line.facet ? [...line.told, ...line.named] : []));
  const listed = [kinds, people, packs, colours, attributes].flat();
  const labels = listed.flatMap((line) => ("label" in line ? line.label : []));
  return new Set(
    [...ofKinds, ...ofAttributes, ...labels, ...listed.flatMap(({ words }) => words)]
      .flatMap(stems)
      .filter((word) => !/^\d+$/.test(word)),
  );
});

/** How strong scents are, in one spelling; no measures but those that tell goods apart; generations in digits. */
const spellings: readonly [RegExp, string][] = [
  [/\beau de ([ptc])(?:arfum|oilette|ologne)\b/g, "ed$1"],
  [/\b\d+(?:[.,]\d+)? ?(?:[mc]?l|k?g|gr|fl|oz)\b/g, " "],
  [/\b(\d+) (?=(?:mm|cm|den)\b)/g, "$1"],
  [/\biii\b/g, "3"],
  [/\bii\b/g, "2"],
];

/** What a name says: without brand, colour and wearer; of that what names the model; and what may be makers' numbers. */
interface Told {
  words: readonly string[];
  telling: readonly string[];
  numbers: readonly string[];
}

function toldBy(name: string, brand: string, tables: Tables): Told {
  const [light, plain] = [lightWords(tables), plainWords(tables)];
  const own = new Set(stems(brand));
  const text = spellings.reduce((left, [pattern, as]) => left.replace(pattern, as), folded(name));
  const words = stems(text).filter(
    (word) => !own.has(word) && !silent.has(word) && !(word.length > 1 && light.has(word)),
  );
  const telling = words.filter((word) => !plain.has(word) && !/^[a-z]$/.test(word));
  return { words, telling, numbers: numbersIn(name) };
}

type Known = Namesake & Told;

/** So many are looked at of a row. */
const mostLikely = 3;

export function namesakesOf(
  rows: readonly CatalogueRow[],
  found: readonly Namesake[],
  tables: Tables,
): Map<CatalogueRow, Likely[]> {
  const known = found.map((one): Known => ({ ...one, ...toldBy(one.name, one.label, tables) }));
  const brands = [...Map.groupBy(known, ({ brand }) => brand).values()];
  // Sizes and colours of a good are called as it is.
  const goods = Map.groupBy(rows, ({ group, name, mpn }) => [group, name, mpn].join("\n"));
  return new Map(
    [...goods.values()].flatMap((same) => {
      const [row] = same as [CatalogueRow];
      const told = toldBy(row.name, `${row.brand.label} ${row.colour?.label ?? ""}`, tables);
      const likely = brands
        .flatMap((all) => (isKin(row, all[0] as Known) ? all : []))
        .flatMap((one) => likelyOf(row, told, one))
        .sort((a, b) => b.rank - a.rank || a.product_id - b.product_id);
      return same.map((one) => [one, likely.slice(0, mostLikely)] as const);
    }),
  );
}

/** What may be makers' numbers in a name, in one word or two: 'PLD 2053/S', but not 'Triumph 20'. */
function numbersIn(name: string): string[] {
  const words = name.split(" ");
  const both = words.map((word, at) => `${word} ${words[at + 1] ?? ""}`);
  return [...words, ...both.filter((pair) => !/\p{L}{4}/u.test(pair))].filter((text) => {
    const number = numberOf(text);
    return isTelling(number) && !/[^A-Z0-9]|\d(?:[CM]?[LM]|K?G|DEN)$/.test(number);
  });
}

/** How near the makers' numbers are, or one and what the other's name says. */
function nearest({ mpn }: CatalogueRow, { numbers }: Told, { mpn: other, numbers: named }: Known): Nearness {
  const said = other === null ? [] : numbers.map((number) => nearness(number, other));
  if (mpn === null) return Math.max(0, ...said) as Nearness;
  if (other !== null) said.push(nearness(mpn, other));
  return Math.max(0, ...said, ...named.map((number) => nearness(mpn, number))) as Nearness;
}

const leafOf = (id = 0) => nodeOf(id)?.leaf ?? null;
const isEdition = (word: string) => /^20[2-9]\d$|^ed[ptc]$/.test(word);

function likelyOf(row: CatalogueRow, told: Told, one: Known): Likely[] {
  const { telling } = told;
  const near = nearest(row, told, one);
  const shared = telling.filter((word) => one.telling.includes(word)).length;
  const isOther = near === 0 && row.mpn !== null && one.mpn !== null;
  if (isOther || (near < 2 && shared === 0)) return [];
  const [leaf, other] = [leafOf(row.categories[0]), leafOf(one.category_id)];
  const isOfKind = leaf === other || leaf === null || other === null;
  const codes = [row.mpn ?? told.numbers, one.mpn ?? one.numbers].flat().join(" ").toLowerCase();
  const onlyIn = (some: readonly string[], others: readonly string[]) =>
    // 'Soft Stretch' is 'SoftStretch', and numbers are compared apart.
    some.filter(
      (word) =>
        !(word.length > 1 ? others.join("") : others).includes(word) &&
        !(/\d.*\d/.test(word) && codes.includes(word)),
    );
  const left = [onlyIn(telling, one.telling), onlyIn(one.telling, telling)];
  const isAgainst =
    left.every((words) => words.some((word) => /^\d{1,4}$/.test(word))) || left.flat().some(isEdition);
  const isWithin = left.some((words) => words.length === 0);
  const isWhole = left.flat().length === 0;
  const isSister =
    isWhole &&
    leaf === other &&
    areSisters(row.mpn, one.mpn) &&
    [onlyIn(told.words, one.words), onlyIn(one.words, told.words)].some((words) => words.length === 0);
  const isSure = (near > 1 && (shared > 0 || isWithin)) || isSister;
  const isAsked = isOfKind && (near > 1 || isWithin);
  if (isAgainst || !(isSure || isAsked)) return [];
  const rank = 100 * near + 10 * shared - left.flat().length;
  return [{ product_id: one.product_id, near, isSure, shared, isWhole, rank }];
}
