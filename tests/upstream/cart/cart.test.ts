/** The cart upstream: whose it is, that every act counts once, what it says of prices, stores and what would be cheaper. */
import { type CallInput, type CallOutput, contract, type Row } from "contract";
import { cartSums } from "domain/cart-sums";
import { dropOldCarts } from "upstream/cart/cart";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { statusOf } from "../../fixtures/ask";
import { daysAgo, today } from "../../fixtures/catalogue";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember, type TestMember, testSessionKeys } from "../../tools/member";

let now = today;
const database = await forFile(openDatabase());

type Rows = typeof contract.cart;
/** Who calls: a member, or the holder of an anonymous id. */
type Who = TestMember | string | null;
type Sent<Name extends keyof Rows> = Omit<CallInput<Rows[Name]>, "owner"> & { owner?: string };

const idOf = (who: Who) => (typeof who === "string" ? who : String(who?.id ?? "nobody"));
const visitor = () => crypto.randomUUID();
const member = () => makeMember(database.db, { now });

async function ask<Name extends keyof Rows>(who: Who, name: Name, input: Sent<Name>, key?: string) {
  const upstream = createUpstream({ DB: database.db, now: () => now, sessionKeys: testSessionKeys });
  const caller = typeof who === "string" ? { visitor: who } : { token: who?.token ?? null };
  const row = contract.cart[name] as Row;
  const sent = { owner: idOf(who), ...input };
  return row.output.parse(
    await upstream.call(row, sent, { ...caller, idempotencyKey: key ?? null }),
  ) as CallOutput<Rows[Name]>;
}

const variantOf = (product: number, size: string) =>
  database.db
    .prepare("SELECT variant_id FROM variants WHERE product_id = ? AND size_label = ? ORDER BY variant_id")
    .bind(product, size)
    .first<number>("variant_id") as Promise<number>;
const offerOf = (variant: number, store: number) =>
  database.db
    .prepare("SELECT offer_id FROM offers WHERE variant_id = ? AND store_id = ?")
    .bind(variant, store)
    .first<number>("offer_id") as Promise<number>;
const lines = (who: Who) => ask(who, "lines", {});
/** The pink dress in S, of store 1 (59.90) or 2 (64.90). */
async function dress(who: Who, store = 1, quantity = 1, key?: string) {
  const variantId = await variantOf(1, "S");
  const offerId = await offerOf(variantId, store);
  await ask(who, "add", { productId: 1, variantId, offerId, quantity }, key);
}

test("a line says what was chosen, where, and today's price; prices come from the catalogue alone", async () => {
  const anna = visitor();
  await dress(anna, 1, 2);
  const [line] = await lines(anna);
  expect(line).toMatchObject({
    name: "Vestito midi in lino",
    brand: "Aurora",
    choice: "Rosa, S",
    price: { current: 5_990, previous: 7_990 },
    addedCents: 5_990,
    quantity: 2,
    most: 99,
    buyable: true,
    opened: false,
    store: { id: 1, name: "Moda Milano", rule: { shipping: 490, freeFrom: 5_000 } },
  });
  const variantId = await variantOf(1, "S");
  const cheap = { productId: 1, variantId, quantity: 1, prezzo: 1, prezzo_scontato: 1 };
  await ask(anna, "add", cheap as Sent<"add">);
  expect(await lines(anna)).toMatchObject([{ quantity: 3, price: { current: 5_990 } }]);
});

test("nobody reads or changes another's cart: member, member, anonymous and nobody, in every call", async () => {
  const [giulia, marco] = [await member(), await member()];
  const [anna, eva] = [visitor(), visitor()];
  const variantId = await variantOf(1, "S");
  for (const owner of [giulia, anna] as const) {
    await dress(owner);
    const [line] = await lines(owner);
    const lineId = line?.id as number;
    const meant = { owner: idOf(owner), productId: 1, variantId, lineId };
    const calls: { [Name in keyof Rows]?: Sent<Name> } = {
      lines: { owner: idOf(owner) },
      add: { owner: idOf(owner), productId: 1, variantId, quantity: 1 },
      update: { ...meant, quantity: 5 },
      remove: meant,
      restore: { owner: idOf(owner), lineId },
      advice: { owner: idOf(owner) },
      choose: { owner: idOf(owner), moves: [{ lineId, offerId: await offerOf(variantId, 2) }] },
      opened: { owner: idOf(owner), storeId: 1 },
    };
    for (const [name, input] of Object.entries(calls))
      for (const other of [giulia, marco, anna, eva, null, "qualcuno"] as const) {
        if (other === owner) continue;
        const status = await statusOf(ask(other, name as keyof Rows, input as never));
        const known = other !== null && other !== "qualcuno";
        expect([name, idOf(owner), idOf(other), status]).toEqual([
          name,
          idOf(owner),
          idOf(other),
          known ? 403 : 401,
        ]);
      }
    // Under one's own name somebody else's line is as unknown as none.
    const own = { productId: 1, variantId, lineId };
    const thief = owner === giulia ? marco : eva;
    expect(await statusOf(ask(thief, "update", { ...own, quantity: 5 }))).toBe(404);
    expect(await statusOf(ask(thief, "remove", own))).toBe(404);
    expect(await statusOf(ask(thief, "restore", { lineId }))).toBe(404);
    await ask(thief, "choose", { moves: [{ lineId, offerId: await offerOf(variantId, 2) }] });
    expect(await lines(owner)).toEqual([line]);
  }
});

test("posts in bursts of ten have one effect each", async () => {
  // `BURSTS=1000` sends ten thousand.
  const bursts = Number(process.env.BURSTS ?? 20);
  const anna = visitor();
  const owners = Array.from({ length: Math.ceil(bursts / 90) }, () => visitor());
  for (let burst = 0; burst < bursts; burst++) {
    const who = owners[burst % owners.length] as string;
    await Promise.all(Array.from({ length: 10 }, () => dress(who, 1, 1, `gesto-${burst}`)));
  }
  const held = await Promise.all(owners.map(async (who) => (await lines(who))[0]?.quantity ?? 0));
  expect(held.reduce((sum, quantity) => sum + quantity, 0)).toBe(bursts);
  await dress(anna, 1, 99, "a");
  await dress(anna, 1, 5, "b");
  expect(await lines(anna), "capped").toMatchObject([{ quantity: 99 }]);
});

test("what cannot be: quantities, products and variants that are not there, too many lines", async () => {
  const anna = visitor();
  await dress(anna);
  const [line] = await lines(anna);
  const meant = { productId: 1, lineId: line?.id as number };
  const upstream = createUpstream({ DB: database.db, now: () => now });
  const put = (quantita: unknown) =>
    upstream.answer(
      contract.cart.update as Row,
      { utenteId: anna, prodottoId: 1, carrello_id: line?.id, quantita },
      { visitor: anna },
    );
  for (const wrong of [0, -3, 1.5, "abc"])
    await expect(put(wrong), String(wrong)).rejects.toMatchObject({
      status: 422,
      message: "Inserisci una quantità da 1 a 99.",
    });
  for (const much of [100, 1e9, "1000000000"])
    await expect(put(much)).rejects.toMatchObject({
      status: 422,
      message: "Quantità massima disponibile: 99",
    });
  const add = (input: Sent<"add">) => statusOf(ask(anna, "add", input));
  expect(await add({ productId: 9_999, quantity: 1 })).toBe(404);
  expect(await add({ productId: 1, variantId: 9_999, quantity: 1 })).toBe(409);
  expect(await add({ productId: 1, quantity: 1 }), "which variant?").toBe(409);
  expect(await add({ productId: 11, quantity: 1 }), "sold out").toBe(409);
  expect(await add({ productId: 2, quantity: 1e9 })).toBe(422);
  expect(await add({ productId: 2, quantity: 1 }), "the only variant").toBe(200);
  expect(await statusOf(ask(anna, "update", { ...meant, quantity: 7 }))).toBe(200);
  expect((await lines(anna)).map(({ quantity }) => quantity)).toEqual([7, 1]);
});

test("where product and variant are not enough, the line has to be named; without it 409", async () => {
  const anna = visitor();
  await dress(anna, 1);
  await dress(anna, 2);
  const variantId = await variantOf(1, "S");
  expect(await statusOf(ask(anna, "update", { productId: 1, variantId, quantity: 4 }))).toBe(409);
  expect(await statusOf(ask(anna, "remove", { productId: 1, variantId }))).toBe(409);
  const [, second] = await lines(anna);
  await ask(anna, "update", { productId: 1, variantId, lineId: second?.id as number, quantity: 4 });
  expect((await lines(anna)).map(({ store, quantity }) => [store?.id, quantity])).toEqual([
    [1, 1],
    [2, 4],
  ]);
});

test("what was removed comes back as it was; removing twice is removing once", async () => {
  const anna = visitor();
  await dress(anna, 1, 3);
  const before = await lines(anna);
  const lineId = before[0]?.id as number;
  for (let press = 0; press < 2; press++) await ask(anna, "remove", { productId: 1, lineId });
  expect(await lines(anna)).toEqual([]);
  for (let press = 0; press < 2; press++) await ask(anna, "restore", { lineId });
  expect(await lines(anna)).toEqual(before);
  await ask(anna, "remove", { productId: 1, lineId });
  await dress(anna, 1, 1);
  expect(await lines(anna), "added anew, it begins anew").toMatchObject([{ id: lineId, quantity: 1 }]);
});

test("signing in puts both carts together, up to 99, once, and the anonymous one is gone", async () => {
  const giulia = await member();
  const anna = visitor();
  await dress(giulia, 1, 60);
  await dress(anna, 1, 50);
  await dress(anna, 2, 2);
  const twice = [1, 2].map(() => ask(giulia, "merge", { anonymousId: anna }));
  await Promise.all(twice);
  expect((await lines(giulia)).map(({ store, quantity }) => [store?.id, quantity])).toEqual([
    [1, 99],
    [2, 2],
  ]);
  expect(await lines(anna)).toEqual([]);
  expect(await statusOf(ask(anna, "merge", { anonymousId: visitor() }))).toBe(401);
});

test("a price that changed is seen beside the one of before; what is sold out or gone stays, and costs nothing", async () => {
  const anna = visitor();
  await dress(anna);
  await ask(anna, "add", { productId: 2, quantity: 1 });
  await ask(anna, "add", { productId: 9, quantity: 1 });
  const run = (text: string) => database.db.prepare(text).run();
  await run("UPDATE offers SET price_cents = 5490 WHERE product_id = 1 AND store_id = 1");
  await run("UPDATE offers SET availability = 'out_of_stock' WHERE product_id = 2");
  await run("DELETE FROM offers WHERE product_id = 9");
  await run("DELETE FROM variants WHERE product_id = 9");
  const [changed, soldOut, gone] = await lines(anna);
  expect(changed).toMatchObject({ addedCents: 5_990, cents: 5_490, buyable: true });
  expect(soldOut).toMatchObject({ name: "Vestiti lunghi a fiori", buyable: false });
  expect(gone).toMatchObject({
    name: "Scarpa rossa con cinturino",
    choice: "Rosso, 38",
    buyable: false,
    cents: null,
  });
  expect(cartSums(await lines(anna))).toMatchObject({ goods: 5_490, shipping: 0 });
  await run("UPDATE offers SET price_cents = 5990 WHERE product_id = 1 AND store_id = 1");
});

test("the cart's wire is the specified list of lines", async () => {
  const anna = visitor();
  await dress(anna);
  const upstream = createUpstream({ DB: database.db, now: () => now });
  const wire = await upstream.call(contract.cart.lines, { owner: anna }, { visitor: anna });
  expect(wire).toMatchObject([{ nome_variante: "Vestito midi in lino", quantita: 1, prezzo: 79.9 }]);
});

test("the advice tells codes of what was chosen and what would be cheaper; taking it leaves nothing to save", async () => {
  const anna = visitor();
  await dress(anna, 2);
  const { codes, cheapest } = await ask(anna, "advice", {});
  expect(codes).toEqual([]);
  // 64.90 with free shipping; the other store asks 59.90 less ten per cent, and its shipping is free from 50 €.
  expect(cheapest).toMatchObject({
    saving: 6_490 - 5_391,
    total: 5_391,
    moves: [{ lineId: expect.any(Number), storeName: "Moda Milano" }],
    oneStore: { storeName: "Moda Milano", total: 5_391 },
  });
  expect(cheapest?.codes).toEqual([
    {
      store: "moda-milano",
      storeName: "Moda Milano",
      slug: "dieci-per-cento-moda-milano",
      masked: expect.stringMatching(/\*/),
      saving: 599,
    },
  ]);
  for (let press = 0; press < 2; press++) await ask(anna, "choose", { moves: cheapest?.moves ?? [] });
  expect(await lines(anna)).toMatchObject([{ store: { id: 1 }, cents: 5_990, addedCents: 5_990 }]);
  const after = await ask(anna, "advice", {});
  expect(after.cheapest).toBeNull();
  expect(after.codes).toMatchObject([{ saving: 599 }]);
  expect(after.total, "what was promised").toBe(cheapest?.total);
});

test("lines of one variant that move to one store become one", async () => {
  const anna = visitor();
  await dress(anna, 1, 2);
  await dress(anna, 2, 3);
  const [, second] = await lines(anna);
  const offerId = await offerOf(await variantOf(1, "S"), 1);
  for (let press = 0; press < 2; press++)
    await ask(anna, "choose", { moves: [{ lineId: second?.id as number, offerId }] });
  expect(await lines(anna)).toMatchObject([{ store: { id: 1 }, quantity: 5 }]);
  // An offer of another product is none of this line.
  const [line] = await lines(anna);
  const strange = await offerOf(await variantOf(3, "S"), 2);
  await ask(anna, "choose", { moves: [{ lineId: line?.id as number, offerId: strange }] });
  expect(await lines(anna)).toEqual([line]);
});

test("a store that was opened is ticked until something of it changes", async () => {
  const anna = visitor();
  await dress(anna, 1);
  await dress(anna, 2);
  await ask(anna, "opened", { storeId: 1 });
  expect((await lines(anna)).map(({ opened }) => opened)).toEqual([true, false]);
  const [line] = await lines(anna);
  await ask(anna, "update", { productId: 1, lineId: line?.id as number, quantity: 2 });
  expect((await lines(anna)).map(({ opened }) => opened)).toEqual([false, false]);
});

test("anonymous carts go 90 days after their last change, members' stay", async () => {
  const giulia = await member();
  const [old, alive] = [visitor(), visitor()];
  now = new Date(daysAgo(91));
  for (const who of [old, alive]) await dress(who);
  now = today;
  await ask(alive, "add", { productId: 3, variantId: await variantOf(3, "L"), quantity: 1 });
  const late = await makeMember(database.db, { now: today });
  now = new Date(daysAgo(91));
  await dress(late);
  now = today;
  await dropOldCarts(database.db, today);
  expect(await lines(old)).toEqual([]);
  expect(await lines(alive)).toHaveLength(2);
  expect(await lines(late)).toHaveLength(1);
  expect(await lines(giulia)).toEqual([]);
});

test("the summary counts pieces of the member, or of the anonymous visitor", async () => {
  const anna = visitor();
  await dress(anna, 1, 2);
  await dress(anna, 2, 1);
  const upstream = createUpstream({ DB: database.db, now: () => now });
  const summary = (caller: object) => upstream.call(contract.person.summary as Row, {}, caller);
  expect(await summary({ visitor: anna })).toMatchObject({ name: null, cartCount: 3 });
  expect(await summary({ visitor: visitor() })).toMatchObject({ cartCount: 0 });
  expect(await summary({})).toMatchObject({ cartCount: 0 });
});
