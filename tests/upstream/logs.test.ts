/** The database of logs: what is written there, what the clock brings there, and that export and deletion know both places. */
import { contract } from "contract";
import { deskActs, type User } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { apart, type KeptDays, moved, moveLog, pruneLog } from "upstream/retention";
import { rows } from "upstream/sql";
import { describe, expect, test } from "vitest";
import { cheapPasswords } from "../fixtures/cheap-passwords";
import { openDatabase, openLogs, type TestDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { goodPassword, makeMember, testSessionKeys } from "../tools/member";
import { explaining } from "../tools/plans";

cheapPasswords();
const now = new Date("2026-11-21T12:00:00Z");
const days = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString();
const [shop, logs] = await Promise.all([forFile(openDatabase()), forFile(openLogs())]);

const upstream = () =>
  createUpstream({ DB: shop.db, LOGS: logs.db, sessionKeys: testSessionKeys, now: () => now });
const count = async ({ db }: TestDatabase, from: string) =>
  (await db.prepare(`SELECT COUNT(*) AS n FROM ${from}`).first<number>("n")) ?? 0;
const columnsOf = async ({ db }: TestDatabase) => {
  const results = await rows<{ name: string; column: string }>(db)`
    SELECT t.name AS name, c.name AS column FROM sqlite_master t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT GLOB '_cf_*' AND t.name NOT GLOB 'sqlite_*' ORDER BY 1, 2`;
  const tables = new Map<string, string[]>();
  for (const { name, column } of results) tables.set(name, [...(tables.get(name) ?? []), column]);
  return tables;
};

test("each table of the logs is as its namesake beside the shop, so that without a second database all goes on", async () => {
  const [here, there] = [await columnsOf(shop), await columnsOf(logs)];
  for (const [name, columns] of there) expect([name, here.get(name)]).toEqual([name, columns]);
  expect(there.size).toBe(7);
});

test("events, searches and their corrections never touch the shop's database", async () => {
  const { answer, call } = upstream();
  const admin = { hasAdminKey: true };
  await answer(contract.tracking.addEvent, { tipo_evento: "page_view", sessione_id: "s" });
  await answer(contract.searchTerms.add, { termine: "Borsa rossa" });
  expect([await count(logs, "events"), await count(logs, "search_terms")]).toEqual([1, 1]);
  expect([await count(shop, "events"), await count(shop, "search_terms")]).toEqual([0, 0]);
  const { searches } = (await answer(deskActs.searchReport.report.row, { days: "7" }, admin)) as {
    searches: object[];
  };
  expect(searches).toMatchObject([{ term: "borsa rossa", times: 1, choices: 0 }]);
  const listed = { kind: "ricerche", search: "", page: 1 };
  expect(await call(deskActs.editing.list.row, listed, admin)).toMatchObject({
    entries: [{ title: "Borsa rossa" }],
  });
});

// One story: what moved is what is cleared away.
describe("logs that grow old", { shuffle: false }, () => {
  test("old clicks, arrivals and sign-ins move over once, what is young stays, and a second try changes nothing", async () => {
    const click = (id: string, at: string, delivered: string | null) =>
      shop.db
        .prepare(
          `INSERT INTO clicks (click_id, url, host, route, clicked_at, delivered_at, place)
         VALUES (?, 'https://a.example/è', 'a.example', 'vai', ?, ?, 'home')`,
        )
        .bind(id, at, delivered);
    await shop.db.batch([
      click("old", days(17), days(17)),
      click("young", days(15), days(15)),
      shop.db.prepare(
        `INSERT INTO outbound_log VALUES ('click:old', 'https://a.example/', 7, '${days(17)}')`,
      ),
    ]);
    const { results } = await shop.db.prepare("SELECT * FROM clicks WHERE click_id = 'old'").all();
    const scans: string[] = [];
    const [here, there] = [explaining(shop.db, scans), explaining(logs.db, scans)];
    for (let turn = 0; turn < 2; turn++)
      for (const kind of moved) expect(await moveLog(here, there, kind, now)).toBe(false);
    expect(scans, "no turn reads a whole table").toEqual([]);
    expect(await count(shop, "clicks")).toBe(1);
    expect((await logs.db.prepare("SELECT * FROM clicks").all()).results).toEqual(results);
    expect([await count(shop, "outbound_log"), await count(logs, "outbound_log")]).toEqual([0, 1]);
    // What broke off between the two steps is done again.
    await shop.db.batch([click("old", days(17), days(17))]);
    await moveLog(shop.db, logs.db, "clicks", now);
    expect([await count(shop, "clicks"), await count(logs, "clicks")]).toEqual([1, 1]);
  });

  test("what lies apart is cleared away and summed there", async () => {
    const kept = Object.fromEntries(apart.map((kind) => [kind, 16])) as KeptDays;
    const scans: string[] = [];
    for (const kind of apart) await pruneLog(explaining(logs.db, scans), kind, kept, now);
    expect(scans, "no turn reads a whole table").toEqual([]);
    expect([await count(logs, "clicks"), await count(logs, "outbound_log")]).toEqual([0, 0]);
    expect(
      (await logs.db.prepare("SELECT kind, subject, count FROM daily_sums ORDER BY kind").all()).results,
    ).toEqual([
      { kind: "arrivals", subject: "click", count: 1 },
      { kind: "clicks", subject: "a.example home", count: 1 },
    ]);
  });
});

test("the export shows both places, the desk the last sign-in, and nothing of a deleted account is left in either", async () => {
  const { call } = upstream();
  const { id, token } = await makeMember(shop.db, { now, password: goodPassword, confirmed: true });
  const signIn = (at: string) =>
    shop.db.prepare(`INSERT INTO sign_in_log (user_id, event, at) VALUES (${id}, 'sign-in', '${at}')`);
  const event = `INSERT INTO events (type, session_id, payload, created_at) VALUES ('page_view', 's', '{"utente_id":${id}}', '${days(1)}')`;
  await shop.db.batch([shop.db.prepare("DELETE FROM sign_in_log"), signIn(days(20)), shop.db.prepare(event)]);
  await logs.db.prepare(event).run();
  await moveLog(shop.db, logs.db, "sign-ins", now);
  const admin = { hasAdminKey: true };
  const { users } = (await call(deskActs.users.list.row, { search: "", page: 1 }, admin)) as {
    users: User[];
  };
  expect(users.find((user) => user.id === id)?.lastSignIn).toBe(days(20));
  await shop.db.batch([signIn(days(2))]);
  const { liste } = (await call(contract.user.export, {}, { token })) as { liste: Record<string, object[]> };
  expect([liste.accessi?.length, liste.eventi?.length]).toEqual([2, 2]);
  await call(contract.user.delete, { password: goodPassword }, { token });
  for (const place of [shop, logs]) {
    expect(await count(place, `sign_in_log WHERE user_id = ${id}`)).toBe(0);
    expect(await count(place, "events WHERE json_extract(payload, '$.utente_id') IS NOT NULL")).toBe(0);
  }
});

test("an account that ends while its rows are under way leaves none behind", async () => {
  const { id } = await makeMember(shop.db, { now, password: goodPassword });
  await shop.db
    .prepare(`INSERT INTO sign_in_log (user_id, event, at) VALUES (${id}, 'sign-in', '${days(20)}')`)
    .run();
  // It ends between the reading here and the writing there.
  const ending = {
    prepare: (text: string) => {
      if (!text.startsWith("INSERT")) return logs.db.prepare(text);
      const bind = (...values: unknown[]) => ({
        all: async () => {
          await shop.db.batch([
            shop.db.prepare(`DELETE FROM sign_in_log WHERE user_id = ${id}`),
            shop.db.prepare(`DELETE FROM users WHERE user_id = ${id}`),
          ]);
          return logs.db
            .prepare(text)
            .bind(...values)
            .all();
        },
      });
      return { bind };
    },
  } as unknown as D1Database;
  await moveLog(shop.db, ending, "sign-ins", now);
  expect(await count(logs, `sign_in_log WHERE user_id = ${id}`)).toBe(0);
});
