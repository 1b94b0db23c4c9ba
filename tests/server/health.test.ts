/** What an operator is told of failures and slowness: summed by hour, written seldom, read as percentiles. */
import { openHealthRecord } from "server/health/record";
import { type DurationRow, type FailureRow, healthStatements, percentiles } from "upstream/upkeep/health";
import { expect, test } from "vitest";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const base = await forFile(openDatabase({ seeded: false }));

const clock = { now: Date.parse("2026-03-10T12:00:30Z") };
const rows = async <Row>(statement: string) => (await base.db.prepare(statement).all<Row>()).results;

test("failures, slow calls and durations of an hour are summed, written once a minute, and read as p50 and p95", async () => {
  const record = openHealthRecord(() => clock.now);
  for (let call = 0; call < 90; call++) record.duration("call", 18, "products.list");
  for (let call = 0; call < 10; call++) record.duration("call", 1_800, "products.list");
  record.duration("answer", 501, "/abito-rosso");
  record.failure("upstream", { row: "menu.list", error: "menu.list: GET answered 503" });
  await record.write(base.db);
  const [failures, durations] = healthStatements("2026-03-10T12");
  expect(await rows(failures), "too soon").toEqual([]);
  clock.now += 61_000;
  await record.write(base.db);
  record.failure("upstream", { row: "menu.list", error: "menu.list: deadline passed" });
  clock.now += 61_000;
  await record.write(base.db);
  expect(await rows<FailureRow>(failures)).toEqual([
    expect.objectContaining({ event: "slow-call", place: "products.list", count: 10 }),
    expect.objectContaining({ event: "upstream", place: "menu.list", count: 2 }),
    expect.objectContaining({ event: "slow-answer", place: "/abito-rosso", last_error: "501 ms" }),
  ]);
  expect(percentiles(await rows<DurationRow>(durations))).toEqual([
    { what: "answer", count: 1, p50: 1_000, p95: 1_000 },
    { what: "call", count: 100, p50: 20, p95: 2_000 },
  ]);
  expect(await rows(healthStatements("2026-03-10T13")[0])).toEqual([]);
});

test("hours are kept for thirty days, and a database that is gone costs nothing but the minute", async () => {
  clock.now += 31 * 86_400_000;
  const record = openHealthRecord(() => clock.now);
  record.failure("page", { error: "x" });
  clock.now += 61_000;
  const gone = { prepare: base.db.prepare, batch: () => Promise.reject(new Error("gone")) };
  await record.write(gone as unknown as D1Database);
  record.failure("page", { error: "y" });
  clock.now += 61_000;
  await record.write(base.db);
  expect(await rows<FailureRow>(healthStatements("2026-01-01T00")[0])).toEqual([
    expect.objectContaining({ event: "page", count: 1, last_error: "y" }),
  ]);
});
