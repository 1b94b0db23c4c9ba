/** A backup of a filled database comes back whole into an empty one; what was deleted since stays deleted; what is broken is refused. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract, emptyListing, type ProductPage } from "contract";
import { attachClicks } from "upstream/commissions/clicks-behind";
import { endAll } from "upstream/identity/rights";
import { createUpstream } from "upstream/index";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBackup } from "../../scripts/backup/backup";
import { deleteAgain } from "../../scripts/backup/delete-again";
import { bucket, folder, nameOf } from "../../scripts/backup/places";
import { remoteDatabase } from "../../scripts/backup/remote";
import { restoreBackup } from "../../scripts/backup/restore";
import { shapesOf } from "../../scripts/backup/shape";
import { backedUp, leftOut } from "../../scripts/backup/tables";
import { cheapPasswords } from "../fixtures/cheap-passwords";
import { openDatabase, type TestDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { listening } from "../tools/listening";
import { makeMember } from "../tools/member";

cheapPasswords();
const key = "una chiave di prova lunga abbastanza".replaceAll(" ", "-");
const monday = new Date("2026-05-04T03:00:00Z");
const tuesday = new Date("2026-05-05T03:00:00Z");
const place = mkdtempSync(join(tmpdir(), "vetrina-backup-test-"));
const file = join(place, nameOf(monday));

const leave = "v".repeat(43);

const full = await forFile(openDatabase());
const { id: anna } = await makeMember(full.db, { email: "anna@posta.example", confirmed: true, now: monday });
const { id: bruno } = await makeMember(full.db, {
  email: "bruno@posta.example",
  confirmed: true,
  now: monday,
});
const at = monday.toISOString();
const lists = [anna, bruno].flatMap((user) => [
  `INSERT INTO wishlists (user_id, name, create_key, created_at) VALUES (${user}, 'Estate "2026" 👗', 'k', '${at}')`,
  `INSERT INTO wishlist_items (list_id, user_id, product_id, saved_at) SELECT list_id, user_id, 1, '${at}' FROM wishlists WHERE user_id = ${user}`,
]);
const others = [
  `INSERT INTO menu_items (menu_id, parent_id, name) VALUES (901, NULL, 'Donna'), (902, 903, 'Abiti'), (903, 901, 'Vestiti')`,
  `INSERT INTO newsletter_subscribers (email, gender, status, leave_token, asked_at)
     VALUES ('carla@posta.example', 'female', 'confirmed', '${leave}', '${at}')`,
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
     INSERT INTO suggestions (slug, term, folded, uses) SELECT 'parola-' || i, 'parola ' || i, 'parola ' || i, i FROM n`,
];
const clicked = (id: string, when: string) =>
  `INSERT INTO clicks (click_id, url, host, product_id, route, clicked_at) VALUES ('${id}', 'https://moda-milano.example/p/1', 'moda-milano.example', 1, 'vai', '${when}')`;
others.push(
  clicked("a".repeat(32), "2026-05-01T10:00:00.000Z"),
  clicked("b".repeat(32), "2026-03-01T10:00:00.000Z"),
);
await full.db.batch([...lists, ...others].map((text) => full.db.prepare(text)));
await makeBackup(full.db, folder(place), key, { now: monday });
await full.db.prepare("DELETE FROM clicks WHERE clicked_at < '2026-04'").run();
afterAll(() => rmSync(place, { recursive: true }));

async function tables(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name).sort();
}

const all = async (db: D1Database, table: string) =>
  (await db.prepare(`SELECT * FROM "${table}"`).all()).results;

/** Runs `work` on an empty database. */
async function onEmpty<Found>(work: (db: D1Database) => Promise<Found>): Promise<Found> {
  const empty = await openDatabase({ seeded: false });
  try {
    return await work(empty.db);
  } finally {
    await empty.close();
  }
}

test("each table of the schema is backed up, or left out for a reason that is written down", async () => {
  expect([...backedUp, ...Object.keys(leftOut)].sort()).toEqual(await tables(full.db));
  const shapes = await shapesOf(full.db, backedUp);
  expect(shapes.filter(({ key: columns }) => columns.length === 0)).toEqual([]);
  const hanging = shapes.flatMap(({ needs }) => needs.map(({ table }) => table));
  expect(hanging.filter((table) => !backedUp.includes(table))).toEqual([]);
});

test("an empty database has the same rows afterwards, and shows the same catalogue", async () => {
  await onEmpty(async (db) => {
    const restored = await restoreBackup(db, file, [], key, tuesday);
    expect(restored).toMatchObject({ from: monday.toISOString(), leftOut: 0, deletedAgain: 0 });
    for (const table of backedUp)
      expect([table, await all(db, table)]).toEqual([table, await all(full.db, table)]);
    const listed = async (on: D1Database) =>
      contract.products.list.output.parse(
        await createUpstream({ DB: on }).call(contract.products.list, emptyListing),
      ) as ProductPage;
    const before = await listed(full.db);
    expect(before.products.length).toBeGreaterThan(0);
    expect((await listed(db)).products.map(({ slug }) => slug)).toEqual(
      before.products.map(({ slug }) => slug),
    );
    // Numbers of members that were given out do not come back.
    const last = "SELECT seq FROM sqlite_sequence WHERE name = 'users'";
    expect(await db.prepare(last).first("seq")).toBe(await full.db.prepare(last).first("seq"));
    await expect(restoreBackup(db, file, [], key)).rejects.toThrow(/^The database is not empty/);
  });
});

test("a sale that a network tells of after a loss finds its click of the last days; older clicks stay out", async () => {
  await onEmpty(async (db) => {
    await restoreBackup(db, file, [], key, tuesday);
    expect((await all(db, "clicks")).map((row) => String(row.click_id)[0])).toEqual(["a"]);
    await db
      .prepare(
        `INSERT INTO network_sales (network, network_id, reference, state, currency, sale, commission, ordered_at, order_day, counted_day, came_at)
         VALUES ('awin', '1', ?, 'pending', 'EUR', 5000, 500, ?2, '2026-05-01', '2026-05-01', ?2)`,
      )
      .bind("a".repeat(20), tuesday.toISOString())
      .run();
    expect(await attachClicks({ db, logs: db }, "awin", ["1"])).toBe(1);
  });
});

test("who was deleted, or left the newsletter, after the backup does not come back with it", async () => {
  const later = folder(join(place, "later"));
  const email = "bruno@posta.example";
  await endAll({ id: bruno, email, confirmedEmail: email }, { db: full.db, logs: full.db, now: tuesday });
  await createUpstream({ DB: full.db }).call(contract.newsletter.unsubscribe, { token: leave });
  const { where } = await makeBackup(full.db, later, key, { onlyDeletions: true, now: tuesday });
  await onEmpty(async (db) => {
    expect(await restoreBackup(db, file, [where], key)).toMatchObject({ deletedAgain: 2 });
    expect(await deleteAgain(db, [where], key, "", tuesday), "all of it is done").toBe(0);
    expect((await all(db, "users")).map((row) => row.email)).toEqual(["anna@posta.example"]);
    for (const table of ["wishlists", "wishlist_items"])
      expect((await all(db, table)).map((row) => row.user_id)).toEqual([anna]);
    const carla = (await all(db, "newsletter_subscribers")).find(({ leave_token }) => leave_token === leave);
    expect(carla?.status).toBe("ended");
  });
});

describe("nothing is restored from", () => {
  const broken = join(place, "broken.backup");
  let blank: TestDatabase;
  beforeAll(async () => {
    blank = await openDatabase({ seeded: false });
  });
  afterAll(() => blank.close());

  async function refused(sentence: RegExp, given = key) {
    await expect(restoreBackup(blank.db, broken, [], given)).rejects.toThrow(sentence);
    expect(await all(blank.db, "users")).toEqual([]);
  }

  test("a file of another key", async () => {
    writeFileSync(broken, readFileSync(file));
    await refused(/^This backup does not open with this BACKUP_KEY, or it has been changed\.$/, `${key}!`);
  });

  test.each([0.999, 0.5])("a file that is cut off at %d of its length", async (share) => {
    const whole = readFileSync(file);
    writeFileSync(broken, whole.subarray(0, Math.floor(whole.length * share)));
    await refused(/^This backup ends too early: nothing of it is used\.$/);
  });

  test("a file in which one bit is another", async () => {
    const bytes = readFileSync(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
    writeFileSync(broken, bytes);
    await refused(/changed/);
  });

  test("another file", async () => {
    writeFileSync(broken, "id,title,price\n1,Abito,10\n");
    await refused(/^This file is no backup of Vetrina/);
  });
});

test("nothing of a member can be read in the file, and only its owner may open it", async () => {
  const bytes = readFileSync(file);
  expect(bytes.includes("anna@posta.example")).toBe(false);
  expect(bytes.subarray(0, 17).toString()).toBe("vetrina-backup 1\n");
});

test("backups older than thirty days go, others and strange files stay", async () => {
  const own = join(place, "kept");
  const days = (count: number) => new Date(monday.getTime() - count * 86_400_000);
  const there = folder(own);
  there.partial("x");
  const names = [nameOf(days(29)), nameOf(days(30)), nameOf(days(32)), nameOf(days(40), true), "appunti.txt"];
  for (const name of names) writeFileSync(join(own, name), "");
  const { dropped } = await makeBackup(full.db, there, key, { onlyDeletions: true, now: monday });
  expect(dropped).toBe(2);
  expect(names.map((name) => existsSync(join(own, name)))).toEqual([true, true, false, false, true]);
});

test("a bucket gets the file, and loses those of the days that have become too old", async () => {
  const calls: string[] = [];
  const wrangler = (args: string[]) => calls.push(args.slice(1, 4).join(" "));
  await makeBackup(full.db, bucket("copie", place, wrangler), key, { onlyDeletions: true, now: monday });
  expect(calls[0]).toBe("object put copie/vetrina-2026-05-04-deletions.backup");
  expect(calls).toContain("object delete copie/vetrina-2026-04-03.backup");
  expect(calls.filter((call) => call.includes("2026-04-04"))).toEqual([]);
});

test("a database on Cloudflare is asked by its HTTP interface, again after a failure of a moment", async () => {
  const asked: string[] = [];
  const server = await listening(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    asked.push(`${request.headers.authorization} ${request.url}`);
    if (asked.length === 1) return response.writeHead(429, { "Retry-After": "300" }).end("<h1>Busy</h1>");
    const { batch: statements } = JSON.parse(body) as { batch: { sql: string; params: string[] }[] };
    const result = await full.db.batch(
      statements.map(({ sql, params }) => full.db.prepare(sql).bind(...params)),
    );
    return response.end(JSON.stringify({ success: true, result }));
  });
  try {
    const origin = `${server.origin}/client/v4`;
    const waited: number[] = [];
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    const db = remoteDatabase({ account: "conto", token: "segno", database: "base", origin, wait });
    const { rows } = await makeBackup(db, folder(join(place, "far")), key, { now: tuesday });
    const near = await makeBackup(full.db, folder(join(place, "near")), key, { now: tuesday });
    expect(rows).toBe(near.rows);
    expect(waited).toEqual([300_000]);
    expect(asked[1]).toBe("Bearer segno /client/v4/accounts/conto/d1/database/base/query");
  } finally {
    await server.close();
  }
});
