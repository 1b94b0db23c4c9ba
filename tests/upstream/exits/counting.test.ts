/** Clicks arrive in one row each; the clock counts them for their products and keeps them. */
import { type ClickRow, clickAlias, clickInsert, countClicks } from "upstream/exits/clicks";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";

const { db } = await fixtureShop();
const noon = Date.parse("2026-05-04T12:00:00Z");
const later = new Date(noon + 30_000);

let made = 0;
function click(over: Partial<ClickRow> = {}): ClickRow {
  const caller = { visitor: "ab", device: "desktop", bot: false, flooded: false, at: noon };
  const target = { url: "https://negozio.example/p", host: "negozio.example", route: "vai" as const };
  const ids = { id: `click-${++made}`, before: null, after: null };
  return { ...ids, ...target, productId: 1, offerId: 3, place: "listing", campaign: "", ...caller, ...over };
}

const press = (row: ClickRow) => clickInsert(row, db).run();
const sales = (product: number) =>
  db.prepare("SELECT sales FROM products WHERE product_id = ?").bind(product).first<number>("sales");
const count = (table: string) => db.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<number>("n");

test("a click counts once for its product however often it arrives, before the clock's turn and after it", async () => {
  const kept = Number(await count("clicks"));
  const row = click();
  await press(row);
  await press(row);
  await press(click({ productId: 2 }));
  await press(click({ productId: null }));
  await countClicks(db, later);
  await press(row);
  await press(click({ before: row.id, at: noon + 300_000 }));
  await countClicks(db, later);
  expect([await sales(1), await sales(2)]).toEqual([1, 1]);
  expect([await count("new_clicks"), await count("clicks")]).toEqual([0, kept + 3]);
});

test("crawlers and floods are kept and count for nothing", async () => {
  const before = await sales(1);
  const kept = await count("clicks");
  await press(click({ bot: true }));
  await press(click({ flooded: true }));
  await countClicks(db, later);
  expect(await sales(1)).toBe(before);
  expect(await count("clicks")).toBe(Number(kept) + 2);
});

test("all that a minute brought is counted in one turn, and a product that is gone holds nobody up", async () => {
  const before = Number(await sales(4));
  const rows = Array.from({ length: 2_100 }, (_, at) =>
    click({ productId: at % 2 === 0 ? 4 : 999_999, visitor: `ab${at}` }),
  );
  for (let from = 0; from < rows.length; from += 700)
    await db.batch(rows.slice(from, from + 700).map((row) => clickInsert(row, db)));
  await countClicks(db, later);
  expect([await sales(4), await count("new_clicks")]).toEqual([before + 1_050, 0]);
});

test("a second press is told to the network by an id of its own, which leads to the first, counted or not", async () => {
  const first = click();
  await press(first);
  const pressed = async (at: number) => {
    const again = click({ before: first.id, at });
    expect((await press(again)).meta.changes).toBe(0);
    await clickAlias(again, db).run();
    const found = db.prepare("SELECT click_id FROM click_aliases WHERE reference = ?");
    return found.bind(again.id).first<string>("click_id");
  };
  expect(await pressed(noon + 60_000)).toBe(first.id);
  await countClicks(db, later);
  expect(await pressed(noon + 120_000)).toBe(first.id);
});
