/** The letter of the morning: yesterday in Rome and what waits for a person, once a day, to the operator. */
import { readEnv } from "server/env";
import { isMorningOn, setMorning, untilMorning, writeMorning } from "server/health/morning";
import { rows } from "upstream/sql";
import { beforeEach, expect, test } from "vitest";
import { emptied } from "../fixtures/emptied";
import { openDatabase, openLogs } from "../tools/database";
import { forFile } from "../tools/for-file";
import { explaining } from "../tools/plans";
import said from "./morning.json";

const scans: string[] = [];
/** 7:00 in Rome. */
const now = new Date("2026-11-23T06:00:00Z");
const yesterday = "2026-11-22T10:00:00.000Z";

const base = await forFile(openDatabase());
const logs = await forFile(openLogs());
beforeEach(async () => {
  await emptied(
    base.db,
    "clicks network_sales network_accounts feed_sources feed_readings mail_outbox clock watch_rules health_failures",
  );
  await logs.db.prepare("DELETE FROM search_terms").run();
  await run("INSERT INTO clock (kind, due_at, done_at) VALUES ('morning', 0, '2026-11-22T06:00:00.000Z')");
});

const run = (text: string, db = base.db) => db.prepare(text).run();
const env = (more: object = {}) =>
  readEnv({
    DB: explaining(base.db, scans),
    LOGS: explaining(logs.db, scans),
    MEDIA: {},
    API_KEY: "chiave-di-prova",
    SITE_ORIGIN: "https://www.vetrina.example",
    MAIL_OPERATOR: "gestore@vetrina.example",
    ...more,
  });
const letters = async () =>
  await rows<Record<string, string>>(base.db)`
    SELECT recipient, subject, text, html FROM mail_outbox ORDER BY mail_id`;
const click = (id: string, at: string, more = "0, 0") =>
  run(`INSERT INTO clicks (click_id, url, host, route, clicked_at, visitor, bot, flooded)
    VALUES ('${id}', 'https://www.moda-milano.example/p', 'www.moda-milano.example', 'vai', '${at}', 'impronta-di-giulia', ${more})`);
const sale = (id: string, state: string, day: string, commission: number | null) =>
  run(`INSERT INTO network_sales (network, network_id, state, ordered_at, currency, sale, commission, sale_cents, commission_cents,
      order_day, counted_day, came_at)
    VALUES ('cj', '${id}', '${state}', '${day}', 'EUR', 1, 1, ${commission === null ? "NULL, NULL" : `10000, ${commission}`}, '${day}', '${day}', '')`);
const search = (term: string, missed: string, at = yesterday) =>
  run(
    `INSERT INTO search_terms (term, missed, searched_at) VALUES ('${term}', '${missed}', '${at}')`,
    logs.db,
  );

test("says what yesterday was, from midnight to midnight in Rome, and what waits", async () => {
  await click("a", "2026-11-21T23:00:00.000Z");
  await click("b", "2026-11-22T22:59:59.000Z");
  await click("too-early", "2026-11-21T22:59:59.000Z");
  await click("too-late", "2026-11-22T23:00:00.000Z");
  await click("crawler", yesterday, "1, 0");
  await click("week-before", "2026-11-15T10:00:00.000Z");
  await sale("new", "pending", "2026-11-22", 850);
  await sale("no-rate", "pending", "2026-11-22", null);
  await sale("declined", "declined", "2026-11-22", 900);
  await sale("this-month", "paid", "2026-11-03", 400);
  await sale("last-month", "paid", "2026-10-31", 999);
  await run(
    "INSERT INTO network_accounts (network, problem) VALUES ('awin', 'Awin rifiuta il gettone o l’editore.')",
  );
  await run(`INSERT INTO feed_sources (source_id, store, shown, sealed, network, hours, pictures, most_gone, most_moved, active, due_at, question)
    VALUES (1, 'moda-milano', '{}', '', 'awin', '[6]', 0, 20, 50, 1, '', '{}')`);
  await run(`INSERT INTO feed_readings (source_id, lease, runner, begun_at, ended_at, outcome, problem) VALUES
    (1, 'x', 'r', '', '${yesterday}', 'importato', NULL), (1, 'y', 'r', '', '${yesterday}', 'fallito', 'il server risponde 500')`);
  await run(
    "INSERT INTO health_failures (hour, event, place, count, last_error, last_at) VALUES ('2026-11-22T10', 'mail', 'outbox', 3, 'x', '')",
  );
  for (const times of [1, 2, 3]) await search(`pantofole ${times > 0 ? "pelose" : ""}`, "pelose");
  await search("maria rossi di bari", "maria");
  await search("vestito", "");
  await search("vecchia", "vecchia", "2026-11-20T10:00:00.000Z");
  await writeMorning(env(), now, 3);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    recipient: "gestore@vetrina.example",
    subject: expect.stringContaining("ieri, 22/11/2026"),
  });
  const text = letter?.text ?? "";
  for (const line of said.lines) expect(text).toContain(line);
  // What one person searched may be about somebody.
  for (const personal of ["maria", "impronta", "vecchia"]) expect(text.toLowerCase()).not.toContain(personal);
  expect(scans).toEqual([]);
});

test("goes out once a day, and says so where nothing happened and nobody is waited for", async () => {
  await writeMorning(env(), now);
  await writeMorning(env(), new Date(now.getTime() + 3_600_000));
  expect((await letters()).map(({ text }) => text)).toEqual([
    expect.stringContaining("Ordini di ieri: nessuno"),
  ]);
  await writeMorning(env(), new Date(now.getTime() + 86_400_000));
  expect(await letters()).toHaveLength(2);
});

test("a site that has just begun waits for its first morning; one without an address for links, or with another upstream, writes none", async () => {
  for (const more of [{ SITE_ORIGIN: "" }, { API_BASE_URL: "https://api.example" }])
    await writeMorning(env(more), now);
  await run("UPDATE clock SET done_at = NULL");
  await writeMorning(env(), now);
  expect(await letters()).toEqual([]);
});

test("an operator switches it off and on again; the log says who", async () => {
  expect(await isMorningOn(env())).toBe(true);
  await setMorning(env(), false, { id: 1, email: "gestore@vetrina.example" }, now);
  await writeMorning(env(), now);
  expect([await isMorningOn(env()), await letters()]).toEqual([false, []]);
  await setMorning(env(), true, null, now);
  await writeMorning(env(), now);
  expect(await letters()).toHaveLength(1);
  const results = await rows(base.db)`
    SELECT actor, subject FROM audit_log WHERE call = 'watch.rule' ORDER BY entry_id`;
  expect(results).toEqual([
    { actor: "gestore@vetrina.example", subject: "mattino spenta" },
    { actor: "", subject: "mattino accesa" },
  ]);
});

test.each([
  ["2026-11-22T06:00:00Z", "2026-11-23T06:00:00.000Z"],
  ["2026-11-22T05:59:00Z", "2026-11-22T06:00:00.000Z"],
  ["2026-07-10T05:00:00Z", "2026-07-11T05:00:00.000Z"],
  ["2026-03-28T07:00:00Z", "2026-03-29T05:00:00.000Z"],
  ["2026-10-24T06:00:00Z", "2026-10-25T06:00:00.000Z"],
])("after %s it is written at seven in Rome, %s, through both changes of the clocks", (after, at) => {
  expect(new Date(Date.parse(after) + untilMorning(new Date(after))).toISOString()).toBe(at);
});
