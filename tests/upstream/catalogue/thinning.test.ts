/** Price points do not grow without end, and what readers are told of prices stays as it was. */
import { contract } from "contract";
import { thinPastPoints, thinPoints } from "upstream/catalogue/thinning";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { daysAgo, today } from "../../fixtures/catalogue";

const { db, ask } = await fixtureShop();
const rows = async <Row>(text: string) => (await db.prepare(text).all<Row>()).results;

test("of old weeks the last and the lowest price stay; ninety days, the lowest of thirty and what was in force stay whole", async () => {
  const slug = "vestito-midi-in-lino";
  const { id } = await ask(contract.products.bySlug, { slug });
  const [offer] = await rows<{ offer_id: number }>("SELECT MIN(offer_id) AS offer_id FROM offers");
  await db.prepare("DELETE FROM price_points").run();
  const point = (days: number, cents: number) =>
    db
      .prepare("INSERT INTO price_points (offer_id, observed_at, price_cents, available) VALUES (?, ?, ?, 1)")
      .bind(offer?.offer_id, daysAgo(days), cents);
  const daily = Array.from({ length: 500 }, (_, days) => point(days, 5_000 + ((days * 37) % 900)));
  await db.batch(daily);
  const history = () => ask(contract.products.priceHistory, { id, days: 90 });
  const before = await history();
  for (let turn = 0; turn < 3; turn++) await thinPoints(db, today);
  const count = async (where: string) =>
    (await rows<{ n: number }>(`SELECT COUNT(*) AS n FROM price_points WHERE ${where}`))[0]?.n ?? 0;
  expect(await count(`observed_at >= '${daysAgo(90)}'`)).toBe(91);
  const weeks = await count(`observed_at < '${daysAgo(90)}' AND observed_at >= '${daysAgo(400)}'`);
  expect(weeks).toBeGreaterThan(40);
  expect(weeks).toBeLessThanOrEqual(2 * 46);
  expect(await count(`observed_at < '${daysAgo(400)}'`)).toBe(1);
  expect(await history()).toEqual({ ...before, observedSince: expect.anything() });
});

test("it goes through all offers, some at a time, and begins again", async () => {
  const turns: boolean[] = [];
  for (let turn = 0; turn < 4; turn++) turns.push(await thinPoints(db, today));
  expect(turns).toContain(true);
  expect(turns).toContain(false);
});

test("prices of offers that left become fewer in the same way, and are forgotten when no history shows them", async () => {
  await db.prepare("DELETE FROM past_price_points").run();
  const point = (id: string, days: number) =>
    db
      .prepare(
        `INSERT INTO past_price_points (store_id, external_id, observed_at, price_cents, available, product_id, variant_id)
         VALUES (1, ?, ?, ?, 1, 1, 1)`,
      )
      .bind(id, daysAgo(days), 5_000 + ((days * 37) % 900));
  const daily = (id: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => point(id, from + at));
  await db.batch([...daily("lately", 60, 200), ...daily("long-ago", 410, 500)]);
  while (await thinPastPoints(db, today));
  const left = await rows<{ id: string; n: number; young: number }>(
    `SELECT external_id AS id, COUNT(*) AS n, SUM(observed_at >= '${daysAgo(90)}') AS young FROM past_price_points GROUP BY 1`,
  );
  expect(left).toEqual([{ id: "lately", n: expect.any(Number), young: 31 }]);
  expect(left[0]?.n).toBeLessThanOrEqual(31 + 2 * 17);
});
