/** Logs go when their purpose is served, and leave numbers by day. */
import { readFileSync } from "node:fs";
import { readEnv } from "server/env";
import { type KeptDays, kinds, pruneLog } from "upstream/retention";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const database = await forFile(openDatabase({ seeded: false }));

const now = new Date("2026-11-21T12:00:00Z");
const days = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString();
const kept = readEnv({ DB: {}, MEDIA: {}, ASSETS: {}, API_KEY: "chiave-di-prova" }).KEEP_DAYS;
const all = async (sql: string) => (await database.db.prepare(sql).all()).results;

/** One turn of every kind. */
async function pruneLogs(db: D1Database, kept: KeptDays, at: Date): Promise<void> {
  for (const kind of kinds) await pruneLog(db, kind, kept, at);
}

async function write(...statements: string[]): Promise<void> {
  await database.db.batch(statements.map((text) => database.db.prepare(text)));
}

beforeEach(() =>
  write(
    ...["daily_sums", "clicks", "search_terms", "mail_outbox", "events"].map(
      (table) => `DELETE FROM ${table}`,
    ),
  ),
);

test("old rows become numbers by day, what still waits stays, and so does what is young", async () => {
  const click = (id: string, at: string, delivered: string | null) =>
    `INSERT INTO clicks (click_id, url, host, route, clicked_at, delivered_at, place)
     VALUES ('${id}', 'https://a.example/', 'a.example', 'vai', '${at}', ${delivered ? `'${delivered}'` : "NULL"}, 'home')`;
  const search = (term: string, at: string) =>
    `INSERT INTO search_terms (term, searched_at) VALUES ('${term}', '${at}')`;
  await write(
    click("old-1", days(800), days(800)),
    click("old-2", days(800), days(799)),
    click("young", days(700), days(700)),
    ...["Borsa", "borsa", "borsa", "Maria Rossi"].map((term) => search(term, days(200))),
    search("oggi", days(0)),
    `INSERT INTO sign_in_log (user_id, event, at) VALUES (1, 'sign-in', '${days(91)}'), (1, 'sign-in', '${days(89)}')`,
    `INSERT INTO outbound_log (idempotency_key, url, received_at) VALUES ('click:1', 'https://a.example/', '${days(91)}')`,
    `INSERT INTO price_reports (offer_id, day, visitor, reported_at, founded) VALUES (1, 'x', 'a', '${days(181)}', 1),
      (1, 'x', 'b', '${days(179)}', 1)`,
    `INSERT INTO mail_outbox (mail_key, recipient, subject, text, html, written_at, due_at, sent_at) VALUES
      ('sent', 'a@b.example', 's', 't', 'h', '${days(91)}', 0, '${days(91)}'), ('waits', 'a@b.example', 's', 't', 'h', '${days(91)}', 0, NULL)`,
  );
  await pruneLogs(database.db, kept, now);
  await pruneLogs(database.db, kept, now);
  expect(await all("SELECT click_id FROM clicks ORDER BY 1")).toEqual([{ click_id: "young" }]);
  expect(await all("SELECT term FROM search_terms")).toEqual([{ term: "oggi" }]);
  expect(await all("SELECT mail_key FROM mail_outbox")).toEqual([{ mail_key: "waits" }]);
  expect(await all("SELECT kind, day, subject, count FROM daily_sums ORDER BY kind, subject")).toEqual([
    { kind: "arrivals", day: days(91).slice(0, 10), subject: "click", count: 1 },
    { kind: "clicks", day: days(800).slice(0, 10), subject: "a.example home", count: 2 },
    { kind: "letters", day: days(91).slice(0, 10), subject: "sent", count: 1 },
    { kind: "reports", day: days(181).slice(0, 10), subject: "founded", count: 1 },
    { kind: "searches", day: days(200).slice(0, 10), subject: "", count: 1 },
    { kind: "searches", day: days(200).slice(0, 10), subject: "borsa", count: 3 },
    { kind: "sign-ins", day: days(91).slice(0, 10), subject: "sign-in", count: 1 },
  ]);
});

test("a turn takes few rows, so that a long backlog never holds the database up", async () => {
  await write(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
     INSERT INTO events (type, session_id, payload, created_at) SELECT 'page_view', 's', '{}', '${days(500)}' FROM n`,
  );
  const left = async () => (await all("SELECT COUNT(*) AS n FROM events"))[0]?.n;
  await pruneLogs(database.db, kept, now);
  expect(await left()).toBe(700);
  for (let turn = 0; turn < 2; turn++) await pruneLogs(database.db, kept, now);
  expect(await left()).toBe(0);
  expect(await all("SELECT count FROM daily_sums WHERE kind = 'events'")).toEqual([{ count: 1_200 }]);
});

test("openings of pages become a number a day", async () => {
  await write(
    `INSERT INTO page_counts (day, page, views) VALUES ('${days(401).slice(0, 10)}', '/', 5),
      ('${days(401).slice(0, 10)}', '/prodotti', 7), ('${days(399).slice(0, 10)}', '/', 3)`,
  );
  await pruneLogs(database.db, kept, now);
  expect(await all("SELECT views FROM page_counts")).toEqual([{ views: 3 }]);
  expect(await all("SELECT count FROM daily_sums WHERE kind = 'pages'")).toEqual([{ count: 12 }]);
});

test("the privacy page says how long things are kept", () => {
  const page = readFileSync(new URL("../../demo/pages/privacy-e-policy.md", import.meta.url), "utf8");
  expect([kept.clicks, kept.messages, kept.letters, kept["sign-ins"]]).toEqual([730, 365, 90, 90]);
  expect([kept.searches, kept.reports]).toEqual([180, 180]);
  expect(page).toMatch(/le ricerche e le segnalazioni di prezzi per 6 mesi/);
  expect(page).toMatch(/passaggi verso i negozi 24 mesi/);
  expect(page).toMatch(/messaggi per 12 mesi/);
  expect(page).toMatch(/registro degli accessi per 90 giorni/);
  expect(kept.events).toBe(90);
  expect(page).toMatch(/eventi di navigazione a cui hai acconsentito per 90 giorni/);
});
