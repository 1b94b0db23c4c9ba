/** What visitors without account save: whose it is, that every act counts once, where it goes at sign-in, and when it ends. */
import { type CallInput, type CallOutput, contract, type Row } from "contract";
import { wishlistLimits } from "contract/wishlists";
import { createUpstream } from "upstream/index";
import { rows } from "upstream/sql";
import { dropOldSaves } from "upstream/wishlists/visitor-list";
import { expect, test } from "vitest";
import { statusOf } from "../../fixtures/ask";
import { daysAgo, today } from "../../fixtures/catalogue";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember, type TestMember, testSessionKeys } from "../../tools/member";

let now = today;
const database = await forFile(openDatabase());

type Who = TestMember | string | null;
type Rows = typeof contract.visitorList;
const visitor = () => crypto.randomUUID();
const member = () => makeMember(database.db, { now });

async function call<Answer>(row: Row, who: Who, input: object, key?: string): Promise<Answer> {
  const upstream = createUpstream({ DB: database.db, now: () => now, sessionKeys: testSessionKeys });
  const caller = typeof who === "string" ? { visitor: who } : { token: who?.token ?? null };
  return row.output.parse(
    await upstream.call(row, input, { ...caller, idempotencyKey: key ?? null }),
  ) as Answer;
}
const ask = <Name extends keyof Rows>(who: Who, name: Name, input: CallInput<Rows[Name]>, key?: string) =>
  call<CallOutput<Rows[Name]>>(contract.visitorList[name] as Row, who, input, key);
const add = (who: Who, productId: number, key?: string) => ask(who, "add", { productId }, key);
const goodsOf = async (who: Who) => (await ask(who, "products", {})).map(({ card }) => card.id);
const listsOf = (who: Who) =>
  call<CallOutput<typeof contract.wishlists.lists>>(contract.wishlists.lists as Row, who, {});
const inList = async (who: Who, listId: number) =>
  (
    await call<CallOutput<typeof contract.wishlists.products>>(contract.wishlists.products as Row, who, {
      listId,
    })
  ).map(({ card }) => card.id);
const summaryOf = (who: Who) =>
  call<CallOutput<typeof contract.person.summary>>(contract.person.summary as Row, who, {});

test("a visitor's list is theirs alone: unknown to another, refused to members and to who has no id", async () => {
  const [anna, bea] = [visitor(), visitor()];
  const { itemId } = await add(anna, 1);
  expect(await goodsOf(anna)).toEqual([1]);
  expect(await goodsOf(bea)).toEqual([]);
  expect(await statusOf(ask(bea, "take", { itemId: itemId as number }))).toBe(404);
  expect(await statusOf(ask(bea, "putBack", { itemId: itemId as number }))).toBe(404);
  expect(await goodsOf(null)).toEqual([]);
  expect(await statusOf(add(null, 1))).toBe(401);
  expect(await statusOf(goodsOf(await member()))).toBe(409);
  expect((await summaryOf(anna)).savedProductIds).toEqual([1]);
  expect((await summaryOf(bea)).savedProductIds).toEqual([]);
  await ask(anna, "empty", {});
  expect(await goodsOf(anna)).toEqual([]);
});

test("saving, taking out and putting back count once however often they arrive", async () => {
  const anna = visitor();
  const both = await Promise.all([add(anna, 1, "press"), add(anna, 1, "press")]);
  expect(both.map(({ alreadyThere }) => alreadyThere)).toEqual([false, false]);
  const again = await add(anna, 1, "another");
  expect(again).toEqual({ itemId: both[0]?.itemId, alreadyThere: true });
  const itemId = again.itemId as number;
  for (const _ of ["once", "twice"]) await ask(anna, "take", { itemId });
  expect(await goodsOf(anna)).toEqual([]);
  for (const _ of ["once", "twice"]) await ask(anna, "putBack", { itemId });
  expect(await goodsOf(anna)).toEqual([1]);
  expect(await statusOf(add(anna, 987_654))).toBe(404);
});

test("a list holds as much as a member's, and says so", async () => {
  const anna = visitor();
  await add(anna, 1);
  await database.db
    .prepare(
      `INSERT INTO visitor_saves (owner, product_id, saved_at, touched_at)
        SELECT owner, 100000 + value, saved_at, touched_at FROM visitor_saves, generate_series(2, ?)
        WHERE product_id = 1 AND owner = (SELECT owner FROM visitor_saves ORDER BY item_id DESC LIMIT 1)`.replace(
        "generate_series(2, ?)",
        "json_each(?)",
      ),
    )
    .bind(JSON.stringify(Array.from({ length: wishlistLimits.items - 1 }, (_, index) => index)))
    .run();
  expect(await statusOf(add(anna, 2))).toBe(422);
});

test("signing in brings what was saved into the list used last, each product once, and repeating it changes nothing", async () => {
  const anna = visitor();
  const giulia = await member();
  const make = (name: string) =>
    call<{ id: number }>(contract.wishlists.create as Row, giulia, { name }, name);
  const [old, last] = [await make("Inverno"), await make("Estate")];
  const save = (listId: number, productId: number) =>
    call(contract.wishlists.add as Row, giulia, { listId, productId, quantity: 1, note: "" });
  await save(last.id, 2);
  now = new Date(now.getTime() + 1_000);
  await save(old.id, 1);
  now = new Date(now.getTime() + 1_000);
  await call(contract.wishlists.remember as Row, giulia, { listId: last.id });
  for (const id of [1, 2, 3]) await add(anna, id);
  const merged = await ask(giulia, "merge", { anonymousId: anna });
  expect(merged.list?.name).toBe("Estate");
  expect((await inList(giulia, last.id)).sort()).toEqual([2, 3]);
  expect(await inList(giulia, old.id)).toEqual([1]);
  expect(await goodsOf(anna)).toEqual([]);
  expect((await ask(giulia, "merge", { anonymousId: anna })).list).toBe(null);
  expect((await summaryOf(giulia)).savedProductIds.toSorted()).toEqual([1, 2, 3]);
  expect(await statusOf(ask(anna, "merge", { anonymousId: visitor() }))).toBe(401);
});

test("an account without a list, or without room in any, gets one; what was taken out before comes back once", async () => {
  const anna = visitor();
  const marco = await member();
  await add(anna, 1);
  expect((await ask(marco, "merge", { anonymousId: anna })).list).toMatchObject({
    name: "La mia lista",
    count: 1,
  });
  const [list] = await listsOf(marco);
  const listId = list?.id as number;
  await call(contract.wishlists.take as Row, marco, { productId: 1 });
  const again = visitor();
  await add(again, 1);
  await ask(marco, "merge", { anonymousId: again });
  expect(await inList(marco, listId)).toEqual([1]);
  await rows(database.db)`
    INSERT INTO wishlist_items (list_id, user_id, product_id, saved_at) SELECT ${listId}, ${marco.id}, 100000 + value, '2026-01-01' FROM json_each(${JSON.stringify(Array.from({ length: wishlistLimits.items - 1 }, (_, index) => index))})`;
  const third = visitor();
  await add(third, 2);
  const made = await ask(marco, "merge", { anonymousId: third });
  expect(made.list).toMatchObject({ name: "La mia lista", count: 1 });
  expect(made.list?.id).not.toBe(listId);
});

test("a list ends 90 days after its last change, whole; what was taken out ends after a day", async () => {
  const kept = visitor();
  const left = visitor();
  now = new Date(daysAgo(100));
  for (const who of [kept, left]) await add(who, 1);
  now = new Date(daysAgo(80));
  const { itemId } = await add(kept, 2);
  now = today;
  await dropOldSaves(database.db, new Date(daysAgo(11)));
  expect(await goodsOf(left)).toEqual([1]);
  await dropOldSaves(database.db, now);
  expect(await goodsOf(left)).toEqual([]);
  expect(await goodsOf(kept)).toEqual([2, 1]);
  await ask(kept, "take", { itemId: itemId as number });
  now = new Date(today.getTime() + 2 * 86_400_000);
  await dropOldSaves(database.db, now);
  expect(await statusOf(ask(kept, "putBack", { itemId: itemId as number }))).toBe(404);
});

test("of what a member or a visitor has saved, what has fallen by 3 % or more is told, each product once, the greatest fall first", async () => {
  const anna = visitor();
  const giulia = await member();
  for (const id of [1, 2, 3]) await add(anna, id);
  const list = await call<{ id: number }>(contract.wishlists.create as Row, giulia, { name: "Mia" });
  const other = await call<{ id: number }>(contract.wishlists.create as Row, giulia, { name: "Altra" });
  for (const listId of [list.id, other.id])
    await call(contract.wishlists.add as Row, giulia, { listId, productId: 1, quantity: 1, note: "" });
  expect(await ask(anna, "fallen", {})).toEqual([]);
  const dearer = (table: string, product: number, times: number) =>
    database.db
      .prepare(`UPDATE ${table} SET saved_cents = saved_cents * ? WHERE product_id = ?`)
      .bind(times, product)
      .run();
  await dearer("visitor_saves", 1, 1.5);
  await dearer("visitor_saves", 2, 2);
  await dearer("visitor_saves", 3, 1.02);
  await dearer("wishlist_items", 1, 1.5);
  const ids = async (who: Who) => (await ask(who, "fallen", {})).map(({ card }) => card.id);
  expect(await ids(anna)).toEqual([2, 1]);
  expect(await ids(giulia)).toEqual([1]);
  expect(await ids(null)).toEqual([]);
  expect(await ids(visitor())).toEqual([]);
});
