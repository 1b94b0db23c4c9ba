/** The price history and what it says of a claimed discount. */
import { contract } from "contract";
import { claimHolds } from "upstream/catalogue/price-claim";
import { lowestSteps } from "upstream/catalogue/price-history";
import { beforeAll, describe, expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { daysAgo, today } from "../../fixtures/catalogue";

const point = (days: number, price: number, available = 1) => ({
  observed_at: daysAgo(days),
  price_cents: price,
  available,
});

describe("a claimed previous price", () => {
  test.each([
    ["holds when it was asked for the 30 days before the cut", [point(60, 100), point(5, 70)], true],
    ["holds when the cut went in steps", [point(60, 100), point(9, 80), point(5, 70)], true],
    ["holds when it was above the claim before", [point(60, 120), point(5, 70)], true],
    ["fails when the price was raised before the cut", [point(90, 74), point(22, 100), point(3, 70)], false],
    [
      "fails when it was cut once more within the 30 days",
      [point(90, 100), point(30, 60), point(20, 100), point(3, 70)],
      false,
    ],
    ["fails when we watched for less than 30 days before", [point(25, 100), point(3, 70)], false],
    ["fails when it was never asked", [point(90, 70)], false],
    ["fails when nobody could buy at that price", [point(60, 100, 0), point(5, 70)], false],
    ["fails without any observation", [], false],
  ])("%s", (_, points, expected) => {
    expect(claimHolds(points, 70, 100, today)).toBe(expected);
  });
});

describe("the lowest price", () => {
  const seen = (series: string, days: number, price: number, available = 1) => ({
    series,
    store: series,
    ...point(days, price, available),
  });

  test("changes when a store undercuts, sells out or leaves, and is null while nobody sells", () => {
    const steps = lowestSteps([
      seen("a", 50, 100),
      seen("b", 40, 90),
      seen("b", 30, 90, 0),
      seen("a", 20, 100, 0),
      seen("a", 10, 80),
    ]);
    expect(steps.map(({ cents, store }) => [cents, store])).toEqual([
      [100, "a"],
      [90, "b"],
      [100, "a"],
      [null, null],
      [80, "a"],
    ]);
  });
});

const { db, ask } = await fixtureShop();

describe("on a database", () => {
  beforeAll(async () => {
    const insert = db.prepare("INSERT INTO price_points VALUES (?, ?, ?, ?, ?)");
    const offers = await db
      .prepare("SELECT offer_id FROM offers WHERE product_id = 7 ORDER BY offer_id")
      .all<{ offer_id: number }>();
    const [first, second] = offers.results.map(({ offer_id }) => offer_id);
    await db.batch([
      insert.bind(first, daysAgo(200), 7990, null, 1),
      insert.bind(first, daysAgo(12), 3990, 7990, 1),
      insert.bind(second, daysAgo(100), 4190, null, 1),
      db
        .prepare("INSERT INTO past_price_points VALUES (3, 'gone', ?, 2990, NULL, 1, 7, NULL, NULL)")
        .bind(daysAgo(60)),
      db
        .prepare("INSERT INTO past_price_points VALUES (3, 'gone', ?, 2990, NULL, 0, 7, NULL, NULL)")
        .bind(daysAgo(50)),
    ]);
  });

  test("the window opens with the price in force, and offers that left keep their past", async () => {
    const history = await ask(contract.products.priceHistory, { id: 7, days: 90 });
    expect(history.observedSince).toBe(daysAgo(200));
    expect(history.steps.map(({ at, cents, store }) => [at.slice(0, 10), cents, store])).toEqual([
      [daysAgo(90).slice(0, 10), 4190, "Moda Milano"],
      [daysAgo(60).slice(0, 10), 2990, "Bottega Nord"],
      [daysAgo(50).slice(0, 10), 4190, "Moda Milano"],
      [daysAgo(12).slice(0, 10), 3990, "Moda Milano"],
    ]);
    expect(history.lowest30).toEqual({ at: daysAgo(12), cents: 3990, store: "Moda Milano" });
  });

  test("a size has the history of its own offers", async () => {
    const { variants } = await ask(contract.products.byId, { id: 7 });
    const size = variants[0]?.attributes.find(({ name }) => name === "Taglia")?.value;
    const own = await ask(contract.products.priceHistory, { id: 7, days: 90, size });
    // What left the feed is in no size that anybody knows.
    expect(own.steps.map(({ cents }) => cents)).toEqual([7990, 3990]);
    const none = await ask(contract.products.priceHistory, { id: 7, days: 90, size: "XXS" });
    expect(none).toMatchObject({ steps: [], observedSince: null });
  });

  test("only the offer whose claim our observations confirm is marked", async () => {
    const { offers } = await ask(contract.products.bySlug, { slug: "sneakers-corsa" });
    expect(offers.map(({ discountVerified }) => discountVerified)).toEqual([true, false]);
  });

  test("a product without observations has an empty history, an unknown one is refused", async () => {
    const history = await ask(contract.products.priceHistory, { id: 8, days: 30 });
    expect(history).toMatchObject({ steps: [], observedSince: null, lowest30: null });
    await expect(ask(contract.products.priceHistory, { id: 999_999, days: 30 })).rejects.toThrow();
  });

  test("reviews come newest first, page by page, and their average reaches the product", async () => {
    const insert = db.prepare(
      "INSERT INTO reviews (state, product_id, author, rating, body, store_id, purchase_checked, written_at) VALUES ('published', 8, ?, ?, 'Bene', 1, ?, ?)",
    );
    await db.batch(
      Array.from({ length: 12 }, (_, n) =>
        insert.bind(`Autore ${n}`, n % 2 ? 5 : 4, n % 3 ? 1 : 0, daysAgo(n)),
      ),
    );
    const [first, second] = await Promise.all(
      [1, 2].map((n) => ask(contract.products.reviews, { id: 8, n })),
    );
    expect(first).toMatchObject({ total: 12, checked: 8, page: 1, pages: 2 });
    expect(first?.reviews[0]).toMatchObject({
      author: "Autore 0",
      rating: 4,
      checked: false,
      store: "Moda Milano",
    });
    expect(second?.reviews).toHaveLength(2);
    const product = await ask(contract.products.byId, { id: 8 });
    expect(product.rating).toEqual({ count: 12, average: 4.5 });
    expect((await ask(contract.products.byId, { id: 7 })).rating).toBeNull();
  });
});
