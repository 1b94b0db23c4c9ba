/** A list that is of a person says of each product whether it can be had in that person's size, where and for how much; nobody else's list does. */
import { type CallInput, type CallOutput, contract, type Row } from "contract";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { today } from "../../fixtures/catalogue";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember, type TestMember, testSessionKeys } from "../../tools/member";
import { explaining } from "../../tools/plans";

const { wishlists, family } = contract;
type Lists = typeof wishlists;

const scans: string[] = [];
const database = await forFile(openDatabase());
const anna = await makeMember(database.db, { now: today });

async function call(row: Row, input: never, who: TestMember) {
  const DB = explaining(database.db, scans);
  const upstream = createUpstream({ DB, now: () => today, sessionKeys: testSessionKeys });
  return row.output.parse(await upstream.call(row, input, { token: who.token }));
}

const ask = <Name extends keyof Lists>(name: Name, input: CallInput<Lists[Name]>, who = anna) =>
  call(wishlists[name] as Row, input as never, who) as Promise<CallOutput<Lists[Name]>>;

async function person(name: string, sizes: string, who = anna): Promise<number> {
  await call(family.save, { name, sizes, birthMonth: null, reminds: false } as never, who);
  const all = (await call(family.list, {} as never, who)) as CallOutput<typeof family.list>;
  return all.find((one) => one.name === name)?.id ?? 0;
}

async function productId(slug: string): Promise<number> {
  const found = await database.db
    .prepare("SELECT product_id AS id FROM products WHERE slug = ?")
    .bind(slug)
    .first<number>("id");
  return found ?? 0;
}

/** What a list says of each product in its person's size. */
async function said(listId: number) {
  const held = await ask("products", { listId });
  return Object.fromEntries(held.map(({ card, inSize }) => [card.slug, inSize && Object.values(inSize)]));
}

const [dress, shoes, soldOut] = ["vestito-midi-in-lino", "sneakers-corsa", "vestito-corto-esaurito"] as const;

test("it speaks in the size of whose it is, and of nobody's when it is nobody's", async () => {
  const giulia = await person("Giulia", "donna~lettera.s~scarpe.36");
  const list = await ask("create", { name: "Lista di Giulia", personId: giulia });
  expect(list.person).toEqual({ id: giulia, name: "Giulia" });
  for (const slug of [dress, shoes, soldOut])
    await ask("add", { listId: list.id, productId: await productId(slug), quantity: 1, note: "" });
  const first = await said(list.id);
  expect(first[dress]).toEqual(["S", 2, 5990, true]);
  expect(first[soldOut], "known, and nobody has it").toEqual(["S", 0, null, false]);
  const bigger = await person("Marta", "donna~lettera.m~scarpe.38");
  await ask("give", { listId: list.id, personId: bigger });
  expect((await said(list.id))[dress]?.slice(0, 2)).toEqual(["M", 1]);
  await ask("give", { listId: list.id, personId: null });
  expect(await said(list.id)).toEqual({ [dress]: null, [shoes]: null, [soldOut]: null });
  expect(scans).toEqual([]);
});

test("a person who is forgotten takes nothing along: the list and what it holds stay, nobody's", async () => {
  const id = await person("Pulce", "donna~lettera.s");
  const list = await ask("create", { name: "Regali", personId: id });
  await ask("add", { listId: list.id, productId: await productId(dress), quantity: 1, note: "rosa" });
  await call(family.remove, { id } as never, anna);
  const left = (await ask("lists", {})).find((one) => one.id === list.id);
  expect([left?.name, left?.count, left?.person]).toEqual(["Regali", 1, null]);
  expect(await said(list.id)).toEqual({ [dress]: null });
});

test("a list can be of one's own persons only, and strangers do not learn whose it is", async () => {
  const marco = await makeMember(database.db, { now: today, name: "Marco" });
  const stranger = await person("Altrui", "donna~lettera.s", marco);
  const list = await ask("create", { name: "Mia", personId: stranger });
  expect(list.person).toBeNull();
  await expect(ask("give", { listId: list.id, personId: stranger })).rejects.toMatchObject({ status: 404 });
  const own = await person("Nora", "donna~lettera.s");
  await expect(ask("give", { listId: list.id, personId: own }, marco)).rejects.toMatchObject({ status: 404 });
  await ask("give", { listId: list.id, personId: own });
  await ask("add", { listId: list.id, productId: await productId(dress), quantity: 1, note: "" });
  const { token } = await ask("share", { listId: list.id, publicName: "Per tutti" });
  const shared = await ask("shared", { token }, marco);
  expect(JSON.stringify(shared)).not.toMatch(/Nora|inSize|nella_taglia/);
});
