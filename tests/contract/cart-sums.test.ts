/** The sums of a cart: in whole cents, store by store, with each store's own shipping and one for those that say nothing. */
import { cartSums, type Summable } from "domain/cart-sums";
import { expect, test } from "vitest";

const milano = { id: 1, rule: { shipping: 490, freeFrom: 5_000 } };
const svelto = { id: 2, rule: { shipping: 0, freeFrom: null } };
const nord = { id: 3, rule: { shipping: null, freeFrom: null } };
const est = { id: 4, rule: { shipping: null, freeFrom: null } };
const line = (store: Summable["store"], cents: number | null, quantity = 1, buyable = true): Summable => ({
  store,
  cents,
  quantity,
  buyable,
  ownShipping: null,
});

test("every store ships by its own rule; those without one share 5.90, free from 89 €", () => {
  const { stores, ...sums } = cartSums([
    line(milano, 3_760),
    line(svelto, 1_000),
    line(nord, 4_000),
    line(est, 4_899),
  ]);
  expect(stores.map(({ shipping, missing }) => [shipping, missing])).toEqual([
    [490, 1_240],
    [0, null],
    [null, null],
    [null, null],
  ]);
  expect(sums).toEqual({
    goods: 13_659,
    shipping: 490 + 590,
    total: 13_659 + 1_080,
    shared: { goods: 8_899, shipping: 590, missing: 1 },
  });
  expect(cartSums([line(nord, 4_000), line(est, 4_900)])).toMatchObject({ shipping: 0, total: 8_900 });
  expect(cartSums([line(milano, 2_500, 2)]).stores[0]).toMatchObject({ shipping: 0, missing: 0 });
});

test("what an offer says of shipping holds on its side of the store's threshold; of several the dearest", () => {
  const said = (cents: number, ownShipping: number, quantity = 1) => ({
    ...line(milano, cents, quantity),
    ownShipping,
  });
  const shippingOf = (...lines: Summable[]) => cartSums(lines).shipping;
  expect(shippingOf(said(2_000, 700))).toBe(700);
  expect(shippingOf(said(2_000, 700), line(milano, 1_000))).toBe(700);
  expect(shippingOf(said(2_000, 700, 3))).toBe(0);
  // A wardrobe costs its 29 € also above the threshold, and what ships free alone may come along.
  expect(shippingOf(said(9_000, 2_900), said(2_000, 0))).toBe(2_900);
  expect(cartSums([said(2_000, 0)]).stores[0]).toMatchObject({ shipping: 0, missing: null });
});

test("what cannot be bought costs nothing, and alone is not sent either", () => {
  expect(cartSums([line(milano, 3_000, 2, false), line(nord, null)])).toMatchObject({
    goods: 0,
    shipping: 0,
    total: 0,
  });
});

test("sums do not depend on the order of lines, and total is always goods and shipping", () => {
  for (let seed = 1; seed < 200; seed++) {
    const lines = Array.from({ length: seed % 9 }, (_, at) =>
      line(
        [milano, svelto, nord, est, null][(seed * (at + 3)) % 5] ?? null,
        (seed * 7_919 * (at + 1)) % 30_000,
        1 + ((seed + at) % 99),
      ),
    );
    const { stores, ...sums } = cartSums(lines);
    const { stores: _, ...turned } = cartSums([...lines].reverse());
    expect(turned).toEqual(sums);
    expect(sums.total).toBe(sums.goods + sums.shipping);
    expect(stores.reduce((sum, store) => sum + store.goods, 0)).toBe(sums.goods);
    expect(Number.isInteger(sums.total)).toBe(true);
  }
});
