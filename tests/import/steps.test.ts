/** Imports in steps: what they write, what readers see of them, and that no death leaves half a catalogue. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contract, emptyListing } from "contract";
import { partLimits } from "feeds/parts";
import { nobodys } from "server/feeds/judge";
import { deskActs } from "upstream/desk";
import { catalogueHandlers } from "upstream/import/catalogue-calls";
import { clearImports } from "upstream/import/clock";
import { keepImports } from "upstream/index";
import { expect, test } from "vitest";
import { importFeed } from "../../scripts/import/run";
import { targetOn } from "../../scripts/import/target-local";
import { asking } from "../fixtures/ask";
import { gtin } from "../tools/catalogue/invented";
import { random } from "../tools/random";
import { blank, counting, rowsWritten, watched } from "../tools/watched";
import { anewForEveryTest, db, figures, folder, rows, run, wide } from "./import-set";

anewForEveryTest();

/** Rows that an import writes, for each offer that differs. */
async function rowsAnOffer(feed: string, store = "negozio"): Promise<number> {
  let written = 0;
  const report = await run(
    feed,
    { force: true, store },
    watched(db(), async (batch) => {
      const results = await batch();
      written += rowsWritten(results);
      return results;
    }),
  );
  return written / Math.max(1, report.new + report.changed);
}

test("an offer costs few rows written: new, changed, and none but the report when nothing changed", async () => {
  await run(wide(1, () => 10));
  expect(await rowsAnOffer(wide(60, () => 20))).toBeLessThanOrEqual(12);
  expect(await rowsAnOffer(wide(60, (n) => 30 + (n % 7)))).toBeLessThanOrEqual(15);
  expect(
    await rowsAnOffer(wide(60, (n) => 30 + (n % 7)).replaceAll("Maglia", "Felpa calda")),
  ).toBeLessThanOrEqual(15);
  expect(
    await rowsAnOffer(wide(60, (n) => 30 + (n % 7)).replaceAll("Maglia", "Felpa calda")),
  ).toBeLessThanOrEqual(4);
  // Each with a product of its own that nothing else shares, and a code; a new product is in two indexes of its table.
  const coded = wide(120, (n) => 30 + (n % 7), ["S"])
    .split("\n")
    .map((line, n) => line.replace("{", `{"gtin":"${gtin(n)}",`).replace("numero", "Verona"))
    .join("\n");
  expect(await rowsAnOffer(coded, "altro")).toBeLessThanOrEqual(12.5);
});

test("the desk knows what each store's offers are without reading them", async () => {
  const tally = blank();
  const held = async () => {
    Object.assign(tally, blank());
    const [found] = await asking(counting(db(), tally))(deskActs.feeds.health.row, {}, { hasAdminKey: true });
    expect(tally.read).toBeLessThan(20);
    return [found?.offers, found?.available, found?.withPictures, found?.withGtin];
  };
  await run(wide(60, () => 10));
  expect(await held()).toEqual([120, 120, 0, 0]);
  const sold = wide(50, () => 20).replaceAll(/("id":"W3-.*)in_stock/g, "$1out_of_stock");
  await run(
    `${sold}\n${JSON.stringify({ ...JSON.parse(sold.split("\n")[0] ?? ""), id: "C", item_group_id: "C", gtin: gtin(1) })}`,
  );
  expect(await held()).toEqual([101, 99, 0, 1]);
});

test("while parts are applied the listing stays as it was, and every product is old or new as a whole", async () => {
  partLimits.rows = 4;
  await run(wide(12, () => 10));
  const ask = asking(db());
  let middle = 0;
  const slow = watched(db(), async (batch) => {
    const results = await batch();
    const [state] = await rows<{ done: number; finished: number }>(
      "SELECT COALESCE(MAX(done), 0) AS done, COUNT(finished_at) AS finished FROM import_runs WHERE finished_at IS NULL AND parts > 0",
    );
    if (state && state.done > 0 && state.done < 6) {
      middle++;
      const { products } = await ask(contract.products.list, emptyListing);
      expect(new Set(products.map(({ price }) => price?.current))).toEqual(new Set([1_000]));
      expect(await mixedProducts()).toEqual([]);
    }
    return results;
  });
  expect(
    figures(
      await run(
        wide(12, () => 20),
        {},
        slow,
      ),
    ),
  ).toEqual([0, 24, 0, 0, 0]);
  expect(middle).toBeGreaterThan(5);
  const { products } = await ask(contract.products.list, emptyListing);
  expect(new Set(products.map(({ price }) => price?.current))).toEqual(new Set([2_000]));
});

/** Products that show more than one state: offers, variants and card of one must agree. */
function mixedProducts() {
  return rows(`SELECT p.product_id FROM products p JOIN variants v USING (product_id) JOIN offers o USING (variant_id)
    GROUP BY p.product_id HAVING COUNT(DISTINCT o.price_cents) > 1 OR MIN(v.price_cents) <> MIN(o.price_cents)
      OR MIN(p.price_cents) <> MIN(o.price_cents) OR MAX(v.price_cents) <> MAX(o.price_cents)`);
}

test("a death at any moment leaves the old catalogue, or leads to the new one without its importer", {
  timeout: 120_000,
}, async () => {
  partLimits.rows = 4;
  const seed = 104;
  const chance = random(seed);
  await run(wide(10, () => 10));
  let price = 10;
  let now = Date.now();
  for (let death = 1; death <= 20; death++) {
    const said = `seed ${seed}, death ${death}`;
    let left = Math.floor(chance() * 32);
    const afterCommit = chance() < 0.5;
    const mortal = watched(db(), async (batch) => {
      if (left < 0 || (left === 0 && !afterCommit)) {
        left = -1;
        throw new Error("killed");
      }
      if (left-- > 0) return batch();
      await batch();
      throw new Error("killed");
    });
    await run(
      wide(10, () => price + 1),
      {},
      mortal,
    ).catch((error) => expect(String(error)).toContain("killed"));
    expect(await mixedProducts(), said).toEqual([]);
    const shown = (await asking(db())(contract.products.list, emptyListing)).products;
    const seen = new Set(shown.map((product) => product.price?.current));
    const [committed] = await rows("SELECT 1 FROM import_runs WHERE parts > 0 AND finished_at IS NULL");
    expect(seen.size, said).toBe(1);
    // Scheduled runs go on until nothing is left to do.
    for (let minute = 0; minute < 3; minute++) {
      now += 60_000;
      await keepImports(db(), new Date(now));
    }
    const prices = await rows<{ price_cents: number }>("SELECT DISTINCT price_cents FROM offers");
    expect(prices, said).toHaveLength(1);
    const came = prices[0]?.price_cents === (price + 1) * 100;
    if (committed) expect(came, said).toBe(true);
    if (came) price += 1;
    const points = await rows("SELECT offer_id, price_cents FROM price_points");
    expect(points, said).toHaveLength(20 * (price - 9));
    const listed = (await asking(db())(contract.products.list, emptyListing)).products;
    expect(new Set(listed.map((product) => product.price?.current)), said).toEqual(new Set([price * 100]));
  }
});

test("a step whose answer was lost is not done twice", async () => {
  partLimits.rows = 4;
  let calls = 0;
  const target = targetOn(db(), async () => undefined);
  const forgetful = {
    ...target,
    call: (async (name: "step", input: never) => {
      const answer = await target.call(name, input);
      // As if the first answer had not arrived, every second time.
      return name === "step" && calls++ % 2 === 0 ? target.call(name, input) : answer;
    }) as typeof target.call,
  };
  const file = join(folder, "twice");
  writeFileSync(
    file,
    wide(9, () => 15),
  );
  await importFeed({ target: forgetful, file, store: "negozio", images: folder });
  expect(await rows("SELECT COUNT(*) AS n FROM price_points")).toEqual([{ n: 18 }]);
  expect(await rows("SELECT offers, products, done, parts FROM import_runs")).toEqual([
    { offers: 18, products: 9, done: 5, parts: 5 },
  ]);
});

test("two importers at once come one after the other", async () => {
  partLimits.rows = 4;
  const [first, second] = await Promise.all([
    run(wide(6, () => 10)),
    run(wide(6, () => 11).replaceAll("negozio.example", "altro.example"), { store: "altro" }),
  ]);
  expect([first.new, second.new]).toEqual([12, 12]);
  expect(await rows("SELECT DISTINCT failed, finished_at IS NOT NULL AS finished FROM import_runs")).toEqual([
    { failed: null, finished: 1 },
  ]);
});

test("stores that come between reading and writing take no id of a value away", async () => {
  let come = 0;
  const isUnderWay = () =>
    rows("SELECT 1 FROM import_runs WHERE store = 'negozio' AND parts > 0 AND done = 0");
  const report = await run(
    wide(2, () => 10),
    {},
    watched(db(), async (batch) => {
      const results = await batch();
      if (come < 3 && (await isUnderWay()).length > 0) await commitRun(`nuovo-${++come}`);
      return results;
    }),
  );
  expect([come, report.new]).toEqual([3, 4]);
});

/** An import of one row for a store that nobody knows yet, ready to be applied. */
async function commitRun(slug: string): Promise<void> {
  const context = { db: db(), now: new Date(), listing: { mostProducts: 1_000 } } as never;
  await catalogueHandlers.stage({ run: slug, part: 0, rows: [], gone: ["W0-S"] }, context);
  const store = { ...nobodys, slug, name: slug };
  await catalogueHandlers.apply({ run: slug, store, at: new Date().toISOString(), parts: 1 }, context);
}

test("parts that nobody committed and receipts of what is done go after a day", async () => {
  await run(wide(2, () => 10));
  const target = targetOn(db(), async () => undefined);
  await target.call("stage", { run: "left-alone", part: 0, rows: [], gone: ["W0-S"] });
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await clearImports(db(), hours(23));
  expect(await rows("SELECT run_id FROM import_runs")).toHaveLength(2);
  await clearImports(db(), hours(25));
  await clearImports(db(), hours(25));
  expect(await rows("SELECT run_id FROM import_runs")).toEqual([]);
  expect(await rows("SELECT run_id FROM import_parts")).toEqual([]);
  expect(await rows("SELECT offer_id FROM offers")).toHaveLength(4);
});

test("an import may make as many products as the listing's engine can answer from", async () => {
  const desk = (mostProducts: number) => ({ db: db(), now: new Date(), listing: { mostProducts } }) as never;
  const store = { ...nobodys, slug: "negozio", name: "Negozio" };
  const wish = { run: "too-many", store, at: new Date().toISOString(), parts: 1 };
  await catalogueHandlers.stage({ run: wish.run, part: 0, rows: [], gone: ["W0-S"] }, desk(0));
  await expect(catalogueHandlers.apply(wish, desk(0))).rejects.toThrow("più prodotti di quanti");
  expect(await catalogueHandlers.apply(wish, desk(Number.POSITIVE_INFINITY))).toMatchObject({
    finished: false,
  });
});
