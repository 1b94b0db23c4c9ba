/** `npm run clicks`: what the operator reads, from a real database. */

import { type ClickRow, clickInsert, countClicks } from "upstream/exits/clicks";
import { clickStatements } from "upstream/exits/report";
import { beforeEach, expect, test } from "vitest";
import { type ClickReport, printed, spanOf } from "../../scripts/clicks/report";
import { whyNot } from "../../scripts/local/ask-database";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const now = Date.parse("2026-05-04T12:00:00Z");
const day = 86_400_000;
let count = 0;
const base = await forFile(openDatabase({ seeded: false }));
await base.db.batch(
  [
    "INSERT INTO stores (store_id, slug, name) VALUES (1, 'moda-milano', 'Moda Milano')",
    "INSERT INTO exit_hosts (host, store_id) VALUES ('www.moda-milano.example', 1)",
  ].map((text) => base.db.prepare(text)),
);
beforeEach(async () => {
  await base.db.batch(["clicks", "new_clicks"].map((table) => base.db.prepare(`DELETE FROM ${table}`)));
});

async function click(over: Partial<ClickRow> & { counted?: boolean } = {}) {
  count += 1;
  const { counted = true, ...rest } = over;
  const row: ClickRow = {
    id: `click-${count}`,
    before: null,
    after: null,
    url: "https://www.moda-milano.example/p",
    host: "www.moda-milano.example",
    route: "vai",
    productId: null,
    offerId: null,
    place: null,
    campaign: "",
    visitor: null,
    device: "desktop",
    bot: false,
    flooded: false,
    at: now,
    ...rest,
  };
  await clickInsert(row, base.db).run();
  if (counted) await countClicks(base.db, new Date(now));
}

async function report(since = "7d"): Promise<string[]> {
  const asked = clickStatements(new Date(now - Number(spanOf(since))).toISOString());
  const [days, waiting, places, products] = await base.db.batch(asked.map((text) => base.db.prepare(text)));
  const lists = { days: days?.results, places: places?.results, products: products?.results };
  const told = { ...lists, ...(waiting?.results[0] as object) } as ClickReport;
  return printed(told, now).split("\n");
}

test("clicks are told by day and store, hosts without a store by their name, flagged ones apart", async () => {
  await click();
  await click();
  await click({ bot: true });
  await click({ flooded: true });
  await click({ at: now - day, host: "altro.example" });
  await click({ at: now - 8 * day });
  expect(await report()).toEqual([
    "day         store           clicks  flagged",
    "2026-05-04  Moda Milano          2        2",
    "2026-05-03  altro.example        1        0",
    "",
    "unknown 3",
    "",
    "3 clicks; 2 flagged as crawlers or floods (40.0 %)",
    "0 not counted yet",
  ]);
  expect((await report("12h")).slice(1, -5)).toEqual(["2026-05-04  Moda Milano        2        2"]);
});

test("an operator sees where people left from, and what for", async () => {
  await base.db
    .prepare(`INSERT INTO products (product_id, slug, group_key, name, inserted_at, inserted_on, updated_at)
        VALUES (7, 'abito', 'abito', 'Abito rosso', '', '', '')`)
    .run();
  for (const place of ["listing", "listing", "product"] as const) await click({ productId: 7, place });
  await click({ productId: 8, place: "article", url: "https://www.moda-milano.example/tolto" });
  await click({ productId: 8, bot: true });
  expect((await report()).slice(3, -3)).toEqual([
    "listing 2, article 1, product 1",
    "",
    "    3  Abito rosso (7)",
    "    1  no longer in the catalogue (8)",
  ]);
});

test("what waits is told with the age of the oldest, also from before the span", async () => {
  await click({ at: now - 90 * 60_000, counted: false });
  await click({ counted: false });
  expect((await report()).at(-1)).toBe("2 not counted yet, the oldest for 90 min");
  await click({ at: now - 9 * day, counted: false });
  expect((await report()).at(-1)).toBe("3 not counted yet, the oldest for 9 days");
});

test("a shop without clicks is no division by zero", async () => {
  expect(await report()).toEqual([
    "day         store    clicks  flagged",
    "",
    "0 clicks; 0 flagged as crawlers or floods (0.0 %)",
    "0 not counted yet",
  ]);
});

test("a span is a number and a unit", () => {
  expect(["7d", "12h", "30m", "7", "d", "1w", ""].map(spanOf)).toEqual([
    604_800_000,
    43_200_000,
    1_800_000,
    null,
    null,
    null,
    null,
  ]);
});

test("a database without tables is told what to do, any other failure in its own words", () => {
  const missing = "✘ [ERROR] no such table: clicks: SQLITE_ERROR";
  expect(whyNot(missing, "--local")).toBe(
    "The local database is not up to date: `npm start` brings it there.",
  );
  expect(whyNot(missing, "--remote")).toBe(
    "The remote database is not up to date: `npm run deploy` brings it there.",
  );
  expect(whyNot("You are not logged in.", "--remote")).toBe(
    "The database did not answer.\nYou are not logged in.",
  );
});
