/** Whether goods that share a number are the same goods: numbers are copied, guessed and given twice (docs/decisions/0410). */
import type { CatalogueRow } from "contract/import";
import { folded } from "domain/folded";
import { sharedWords } from "domain/goods-words";
import { nodeOf } from "../catalogue/taxonomy";
import type { ProductRecord } from "./records";

export type Disagreement = "department" | "kind" | "price" | "name";

/** So many words in common make one of two kinds of an area, which stores part differently. */
const enough = 2;

/** Prices of the same goods lie within this factor. */
const factor = 5;

/** Why a row is not what the product is; null where nothing speaks against it. @param needed words that both names hold */
export function disagreement(
  row: Pick<CatalogueRow, "categories" | "price" | "name" | "brand">,
  product: Pick<ProductRecord, "category_ids" | "price_cents" | "name">,
  needed = enough,
): Disagreement | null {
  const theirs = JSON.parse(product.category_ids) as number[];
  const shared = sharedWords(row.name, product.name, row.brand.label);
  const isNowhere = (isSame: (id: number, other: number) => boolean) =>
    theirs.length > 0 && !row.categories.some((id) => theirs.some((other) => isSame(id, other)));
  if (isNowhere((id, other) => nodeOf(id)?.audience === nodeOf(other)?.audience)) return "department";
  if (isNowhere((id, other) => isSameKind(id, other, shared >= needed))) return "kind";
  const price = product.price_cents;
  if (price !== null && (row.price > price * factor || price > row.price * factor)) return "price";
  return shared >= Math.min(needed, 1) ||
    [row.name, product.name].some((name) => saysNothing(name, row.brand.label))
    ? null
    : "name";
}

/** 'RB3025 001/58': a name of numbers alone speaks against nothing. */
function saysNothing(name: string, brand: string): boolean {
  return !/(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/u.test(folded(name).replace(folded(brand), ""));
}

function isSameKind(a: number, b: number, isCalledAlike: boolean): boolean {
  const [one, other] = [nodeOf(a), nodeOf(b)];
  if (!one || !other || one.area !== other.area) return !one?.area || !other?.area;
  return one.leaf === other.leaf || one.leaf === null || other.leaf === null || isCalledAlike;
}
