/** What the operator is told of: one letter a rule and day, by rules that the desk changes; a silent clock is noticed by requests. */
import brand from "brand/brand.json";
import { readEnv } from "server/env";
import { openHealthRecord } from "server/health/record";
import type { RuleName } from "server/health/rules";
import { changeRule, lookForClock, measuresOf, rulesOf, watch } from "server/health/watch";
import { rows } from "upstream/sql";
import { beforeEach, expect, test, vi } from "vitest";
import { emptied } from "../fixtures/emptied";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const now = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const ago = (minutes: number) => later(-minutes).toISOString();
const origin = "https://www.vetrina.example";
const base = await forFile(openDatabase({ seeded: false }));

const env = (more: object = {}) =>
  readEnv({ DB: base.db, MEDIA: {}, API_KEY: "chiave-di-prova", SITE_ORIGIN: origin, ...more });
const run = (text: string) => base.db.prepare(text).run();
const letters = async () =>
  await rows<{ subject: string; text: string }>(base.db)`
    SELECT subject, text FROM mail_outbox WHERE mail_key LIKE 'watch:%' ORDER BY mail_id`;
const ranAt = (at: string) =>
  run(
    `INSERT INTO clock (kind, due_at, done_at) VALUES ('strike', 0, '${at}') ON CONFLICT DO UPDATE SET done_at = '${at}'`,
  );
const answered = (what: string, count: number) =>
  run(`INSERT INTO health_durations VALUES ('2026-11-21T12', '${what}', 100, ${count})`);
const reported = (store: string, at: string) =>
  run(`INSERT INTO feed_reports (store, at, read, new, changed, unchanged, gone, refused, refusals)
    VALUES ('${store}', '${at}', 1, 1, 0, 0, 0, 0, '[]')`);
/** So many that an hour uses little of what may fail. */
const goodWeek = () => run("INSERT INTO health_durations VALUES ('2026-11-18T12', 'answer', 100, 100000)");
const day = 1_440;

beforeEach(async () => {
  await emptied(
    base.db,
    "clock mail_outbox health_durations health_failures feed_reports storage_days database_days watch_rules audit_log",
  );
  await ranAt(ago(1));
});

test("a site that is well writes nothing", async () => {
  await answered("answer", 10_000);
  await answered("error", 99);
  await goodWeek();
  for (const days of [3, 2, 1]) await reported("puntuale", ago(days * day));
  await watch(env(), now);
  await lookForClock(env(), origin, now);
  expect(await letters()).toEqual([]);
});

/** How each rule is broken, and what its letter says. */
const broken: [RuleName, () => Promise<unknown>, string][] = [
  ["orologio", () => ranAt(ago(11)), "non batte da 11 minuti"],
  [
    "feed",
    async () => {
      for (const days of [6, 5, 4]) await reported("tardivo", ago(days * day));
      await reported("nuovo", ago(30 * day));
    },
    "Non arrivano più i feed di: tardivo (l’ultimo il 17/11/2026).",
  ],
  [
    "email",
    () =>
      run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 11)
        INSERT INTO mail_outbox (mail_key, recipient, subject, text, html, written_at, due_at, refused)
        SELECT 'l' || i, 'a@b.example', 's', '', '', '${ago(30)}', 0, 'by the provider' FROM n`),
    "ha rifiutato 11 email",
  ],
  [
    "errori",
    async () => {
      await answered("answer", 1_000);
      await answered("error", 11);
      await goodWeek();
      let time = now.getTime();
      const record = openHealthRecord(() => time);
      record.failure("page", { error: "x", id: "4c1f-dell-ultima" });
      time += 61_000;
      await record.write(base.db);
    },
    "11 risposte su 1000 sono state errori. Nei log l’ultima è 4c1f-dell-ultima.",
  ],
  [
    "risposte",
    async () => {
      await answered("answer", 100_000);
      await run("INSERT INTO health_durations VALUES ('2026-11-15T12', 'answer', 2000, 700)");
    },
    "Negli ultimi sette giorni 99,305 risposte entro un secondo e senza errore su 100: l’obiettivo è 99,5.",
  ],
  [
    "clic",
    async () => {
      await answered("click", 10_000);
      await run(
        `INSERT INTO health_failures (hour, event, place, count, last_error, last_at) VALUES ('2026-11-20T12', 'click-not-written', '', 2, '', '')`,
      );
    },
    "Negli ultimi sette giorni 99,98 clic conservati su 100: l’obiettivo è 99,99.",
  ],
  [
    "spazio",
    () => run("INSERT INTO storage_days VALUES ('LOGS', '2026-11-21', 7100000000)"),
    "LOGS occupa 7,1 GB di 10",
  ],
  [
    "letture",
    () => run("INSERT INTO database_days VALUES ('2026-11-21', 801000000, 0)"),
    "letto 801 milioni di righe",
  ],
  [
    "scritture",
    () => run("INSERT INTO database_days VALUES ('2026-11-21', 0, 1700000)"),
    "scritto 1,7 milioni",
  ],
];

test.each(broken)(
  "%s: one letter a day, none where the rule is off or its threshold higher",
  async (name, happens, words) => {
    await happens();
    for (const at of [0, 3, 6]) await watch(env(), later(at));
    const found = await letters();
    expect(found).toHaveLength(1);
    expect(found[0]?.text.replace(/\s+/g, " ")).toContain(words);
    expect(found[0]?.text).toContain(`${origin}/gestione/sorveglianza`);
    await run("DELETE FROM mail_outbox WHERE mail_key LIKE 'watch:%'");
    const rule = (await rulesOf(env())).find((one) => one.name === name);
    await changeRule(env(), { name, isOn: false, threshold: rule?.threshold ?? 1 }, null, now);
    await watch(env(), now);
    await changeRule(env(), { name, isOn: true, threshold: 100_000 }, { id: 7, email: "g@x.example" }, now);
    await watch(env(), now);
    expect(await letters()).toEqual([]);
    expect(
      (await base.db.prepare("SELECT actor, subject FROM audit_log ORDER BY entry_id").all()).results,
    ).toEqual([
      { actor: "", subject: `${name} spenta` },
      { actor: "g@x.example", subject: `${name} 100000` },
    ]);
  },
);

test("a broken rule goes to the webhook at once, once a day; what is not taken is told again", async () => {
  const told: string[] = [];
  let status = 500;
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    told.push(JSON.parse(String(body)).text);
    return new Response(null, { status });
  });
  await answered("answer", 1_000);
  await answered("error", 11);
  const called = env({ ALERT_WEBHOOK: "https://hooks.example/x", API_BASE_URL: "https://api.example" });
  await watch(called, now);
  status = 200;
  for (const at of [10, 20, 30]) await watch(called, later(at));
  vi.unstubAllGlobals();
  const said = new RegExp(`^${brand.name}: Troppe risposte con errore\\n.*\\nhttps:.*sorveglianza$`);
  const text = expect.stringMatching(said);
  expect(told.filter((one) => one.includes("Troppe"))).toEqual([text, text]);
});

test("a clock that is silent is noticed by a request, once a day, and its letter leaves without it", async () => {
  await ranAt(ago(9));
  await lookForClock(env(), origin, now);
  expect(await letters()).toEqual([]);
  for (const at of [2, 3, 50]) await lookForClock(env(), origin, later(at));
  expect(await letters()).toMatchObject([{ subject: `${brand.name}: L’orologio tace` }]);
  await lookForClock(env(), origin, later(day));
  expect(await letters()).toHaveLength(2);
  // A preview's clock stands still on purpose, one that never ran may be about to, and a database that fails costs nobody an answer.
  await run("DELETE FROM mail_outbox");
  await lookForClock(env({ STAGE: "preview" }), origin, later(9));
  await run("DELETE FROM clock");
  await lookForClock(env(), origin, later(9));
  const dead = { prepare: () => ({ all: () => Promise.reject(new Error("D1_ERROR")) }) };
  await lookForClock(env({ DB: dead }), origin, later(9));
  expect(await letters()).toEqual([]);
});

test("rows that D1 charges are added up by the day, whoever asks", async () => {
  const { DB } = env();
  let ahead = 0;
  const record = openHealthRecord(() => now.getTime() + ahead);
  record.charged.read += 1_000;
  record.charged.written += 10;
  ahead = 61_000;
  expect(await record.write(DB)).toBe(true);
  record.charged.read += 5;
  expect(await record.write(DB)).toBe(false);
  ahead = 122_000;
  await record.write(DB);
  expect((await measuresOf(env(), now)).rows).toEqual({ read: 1_005, written: 10 });
});

test("a database that counts answers as the one behind it", async () => {
  const { counted } = await import("server/counted");
  const sums = { read: 0, written: 0 };
  const db = counted(base.db, sums);
  await db.batch([db.prepare("INSERT INTO watch_rules VALUES ('x', 1, ?)").bind(2.5)]);
  expect(
    await db.prepare("SELECT threshold FROM watch_rules WHERE rule = ?").bind("x").first("threshold"),
  ).toBe(2.5);
  expect(await db.prepare("SELECT * FROM watch_rules WHERE rule = 'y'").first()).toBeNull();
  expect((await db.prepare("SELECT rule FROM watch_rules").all()).results).toEqual([{ rule: "x" }]);
  expect(sums.written).toBeGreaterThan(0);
  expect(sums.read).toBeGreaterThan(1);
});
