/** Which goods of other stores a row is, by its numbers; and which it may be, by its name: that only a person says (docs/decisions/0410, 'Matching'). */
import type { CatalogueRow } from "contract/import";
import { modelOf, nearness, numberOf } from "domain/makers-number";
import { numberIn } from "../makers-number";
import { type Sql, sql } from "../sql";
import { type Disagreement, disagreement } from "./agreement";

/** A variant that carries one of a part's numbers. */
export interface Met {
  gtin: string | null;
  mpn: string | null;
  brand: string;
  label: string;
  product_id: number;
  variant_id: number;
  variant_key: string;
  colour_label: string | null;
  size_label: string | null;
}

/** Shorter numbers say nothing. */
const shortestNumber = 4;
/** Fewer letters stand in too many names. */
const shortestHouse = 4;
/** And begin them. */
const shortestFirst = 3;
/** Whether colours and sizes are looked for behind it: so many others begin like few digits. */
const mayGoOn = (model: string) => model.length > shortestNumber || /[A-Z]/.test(model);

/** How a variant's colour and size may be called. */
function saidOf(key: string, ...labels: (string | null | undefined)[]): string[] {
  return [...key.split("|").slice(0, 2), ...labels].flatMap((label) => label ?? []);
}

/** The number by which other stores may call the same model; null for none. */
function modelOfRow({ mpn, variantKey, colour, size }: CatalogueRow): string | null {
  if (mpn === null) return null;
  const model = modelOf(mpn, saidOf(variantKey, colour?.label, size?.label));
  const number = model.length < shortestNumber ? numberOf(mpn) : model;
  return number.length < shortestNumber ? null : number;
}

function isOfModel({ mpn, variant_key, colour_label, size_label }: Met, model: string): boolean {
  if (mpn === null) return false;
  return numberOf(mpn) === model || modelOf(mpn, saidOf(variant_key, colour_label, size_label)) === model;
}

/** What is sold in several is another good than the single one. */
export function packIn(variantKey: string): string {
  return variantKey.split("|")[2] ?? "";
}

/** 'K-Way' and 'kway' are one, as 'Marks & Spencer' and 'Marks and Spencer'. */
function houseOf(slug: string): string {
  return slug.replace(/-(?:and|und|et|e|y)-|-/g, "");
}

/** A house that says more of itself is the same one: 'Hoka One One', 'Parfums Christian Dior', 'adidas Originals'. */
function holds(slug: string, house: string): boolean {
  const isFirst = house.length >= shortestFirst && slug.startsWith(`${house}-`);
  return isFirst || (house.length >= shortestHouse && `-${slug}-`.includes(`-${house}-`));
}

type Branded = Pick<Met, "brand" | "label">;

/** 'Only & Sons' is not Only. */
const namesIn = (label: string) => label.split("&").length;

/** Whether numbers of one brand are those of the other: one house in two spellings, or brands of one. */
export function isKin({ brand, kin = [] }: CatalogueRow, { brand: slug, label }: Branded): boolean {
  const isMore = namesIn(brand.label) === namesIn(label);
  return [brand.slug, ...kin].some(
    (one) => houseOf(one) === houseOf(slug) || (isMore && (holds(slug, one) || holds(one, slug))),
  );
}

export interface Meetings {
  /** By its bar code. */
  byCode: readonly Met[];
  /** By its maker's number. */
  byNumber: readonly Met[];
  /** The same bar code under another brand. */
  strangers: readonly Met[];
}

/** What shares a row's numbers, in packs of as many. */
export function meeting(met: readonly Met[]): (row: CatalogueRow) => Meetings {
  const byGtin = Map.groupBy(met, ({ gtin }) => gtin);
  const models = new Map<string, Met[]>();
  return (row) => {
    const fits = ({ variant_key }: Met) => packIn(variant_key) === packIn(row.variantKey);
    const coded = row.gtin === null ? [] : (byGtin.get(row.gtin) ?? []).filter(fits);
    const model = modelOfRow(row);
    const alike = model === null ? [] : (models.get(model) ?? met.filter((one) => isOfModel(one, model)));
    if (model !== null) models.set(model, alike);
    return {
      byCode: coded.filter((one) => isKin(row, one)),
      byNumber: alike.filter((one) => fits(one) && isKin(row, one)),
      strangers: coded.filter((one) => !isKin(row, one)),
    };
  };
}

/** Those that share a number with one of the rows; others only begin so. */
export function metAmong(found: readonly Met[], rows: readonly CatalogueRow[]): Met[] {
  const meets = meeting(found);
  const met = rows.map(meets).flatMap((one) => [one.byCode, one.byNumber, one.strangers].flat());
  return [...new Set(met)];
}

/** Groups of these rows that no product has. */
export function newAmong(rows: readonly Pick<CatalogueRow, "group">[]): Sql {
  return sql`SELECT e.value FROM json_each(${JSON.stringify([...new Set(rows.map(({ group }) => group))])}) e
    WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.group_key = e.value)
      AND NOT EXISTS (SELECT 1 FROM product_groups g WHERE g.group_key = e.value)`;
}

/** Variants with the bar codes or makers' numbers of these rows. */
export function metOf(rows: readonly CatalogueRow[]): Sql<Met> {
  const codes = JSON.stringify(rows.flatMap(({ gtin }) => gtin ?? []));
  const models = new Set(rows.flatMap((row) => modelOfRow(row) ?? []));
  const spans = JSON.stringify([...models].map((model) => [model, mayGoOn(model) ? `${model}~` : model]));
  const number = numberIn(sql`w.mpn`);
  return sql`SELECT v.gtin, v.mpn, b.slug AS brand, b.label, v.product_id, v.variant_id, v.variant_key, v.colour_label, v.size_label
    FROM (SELECT w.variant_id FROM json_each(${codes}) e CROSS JOIN variants w ON w.gtin = e.value
      UNION SELECT w.variant_id FROM json_each(${spans}) e CROSS JOIN variants w
        ON w.mpn IS NOT NULL AND ${number} BETWEEN e.value ->> 0 AND e.value ->> 1) m
    CROSS JOIN variants v ON v.variant_id = m.variant_id JOIN products p ON p.product_id = v.product_id
    JOIN facet_values b ON b.value_id = p.brand_id`;
}

export type Doubt = Disagreement | "brand" | "alike" | "code" | "size";

/** Shorter numbers are those of many goods. */
const longNumber = 8;

/** How many words must be common to a row and what shares its numbers: none where bar code and maker's number say the same, one under a long number. */
function neededWords({ mpn }: CatalogueRow, met: Met, isNumber: boolean): number | undefined {
  if (mpn === null || met.mpn === null) return undefined;
  if (!isNumber && nearness(mpn, met.mpn) > 0) return 0;
  return numberOf(mpn).length >= longNumber && numberOf(mpn) === numberOf(met.mpn) ? 1 : undefined;
}

/** '100 ml', of a size or a name. */
function contentIn(text: string): string | null {
  const [, number = "", unit] = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(ml|g)\b/i.exec(text) ?? [];
  return unit ? `${Number(number.replace(",", "."))} ${unit.toLowerCase()}` : null;
}

/** Why a row is not what shares its number; a maker's number bears out a name in another language. */
export function againstMeeting(
  row: CatalogueRow,
  met: Met,
  product: Parameters<typeof disagreement>[1],
  { isNumber = false } = {},
): Doubt | null {
  const mine = isNumber ? null : contentIn(`${row.size?.label ?? ""} ${row.name}`);
  const theirs = mine && contentIn(`${met.size_label ?? ""} ${product.name}`);
  if (theirs && mine !== theirs) return "size";
  const why = disagreement(row, product, neededWords(row, met, isNumber));
  const isSameKind = (JSON.parse(product.category_ids) as number[]).includes(row.categories[0] ?? 0);
  return why === "name" && isNumber && isSameKind ? null : why;
}
