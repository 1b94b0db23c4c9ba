/** Sources of feeds: what opens them is sealed and masked, one reader holds each, and hours are those of Rome. */

import { type CallInput, contract, type FeedWork, type Row } from "contract";
import { nextAt } from "domain/hours-of-rome";
import { deskActs, type FeedSource } from "upstream/desk";
import { maskedAddress } from "upstream/feeds/secrets";
import { type Caller, createUpstream } from "upstream/index";
import { batch, sql } from "upstream/sql";
import { beforeEach, describe, expect, test } from "vitest";
import { emptied } from "../../fixtures/emptied";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { explaining } from "../../tools/plans";
import said from "./sources.json";

const { feedSources } = deskActs;
const { feedWork } = contract;
const clock = { now: Date.parse("2026-03-10T12:00:00Z") };
const minute = 60_000;
const keys = [{ id: "uno", secret: "la-prima-chiave-del-sigillo" }];
const scans: string[] = [];
const database = await forFile(openDatabase({ seeded: false }));
await database.db.prepare("INSERT INTO stores (slug, name) VALUES ('alfa', 'Alfa'), ('beta', 'Beta')").run();
beforeEach(async () => {
  await emptied(database.db, "feed_sources feed_readings feed_runners audit_log");
});

async function call<R extends Row>(row: R, input: CallInput<R>, caller?: Caller, sessionKeys = keys) {
  const DB = explaining(database.db, scans);
  const upstream = createUpstream({ DB, now: () => new Date(clock.now), sessionKeys });
  return row.output.parse(await upstream.call(row, input, caller));
}

const rules = {
  network: "awin" as const,
  hours: [6, 18],
  pictures: false,
  mostGone: 30,
  mostMoved: 40,
  active: true,
};
const secret = "SegretoSegretissimo1";
const address = `https://feed.example/datafeed/apikey/${secret}/lingua/it?fid=77&format=csv`;
const add = (store = "alfa", more: object = {}) =>
  call(feedSources.create.row, {
    store,
    address,
    user: "utente",
    password: secret,
    key: secret,
    ...rules,
    ...more,
  }) as Promise<FeedSource>;
const take = (lease: string, token?: string) =>
  call(
    feedWork.take,
    { lease: `la-lettura-numero-${lease}` },
    token ? { token } : {},
  ) as Promise<FeedWork | null>;
const report = { report: {}, etag: null, modified: null, digest: null, timed: false };
const end = (lease: string, outcome: string, more: object = {}) =>
  call(
    feedWork.end,
    feedWork.end.input.parse({
      lease: `la-lettura-numero-${lease}`,
      outcome,
      problem: null,
      ...report,
      ...more,
    }),
  );

describe("what opens a feed", () => {
  test("lies sealed, is shown masked, stands in no log, and reaches its reader alone", async () => {
    const made = await add();
    expect(made).toMatchObject({
      address: "https://feed.example/datafeed/apikey/•••/lingua/it?fid=•••&format=csv",
      user: "utente",
      hasPassword: true,
      hasKey: true,
    });
    const kept = JSON.stringify([
      (await database.db.prepare("SELECT * FROM feed_sources").all()).results,
      (await database.db.prepare("SELECT * FROM audit_log").all()).results,
      await call(feedSources.list.row, {}),
    ]);
    expect(kept).not.toContain(secret);
    expect(await take("1")).toMatchObject({ address, user: "utente", password: secret, key: secret });
  });

  test("stays when a form sends the mask and empty fields, and goes when it is taken away", async () => {
    const { id, address: shown } = await add();
    await call(feedSources.update.row, { id, ...rules, address: shown });
    expect(await take("1")).toMatchObject({ address, user: "utente", password: secret, key: secret });
    await end("1", "invariato");
    const changed = await call(feedSources.update.row, {
      id,
      ...rules,
      user: null,
      password: null,
      key: null,
    });
    expect(changed).toMatchObject({ user: null, hasPassword: false, hasKey: false });
    await expect(
      call(feedSources.update.row, { id, ...rules, address: "https://altrove.example/•••/a.csv" }),
    ).rejects.toMatchObject({ status: 422, field: "address" });
  });

  test("is sealed anew with a new key as long as the old one is known, and is asked for when it is not", async () => {
    await add();
    const later = [{ id: "due", secret: "la-seconda-chiave-del-sigillo" }, ...keys];
    await call(feedWork.take, { lease: "lettura-con-chiave-nuova" }, {}, later);
    const sealed = await database.db.prepare("SELECT sealed FROM feed_sources").first<string>("sealed");
    expect(sealed).toMatch(/^due\./);
    const held = await call(feedWork.take, { lease: "lettura-con-chiave-nuova" }, {}, keys);
    expect(held).toMatchObject({ address: null, password: null });
  });

  test.each(said.shown)("%s is shown as %s", (written, shown) => {
    expect(maskedAddress(written)).toBe(shown);
  });

  test.each([
    ["ftp://feed.example/a.csv", "address"],
    ["https://10.0.0.1/a.csv", "address"],
    ["https://localhost/a.csv", "address"],
    ["https://utente:password@feed.example/a.csv", "address"],
    ["feed.example/a.csv", "address"],
  ])("%s is no address of a feed", async (written, field) => {
    await expect(add("alfa", { address: written })).rejects.toMatchObject({ status: 422, field });
  });
});

describe("readers", () => {
  test("share what is due and never hold a source twice, nor two of one store", async () => {
    await add("alfa");
    await add("alfa");
    await add("beta");
    const [one, two, three] = await Promise.all([take("1"), take("2"), take("3")]);
    const held = [one, two, three].flatMap((work) => work?.store ?? []);
    expect(held.sort()).toEqual(["alfa", "beta"]);
    // The same lease again is the same source: an answer may have been lost.
    expect(await take("1")).toEqual(one);
  });

  test("that die lose their lease, and the next one takes it up", async () => {
    const { id } = await add();
    await take("1");
    clock.now += 9 * minute;
    expect(await take("2")).toBeNull();
    clock.now += 2 * minute;
    expect(await take("3")).toMatchObject({ store: "alfa" });
    await expect(end("1", "importato")).rejects.toMatchObject({ status: 409 });
    await expect(
      call(feedWork.step, { lease: "la-lettura-numero-1", step: "legge", bytes: 1 }),
    ).rejects.toMatchObject({ status: 409 });
    const { readings } = (await call(feedSources.one.row, { id })) as {
      readings: { outcome: string | null }[];
    };
    expect(readings.map(({ outcome }) => outcome)).toEqual([null, "interrotto"]);
  });

  test("keep their lease as long as they tell how far they are", async () => {
    await add();
    await take("1");
    for (let step = 0; step < 5; step++) {
      clock.now += 9 * minute;
      await call(feedWork.step, { lease: "la-lettura-numero-1", step: "importa", bytes: 5_000 });
      expect(await take(`altra-${step}`)).toBeNull();
    }
    await end("1", "importato");
    await end("1", "importato");
  });

  test("open the rows of readers with their token, for stores whose source they hold, until it is taken away", async () => {
    await add("alfa");
    const { id, token } = (await call(feedSources.addRunner.row, { name: "Server" })) as {
      id: number;
      token: string;
    };
    const known = (slug: string) => call(contract.catalogue.known, { slug, after: "" }, { token });
    await expect(known("alfa")).rejects.toMatchObject({ status: 403 });
    expect(await take("1", token)).toMatchObject({ store: "alfa" });
    await expect(known("alfa")).resolves.toMatchObject({ more: false });
    await expect(known("beta")).rejects.toMatchObject({ status: 403 });
    await expect(call(feedSources.list.row, {}, { token })).rejects.toMatchObject({ status: 403 });
    await expect(call(deskActs.users.list.row, { page: 1 } as never, { token })).rejects.toMatchObject({
      status: 403,
    });
    await call(feedSources.removeRunner.row, { id });
    await expect(known("alfa")).rejects.toMatchObject({ status: 401 });
    // Its source is anybody's at once.
    expect(await take("2")).toMatchObject({ store: "alfa" });
  });
});

describe("when a source is read", () => {
  const at = (iso: string) => new Date(iso);
  test.each([
    ["at six in winter", [6], "2026-01-10T04:59:00Z", "2026-01-10T05:00:00.000Z"],
    ["at six in summer", [6], "2026-07-10T04:59:00Z", "2026-07-11T04:00:00.000Z"],
    ["at an hour that spring leaves out", [2], "2026-03-29T00:30:00Z", "2026-03-29T01:00:00.000Z"],
    ["at an hour that autumn has twice, once", [2], "2026-10-25T00:00:00Z", "2026-10-26T01:00:00.000Z"],
    ["at the next of several", [6, 13, 20], "2026-01-10T12:00:00Z", "2026-01-10T19:00:00.000Z"],
  ])("%s", (_, hours, now, next) => {
    expect(nextAt(hours, at(now)).toISOString()).toBe(next);
  });

  test("each hour, through a whole year, never twice and never late", () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    let now = at("2026-01-01T00:00:00Z");
    for (let count = 0; count < 24 * 365; count++) {
      const next = nextAt(hours, now);
      expect(next.getTime() - now.getTime()).toBe(60 * minute);
      now = next;
    }
  });

  test("what failed is tried again soon, and a quiet one waits for its hour", async () => {
    clock.now = Date.parse("2026-03-10T12:00:00Z");
    const { id } = await add();
    const next = async () =>
      ((await call(feedSources.one.row, { id })) as { source: FeedSource }).source.nextAt;
    await take("1");
    await end("1", "fallito", { problem: "500" });
    expect(await next()).toBe("2026-03-10T12:10:00.000Z");
    clock.now += 10 * minute;
    await take("2");
    await end("2", "fallito", { problem: "500" });
    expect(await next()).toBe("2026-03-10T12:30:00.000Z");
    clock.now += 20 * minute;
    await take("3");
    await end("3", "importato");
    expect(await next()).toBe("2026-03-10T17:00:00.000Z");
  });
});

test("what a person lets in holds for the next reading, a tenth more included, and is over with it", async () => {
  const { id } = await add();
  const leaving = { gone: 50, known: 100, examples: ["A-1"] };
  await take("1");
  await end("1", "chiede", { report: { leaving } });
  const { source } = (await call(feedSources.one.row, { id })) as { source: FeedSource };
  expect(source.question).toMatchObject({ leaving: { gone: 50, known: 100 } });
  await call(feedSources.answer.row, { id, answer: "yes" });
  const work = await take("2");
  expect(work?.allowed?.gone).toBeCloseTo(55);
  await end("2", "importato");
  await expect(call(feedSources.answer.row, { id, answer: "yes" })).rejects.toMatchObject({ status: 409 });
  clock.now += 24 * 60 * minute;
  expect((await take("3"))?.allowed).toBeNull();
});

test("what a backup of older days says in other words counts as nothing: the next reading asks anew", async () => {
  const { id } = await add();
  await batch(database.db, [
    sql`UPDATE feed_sources SET question = '{"quando":"2026-03-10"}', columns = '{"nomi":["letti"],"proposta":{}}'`,
  ]);
  const { source } = (await call(feedSources.one.row, { id })) as { source: FeedSource };
  expect(source).toMatchObject({ question: null, columns: null });
});

test("thirty readings of a source are kept", async () => {
  const { id } = await add();
  for (let reading = 0; reading < 33; reading++) {
    await call(feedSources.readNow.row, { id });
    await take(`giro-${reading}`);
    await end(`giro-${reading}`, "invariato");
  }
  const counted = database.db.prepare("SELECT COUNT(*) AS n FROM feed_readings");
  expect(await counted.first<number>("n")).toBe(30);
});

test("no statement of all this reads a table that grows", () => {
  expect(scans).toEqual([]);
});
