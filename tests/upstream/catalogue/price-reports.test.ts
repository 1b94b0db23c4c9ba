/** How sure prices are: what feeds confirm, what visitors report, what an operator makes of it, how often stores were right. */
import { contract } from "contract";
import { countConfidence } from "upstream/catalogue/price-reports";
import { deskActs } from "upstream/desk";
import { expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { daysAgo, today } from "../../fixtures/catalogue";

const slug = "vestito-midi-in-lino";
const { db, ask } = await fixtureShop();

const run = (text: string, ...values: unknown[]) =>
  db
    .prepare(text)
    .bind(...values)
    .run();
/** Moda Milano's first offer of the dress. */
async function offer() {
  const { offers } = await ask(contract.products.bySlug, { slug });
  const found = offers.find(({ store }) => store?.slug === "moda-milano");
  if (!found?.id) throw new Error("no offer");
  return { ...found, id: found.id };
}
const report = async (visitor: string) =>
  ask(contract.priceReports.send, { offerId: (await offer()).id, seenCents: 6_500, note: "", visitor });
const figures = { read: 9, new: 0, changed: 0, unchanged: 9, gone: 0 };
const imported = (at: string, unconfirmed: string[] = []) => {
  const refused = {
    refused: unconfirmed.length,
    refusals: [],
    unconfirmed,
    words: [],
    problem: null,
    addresses: null,
  };
  return ask(contract.feeds.report, { store: "moda-milano", at, ...figures, ...refused });
};
const later = (minutes: number) => new Date(today.getTime() + minutes * 60_000).toISOString();

test("a feed without changes confirms the prices of its store, but not of rows that were refused", async () => {
  await run("UPDATE offers SET updated_at = ?", daysAgo(9));
  expect(await offer()).toMatchObject({ verifiedAt: daysAgo(9), reported: false, confirmed: null });
  await imported(daysAgo(1));
  expect((await offer()).verifiedAt).toBe(daysAgo(1));
  const id = await db
    .prepare("SELECT external_id FROM offers WHERE offer_id = ?")
    .bind((await offer()).id)
    .first<string>("external_id");
  await imported(later(-60), [id ?? ""]);
  expect((await offer()).verifiedAt).toBe(daysAgo(9));
  await imported(later(-30));
  expect((await offer()).verifiedAt).toBe(later(-30));
});

test("three visitors of a day mark an offer, until its feed confirms it or an operator finds it right", async () => {
  for (const visitor of ["visitatore-1", "visitatore-2", "visitatore-2"]) await report(visitor);
  expect((await offer()).reported).toBe(false);
  await report("visitatore-3");
  expect((await offer()).reported).toBe(true);
  const open = await ask(deskActs.priceReports.list.row, { state: "aperte", page: 1 });
  expect(open).toMatchObject({
    total: 1,
    offers: [{ product: "Vestito midi in lino", store: "Moda Milano", marked: true, founded: null }],
  });
  expect(open.offers[0]?.reports.map(({ seenCents }) => seenCents)).toEqual([6_500, 6_500, 6_500]);

  await ask(deskActs.priceReports.close.row, { offerId: (await offer()).id, founded: true });
  expect((await offer()).reported).toBe(true);
  await imported(later(1));
  expect((await offer()).reported).toBe(false);
  await run("UPDATE price_reports SET reported_at = ?", later(2));
  expect((await offer()).reported).toBe(true);
  await run("UPDATE price_reports SET founded = NULL");
  await ask(deskActs.priceReports.close.row, { offerId: (await offer()).id, founded: false });
  expect((await offer()).reported).toBe(false);
  const closed = await ask(deskActs.priceReports.list.row, { state: "chiuse", page: 1 });
  expect(closed.offers.map(({ founded }) => founded)).toEqual([false]);
  await expect(
    ask(contract.priceReports.send, { offerId: 999_999, seenCents: 1, note: "", visitor: "visitatore-1" }),
  ).rejects.toMatchObject({ status: 404 });
});

test("a store is told to be reliable from thirty clicks on, each day of clicks read once", async () => {
  const click = (at: string, bot = 0) =>
    run(
      "INSERT INTO clicks (click_id, clicked_at, host, url, route, bot) VALUES (?, ?, ?, ?, 'vai', ?)",
      crypto.randomUUID(),
      at,
      "www.moda-milano.example",
      "https://www.moda-milano.example/",
      bot,
    );
  for (let n = 0; n < 29; n++) await click(daysAgo(n % 80));
  await click(daysAgo(1), 1);
  await click(daysAgo(91));
  const count = async (at: string) => {
    let turns = 1;
    while (await countConfidence(db, new Date(at))) turns++;
    return turns;
  };
  expect(await count(later(0)), "a week of clicks in each turn").toBe(15);
  expect((await offer()).confirmed).toBeNull();
  await click(later(1));
  await run("UPDATE price_reports SET founded = NULL WHERE visitor = 'visitatore-1'");
  expect(await count(later(1_440))).toBe(1);
  expect((await offer()).confirmed).toBe(96);
  const clicks = () => db.prepare("SELECT clicks FROM store_confidence").first("clicks");
  await click(daysAgo(2));
  await count(later(2 * 1_440));
  expect(await clicks(), "what was counted is not read again").toBe(30);
  await count(later(70 * 1_440));
  expect(await clicks(), "what is older than ninety days does not count").toBeNull();
});
