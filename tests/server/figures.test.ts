/** What the desk's first page counts: days and hours of Rome, weeks, and what waits, from known clicks, openings and letters. */
import { figuresOf } from "server/desk/figures";
import { type BudgetRow, budgetStatement, printedBudgets } from "upstream/upkeep/health";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, type TestDatabase } from "../tools/database";

let base: TestDatabase;
beforeEach(async () => {
  base = await openDatabase({ seeded: false });
});
afterEach(() => base.close());

const put = (text: string, ...values: unknown[]) =>
  base.db
    .prepare(text)
    .bind(...values)
    .run();

interface Click {
  host?: string;
  place?: string | null;
  bot?: number;
  flooded?: number;
  counted?: boolean;
}

let clicks = 0;
function click(at: string, { host = "a.example", place = "home", ...flags }: Click = {}) {
  const { bot = 0, flooded = 0, counted = true } = flags;
  return put(
    `INSERT INTO ${counted ? "clicks" : "new_clicks"} (click_id, url, host, route, clicked_at, place, bot, flooded)
     VALUES (?, 'https://a.example/', ?, 'vai', ?, ?, ?, ?)`,
    `click-${++clicks}`,
    host,
    at,
    place,
    bot,
    flooded,
  );
}

const figures = (now: string) => figuresOf({ DB: base.db, LOGS: base.db, API_BASE_URL: "" }, new Date(now));
const counted = <Row extends { clicks: number }>(rows: Row[]) => rows.filter((row) => row.clicks > 0);

test("clicks count by hour of today and of the same day a week before, across the night that loses an hour", async () => {
  // Rome went from +1 to +2 on Sunday 29 March; the week before began in winter.
  await click("2026-03-29T22:10:00.000Z");
  await click("2026-03-30T08:05:00.000Z");
  await click("2026-03-30T08:55:00.000Z");
  await click("2026-03-22T23:05:00.000Z");
  await click("2026-03-23T09:30:00.000Z");
  await click("2026-03-23T22:59:00.000Z");
  await click("2026-03-23T23:01:00.000Z");
  await click("2026-03-30T08:10:00.000Z", { bot: 1 });
  await click("2026-03-30T08:10:00.000Z", { flooded: 1 });
  const { hours, days } = await figures("2026-03-30T09:15:00Z");
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  expect(hours.filter((row) => row.clicks > 0 || row.before > 0)).toEqual([
    { hour: 0, clicks: 1, before: 1 },
    { hour: 10, clicks: 2, before: 1 },
    { hour: 23, clicks: 0, before: 1 },
  ]);
  expect(counted(days)).toEqual([
    { day: "2026-03-23", views: 0, clicks: 3 },
    { day: "2026-03-24", views: 0, clicks: 1 },
    { day: "2026-03-30", views: 0, clicks: 3 },
  ]);
});

test.each([
  ["just after the day of 23 hours", "2026-03-29T22:30:00Z", "2026-03-17", "2026-03-29", "2026-03-30"],
  ["late on the day of 25 hours", "2026-10-25T22:30:00Z", "2026-10-12", "2026-10-24", "2026-10-25"],
])("fourteen days follow each other without gap or double %s", async (_, now, first, yesterday, today) => {
  const { days } = await figures(now);
  expect(new Set(days.map(({ day }) => day)).size).toBe(14);
  expect([days[0]?.day, days.at(-2)?.day, days.at(-1)?.day]).toEqual([first, yesterday, today]);
});

test("the hour that Rome lives twice counts both times, and last week's is that of the calendar", async () => {
  await click("2026-10-25T00:30:00.000Z");
  await click("2026-10-25T01:30:00.000Z");
  await click("2026-10-18T21:30:00.000Z");
  const { hours } = await figures("2026-10-25T22:30:00Z");
  expect(hours.filter((row) => row.clicks > 0 || row.before > 0)).toEqual([
    { hour: 2, clicks: 2, before: 0 },
    { hour: 23, clicks: 0, before: 1 },
  ]);
});

const noon = "2026-06-15T12:00:00.000Z";
const daysAgo = (days: number, from = noon) => new Date(Date.parse(from) - days * 86_400_000).toISOString();

test("a week counts by store and by kind of page beside the week before; crawlers and floods do not", async () => {
  await put("INSERT INTO stores (store_id, slug, name) VALUES (1, 'uno', 'Negozio Uno')");
  await put("INSERT INTO exit_hosts (host, store_id) VALUES ('www.uno.example', 1), ('uno.example', 1)");
  await click(daysAgo(1), { host: "www.uno.example", place: "product" });
  await click(daysAgo(6.9), { host: "uno.example", place: "listing" });
  await click(daysAgo(7.1), { host: "uno.example", place: "product" });
  await click(daysAgo(13.9), { host: "altro.example", place: null });
  await click(daysAgo(14.1), { host: "uno.example", place: "product" });
  await click(daysAgo(0.1), { host: "rete.example", place: "product" });
  await click(daysAgo(0.1), { host: "uno.example", bot: 1 });
  await click(daysAgo(0.1), { host: "uno.example", flooded: 1 });
  const { stores, places } = await figures(noon);
  expect(stores).toEqual([
    { name: "Negozio Uno", clicks: 2, before: 1 },
    { name: "rete.example", clicks: 1, before: 0 },
    { name: "altro.example", clicks: 0, before: 1 },
  ]);
  expect(places).toEqual([
    { place: "product", clicks: 2, before: 1 },
    { place: "listing", clicks: 1, before: 0 },
    { place: "", clicks: 0, before: 1 },
  ]);
});

test("openings of all pages stand beside the clicks of their day", async () => {
  await put(
    `INSERT INTO page_counts (day, page, views) VALUES ('2026-06-15', '/', 30), ('2026-06-15', '/prodotti', 12),
      ('2026-06-14', '/', 7), ('2026-06-02', '/', 3), ('2026-06-01', '/', 99)`,
  );
  await click(daysAgo(0.1));
  // 23:30 of the 13th in Greenwich is the 14th in Rome.
  await click("2026-06-13T23:30:00.000Z");
  const { days } = await figures(noon);
  expect(days.filter(({ views, clicks }) => views + clicks > 0)).toEqual([
    { day: "2026-06-02", views: 3, clicks: 0 },
    { day: "2026-06-14", views: 7, clicks: 1 },
    { day: "2026-06-15", views: 42, clicks: 1 },
  ]);
});

test("letters and clicks that wait are counted with their oldest; refused letters apart, crawlers' clicks not at all", async () => {
  const letter = (key: string, days: number, sent: boolean, refused: string | null) =>
    put(
      `INSERT INTO mail_outbox (mail_key, recipient, subject, text, html, written_at, due_at, sent_at, refused)
       VALUES (?, 'a@b.example', 's', 't', 'h', ?, 0, ?, ?)`,
      key,
      daysAgo(days),
      sent ? noon : null,
      refused,
    );
  await letter("sent", 9, true, null);
  await letter("refused", 8, false, "no such address");
  await letter("waits", 2, false, null);
  await letter("waits too", 1, false, null);
  await click(daysAgo(3), { counted: false });
  await click(daysAgo(1), { counted: false });
  // The clock has not had its turn since.
  await click(noon, { counted: false });
  const { letters, undelivered } = await figures(noon);
  expect(letters).toEqual({ waiting: 2, refused: 1, oldest: daysAgo(2) });
  expect(undelivered).toEqual({ count: 2, oldest: daysAgo(3) });
});

test("where nothing has happened yet everything is zero", async () => {
  const { hours, days, letters, undelivered, ...lists } = await figures(noon);
  expect([counted(hours), counted(days), hours.length, days.length]).toEqual([[], [], 24, 14]);
  expect([letters, undelivered]).toEqual([
    { waiting: 0, refused: 0, oldest: null },
    { count: 0, oldest: null },
  ]);
  expect(Object.values(lists)).toEqual(Array.from(Object.values(lists), () => []));
});

test("what was promised of a week: answers late or wrong and clicks that were lost, against the goal, at the desk and as lines", async () => {
  const lasted = (at: number, what: string, upTo: number, count: number) =>
    put("INSERT INTO health_durations VALUES (?, ?, ?, ?)", daysAgo(at).slice(0, 13), what, upTo, count);
  await lasted(1, "answer", 1_000, 1_990);
  await lasted(2, "answer", 2_000, 5);
  await lasted(2, "error", 50, 5);
  await lasted(8, "answer", 5_000, 900);
  await lasted(1, "click", 100, 9_998);
  await put(
    "INSERT INTO health_failures (hour, event, place, count, last_error, last_at, last_id) VALUES (?, 'click-not-written', '', 2, 'x', ?, '')",
    daysAgo(3).slice(0, 13),
    daysAgo(3),
  );
  const { budgets } = await figures(noon);
  expect(budgets.map(({ what, goal }) => [what, goal])).toEqual([
    ["answers", 99.5],
    ["clicks", 99.99],
  ]);
  const row = await base.db.prepare(budgetStatement(Date.parse(noon))).first<BudgetRow>();
  expect(row && printedBudgets(row)).toEqual([
    "answers in time: 99.499 % of seven days, goal 99.5 %, 100 % of what may fail is used up",
    "clicks kept: 99.980 % of seven days, goal 99.99 %, 200 % of what may fail is used up",
  ]);
});
