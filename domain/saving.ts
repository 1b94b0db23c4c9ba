/** What a code takes off an order, and what it comes to, in whole cents; fractions are dropped from the saving. */
import { parcelShipping, type ShippingRule } from "./shipping";

/** The structured terms of a code, as an import or an operator gave them; nothing here was read out of a text. */
export interface CodeRule {
  kind: "percent" | "amount" | "shipping";
  /** Percent (two decimals at most) or cents; 0 for shipping. */
  value: number;
  /** Cents that the goods it is for must come to; null = none. */
  minimum: number | null;
  /** Largest saving in cents; null = none. */
  ceiling: number | null;
  /** Slugs; an empty list allows all, one match is enough. */
  categories: readonly string[];
  brands: readonly string[];
  excludedCategories: readonly string[];
  excludedBrands: readonly string[];
  /** Goods that are reduced already do not count. */
  fullPriceOnly: boolean;
}

/** Goods of one store in one order. */
export interface OrderLine {
  /** Cents of one piece. */
  cents: number;
  quantity: number;
  brand: string | null;
  /** Slugs of its category and of all above it. */
  categories: readonly string[];
  reduced: boolean;
}

export interface Order {
  lines: readonly OrderLine[];
  /** Cents; null when the store does not say. */
  shipping: number | null;
}

/** Whether a code is for these goods at all. */
export function isFor(rule: CodeRule, line: Omit<OrderLine, "cents" | "quantity">): boolean {
  const { brand, categories, reduced } = line;
  const within = (slugs: readonly string[]) => categories.some((slug) => slugs.includes(slug));
  if (rule.fullPriceOnly && reduced) return false;
  if (within(rule.excludedCategories) || (brand !== null && rule.excludedBrands.includes(brand)))
    return false;
  // A code that leaves brands out says nothing about goods whose brand is not known.
  if (brand === null && rule.excludedBrands.length + rule.brands.length > 0) return false;
  if (rule.brands.length > 0 && !rule.brands.includes(brand ?? "")) return false;
  return rule.categories.length === 0 || within(rule.categories);
}

/** Cents that the code takes off the order; 0 when it does not apply. */
export function savingWith(rule: CodeRule, { lines, shipping }: Order): number {
  const base = lines
    .filter((line) => isFor(rule, line))
    .reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  if (base <= 0 || base < (rule.minimum ?? 0)) return 0;
  const saving = {
    percent: () => Math.floor((base * Math.round(rule.value * 100)) / 10_000),
    amount: () => rule.value,
    shipping: () => shipping ?? 0,
  }[rule.kind]();
  const most = rule.kind === "shipping" ? (shipping ?? 0) : base;
  return Math.max(0, Math.min(saving, most, rule.ceiling ?? most));
}

/** Goods of one store with what their offers say of shipping. */
export interface ParcelLine extends OrderLine {
  shipping: number | null;
}

export interface Parcel {
  /** Less what the code takes off. */
  goods: number;
  /** As that sum leaves it; null when nobody says. */
  shipping: number | null;
  /** Unknown shipping counts as nothing. */
  total: number;
}

/** What product page, cart, list and alert say that goods cost; one code an order. Null: the code does not apply. */
export function parcelOf(lines: readonly ParcelLine[], rule: ShippingRule): Parcel;
export function parcelOf(lines: readonly ParcelLine[], rule: ShippingRule, code: CodeRule): Parcel | null;
export function parcelOf(lines: readonly ParcelLine[], rule: ShippingRule, code?: CodeRule): Parcel | null {
  const goods = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  const shipping = parcelShipping(lines, goods, rule);
  if (!code) return parcel(goods, shipping);
  const saving = savingWith(code, { lines, shipping });
  if (saving === 0) return null;
  if (code.kind === "shipping") return parcel(goods, (shipping ?? 0) - saving);
  // A sum below the threshold may bring shipping back.
  return parcel(goods - saving, parcelShipping(lines, goods - saving, rule));
}

function parcel(goods: number, shipping: number | null): Parcel {
  return { goods, shipping, total: goods + (shipping ?? 0) };
}

/** The code that makes these goods cheapest, shipping counted; among equals the first. Null when none makes them cheaper. */
export function bestCode<Code extends { rule: CodeRule }>(
  codes: readonly Code[],
  lines: readonly ParcelLine[],
  rule: ShippingRule,
): { code: Code; parcel: Parcel } | null {
  let best: { code: Code; parcel: Parcel } | null = null;
  let least = parcelOf(lines, rule).total;
  for (const code of codes) {
    const parcel = parcelOf(lines, rule, code.rule);
    if (!parcel || parcel.total >= least) continue;
    best = { code, parcel };
    least = parcel.total;
  }
  return best;
}
