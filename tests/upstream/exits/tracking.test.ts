/** Clicks and events: logged once per key, counted once, refused when the address is no web address. */
import { contract, emptyListing } from "contract";
import { expect, test } from "vitest";
import { asking, fixtureShop } from "../../fixtures/ask";
import { today } from "../../fixtures/catalogue";

const { db, ask } = await fixtureShop();

const url = "https://www.moda-milano.example/p/100";
const single = async (query: string) => Object.values((await db.prepare(query).first()) ?? {})[0];

test("a click delivered twice counts once, another click counts again", async () => {
  const click = { product: 1, url };
  await ask(contract.tracking.click, click, { idempotencyKey: "a" });
  await ask(contract.tracking.click, click, { idempotencyKey: "a" });
  expect(await single("SELECT sales FROM products WHERE product_id = 1")).toBe(1);
  await ask(contract.tracking.click, click, { idempotencyKey: "b" });
  await ask(contract.tracking.click, click);
  expect(await single("SELECT sales FROM products WHERE product_id = 1")).toBe(3);
});

test("'bestseller' learns of clicks within a quarter of an hour, and is not written more often", async () => {
  const best = async () => {
    const query = { ...emptyListing, sort: "bestseller" as const };
    return (await ask(contract.products.list, query)).products[0]?.id;
  };
  const click = (id: number, at: Date) => asking(db, at)(contract.tracking.click, { product: id, url });
  const minutesLater = (minutes: number) => new Date(today.getTime() + minutes * 60_000);
  for (let clicks = 0; clicks < 5; clicks++) await click(4, minutesLater(14));
  expect(await best()).toBe(1);
  await click(4, minutesLater(15));
  expect(await best()).toBe(4);
  expect(await single("SELECT COUNT(*) FROM listing_stale")).toBe(0);
});

test("the outbound log of the same click is its own delivery", async () => {
  const before = Number(await single("SELECT COUNT(*) FROM outbound_log"));
  await ask(contract.tracking.outbound, { url }, { idempotencyKey: "a" });
  await ask(contract.tracking.outbound, { url }, { idempotencyKey: "a" });
  expect(await single("SELECT COUNT(*) FROM outbound_log")).toBe(before + 1);
});

test("an address that is no web address is refused by field", async () => {
  for (const bad of ["javascript:alert(1)", "https://", "//x.example", ""]) {
    const outbound = ask(contract.tracking.outbound, { url: bad });
    await expect(outbound).rejects.toMatchObject({ status: 422, field: "url" });
    const click = ask(contract.tracking.click, { product: 1, url: bad });
    await expect(click).rejects.toMatchObject({ status: 422, field: "urlProdotto" });
  }
});

test("events keep their free-form fields and come back newest first", async () => {
  await ask(contract.tracking.addEvent, {
    tipo_evento: "view",
    sessione_id: "s1",
    prodotto_id: 3,
    list_id: "home",
  });
  await ask(contract.tracking.addEvent, { tipo_evento: "click", sessione_id: "s1" });
  const events = await ask(contract.tracking.events, { limit: 10 });
  expect(events.map(({ type }) => type)).toEqual(["click", "view"]);
  expect(await ask(contract.tracking.events, { type: "view", limit: 10 })).toHaveLength(1);
  expect(await single("SELECT payload ->> 'list_id' FROM events WHERE type = 'view'")).toBe("home");
});

test("submitted searches are kept", async () => {
  await ask(contract.searchTerms.add, { term: "vestiti estivi" });
  expect(await single("SELECT term FROM search_terms")).toBe("vestiti estivi");
});

test("the exit knows the hosts of the partner stores and what they are called", async () => {
  expect(await ask(contract.exits.hosts, {})).toEqual([
    { host: "bottega-nord.example", store: "Bottega Nord" },
    { host: "passo-svelto.example", store: "Passo Svelto" },
    { host: "www.moda-milano.example", store: "Moda Milano" },
  ]);
});
