/** A week of feeds that come by themselves, with all that servers do: each change is shown in time, none by halves, nobody helps. */
import { type CallInput, contract, type Row } from "contract";
import { deskActs } from "upstream/desk";
import { upstreamApp } from "upstream/http";
import { keepImports } from "upstream/import/clock";
import { createUpstream } from "upstream/index";
import { rows } from "upstream/sql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { feedLimits } from "../../scripts/feeds/download";
import { readDue } from "../../scripts/feeds/read-due";
import { remoteSite } from "../../scripts/feeds/site";
import { type FeedServer, startFeedServer, type Trouble } from "../fixtures/feed-server";
import { openDatabase, type TestDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { answeredBy, listening } from "../tools/listening";
import { testSessionKeys as sessionKeys } from "../tools/member";
import { random } from "../tools/random";
import sources from "./fortnight.json";

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.parse("2026-03-20T00:10:00Z");
const clock = { now: begin };
const now = () => new Date(clock.now);

let database: TestDatabase;
let feeds: FeedServer;
const app = upstreamApp("");
const { origin } = await forFile(
  listening(
    answeredBy((request) => app.fetch(request, { DB: database.db, API_KEY: "chiave", sessionKeys, now })),
  ),
);
beforeEach(async () => {
  clock.now = begin;
  database = await openDatabase({ seeded: false });
  feeds = await startFeedServer();
});
afterEach(async () => {
  await feeds.close();
  await database.close();
});

async function call<R extends Row>(row: R, input: CallInput<R>) {
  const upstream = createUpstream({ DB: database.db, sessionKeys, now });
  return row.output.parse(await upstream.call(row, input));
}

async function reader(name: string) {
  const { token } = (await call(deskActs.feedSources.addRunner.row, { name })) as { token: string };
  const site = remoteSite({ url: origin, token, wait: async () => undefined });
  // Only a server that is silent on purpose is given up: others are late on a busy machine.
  const silence = () => (feeds.troubles.some((each) => "silent" in each) ? 200 : feedLimits.silence);
  const limits = () => ({ ...feedLimits, silence: silence(), pause: 1, repetitions: 1 });
  return () => readDue({ site, reach: feeds.reach, limits: limits(), now });
}

async function source(store: string, path: string, hours: number[], more: object = {}): Promise<number> {
  await database.db.prepare("INSERT OR IGNORE INTO stores (slug, name) VALUES (?1, ?1)").bind(store).run();
  const { id } = (await call(deskActs.feedSources.create.row, {
    store,
    address: `${feeds.origin}${path}`,
    network: "google",
    hours,
    pictures: false,
    mostGone: 30,
    mostMoved: 40,
    active: true,
    ...more,
  })) as { id: number };
  return id;
}

type Prices = Record<string, number>;
const title = "id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type";
const written = (prices: Prices) =>
  [
    title,
    ...Object.entries(prices).map(
      ([id, cents]) =>
        `${id}\tFelpa ${id}\thttps://n.example/${id}\t${(cents / 100).toFixed(2)} EUR\tin stock\tLuma\tFelpe`,
    ),
  ].join("\n");

async function shown(store: string, prefix: string): Promise<string> {
  const results = await rows<{ id: string; cents: number }>(database.db)`
    SELECT external_id AS id, price_cents AS cents FROM offers JOIN stores USING (store_id)
       WHERE slug = ${store} AND external_id GLOB ${`${prefix}-*`} ORDER BY external_id`;
  return textOf(Object.fromEntries(results.map(({ id, cents }) => [id, cents])));
}

const textOf = (prices: Prices) =>
  Object.entries(prices)
    .map(([id, cents]) => `${id}=${cents}`)
    .sort()
    .join(" ");

/** What a store asks, version after version: prices move, goods come and go. */
function story(prefix: string, versions: number, seed: number): { at: number; prices: Prices }[] {
  const chance = random(seed);
  let prices: Prices = Object.fromEntries(
    Array.from({ length: 24 }, (_, at) => [`${prefix}-${at + 10}`, 2_000 + at * 100]),
  );
  let next = 60;
  return Array.from({ length: versions }, (_, version) => {
    if (version > 0) {
      const all = Object.entries(prices);
      // One day everything is reduced, within what is let in by itself.
      const isSale = version === Math.floor(versions / 2);
      prices = Object.fromEntries(
        all
          .filter((_, at) => version % 5 !== 0 || at > 2)
          .map(([id, cents]) => [
            id,
            isSale ? Math.round(cents * 0.75) : chance() < 0.1 ? cents + 150 : cents,
          ]),
      );
      if (version % 3 === 0) prices[`${prefix}-${next++}`] = 3_000 + version;
    }
    return { at: begin + Math.floor((version * 6.5 * 24 * hour) / versions), prices };
  });
}

interface Told {
  store: string;
  prefix: string;
  path: string;
  hours: number[];
  /** Between two readings at most. */
  rhythm: number;
  versions: { at: number; prices: Prices }[];
  served: { gzip?: boolean; etag?: boolean; ranges?: boolean };
}

/** Two of them of one store: what one does not name the other may. Hours between two readings, and how many versions come. */
const told = sources.map(
  ({ rhythm, versions, ...said }, at): Told => ({
    ...said,
    rhythm: rhythm * hour,
    versions: story(said.prefix, versions, at + 1),
  }),
);

/** What the servers do wrong, by the number of the reading. */
const wrongs: Record<number, Trouble[]> = {
  4: [{ status: 500 }, { status: 500 }],
  8: [{ cut: 300 }],
  11: [{ cut: 200 }, { cut: 200 }],
  16: [{ silent: true }, { silent: true }],
  22: [{ status: 503 }],
  29: [{ status: 404 }],
  37: [{ cut: 0 }, { silent: true }],
  45: [{ status: 500 }, { status: 500 }],
};
const halves = [6, 18, 33, 50];
const deaths = [60, 70];

test("a week passes without help: every change in its rhythm, no catalogue by halves, no source read twice", async () => {
  const [first, second] = [await reader("uno"), await reader("due")];
  for (const { store, path, hours } of told) await source(store, path, hours);
  const lags = told.map(() => 0);
  let rounds = 0;
  for (const end = begin + 7 * 24 * hour; ; rounds++) {
    const next = await database.db
      .prepare("SELECT MIN(MAX(due_at, COALESCE(leased_until, ''))) AS at FROM feed_sources")
      .first<string>("at");
    clock.now = Math.max(clock.now, Date.parse(next ?? ""));
    if (clock.now > end) break;
    publish(rounds);
    if (deaths.includes(rounds)) {
      await call(contract.feedWork.take, { lease: `lettore-morto-${rounds}` });
      continue;
    }
    // Two at once share what there is.
    await Promise.all([first(), second()]);
    feeds.troubles.length = 0;
    for (const [at, one] of told.entries()) lags[at] = Math.max(lags[at] ?? 0, await lagOf(one));
  }
  // What was tried again came within half an hour.
  for (const [at, { rhythm, path }] of told.entries())
    expect(lags[at], path).toBeLessThanOrEqual(rhythm + 40 * minute);
  const results = await rows<{ outcome: string; n: number }>(database.db)`
    SELECT outcome, COUNT(*) AS n FROM feed_readings GROUP BY outcome`;
  const outcomes = Object.fromEntries(results.map(({ outcome, n }) => [outcome, n]));
  expect(Object.keys(outcomes).sort()).toEqual(["chiede", "fallito", "importato", "interrotto", "invariato"]);
  const open = await database.db
    .prepare("SELECT COUNT(*) AS n FROM feed_sources WHERE question IS NOT NULL")
    .first("n");
  const helped = await database.db
    .prepare(
      "SELECT COUNT(*) AS n FROM audit_log WHERE call IN ('feedSources.answer', 'feedSources.readNow')",
    )
    .first("n");
  expect([open, helped]).toEqual([0, 0]);
  const twice = await database.db
    .prepare(
      "SELECT COUNT(*) AS n FROM (SELECT 1 FROM feed_readings WHERE outcome <> 'interrotto' GROUP BY source_id, begun_at HAVING COUNT(*) > 1)",
    )
    .first("n");
  expect(twice).toBe(0);
});

/** Puts each feed out as it is now; sometimes a server has written only half of it. */
function publish(round: number): void {
  for (const { path, served, versions } of told) {
    const body = written(versionAt(versions).prices);
    const half = halves.includes(round) ? body.slice(0, Math.floor(body.length * 0.45)) : body;
    feeds.feeds.set(path, { ...served, body: half });
  }
  feeds.troubles.push(...(wrongs[round] ?? []));
}

function versionAt(versions: Told["versions"]) {
  return versions.findLast(({ at }) => at <= clock.now) as Told["versions"][number];
}

/** For how long what is shown has been overtaken. Whatever is shown was once the whole feed. */
async function lagOf({ store, prefix, versions }: Told): Promise<number> {
  const is = await shown(store, prefix);
  if (is === "") return clock.now - begin;
  const at = versions.findLastIndex(({ at, prices }) => at <= clock.now && textOf(prices) === is);
  expect(at, `${store} shows a whole feed`).toBeGreaterThanOrEqual(0);
  const overtaken = versions[at + 1]?.at ?? Number.POSITIVE_INFINITY;
  return Math.max(0, clock.now - overtaken);
}

test("what changes too much waits for a person, who sees the difference; a yes lets it in, and nothing larger", async () => {
  const read = await reader("uno");
  const prices = story("A", 1, 1)[0]?.prices ?? {};
  feeds.feeds.set("/a.tsv", { body: written(prices) });
  const id = await source("alfa", "/a.tsv", [6]);
  await read();
  const dear = Object.fromEntries(Object.entries(prices).map(([name, cents]) => [name, cents * 2]));
  const next = async (body: string) => {
    feeds.feeds.set("/a.tsv", { body });
    clock.now += 24 * hour;
    await read();
    return ((await call(deskActs.feedSources.one.row, { id })) as { source: { question: unknown } }).source
      .question;
  };
  const few = Object.fromEntries(Object.entries(prices).slice(0, 12));
  expect(await next(written(few))).toMatchObject({ leaving: { gone: 12, known: 24 } });
  expect(await next(written(dear))).toMatchObject({
    leaving: { gone: 0 },
    movement: { compared: 24, up: 24, down: 0, median: 100 },
  });
  expect(await shown("alfa", "A")).toBe(textOf(prices));
  await call(deskActs.feedSources.answer.row, { id, answer: "yes" });
  const dearer = Object.fromEntries(Object.entries(prices).map(([name, cents]) => [name, cents * 3]));
  expect(await next(written(dearer))).toMatchObject({ movement: { median: 200 } });
  expect(await shown("alfa", "A")).toBe(textOf(prices));
  expect(await next(written(dear))).toBeNull();
  expect(await shown("alfa", "A")).toBe(textOf(dear));
});

test("a feed of a network without a tracked address waits for a person; a yes lets it in once", async () => {
  const read = await reader("uno");
  const plain = written({ "A-1": 2_000, "A-2": 2_500 });
  const by = (host: string) => plain.replaceAll("n.example/", `${host}/pclick.php?p=`);
  feeds.feeds.set("/a.tsv", { body: plain });
  const id = await source("alfa", "/a.tsv", [6], { network: "awin" });
  const next = async () => {
    clock.now += 24 * hour;
    await read();
    const { source, readings } = (await call(deskActs.feedSources.one.row, { id })) as {
      source: { question: { addresses: unknown } | null };
      readings: { report: { addresses: unknown } }[];
    };
    return [source.question?.addresses ?? null, readings[0]?.report.addresses];
  };
  const none = { all: 2, tracked: 0, hosts: [], network: "awin" };
  expect(await next()).toEqual([none, none]);
  expect(await shown("alfa", "A")).toBe("");
  await call(deskActs.feedSources.answer.row, { id, answer: "yes" });
  expect(await next()).toEqual([null, none]);
  expect(await shown("alfa", "A")).toBe("A-1=2000 A-2=2500");
  feeds.feeds.set("/a.tsv", { body: plain.replace("20.00", "21.00") });
  expect(await next()).toEqual([none, none]);
  expect(await shown("alfa", "A")).toBe("A-1=2000 A-2=2500");
  feeds.feeds.set("/a.tsv", { body: by("www.awin1.com") });
  expect(await next()).toEqual([null, { ...none, tracked: 2, hosts: [["awin1.com", 2]] }]);
});

test("columns that nobody knows wait at the desk, and come in once they are told", async () => {
  const read = await reader("uno");
  const own = written({ "A-1": 2_000 }).replace(
    title,
    "Codice\tNome\tIndirizzo\tPrezzo\tStato\tMarca\tCategoria",
  );
  feeds.feeds.set("/a.tsv", { body: own });
  const id = await source("alfa", "/a.tsv", [6], { network: "proprie" });
  await read();
  const asked = (await call(deskActs.feedSources.one.row, { id })) as {
    source: { columns: { proposal: Record<string, string> } };
  };
  expect(asked.source.columns.proposal).toMatchObject({ codice: "id", prezzo: "price" });
  await call(contract.catalogue.columns, { slug: "alfa", columns: asked.source.columns.proposal });
  await call(deskActs.feedSources.readNow.row, { id });
  await read();
  expect(await shown("alfa", "A")).toBe("A-1=2000");
});

test("a feed in a private network is not read, and says so", async () => {
  const read = await reader("uno");
  feeds.reach.isAllowed = () => false;
  const id = await source("alfa", "/a.tsv", [6]);
  await read();
  const { readings } = (await call(deskActs.feedSources.one.row, { id })) as {
    readings: { outcome: string; problem: string }[];
  };
  expect(readings[0]).toMatchObject({
    outcome: "fallito",
    problem: "L’indirizzo porta in una rete privata, o non a un sito.",
  });
  expect(feeds.asked).toEqual([]);
});

test("Awin's list of feeds leads to the feed with the number behind the address", async () => {
  const read = await reader("uno");
  const head =
    "Advertiser ID,Advertiser Name,Primary Region,Membership Status,Feed ID,Feed Name,Language,Vertical,Last Imported,Last Checked,No of products,URL";
  const line = (id: number, path: string) =>
    `9,"Negozio, prova",IT,Joined,${id},Default,Italian,,2026-03-19 07:07:32,2026-03-19 08:07:32,2,${feeds.origin}${path}`;
  const [old, present] = [
    "/datafeed/list/apikey/abc",
    "/productdata-darwin-download/publisher/9/abc/1/feedList",
  ];
  feeds.feeds.set(old, { body: [head, line(76, "/no.tsv"), line(77, "/a.tsv")].join("\n") });
  feeds.feeds.set(present, {
    body: [`${head},Datafeed Format`, `${line(76, "/no.tsv")},Legacy`, `${line(77, "/a.tsv")},Google`].join(
      "\n",
    ),
  });
  feeds.feeds.set("/a.tsv", { body: written({ "A-1": 2_000, "A-2": 2_500 }), gzip: true });
  await source("alfa", `${present.replace("abc", "{chiave}")}#77`, [6], { key: "abc", network: "awin" });
  const wrong = await source("beta", `${old}#78`, [6], { network: "awin" });
  await read();
  const { readings } = (await call(deskActs.feedSources.one.row, { id: wrong })) as {
    readings: { problem: string }[];
  };
  expect(readings[0]?.problem).toBe("La lista di Awin non ha il feed 78.");
  expect(feeds.asked.map(({ path }) => path)).toContain("/a.tsv");
});

test("a doubted price is held for as long as its feed tells it, and comes in when a person says so, though the file is the same", async () => {
  const read = await reader("uno");
  await source("alfa", "/a.tsv", [0, 6, 12, 18]);
  const shows = async (body: Prices) => {
    feeds.feeds.set("/a.tsv", { body: written(body) });
    await read();
    clock.now += 6 * hour;
    return shown("alfa", "A");
  };
  const prices = { "A-1": 10_000, "A-2": 5_000 };
  expect(await shows(prices)).toBe("A-1=10000 A-2=5000");
  const fallen = { ...prices, "A-1": 1_500 };
  for (let reading = 0; reading < 56; reading++) expect(await shows(fallen)).toBe("A-1=10000 A-2=5000");
  expect(feeds.asked.at(-1)?.status).toBe(304);
  await call(deskActs.feeds.answer.row, { store: "alfa", about: "price", id: "A-1", answer: "yes" });
  await keepImports(database.db, new Date(clock.now + minute));
  expect(await shows(fallen)).toBe("A-1=1500 A-2=5000");
});
