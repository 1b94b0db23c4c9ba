/** Nothing grows without end, and the operator is told how full the databases are and when they end. */
import { chores } from "upstream/chores";
import { clearLeftovers } from "upstream/leftovers";
import { dropUnusedSuggestions } from "upstream/search/suggestions";
import { rows } from "upstream/sql";
import { measureStorage } from "upstream/storage/measure";
import { type StorageRows, storageOf, storageStatements } from "upstream/storage/report";
import { expect, test } from "vitest";
import { printedStorage } from "../../scripts/health/storage";
import { growth } from "../fixtures/table-growth";
import { openDatabase, openLogs, type TestDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const [shop, logs] = await Promise.all([forFile(openDatabase()), forFile(openLogs())]);
const tablesOf = async ({ db }: TestDatabase) =>
  (
    await rows<{ name: string }>(db)`
    SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' ORDER BY name`
  ).map(({ name }) => name);
const first = async (statement: string) => (await shop.db.prepare(statement).all()).results;

test("each table is cleared away by a turn of the clock, bounded by something, or kept for a reason that is written down", async () => {
  const tables = await tablesOf(shop);
  expect(Object.keys(growth).sort()).toEqual(tables);
  expect((await tablesOf(logs)).filter((name) => !tables.includes(name))).toEqual([]);
  const stores = { db: shop.db, logs: logs.db, media: {} as R2Bucket };
  const kinds = new Set(chores(stores, {} as never, now).map(({ kind }) => kind));
  for (const [table, how] of Object.entries(growth)) {
    if ("cleared" in how) expect(kinds, table).toContain(how.cleared);
    else expect(Object.values(how)[0]?.length, table).toBeGreaterThan(10);
  }
  // What goes to the logs is cleared away there too.
  for (const table of await tablesOf(logs)) {
    const how = growth[table];
    if (how && "cleared" in how) expect(kinds, table).toContain(how.cleared.replace("logs:", "logs apart:"));
  }
});

test("the size is the database's own word, its tables share it by their rows, and the end is reckoned at the pace of weeks", async () => {
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
  for (let turn = 0; turn < 20; turn++) if (!(await measureStorage(shop.db, logs.db, now))) break;
  const read = async (at: Date): Promise<StorageRows> => {
    const [days = [], tables = []] = await Promise.all(storageStatements(at.getTime()).map(first));
    return { days, tables } as unknown as StorageRows;
  };
  const [shopNow, logsNow] = storageOf(await read(now));
  expect([shopNow?.store, logsNow?.store, shopNow?.pace, shopNow?.ends]).toEqual(["DB", "LOGS", null, null]);
  const { meta } = await shop.db.prepare("SELECT 1").all();
  expect(shopNow?.bytes).toBeGreaterThan(0.8 * (meta.size_after ?? 0));
  const products = await shop.db.prepare("SELECT COUNT(*) AS n FROM products").first<number>("n");
  expect(
    (await first("SELECT rows FROM storage_tables WHERE store = 'DB' AND name = 'products'"))[0],
  ).toEqual({ rows: products });
  expect(shopNow?.tables.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(shopNow?.bytes ?? 0);
  await shop.db.prepare("UPDATE storage_days SET bytes = 4e9 WHERE store = 'DB'").run();
  await rows(shop.db)`INSERT INTO storage_days VALUES ('DB', ${later(10).toISOString().slice(0, 10)}, 5e9)`;
  const [grown] = storageOf(await read(later(10)));
  expect([grown?.pace, grown?.ends]).toEqual([1e8, later(60).toISOString().slice(0, 10)]);
  expect(
    printedStorage([
      {
        store: "LOGS",
        bytes: 2e6,
        pace: 1e6,
        ends: "2027-01-20",
        tables: [{ name: "events", rows: 7, bytes: 1e6 }],
      },
    ]),
  ).toEqual([
    "",
    "LOGS: 2.0 MB of 10 GB, 1.0 MB a day, full on 2027-01-20",
    "      1.0 MB          7 rows  events",
  ]);
  // A count holds for a week, that of a large table for four: nothing is counted twice on one day.
  const held = async (days: number) => {
    await measureStorage(shop.db, logs.db, later(days));
    return first(
      "SELECT rows FROM storage_tables WHERE store = 'DB' AND name IN ('offers', 'products') ORDER BY name",
    );
  };
  await shop.db.prepare("UPDATE storage_tables SET rows = -1 WHERE name = 'products'").run();
  await shop.db.prepare("UPDATE storage_tables SET rows = 600000 WHERE name = 'offers'").run();
  expect(await held(1)).toEqual([{ rows: 600_000 }, { rows: -1 }]);
  expect(await held(8)).toEqual([{ rows: 600_000 }, { rows: products }]);
  const offers = await shop.db.prepare("SELECT COUNT(*) AS n FROM offers").first<number>("n");
  expect(await held(29)).toEqual([{ rows: offers }, { rows: products }]);
});

test("a term that few searched goes after two months, a suggested one after a year, an operator's never", async () => {
  const term = (slug: string, uses: number, usedOn: string | null, seo: string | null = null) =>
    shop.db
      .prepare(
        "INSERT INTO suggestions (slug, term, folded, uses, used_on, seo_title) VALUES (?1, ?1, ?1, ?2, ?3, ?4)",
      )
      .bind(slug, uses, usedOn?.slice(0, 10) ?? null, seo);
  await shop.db.batch([
    shop.db.prepare("DELETE FROM suggestions"),
    term("raro-vecchio", -1, ago(61)),
    term("raro-giovane", -1, ago(59)),
    term("noto-vecchio", 5, ago(401)),
    term("noto-giovane", 5, ago(399)),
    term("con-testi", 5, ago(900), "Titolo"),
    term("del-gestore", 0, null),
  ]);
  expect(await dropUnusedSuggestions(shop.db, now)).toBe(false);
  const left = (await first("SELECT slug FROM suggestions ORDER BY slug")).map(({ slug }) => slug);
  expect(left).toEqual(["con-testi", "del-gestore", "noto-giovane", "raro-giovane"]);
});

test("what was asked for and never confirmed is forgotten; what was confirmed stays", async () => {
  const subscriber = (email: string, status: string, at: string) =>
    shop.db
      .prepare(
        "INSERT INTO newsletter_subscribers (email, gender, status, leave_token, asked_at) VALUES (?1, 'other', ?2, ?1, ?3)",
      )
      .bind(email, status, at);
  await shop.db.batch([
    shop.db.prepare("DELETE FROM newsletter_subscribers"),
    subscriber("mai@posta.example", "asked", ago(61)),
    subscriber("oggi@posta.example", "asked", ago(1)),
    subscriber("vera@posta.example", "confirmed", ago(400)),
    shop.db.prepare("INSERT INTO inbox_states VALUES ('messaggi', 'sparito', 'fatto', ?)").bind(ago(366)),
    shop.db.prepare("INSERT INTO inbox_states VALUES ('candidature', 'resta', 'fatto', ?)").bind(ago(366)),
  ]);
  expect(await clearLeftovers(shop.db, now)).toBe(false);
  expect(await first("SELECT email FROM newsletter_subscribers ORDER BY email")).toEqual([
    { email: "oggi@posta.example" },
    { email: "vera@posta.example" },
  ]);
  expect(await first("SELECT subject FROM inbox_states")).toEqual([{ subject: "resta" }]);
});
