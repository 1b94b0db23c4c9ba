/** The minute of the clock on tables as after a year: what it asks, what that costs, and that nothing holds the rest up. */
import { readEnv } from "server/env";
import { stateOf } from "server/health/state";
import { chores } from "upstream/chores";
import { doChores } from "upstream/clock";
import { posted } from "upstream/mail/outbox";
import { prepare } from "upstream/sql";
import { afterEach, expect, test, vi } from "vitest";
import { drainAll } from "../../functions/scheduled";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { explaining } from "../tools/plans";
import { blank, counting } from "../tools/watched";
import { fillYear } from "../tools/year";

const now = new Date("2026-11-21T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

const database = await forFile(openDatabase());
await fillYear(database.db, { scale: 1 / 40, now });
// The months of that year are reckoned, which takes longer than the warm-up below.
const reckoned = `INSERT INTO price_index_months (month, finished_at)
    SELECT strftime('%Y-%m', ?1, '-' || value || ' months'), ?1 FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12]')`;
await database.db.prepare(reckoned).bind(now.toISOString()).run();
afterEach(() => {
  vi.unstubAllGlobals();
});

const settings = {
  MEDIA: {},
  API_KEY: "chiave-di-prova",
  MAIL_API_KEY: "chiave-della-posta",
  SITE_ORIGIN: "https://www.vetrina.example",
};
const scheduledRun = (DB: D1Database, at: Date) => drainAll({ ...settings, LOG: "off", DB }, () => {}, at);
const letter = {
  to: "a@b.example",
  replyTo: null,
  subject: "s",
  text: "t",
  html: "h",
  headers: {},
  urgency: "access",
  lasts: null,
} as const;

test("a scheduled run without anything to do reads few rows in few statements, whatever the tables hold", async () => {
  const tally = blank();
  const db = counting(database.db, tally);
  for (let minute = 0; minute < 30; minute++) await scheduledRun(db, minutes(minute));
  for (let minute = 60; minute < 75; minute++) {
    Object.assign(tally, blank());
    await scheduledRun(db, minutes(minute));
    expect(tally.read, `rows read in minute ${minute}`).toBeLessThanOrEqual(400);
    expect(tally.statements, `statements of minute ${minute}`).toBeLessThanOrEqual(40);
  }
});

test("what is old is found by a key: no scheduled run reads a whole table, neither when much is due nor when nothing is", async () => {
  const scans: string[] = [];
  const media = {
    delete: async () => undefined,
    list: async () => ({ objects: [], truncated: false }),
  } as unknown as R2Bucket;
  const db = explaining(database.db, scans);
  const later = new Date(now.getTime() + 3 * 86_400_000);
  const none = () => expect.unreachable();
  for (let runs = 0; runs < 12; runs++)
    await doChores(db, chores({ db, logs: db, media }, keptFor(1), later), later, none);
  await scheduledRun(db, later);
  expect(scans).toEqual([]);
  const left = await database.db.prepare("SELECT MIN(created_at) AS at FROM events").first<string>("at");
  expect(left && left > now.toISOString().slice(0, 4)).toBe(true);
});

const keptFor = (days: number) => ({
  clicks: days,
  arrivals: days,
  searches: days,
  events: days,
  letters: days,
  "sign-ins": days,
  messages: days,
  reports: days,
  pages: days,
});

test("one kind that fails stops no other, is told in the log, and has its turn again ten minutes later", async () => {
  const ran: string[] = [];
  const chore = (kind: string) => ({
    kind,
    every: 3_600_000,
    run: async () => {
      ran.push(kind);
      if (kind === "rotto") throw new Error("guasto");
      return false;
    },
  });
  const failures: string[] = [];
  const at = (minute: number) =>
    doChores(database.db, [chore("rotto"), chore("sano")], minutes(minute), (kind) => failures.push(kind));
  for (const minute of [0, 5, 11]) await at(minute);
  expect(ran).toEqual(["rotto", "sano", "rotto"]);
  expect(failures).toEqual(["rotto", "rotto"]);
});

test("letters go first, and clicks and all else have their turn when the provider, the imports and the alerts fail", async () => {
  const order: string[] = [];
  await prepare(database.db, posted("una", letter, new Date())).run();
  vi.stubGlobal("fetch", async () => {
    order.push("letter");
    throw new Error("no provider");
  });
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = (text: string) => /import_runs|alert_queue/.test(text);
  const db = {
    prepare(text: string) {
      if (broken(text)) throw new Error("D1_ERROR");
      if (/FROM new_clicks LIMIT 1/.test(text)) order.push("clicks");
      if (/^SELECT kind, due_at FROM clock/.test(text)) order.push("chores");
      return database.db.prepare(text);
    },
    batch: database.db.batch.bind(database.db),
  } as unknown as D1Database;
  await drainAll({ ...settings, LOG: "errors", DB: db }, () => {}, minutes(200));
  expect(order).toEqual(["letter", "clicks", "chores"]);
  const state = await stateOf(readEnv({ ...settings, DB: database.db }), minutes(205).getTime());
  expect([state.clock, state.database], "a scheduled run that failed in part was one").toEqual([300, "bene"]);
  const lines = logged.mock.calls.join("\n");
  logged.mockRestore();
  for (const kind of ["imports", "alerts"]) expect(lines).toContain(`"event":"${kind}"`);
});

test("a monitor is told when the clock is silent, a link waits too long, or the database does not answer", async () => {
  const env = (more: object = {}) => readEnv({ ...settings, DB: database.db, ...more });
  const at = (minute: number, more = {}) => stateOf(env(more), minutes(minute).getTime());
  await database.db.prepare("DELETE FROM mail_outbox WHERE sent_at IS NULL").run();
  await scheduledRun(database.db, minutes(300));
  expect((await at(305)).isWell).toBe(true);
  expect((await at(311)).isWell).toBe(false);
  expect((await at(311, { STAGE: "preview" })).isWell).toBe(true);
  await prepare(database.db, posted("attesa", letter, minutes(292))).run();
  expect(await at(301)).toMatchObject({ isWell: true, letters: 540 });
  expect((await at(305)).isWell).toBe(false);
  expect((await at(305, { MAIL_API_KEY: "" })).isWell).toBe(true);
  const dead = { prepare: () => ({ first: () => Promise.reject(new Error("D1_ERROR")) }) };
  expect(await at(305, { DB: dead })).toMatchObject({ isWell: false, database: "non risponde" });
});
