/** A feed whose goods are not seen is a failure, whatever is wrong with it: the command ends with 1, desk and letter say why, once. */

import { readEnv } from "server/env";
import { writeMorning } from "server/health/morning";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readDue } from "../../scripts/feeds/read-due";
import { siteOn } from "../../scripts/feeds/site";
import { importAsCommand } from "../../scripts/import/command";
import type { ImportOptions } from "../../scripts/import/options";
import { targetOn } from "../../scripts/import/target-local";
import { asking } from "../fixtures/ask";
import { type FeedServer, startFeedServer } from "../fixtures/feed-server";
import { openLogs, type TestDatabase } from "../tools/database";
import { testSessionKeys as sessionKeys } from "../tools/member";
import { anewForEveryTest, db, folder, rows, written } from "./import-set";
import wrongCells from "./refusals.json";

anewForEveryTest();
let feeds: FeedServer;
let logs: TestDatabase;
const clock = { now: Date.parse("2026-11-20T05:10:00Z") };
const day = 86_400_000;
beforeEach(async () => {
  clock.now = Date.parse("2026-11-20T05:10:00Z");
  feeds = await startFeedServer();
  logs = await openLogs();
});
afterEach(async () => {
  await feeds.close();
  await logs.close();
});

const header = "id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type";
type Cells = Record<string, string>;
/** Forty goods; `change` breaks those that it is asked about. */
function goods(change: (row: Cells) => Cells = (row) => row, broken = 40): string {
  const lines = Array.from({ length: 40 }, (_, at) => {
    const row = {
      id: `A-${at + 1}`,
      title: `Felpa ${at}`,
      link: `https://www.negozio.example/p/${at}`,
      price: `${20 + at}.90 EUR`,
      availability: "in stock",
      brand: "Luma",
      product_type: "Donna > Felpe",
    };
    const cells: Cells = at < broken ? change(row) : row;
    return header.split("\t").map((name) => cells[name] ?? "");
  });
  return [header, ...lines.map((cells) => cells.join("\t"))].join("\n");
}

const kinds: [wrong: string, feed: string, said: RegExp, told: RegExp][] = [
  ...(wrongCells as unknown as [string, Cells, string, string][]).map(
    ([wrong, cells, said, told]): (typeof kinds)[number] => [
      wrong,
      goods((row) => ({ ...row, ...cells })),
      new RegExp(said),
      new RegExp(told),
    ],
  ),
  ["an empty file", "", /the file is empty/, /il file è vuoto/],
  ["a header alone", header, /it holds no rows/, /il file non contiene prodotti/],
  [
    "a page in place of the feed",
    "<!doctype html><html><body>Errore 500</body></html>",
    /no feed to import/,
    /è una pagina web, non un feed/,
  ],
  [
    "columns that nobody knows",
    goods().replace(header, "a\tb\tc\td\te\tf\tg"),
    /the columns are not those/,
    /le colonne non sono quelle/,
  ],
  [
    "other goods altogether",
    goods((row) => ({ ...row, id: `Z-${row.id}` })),
    /40 of 40 offers of negozio .* are not in this feed/,
    /ne sparirebbero 40 offerte su 40/,
  ],
];

const now = () => new Date(clock.now);
const localTarget = () => targetOn(db(), async () => undefined, now);

function command(content: string, more: Partial<ImportOptions> = {}) {
  return importAsCommand({
    target: localTarget(),
    file: written("feed", content),
    store: "negozio",
    images: folder,
    now: now(),
    ...more,
  });
}

const offers = () => rows("SELECT external_id, price_cents FROM offers ORDER BY 1");
const readAt = async () => (await rows<{ at: string }>("SELECT applied_at AS at FROM store_imports"))[0]?.at;
const health = async () => (await asking(db(), now())(deskActs.feeds.health.row, {}))[0];

async function letterOf(morning: number): Promise<string> {
  const env = readEnv({
    DB: db(),
    LOGS: logs.db,
    MEDIA: {},
    API_KEY: "chiave-di-prova",
    SITE_ORIGIN: "https://www.vetrina.example",
    MAIL_OPERATOR: "gestore@vetrina.example",
  });
  await rows(
    "INSERT OR IGNORE INTO clock (kind, due_at, done_at) VALUES ('morning', 0, '2026-11-01T06:00:00.000Z')",
  );
  await rows("DELETE FROM mail_outbox");
  await writeMorning(env, new Date(morning));
  return (await rows<{ text: string }>("SELECT text FROM mail_outbox"))[0]?.text ?? "";
}

describe.each(kinds)("a feed with %s", (_, feed, said, told) => {
  test("changes and confirms nothing as a command, which ends with 1; desk and letter tell it once, until it goes well", async () => {
    expect((await command(goods())).code).toBe(0);
    const before = await offers();
    const at = await readAt();
    clock.now += day;
    const { code, said: lines, wrong } = await command(feed);
    expect([code, [...lines, ...wrong].join("\n")]).toEqual([1, expect.stringMatching(said)]);
    expect(await offers()).toEqual(before);
    expect(await readAt()).toBe(at);
    expect(await health()).toMatchObject({ problem: expect.stringMatching(told) });
    const first = await letterOf(clock.now + day);
    expect(first).toMatch(told);
    expect(first).toContain("1 feed che non entra:\nhttps://www.vetrina.example/gestione/negozi");
    clock.now += day;
    await command(feed);
    const second = await letterOf(clock.now + day);
    expect([told.test(second), second.includes("1 feed che non entra")]).toEqual([false, true]);
    clock.now += day;
    expect((await command(goods())).code).toBe(0);
    expect(await health()).toMatchObject({ problem: null });
    expect(await letterOf(clock.now + day)).toContain("Niente aspetta qualcuno.");
  });

  test("is a failure of its source too, told once", async () => {
    const call = (row: unknown, input: unknown) =>
      createUpstream({ DB: db(), sessionKeys, now }).call(row as never, input);
    const site = siteOn(async (row, input) => row.output.parse(await call(row, input)), localTarget());
    await rows("INSERT INTO stores (slug, name) VALUES ('negozio', 'Negozio')");
    const address = `${feeds.origin}/feed.tsv`;
    const rules = {
      network: "google",
      hours: [6],
      pictures: false,
      mostGone: 30,
      mostMoved: 40,
      active: true,
    };
    await call(deskActs.feedSources.create.row, { store: "negozio", address, ...rules });
    const read = (body: string) => {
      feeds.feeds.set("/feed.tsv", { body });
      return readDue({ site, reach: feeds.reach, now });
    };
    expect(await read(goods())).toEqual({ well: 1, failed: 0 });
    clock.now += day;
    const { failed } = await read(feed);
    // These two wait for a person at the desk already, and are told as that.
    if (/colonne|sparirebbero/.test(told.source)) return expect(failed).toBe(0);
    expect(failed).toBe(1);
    expect(await health()).toMatchObject({ problem: expect.stringMatching(told) });
    expect(await letterOf(clock.now + day)).toMatch(told);
    clock.now += day;
    await read(feed);
    const second = await letterOf(clock.now + day);
    expect([told.test(second), second.includes("1 feed che non entra")]).toEqual([false, true]);
    clock.now += day;
    expect(await read(goods())).toEqual({ well: 1, failed: 0 });
    expect(await letterOf(clock.now + day)).toContain("Niente aspetta qualcuno.");
  });
});

test.each([
  [8, 0],
  [9, 1],
])("%i refused rows of 40 end the command with %i, and the others come in", async (broken, code) => {
  const feed = goods((row) => ({ ...row, price: "20.90 USD" }), broken);
  expect((await command(feed)).code).toBe(code);
  expect(await offers()).toHaveLength(40 - broken);
  expect((await health())?.problem === null).toBe(code === 0);
});

test("what is only tried tells nobody", async () => {
  expect((await command("", { dryRun: true })).code).toBe(1);
  expect(await rows("SELECT * FROM feed_reports")).toEqual([]);
});
