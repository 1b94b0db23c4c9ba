/** Lists of members: whose they are, that every act counts once, what a price did since saving, what strangers see. */
import { type CallInput, type CallOutput, contract, type Row } from "contract";
import { wishlistLimits } from "contract/wishlists";
import { createUpstream } from "upstream/index";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { statusOf } from "../../fixtures/ask";
import { today } from "../../fixtures/catalogue";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember, type TestMember, testSessionKeys } from "../../tools/member";

const { wishlists } = contract;

let now = today;

const database = await forFile(openDatabase());
const giulia = await makeMember(database.db, { now: today });
const marco = await makeMember(database.db, { now: today, name: "Marco" });

type Rows = typeof wishlists;

/** Calls a row of wishlists for somebody; the domain side of the answer. */
async function ask<Name extends keyof Rows>(
  who: TestMember | null,
  name: Name,
  input: CallInput<Rows[Name]>,
  idempotencyKey?: string,
) {
  const upstream = createUpstream({ DB: database.db, now: () => now, sessionKeys: testSessionKeys });
  const caller = { token: who?.token ?? null, idempotencyKey: idempotencyKey ?? null };
  const row = wishlists[name] as Row;
  return row.output.parse(await upstream.call(row, input, caller)) as CallOutput<Rows[Name]>;
}

const list = (who: TestMember, name: string) => ask(who, "create", { name });
const add = (who: TestMember, listId: number, productId: number, variantId?: number, key?: string) =>
  ask(who, "add", { listId, productId, variantId, quantity: 1, note: "per Ada" }, key);
const held = async (who: TestMember, listId: number) => ask(who, "products", { listId });

test("one member's lists and items are unknown to another, in every call, and to nobody at all", async () => {
  const own = await list(giulia, "Mia");
  const { itemId } = await add(giulia, own.id, 1);
  const theirs = await list(marco, "Sua");
  const calls: { [Name in keyof Rows]?: CallInput<Rows[Name]> } = {
    rename: { listId: own.id, name: "Presa" },
    remember: { listId: own.id },
    remove: { listId: own.id, force: true },
    products: { listId: own.id },
    add: { listId: own.id, productId: 2, quantity: 1, note: "" },
    take: { itemId },
    putBack: { itemId: itemId as number },
    share: { listId: own.id, publicName: "Presa" },
    unshare: { listId: own.id },
  };
  for (const [name, input] of Object.entries(calls)) {
    const call = (who: TestMember | null) => statusOf(ask(who, name as keyof Rows, input as never));
    expect([name, await call(marco), await call(null)]).toEqual([name, 404, 401]);
  }
  const seen = (await ask(marco, "lists", {})).map(({ id }) => id);
  expect([seen.includes(theirs.id), seen.includes(own.id)]).toEqual([true, false]);
  expect((await ask(marco, "check", { productId: 1 })).saved).toBe(false);
  expect(await statusOf(ask(marco, "take", { productId: 1 }))).toBe(404);
  const still = (await ask(giulia, "lists", {})).find(({ id }) => id === own.id);
  expect(still).toMatchObject({ name: "Mia", count: 1 });
});

test("bursts of the same post have one effect each", async () => {
  const anna = await makeMember(database.db, { now: today });
  const burst = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, send));
  const made = await burst(() => ask(anna, "create", { name: "Una" }, "chiave-1"));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const listId = made[0]?.id as number;
  const added = await burst(() => add(anna, listId, 3, undefined, "chiave-2"));
  expect(added.filter(({ alreadyThere }) => alreadyThere)).toEqual([]);
  expect((await add(anna, listId, 3, undefined, "chiave-3")).alreadyThere).toBe(true);
  const itemId = added[0]?.itemId as number;
  await burst(() => ask(anna, "take", { itemId }));
  expect(await held(anna, listId)).toEqual([]);
  await burst(() => ask(anna, "putBack", { itemId }));
  expect((await held(anna, listId)).map((item) => item.itemId)).toEqual([itemId]);
  const shared = await burst(() => ask(anna, "share", { listId, publicName: "Per tutti" }));
  const [token] = new Set(shared.map((sharing) => sharing.token));
  await burst(() => ask(marco, "copy", { token: token as string }, "chiave-4"));
  const copies = (await ask(marco, "lists", {})).filter(({ name }) => name === "Per tutti");
  expect(copies.map(({ count }) => count)).toEqual([1]);
});

test("additions in bursts of ten save as many products as there were bursts", async () => {
  // `BURSTS=1000` sends ten thousand; a list of the fixture holds twelve products at most.
  const bursts = Number(process.env.BURSTS ?? 24);
  const fullMember = 12 * wishlistLimits.lists;
  let saved = 0;
  for (let from = 0; from < bursts; from += fullMember) {
    const anna = await makeMember(database.db, { now: today });
    let listId = 0;
    for (let at = from; at < Math.min(bursts, from + fullMember); at++) {
      if (at % 12 === 0) listId = (await list(anna, `Lista ${at}`)).id;
      const send = () => add(anna, listId, 1 + (at % 12), undefined, `gesto-${at}`);
      await Promise.all(Array.from({ length: 10 }, send));
    }
    for (const { count } of await ask(anna, "lists", {})) saved += count;
  }
  expect(saved).toBe(bursts);
});

test("undoing a removal gives back the same item, with its note, the price of when it was saved and the picture of the choice", async () => {
  const { id } = await list(giulia, "Prezzi");
  const { itemId } = await add(giulia, id, 1, 10);
  const [before] = await held(giulia, id);
  const then = { savedCents: 5990, note: "per Ada" };
  expect(before).toMatchObject({ ...then, choice: "Rosa, S", choiceAvailable: true });
  await rows(database.db)`UPDATE offers SET price_cents = 4990 WHERE variant_id = 10 AND store_id = 1`;
  await rows(database.db)`UPDATE variants SET images = 'rosa.webp' WHERE variant_id = 10`;
  await ask(giulia, "take", { itemId });
  await ask(giulia, "putBack", { itemId: itemId as number });
  const card = { colour: "Rosa", pictures: [{ src: "/media/uploads/rosa.webp" }], price: { current: 4990 } };
  expect(await held(giulia, id)).toMatchObject([{ itemId, ...then, card }]);
  await database.db.prepare("UPDATE offers SET availability = 'out_of_stock' WHERE variant_id = 10").run();
  expect(await held(giulia, id)).toMatchObject([{ choice: "Rosa, S", choiceAvailable: false }]);
});

test("what was removed can be put back for a day, then it is gone for good", async () => {
  const tomorrow = new Date(today.getTime() + 86_400_001);
  const rita = await makeMember(database.db, { now: tomorrow });
  const { id } = await list(rita, "Ieri");
  const first = await add(rita, id, 4);
  const second = await add(rita, id, 5);
  await ask(rita, "take", { itemId: first.itemId });
  now = tomorrow;
  await ask(rita, "take", { itemId: second.itemId });
  expect(await statusOf(ask(rita, "putBack", { itemId: first.itemId as number }))).toBe(404);
  expect(await statusOf(ask(rita, "putBack", { itemId: second.itemId as number }))).toBe(200);
  now = today;
});

test("a list that holds products is deleted only with force, and its name is never blank or another's", async () => {
  const { id } = await list(giulia, "Piena");
  await add(giulia, id, 2);
  expect(await statusOf(ask(giulia, "remove", { listId: id, force: false }))).toBe(409);
  expect(await statusOf(ask(giulia, "remove", { listId: id, force: true }))).toBe(200);
  expect(await statusOf(ask(giulia, "products", { listId: id }))).toBe(404);
  await expect(list(giulia, " \u2028 ")).rejects.toThrow("Il nome della lista non può essere vuoto.");
  const { id: empty } = await list(giulia, "Vuota");
  await expect(list(giulia, "vuota")).rejects.toThrow("Hai già una lista “Vuota”: scegli un altro nome.");
  expect(await statusOf(ask(giulia, "rename", { listId: empty, name: "Mia" }))).toBe(422);
  expect(await statusOf(ask(giulia, "rename", { listId: empty, name: "VUOTA" }))).toBe(200);
  expect(await statusOf(ask(giulia, "remove", { listId: empty, force: false }))).toBe(200);
});

test("strangers see name and products of a shared list and nothing of its owner; a closed link never opens again", async () => {
  const { id } = await list(giulia, "Compleanno di Ada");
  await add(giulia, id, 2);
  const { token } = await ask(giulia, "share", { listId: id, publicName: "Idee regalo" });
  const seen = await ask(null, "shared", { token });
  expect(seen.name).toBe("Idee regalo");
  expect(seen.products.map((product) => product.id)).toEqual([2]);
  expect(JSON.stringify(seen)).not.toMatch(/Ada|Giulia|Compleanno|nota/);
  await ask(giulia, "unshare", { listId: id });
  expect(await statusOf(ask(null, "shared", { token }))).toBe(404);
  const again = await ask(giulia, "share", { listId: id, publicName: "Idee regalo" });
  expect(again.token).not.toBe(token);
});

test("the list used last is the one opened last, saved into last, or moved into last", async () => {
  const ida = await makeMember(database.db, { now: today });
  const [first, second] = [await list(ida, "Prima"), await list(ida, "Seconda")];
  const last = async () =>
    (await ask(ida, "lists", {})).filter(({ isLast }) => isLast).map(({ name }) => name);
  const at = now;
  const later = (seconds: number) => {
    now = new Date(at.getTime() + seconds * 1_000);
  };
  expect(await last()).toEqual([]);
  later(1);
  const { itemId } = await add(ida, second.id, 7);
  expect(await last()).toEqual(["Seconda"]);
  later(2);
  await ask(ida, "remember", { listId: first.id });
  expect(await last()).toEqual(["Prima"]);
  later(3);
  await ask(ida, "change", {
    itemId: itemId ?? 0,
    listId: second.id,
    variantId: null,
    quantity: 2,
    note: null,
  });
  expect(await last()).toEqual(["Seconda"]);
  now = at;
});

test("the list looked at last is the one that is remembered, and hearts know every saved product", async () => {
  const eva = await makeMember(database.db, { now: today });
  const first = await list(eva, "Prima");
  const second = await list(eva, "Seconda");
  await ask(eva, "remember", { listId: second.id });
  expect((await ask(eva, "lists", {})).map(({ isLast }) => isLast)).toEqual([false, true]);
  await add(eva, first.id, 7);
  await add(eva, second.id, 7);
  await add(eva, second.id, 6);
  const upstream = createUpstream({ DB: database.db, now: () => now, sessionKeys: testSessionKeys });
  const summary = contract.person.summary.output.parse(
    await upstream.call(contract.person.summary, {}, { token: eva.token }),
  );
  expect(summary.savedProductIds).toEqual([6, 7]);
  const { lists } = await ask(eva, "check", { productId: 7 });
  expect(lists.map(({ name }) => name)).toEqual(["Prima", "Seconda"]);
  await ask(eva, "take", { productId: 7 });
  expect((await ask(eva, "check", { productId: 7 })).saved).toBe(false);
});

test("a saved product moves, changes its variant, quantity and note; never into a list that has it or is not one's own", async () => {
  const [first, second] = [await list(giulia, "Prima"), await list(giulia, "Seconda")];
  const theirs = await list(marco, "Di Marco");
  const { itemId } = await add(giulia, first.id, 3, 30);
  const saved = async (listId: number) => (await held(giulia, listId)).map(({ card: _, ...of }) => of);
  const change = (input: Omit<CallInput<Rows["change"]>, "itemId">, who = giulia) =>
    ask(who, "change", { itemId: itemId as number, ...input });
  await change({ quantity: 3, note: " per Bea " });
  const changed = { quantity: 3, note: "per Bea", savedCents: 8_900 };
  expect(await saved(first.id)).toMatchObject([{ ...changed, variantId: 30 }]);
  await change({ variantId: 31 });
  expect(await saved(first.id)).toMatchObject([{ ...changed, choice: "Blu, L" }]);
  await change({ listId: second.id });
  expect([await saved(first.id), await saved(second.id)]).toMatchObject([[], [{ itemId, variantId: 31 }]]);
  // What the other list once held and lost makes room; what it holds does not.
  const again = await add(giulia, first.id, 3);
  expect(await statusOf(change({ listId: first.id }))).toBe(409);
  await ask(giulia, "take", { itemId: again.itemId as number });
  await change({ listId: first.id });
  expect(await saved(first.id)).toMatchObject([{ itemId, quantity: 3 }]);
  expect(await statusOf(change({ listId: theirs.id }))).toBe(404);
  expect(await statusOf(change({ note: "presa" }, marco))).toBe(404);
  // A variant of another product changes nothing.
  await change({ variantId: 10 });
  expect(await saved(first.id)).toMatchObject([{ variantId: 31, note: "per Bea" }]);
});

test("an item tells the store of its offer with the store's rule, for the sum of a list", async () => {
  const { id } = await list(giulia, "Somma");
  await add(giulia, id, 3, 30);
  expect(await held(giulia, id)).toMatchObject([
    { card: { shippingCents: 0 }, store: { id: 2, rule: { shipping: 0, freeFrom: null } } },
  ]);
});
