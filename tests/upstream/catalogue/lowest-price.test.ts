/** 'Minimo di 30 giorni' on a card says what the history on the product's page says. */
import { contract } from "contract";
import { parseListing } from "contract/listing/query";
import { lowestSteps, type Observation } from "upstream/catalogue/price-history";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { daysAgo } from "../../fixtures/catalogue";
import { random } from "../../tools/random";

interface Offer {
  offer_id: number;
  product_id: number;
  price_cents: number;
  availability: string;
  leads: number;
}

const { db, ask } = await fixtureShop();
const results = await rows<Offer>(db)`
  SELECT o.offer_id, o.product_id, o.price_cents, o.availability, o.offer_id = p.best_offer_id AS leads
      FROM offers o JOIN products p USING (product_id)`;
const offers = results;

const cards = async () => {
  const found = new Map<number, boolean>();
  for (let page = 1; page < 9; page++) {
    const query = parseListing({ page: String(page) });
    for (const { id, lowest30 } of (await ask(contract.products.list, query)).products)
      found.set(id, lowest30);
  }
  return found;
};

test("the word stands where the price fell within 30 days and nobody who could deliver asked less, and nowhere else", async () => {
  const chance = random(30);
  const days = () => Math.floor(chance() * 55) + 1;
  let said = 0;
  let unsaid = 0;
  for (let draw = 0; draw < 6; draw++) {
    const points: (Observation & { offer_id: number; gone: boolean })[] = [];
    const point = (offer: Offer, at: number, price: number, available: number, gone = false) =>
      points.push({
        offer_id: offer.offer_id,
        gone,
        series: gone ? `gone ${offer.offer_id}` : String(offer.offer_id),
        observed_at: daysAgo(at),
        price_cents: price,
        available,
        store: "",
      });
    for (const offer of offers) {
      const ways = new Set([chance() < 0.8 ? 70 : days(), days(), ...(chance() < 0.3 ? [days()] : [])]);
      const [last, ...before] = [...ways].toSorted((a, b) => a - b);
      for (const at of before)
        point(offer, at, offer.price_cents + Math.round(chance() * 8 - 2) * 500, Number(chance() < 0.8));
      point(offer, last ?? 70, offer.price_cents, Number(offer.availability === "in_stock"));
      if (chance() > 0.15) continue;
      const end = days();
      point(offer, end + 5, offer.price_cents + Math.round(chance() * 2 - 1) * 500, 1, true);
      point(offer, end, offer.price_cents, 0, true);
    }
    await db.batch([
      db.prepare("DELETE FROM price_points"),
      db.prepare("DELETE FROM past_price_points"),
      db
        .prepare(
          `INSERT INTO price_points (offer_id, observed_at, price_cents, available)
          SELECT value ->> 'offer_id', value ->> 'observed_at', value ->> 'price_cents', value ->> 'available'
          FROM json_each(?) WHERE NOT (value ->> 'gone')`,
        )
        .bind(JSON.stringify(points)),
      db
        .prepare(
          `INSERT INTO past_price_points (store_id, external_id, observed_at, price_cents, available, product_id)
          SELECT 1, value ->> 'series', value ->> 'observed_at', value ->> 'price_cents', value ->> 'available', o.product_id
          FROM json_each(?) JOIN offers o ON o.offer_id = value ->> 'offer_id' WHERE value ->> 'gone'`,
        )
        .bind(JSON.stringify(points)),
    ]);
    for (const [id, lowest30] of await cards()) {
      const own = offers.find(({ product_id, leads }) => product_id === id && leads);
      if (!own) continue;
      const of = offers.filter(({ product_id }) => product_id === id).map(({ offer_id }) => offer_id);
      const among = (test: (one: (typeof points)[number]) => boolean) =>
        points.filter(test).toSorted((a, b) => a.observed_at.localeCompare(b.observed_at));
      const inWindow = <Step extends { at: string }>(steps: Step[]) =>
        steps.slice(
          Math.max(
            0,
            steps.findLastIndex(({ at }) => at <= daysAgo(30)),
          ),
        );
      const asked = inWindow(lowestSteps(among(({ offer_id }) => of.includes(offer_id))));
      const mine = among(({ offer_id, gone }) => offer_id === own.offer_id && !gone);
      const expected =
        own.availability === "in_stock" &&
        (mine[0]?.observed_at ?? "9") <= daysAgo(30) &&
        inWindow(lowestSteps(mine)).some(({ cents }) => (cents ?? 0) > own.price_cents) &&
        asked.every(({ cents }) => cents === null || cents >= own.price_cents);
      expect([draw, id, lowest30]).toEqual([draw, id, expected]);
      if (lowest30) {
        const { lowest30: lowest } = await ask(contract.products.priceHistory, { id, days: 30 });
        expect(lowest?.cents).toBe(own.price_cents);
        said++;
      } else unsaid++;
    }
  }
  expect(said).toBeGreaterThan(10);
  expect(unsaid).toBeGreaterThan(50);
});
