/** What a list costs in all: each store's goods one parcel, by the store's own rule. */
import { expect, test } from "vitest";
import { listTotal } from "~/lib/wishlist-view";

type Listed = Parameters<typeof listTotal>[0][number];
const price = (current: number | null) => ({ current, previous: null, currency: "EUR", discountPercent: 0 });
const listed = (
  store: string,
  current: number | null,
  { shipping = null as number | null, freeFrom = null as number | null, quantity = 1, available = true } = {},
): Listed => ({
  card: {
    price: price(current),
    store,
    available,
    shipping: freeFrom !== null && (current ?? 0) >= freeFrom ? 0 : shipping,
  },
  quantity,
  store: { id: store.length, rule: { shipping, freeFrom } },
});
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("two pieces that ship free together cost no shipping, one of a dearer store its own, and it is said", () => {
  const total = listTotal([
    listed("Nord", 2_000, { shipping: 490, freeFrom: 3_900 }),
    listed("Nord", 1_000, { shipping: 490, freeFrom: 3_900, quantity: 2 }),
    listed("Milano", 6_000, { shipping: 700 }),
    listed("Esaurito", 9_000, { available: false }),
  ]);
  expect(plain(total?.total ?? "")).toBe("107,00 €");
  expect(
    total?.stores.map(({ name, count, sum, shipping }) => [name, count, plain(sum), plain(shipping)]),
  ).toEqual([
    ["Milano", 1, "67,00 €", "di cui 7,00 € di spedizione"],
    ["Nord", 3, "40,00 €", "spedizione gratis"],
  ]);
  expect([total?.shipping, total?.missing]).toEqual(["all", 1]);
});

test("shipping that a store does not tell is not invented", () => {
  const total = listTotal([listed("Muto", 2_000), listed("Milano", 1_000, { shipping: 500 })]);
  expect([plain(total?.total ?? ""), total?.shipping]).toEqual(["35,00 €", "some"]);
  expect(total?.stores[0]?.shipping).toBe("spedizione non indicata");
  expect(listTotal([listed("Muto", null)])).toBeNull();
});
