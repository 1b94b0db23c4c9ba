/** The cheapest way to buy a cart: exact against trying everything, never dearer than what was chosen, and what a search misses. */

import { costOf, type PlanLine } from "domain/order-cost";
import { savingWith } from "domain/saving";
import { cheapest, searched } from "upstream/cart/cheapest";
import { exactPicks, isSmall } from "upstream/cart/exact";
import { expect, test } from "vitest";
import { random as numbersOf } from "../../tools/random";
import { type RandomCart, randomCart } from "./random-carts";

/** Every division of choices, priced by a reckoning of its own: every code of every store, one by one. */
function leastOf({ lines, stores }: RandomCart): number {
  let least = Number.POSITIVE_INFINITY;
  const picks: number[] = [];
  function priced() {
    const orders = new Map<number, PlanLine[]>();
    lines.forEach((line, at) => {
      const store = line.choices[picks[at] as number]?.store as number;
      const choice = line.choices[picks[at] as number];
      orders.set(store, [...(orders.get(store) ?? []), { ...line, choices: choice ? [choice] : [] }]);
    });
    least = Math.min(least, leastFor([...orders], 0, 0, 0));
  }
  /** Codes store by store; `shared` is what stores without a rule come to. */
  function leastFor(orders: [number, PlanLine[]][], at: number, own: number, shared: number): number {
    const [id, bought] = orders[at] ?? [];
    if (id === undefined || !bought) {
      const silent = orders.some(([one]) => stores.get(one)?.rule.shipping === null);
      return own + shared + (silent && shared < 8_900 ? 590 : 0);
    }
    const { rule, codes } = stores.get(id) ?? { rule: { shipping: 0, freeFrom: null }, codes: [] };
    const order = bought.map(({ quantity, brand, categories, choices: [choice] }) => ({
      cents: choice?.cents ?? 0,
      own: choice?.shipping ?? null,
      reduced: choice?.reduced ?? false,
      quantity,
      brand,
      categories,
    }));
    const goods = order.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
    const free = (sum: number) => rule.freeFrom !== null && sum >= rule.freeFrom;
    const shipping = (sum: number) =>
      Math.max(
        ...order.map(({ own, cents }) => {
          if (own === null) return free(sum) ? 0 : (rule.shipping ?? 0);
          if (free(sum) && !free(cents)) return 0;
          return !free(sum) && free(cents) ? Math.max(own, rule.shipping ?? 0) : own;
        }),
      );
    const ends = [null, ...codes].map((code) => {
      if (rule.shipping === null)
        return leastFor(
          orders,
          at + 1,
          own,
          shared + goods - (code ? savingWith(code.rule, { lines: order, shipping: null }) : 0),
        );
      const saving = code ? savingWith(code.rule, { lines: order, shipping: shipping(goods) }) : 0;
      const cost =
        code?.rule.kind === "shipping"
          ? goods + shipping(goods) - saving
          : goods - saving + shipping(goods - saving);
      return leastFor(orders, at + 1, own + cost, shared);
    });
    return Math.min(...ends);
  }
  function choose(at: number) {
    if (at === lines.length) return priced();
    for (const pick of lines[at]?.choices.keys() ?? []) {
      picks[at] = pick;
      choose(at + 1);
    }
  }
  choose(0);
  return least;
}

test("what is called cheapest is what trying every combination and every code finds", () => {
  for (let seed = 1; seed <= 150; seed++) {
    const random = numbersOf(seed * 31);
    // Rarely as much as 8 lines in 5 stores, which are 390,625 combinations.
    const cart = randomCart(seed, 1 + Math.floor(random() * 5), 1 + Math.floor(random() * 4));
    expect([seed, cheapest(cart.lines, cart.chosen, cart.stores).total]).toEqual([seed, leastOf(cart)]);
  }
  for (const seed of [9_001, 9_002]) {
    const cart = randomCart(seed, 8, 5, 0.45);
    expect([seed, cheapest(cart.lines, cart.chosen, cart.stores).total]).toEqual([seed, leastOf(cart)]);
  }
});

test("twelve lines that eight stores all have are still done exactly", () => {
  const cart = randomCart(77, 12, 8, 1);
  expect(isSmall(cart.lines)).toBe(true);
  const found = cheapest(cart.lines, cart.chosen, cart.stores);
  for (const [at, line] of cart.lines.entries())
    for (const other of line.choices.keys())
      expect(costOf(cart.lines, found.picks.with(at, other), cart.stores).total).toBeGreaterThanOrEqual(
        found.total,
      );
  expect(isSmall(randomCart(78, 13, 8, 1).lines)).toBe(false);
});

test("a search over 60 carts is never dearer than what was chosen, and within 1 % of the cheapest on the whole", () => {
  let found = 0;
  let least = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { lines, chosen, stores } = randomCart(seed, 9, 6);
    const total = costOf(lines, searched(lines, chosen, stores), stores).total;
    expect(total).toBeLessThanOrEqual(costOf(lines, chosen, stores).total);
    found += total;
    least += costOf(lines, exactPicks(lines, stores), stores).total;
  }
  expect(found).toBeGreaterThanOrEqual(least);
  expect(found / least).toBeLessThan(1.01);
});

test("a large cart gets an answer that is not dearer, and the same one again", () => {
  const { lines, chosen, stores } = randomCart(5, 50, 12);
  expect(isSmall(lines)).toBe(false);
  const first = cheapest(lines, chosen, stores);
  expect(first.total).toBeLessThanOrEqual(costOf(lines, chosen, stores).total);
  expect(cheapest(lines, chosen, stores).picks).toEqual(first.picks);
});
