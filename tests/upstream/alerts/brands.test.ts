/** Followed brands: asked for, confirmed, told once a week in one letter, and ended by one press. */

import { type CallInput, type CallOutput, contract, type Row } from "contract";
import { campaignName } from "domain/campaign-name";
import { checkAlerts, createUpstream, Refusal } from "upstream/index";
import { rows } from "upstream/sql";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sender } from "../../fixtures/mail";
import { openDatabase, type TestDatabase } from "../../tools/database";
import { makeMember, testSessionKeys } from "../../tools/member";

const start = new Date("2026-03-10T09:00:00Z");
const day = 86_400_000;
const { alerts } = contract;

let database: TestDatabase;
let now = start;
/** Two brands: the first with four goods, the second with eight, all of them older than the tests. */
let brands: { slug: string; label: string; value_id: number }[];

beforeAll(async () => {
  database = await openDatabase();
  brands = await query(
    "SELECT slug, label, value_id FROM facet_values WHERE facet = 'brand' ORDER BY label LIMIT 2",
  );
  await rows(database.db)`
    UPDATE products SET available = 1, brand_id = CASE WHEN product_id % 3 = 0 THEN ${brand(0).value_id} ELSE ${brand(1).value_id} END`;
});
afterAll(() => database.close());
beforeEach(async () => {
  now = start;
  await database.db.batch([
    database.db.prepare("DELETE FROM alert_watchers"),
    database.db.prepare("DELETE FROM mail_outbox"),
    database.db.prepare("UPDATE products SET inserted_at = '2025-01-01T00:00:00.000Z'"),
  ]);
});

async function query<Found>(sql: string): Promise<Found[]> {
  return (await database.db.prepare(sql).all<Found>()).results;
}

async function call<R extends Row>(row: R, input: CallInput<R>, token: string | null = null) {
  const upstream = createUpstream({ DB: database.db, now: () => now, sender, sessionKeys: testSessionKeys });
  return row.output.parse(await upstream.call(row, input, { token })) as CallOutput<R>;
}

const brand = (at: number) => brands[at] as (typeof brands)[number];
const follow = (at: number, token: string | null, email?: string) =>
  call(alerts.create, { brand: brand(at).slug, channel: "email", email }, token);

/** So many of a brand's goods come now; their names. */
async function arrive(at: number, many: number): Promise<string[]> {
  const found = await query<{ product_id: number; name: string }>(`SELECT p.product_id, p.name FROM products p
    WHERE p.brand_id = ${brand(at).value_id} AND p.available = 1
    ORDER BY p.product_id DESC LIMIT ${many}`);
  await database.db
    .prepare(
      `UPDATE products SET inserted_at = ? WHERE product_id IN (${found.map((one) => one.product_id)})`,
    )
    .bind(now.toISOString())
    .run();
  return found.map(({ name }) => name);
}

async function lettersAfter(days: number) {
  now = new Date(start.getTime() + days * day);
  while ((await checkAlerts({ DB: database.db }, sender, now)).more);
  return query<{ recipient: string; subject: string; text: string; headers: string }>(
    "SELECT recipient, subject, text, headers FROM mail_outbox ORDER BY mail_id",
  );
}

test("two brands are one letter a week with what came since, and a week without novelties is none", async () => {
  const giulia = await makeMember(database.db, { now: start, confirmed: true });
  expect((await follow(0, giulia.token)).message).toMatch(/una volta la settimana/);
  // The second is followed three days after the first, and comes with its letter.
  await database.db.prepare("UPDATE alerts SET letter_on = '2026-03-14'").run();
  await follow(1, giulia.token);
  now = new Date(start.getTime() + day);
  const [dress] = await arrive(0, 1);
  const coats = await arrive(1, 7);
  expect(await lettersAfter(3)).toEqual([]);
  const [letter, ...others] = await lettersAfter(4);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ recipient: giulia.email, subject: "Novità di 2 marche che segui" });
  expect(letter?.text).toContain(`${brand(0).label}: un prodotto nuovo in settimana.`);
  expect(letter?.text).toContain(`${dress}: da `);
  expect(letter?.text).toContain(`${brand(1).label}: 7 prodotti nuovi in settimana.`);
  for (const coat of coats.slice(0, 6)) expect(letter?.text).toContain(coat);
  expect(letter?.text).toContain("E altri 1.");
  const [, marks = ""] = letter?.text.split(`https://vetrina.example/brand/${brand(1).slug}?`) ?? [];
  expect(campaignName(marks.split("\n")[0] ?? "")).toBe("email / novità delle marche");
  expect(JSON.parse(letter?.headers ?? "")).toMatchObject({
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(await lettersAfter(10)).toHaveLength(1);
  expect(await lettersAfter(11)).toHaveLength(1);
  now = new Date(start.getTime() + 12 * day);
  await arrive(0, 1);
  expect(await lettersAfter(17)).toHaveLength(1);
  expect((await lettersAfter(18)).map(({ subject }) => subject)).toEqual([
    "Novità di 2 marche che segui",
    `Novità di ${brand(0).label}`,
  ]);
});

test("an address follows once it has confirmed, and one press ends the brands and leaves the other alerts", async () => {
  const product = (
    await query<{ id: number }>("SELECT product_id AS id FROM products WHERE available = 1 LIMIT 1")
  )[0];
  await follow(0, null, "ada@posta.example");
  now = new Date(start.getTime() + day);
  await arrive(0, 2);
  const [asking] = await lettersAfter(7);
  expect(asking?.subject).toBe(`Conferma l'avviso: le novità di ${brand(0).label}`);
  now = start;
  const token = /conferma\?token=([\w-]+)/.exec(asking?.text ?? "")?.[1] ?? "";
  expect((await call(alerts.confirm, { token })).message).toMatch(/novità della marca/);
  await database.db.prepare("DELETE FROM mail_outbox").run();
  const [letter] = await lettersAfter(7);
  expect(letter).toMatchObject({ recipient: "ada@posta.example", subject: `Novità di ${brand(0).label}` });
  const end = /annulla-marche\?token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  await rows(database.db)`
    INSERT INTO alerts (watcher_id, subject, product_id, created_at)
      SELECT watcher_id, 'prodotto', ${product?.id ?? 0}, '2026-03-10' FROM alert_watchers`;
  const listed = async () => (await call(alerts.managed, { token: end })).alerts.map(({ brand }) => brand);
  expect(await listed()).toEqual([null, brand(0).slug]);
  await call(alerts.end, { token: end, onlyBrands: true });
  expect(await listed()).toEqual([null]);
  await arrive(0, 2);
  expect(await lettersAfter(14)).toHaveLength(1);
});

test("a brand that is not there is not followed, and a member without a confirmed address gets no letter", async () => {
  await expect(call(alerts.create, { brand: "nessuna-marca", channel: "email" })).rejects.toThrow(Refusal);
  const marco = await makeMember(database.db, { now: start, confirmed: false });
  await follow(0, marco.token);
  await follow(0, marco.token);
  expect((await call(alerts.list, {}, marco.token)).alerts).toMatchObject([
    { name: brand(0).label, brand: brand(0).slug, search: null },
  ]);
  await arrive(0, 1);
  expect(await lettersAfter(7)).toEqual([]);
});
