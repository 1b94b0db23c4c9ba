/** What a code takes off an order, in cents: properties that hold for every order, and the codes' masks. */

import { maskedCode, withoutCode } from "domain/code";
import { bestCode, type CodeRule, type Order, type ParcelLine, parcelOf, savingWith } from "domain/saving";
import type { ShippingRule } from "domain/shipping";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const slug = fc.constantFrom("uno", "due", "tre");
const someSlugs = fc.uniqueArray(slug, { maxLength: 2 });
const cents = fc.integer({ min: 1, max: 500_000 });
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const rule: fc.Arbitrary<CodeRule> = fc
  .record({
    kind: fc.constantFrom("percent", "amount", "shipping"),
    hundredths: fc.integer({ min: 1, max: 10_000 }),
    minimum: orNone(cents),
    ceiling: orNone(cents),
    categories: someSlugs,
    brands: someSlugs,
    excludedCategories: someSlugs,
    excludedBrands: someSlugs,
    fullPriceOnly: fc.boolean(),
  })
  .map(({ hundredths, ...rest }) => ({
    ...(rest as Omit<CodeRule, "value">),
    value: rest.kind === "percent" ? hundredths / 100 : rest.kind === "amount" ? hundredths : 0,
  }));
const order: fc.Arbitrary<Order> = fc.record({
  lines: fc.array(
    fc.record({
      cents,
      quantity: fc.integer({ min: 1, max: 99 }),
      brand: orNone(slug),
      categories: someSlugs,
      reduced: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  shipping: orNone(fc.integer({ min: 0, max: 2_000 })),
});
const any: CodeRule = {
  ...{ kind: "percent", value: 20, minimum: null, ceiling: null, fullPriceOnly: false },
  ...{ categories: [], brands: [], excludedCategories: [], excludedBrands: [] },
};
const one = (price: number, more = {}): Order => ({
  lines: [{ cents: price, quantity: 1, brand: "uno", categories: ["due"], reduced: false, ...more }],
  shipping: 490,
});
const sumOf = ({ lines }: Order) => lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);

/** Goods less the code, and the store's shipping for what is left. */
function plainTotal(
  lines: readonly ParcelLine[],
  { shipping, freeFrom }: ShippingRule,
  code: CodeRule | null,
) {
  const goods = sumOf({ lines, shipping });
  const sent = (sum: number) =>
    lines.length === 0 || (freeFrom !== null && sum >= freeFrom) ? 0 : (shipping ?? 0);
  if (!code) return goods + sent(goods);
  const saving = savingWith(code, { lines, shipping: sent(goods) });
  return code.kind === "shipping" ? goods + sent(goods) - saving : goods - saving + sent(goods - saving);
}

describe("the saving", () => {
  test("is whole cents, never negative, never more than the goods or the shipping cost, nor than the ceiling", () => {
    fc.assert(
      fc.property(rule, order, (code, bought) => {
        const saving = savingWith(code, bought);
        const most = code.kind === "shipping" ? (bought.shipping ?? 0) : sumOf(bought);
        expect(Number.isSafeInteger(saving) && saving >= 0 && saving <= most).toBe(true);
        if (code.ceiling !== null) expect(saving).toBeLessThanOrEqual(code.ceiling);
      }),
    );
  });

  test("is nothing below the minimum, and does not depend on the order of the lines", () => {
    fc.assert(
      fc.property(rule, order, (code, bought) => {
        if (sumOf(bought) < (code.minimum ?? 0)) expect(savingWith(code, bought)).toBe(0);
        expect(savingWith(code, { ...bought, lines: bought.lines.toReversed() })).toBe(
          savingWith(code, bought),
        );
      }),
    );
  });

  test("of a percentage is exact, its fraction dropped in the store's favour", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), cents, (hundredths, price) => {
        const exact = (BigInt(price) * BigInt(hundredths)) / 10_000n;
        expect(BigInt(savingWith({ ...any, value: hundredths / 100 }, one(price)))).toBe(exact);
      }),
    );
  });

  test("one code an order: the one that leaves the lowest total, with the shipping that its sum brings back", () => {
    const said = fc.record({ shipping: orNone(fc.integer({ min: 0, max: 2_000 })), freeFrom: orNone(cents) });
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 5 }), order, said, (rules, { lines }, shop) => {
        const goods: ParcelLine[] = lines.map((line) => ({ ...line, shipping: null }));
        const least = Math.min(...[...rules, null].map((code) => plainTotal(goods, shop, code)));
        const found = bestCode(
          rules.map((rule) => ({ rule })),
          goods,
          shop,
        );
        expect(found?.parcel.total ?? parcelOf(goods, shop).total).toBe(least);
      }),
    );
  });

  test("a code that brings shipping back is taken only where it still saves, and another that saves more is preferred", () => {
    const shop = { shipping: 690, freeFrom: 5_000 };
    const dress = { ...(one(5_200).lines[0] as ParcelLine), shipping: 0 };
    const percent = (value: number) => ({ rule: { ...any, value } });
    const amount = { rule: { ...any, kind: "amount" as const, value: 200 } };
    expect(bestCode([percent(10)], [dress], shop)).toBeNull();
    expect(bestCode([percent(10), amount], [dress], shop)).toEqual({
      code: amount,
      parcel: { goods: 5_000, shipping: 0, total: 5_000 },
    });
    expect(bestCode([percent(30)], [dress], shop)?.parcel).toEqual({
      goods: 3_640,
      shipping: 690,
      total: 4_330,
    });
  });

  test.each([
    ["20% of 79,00 leaves 63,20", any, one(7_900), 1_580],
    ["exactly the minimum counts", { ...any, minimum: 5_000 }, one(5_000), 1_000],
    ["a cent below does not", { ...any, minimum: 5_000 }, one(4_999), 0],
    ["another brand", { ...any, brands: ["tre"] }, one(7_900), 0],
    ["an excluded brand", { ...any, excludedBrands: ["uno"] }, one(7_900), 0],
    [
      "an unknown brand, where some are excluded",
      { ...any, excludedBrands: ["tre"] },
      one(7_900, { brand: null }),
      0,
    ],
    ["another category", { ...any, categories: ["tre"] }, one(7_900), 0],
    ["reduced goods", { ...any, fullPriceOnly: true }, one(7_900, { reduced: true }), 0],
    [
      "an amount never exceeds the goods",
      { ...any, kind: "amount" as const, value: 9_000 },
      one(7_900),
      7_900,
    ],
    ["free shipping", { ...any, kind: "shipping" as const, value: 0 }, one(7_900), 490],
  ])("%s", (_name, code, bought, saving) => {
    expect(savingWith(code, bought)).toBe(saving);
  });
});

describe("the mask", () => {
  test.each([
    ["AB5", "****"],
    ["ABCD", "****"],
    ["ZAINO", "ZA****NO"],
    ["CORSA10", "CO****10"],
  ])("of %s is %s", (code, masked) => {
    expect(maskedCode(code)).toBe(masked);
  });

  test.each([
    ["Con LUMA10, luma10 o «Luma10»!", "LUMA10", "Con LU****10, LU****10 o «LU****10»!"],
    ["LUMA100 e XLUMA10 sono altri", "LUMA10", "LUMA100 e XLUMA10 sono altri"],
    ["SALDI: esclusi i saldi", "SALDI", "SA****DI: esclusi i saldi"],
    ["Costa 10$ con A$1", "A$1", "Costa 10$ con ****"],
    ["Senza codice", null, "Senza codice"],
  ])("covers a code inside a text: %s", (text, code, shown) => {
    expect(withoutCode(text, code)).toBe(shown);
  });
});
