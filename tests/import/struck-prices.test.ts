/** A price that stood by mistake is struck, alone or a whole reading's: everything forgets it, and who got a letter is told once. */
import { contract } from "contract";
import { deskActs } from "upstream/desk";
import { keepImports } from "upstream/import/clock";
import { checkAlerts, createUpstream } from "upstream/index";
import { beforeEach, expect, test } from "vitest";
import { sender } from "../fixtures/mail";
import { makeMember, testSessionKeys as sessionKeys } from "../tools/member";
import { explaining } from "../tools/plans";
import { anewForEveryTest, db, feed, rows, run } from "./import-set";

anewForEveryTest();
const clock = { now: new Date("2026-03-01T09:00:00Z") };
const scans: string[] = [];
beforeEach(() => {
  clock.now = new Date("2026-03-01T09:00:00Z");
  scans.length = 0;
});

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 9));
const on = (number: number, price: string) => {
  clock.now = day(number);
  return run(at(price), { now: day(number), sure: true });
};
const at = (price: string) => feed((row) => ({ ...row, price }));
const upstream = () =>
  createUpstream({ DB: explaining(db(), scans), now: () => clock.now, sender, sessionKeys });
const ask = async (row: Parameters<ReturnType<typeof upstream>["call"]>[0], input: unknown, token?: string) =>
  row.output.parse(await upstream().call(row, input, { token: token ?? null })) as never;

/** As when a third reading believed it, or a person by mistake: the wrong price comes in whole. */
async function believed(number: number, price: string): Promise<void> {
  await on(number, price);
  const { questions } = (await ask(deskActs.feeds.questions.row, {})) as { questions: { id: string }[] };
  for (const { id } of questions)
    await ask(deskActs.feeds.answer.row, { store: "negozio", about: "price", id, answer: "yes" });
  for (const _ of questions) await keepImports(db(), new Date(clock.now.getTime() + 60_000));
}

const points = () =>
  rows<{ at: string; cents: number }>(
    "SELECT substr(observed_at, 9, 2) AS at, price_cents AS cents FROM price_points WHERE offer_id = 1 ORDER BY observed_at",
  );
const shown = () => rows("SELECT DISTINCT price_cents AS cents, availability FROM offers ORDER BY 1");
const offer = async () => (await rows<{ id: number }>("SELECT MIN(offer_id) AS id FROM offers"))[0]?.id ?? 0;
const all = async () => (await rows<{ id: number }>("SELECT offer_id AS id FROM offers")).map(({ id }) => id);
const steps = async (count = 1) => {
  for (let step = 0; step < count; step++) await keepImports(db(), new Date(clock.now.getTime() + 60_000));
};
const history = async () => {
  const [{ id } = { id: 0 }] = await rows<{ id: number }>("SELECT product_id AS id FROM products");
  const found = (await ask(contract.products.priceHistory, { id, days: 90 })) as {
    lowest30: { cents: number } | null;
    steps: { cents: number | null }[];
  };
  return [found.lowest30?.cents, found.steps.map(({ cents }) => cents)];
};

test("a price that is struck alone leaves history and minimum, and what was believed before stands again", async () => {
  await on(1, "65.00 EUR");
  await believed(3, "0.65 EUR");
  expect(await shown()).toEqual([{ cents: 65, availability: "in_stock" }]);
  for (const id of await all())
    await ask(deskActs.priceStrikes.strike.row, { offer: id, at: await lastOf(id) });
  await steps(5);
  expect(await shown()).toEqual([{ cents: 6_500, availability: "in_stock" }]);
  expect((await points()).map(({ cents }) => cents)).not.toContain(65);
  expect(await history()).toEqual([6_500, [6_500]]);
  expect(scans).toEqual([]);
});

const lastOf = async (id: number) =>
  (await rows<{ at: string }>(`SELECT MAX(observed_at) AS at FROM price_points WHERE offer_id = ${id}`))[0]
    ?.at ?? "";

test("a whole reading's prices are struck at once; its feed is not believed when it tells them again, the right price is", async () => {
  await on(1, "65.00 EUR");
  await on(2, "50.00 EUR");
  const reading = day(2).toISOString();
  expect(await ask(deskActs.priceStrikes.ofReading.row, { store: "negozio", at: reading })).toMatchObject({
    count: 5,
    fresh: 0,
    examples: expect.arrayContaining([{ name: expect.any(String), cents: 5_000, was: 6_500 }]),
  });
  clock.now = day(3);
  await ask(deskActs.priceStrikes.strikeReading.row, { store: "negozio", at: reading });
  await steps();
  expect(await shown()).toEqual([{ cents: 6_500, availability: "in_stock" }]);
  // Within what single prices may do, and denied all the same.
  await on(4, "50.00 EUR");
  expect(await shown()).toEqual([{ cents: 6_500, availability: "in_stock" }]);
  await on(5, "52.00 EUR");
  expect(await shown()).toEqual([{ cents: 5_200, availability: "in_stock" }]);
  expect(await rows("SELECT * FROM import_questions")).toEqual([]);
  expect(await history()).toEqual([5_200, [6_500, 5_200]]);
});

test("a mistake of the past is struck where it stood; what was seen of availability stays", async () => {
  await on(1, "65.00 EUR");
  await on(2, "50.00 EUR");
  await run(
    feed((row) => ({ ...row, price: "50.00 EUR", availability: "out_of_stock" })),
    { now: day(3) },
  );
  await on(4, "66.00 EUR");
  const id = await offer();
  const told = (await ask(deskActs.priceStrikes.ofOffer.row, { offer: id })) as { prices: object[] };
  expect(told.prices).toMatchObject([
    { cents: 6_600, until: null },
    { cents: 5_000, at: day(2).toISOString(), until: day(4).toISOString() },
    { cents: 6_500 },
  ]);
  await ask(deskActs.priceStrikes.strike.row, { offer: id, at: day(2).toISOString() });
  await steps();
  const seen = await rows<{ cents: number; available: number }>(
    `SELECT price_cents AS cents, available FROM price_points WHERE offer_id = ${id} ORDER BY observed_at`,
  );
  expect(seen.map(({ cents, available }) => [cents, available])).toEqual([
    [6_500, 1],
    [6_500, 1],
    [6_500, 0],
    [6_600, 1],
  ]);
  expect(await rows(`SELECT price_cents FROM offers WHERE offer_id = ${id}`)).toEqual([
    { price_cents: 6_600 },
  ]);
  await expect(
    ask(deskActs.priceStrikes.strike.row, { offer: id, at: day(2).toISOString() }),
  ).rejects.toThrow("forse è già stato cancellato");
});

test("a first price that is struck takes its offer off the site, until the feed says another one", async () => {
  await on(1, "65.00 EUR");
  await ask(deskActs.priceStrikes.strikeReading.row, { store: "negozio", at: day(1).toISOString() });
  await steps();
  expect(await shown()).toEqual([]);
  await on(2, "65.00 EUR");
  expect(await shown()).toEqual([]);
  await on(3, "66.00 EUR");
  expect(await shown()).toEqual([{ cents: 6_600, availability: "in_stock" }]);
});

test("prices of goods that have left are struck too", async () => {
  await on(1, "65.00 EUR");
  await on(2, "50.00 EUR");
  await run(
    feed((row) => (row.size === "S" ? null : row)),
    { now: day(3), force: true },
  );
  await ask(deskActs.priceStrikes.strikeReading.row, { store: "negozio", at: day(2).toISOString() });
  await steps();
  expect(await rows("SELECT DISTINCT price_cents AS cents FROM past_price_points")).toEqual([
    { cents: 6_500 },
  ]);
});

test("alerts forget a struck price, who got a letter about it gets one more, and nobody a second", async () => {
  await on(1, "65.00 EUR");
  const member = await makeMember(db(), { now: clock.now, confirmed: true });
  const [{ product } = { product: 0 }] = await rows<{ product: number }>(
    "SELECT MIN(product_id) AS product FROM offers",
  );
  await ask(contract.alerts.create, { channel: "email", product }, member.token);
  const check = async () => {
    while ((await checkAlerts({ DB: explaining(db(), scans) }, sender, clock.now)).more);
  };
  const letters = () =>
    rows<{ subject: string; text: string }>("SELECT subject, text FROM mail_outbox ORDER BY mail_id");
  await check();
  await believed(2, "0.65 EUR");
  await check();
  expect((await letters()).map(({ subject }) => subject)).toEqual(["Felpa Chaz: ora 0,65 €"]);
  clock.now = day(3);
  for (const one of await all())
    await ask(deskActs.priceStrikes.strike.row, { offer: one, at: await lastOf(one) });
  await steps(5);
  for (let time = 0; time < 3; time++) await check();
  const [, correction, ...more] = await letters();
  expect(more).toEqual([]);
  expect(correction?.subject).toBe("Felpa Chaz: il prezzo che ti abbiamo scritto era sbagliato");
  expect(correction?.text).toContain("0,65 € non era il prezzo. Adesso costa 65,00 €.");
  expect(await rows("SELECT base_cents, higher_cents FROM alerts")).toEqual([
    { base_cents: 6_500, higher_cents: null },
  ]);
  // The next true fall is told.
  await on(5, "60.00 EUR");
  await check();
  expect((await letters()).at(-1)?.subject).toBe("Felpa Chaz: ora 60,00 €");
});
