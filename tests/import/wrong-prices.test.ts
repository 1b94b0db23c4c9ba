import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { readDue } from "../../scripts/feeds/read-due";
import { type Site, siteOn } from "../../scripts/feeds/site";
import { targetOn } from "../../scripts/import/target-local";
import { startFeedServer } from "../fixtures/feed-server";
import { forFile } from "../tools/for-file";
import { testSessionKeys as sessionKeys } from "../tools/member";
import { random } from "../tools/random";
import { anewForEveryTest, db, rows } from "./import-set";

const feeds = await forFile(startFeedServer());
const begin = Date.parse("2026-03-01T00:10:00Z");
const halfDay = 43_200_000;
/** Readings, two a day; of them the feed is wrong from one to another. */
const [readings, wrongFrom, wrongTo] = [22, 8, 18];
const clock = { now: begin };
const now = () => new Date(clock.now);

interface Good {
  id: string;
  cents: number;
  /** What the store says it cost before; null: nothing. */
  list: number | null;
}
/** What the feed says of a good while it is wrong; `at` is its place among all. */
type Fault = (good: Good, at: number) => Good;

const many = 40;

/** What the store asks, reading after reading: a good in twenty moves a little, so that after ten of them 25 of 40 still move by the fault alone. */
function truths(seed: number): Good[][] {
  const chance = random(seed);
  const price = () => 1_990 + Math.floor(chance() * 300) * 100;
  let goods = Array.from(
    { length: many },
    (_, at): Good => ({ id: `A-${at + 10}`, cents: price(), list: null }),
  );
  return Array.from({ length: readings }, () => {
    goods = goods.map((good) =>
      chance() < 0.05 ? { ...good, cents: Math.max(990, good.cents + (chance() < 0.5 ? -300 : 400)) } : good,
    );
    return goods;
  });
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;
function written(goods: readonly Good[]): string {
  const lines = goods.map(({ id, cents, list }) =>
    [
      ...[id, `Felpa ${id}`, `https://www.alfa.example/${id}`, euros(list ?? cents)],
      ...[list === null ? "" : euros(cents), "in stock", "Luma", "Donna > Felpe"],
    ].join("\t"),
  );
  return ["id\ttitle\tlink\tprice\tsale_price\tavailability\tbrand\tproduct_type", ...lines].join("\n");
}

function siteOf(database: D1Database): Site {
  const upstream = createUpstream({ DB: database, sessionKeys, now });
  return siteOn(
    async (row, input) => row.output.parse(await upstream.call(row, input)),
    targetOn(database, async () => undefined, now),
  );
}

const right = truths(7);

async function read(site: Site, reading: number, goods: readonly Good[]): Promise<void> {
  clock.now = begin + reading * halfDay;
  feeds.feeds.set("/feed.tsv", { body: written(goods) });
  await readDue({ site, reach: feeds.reach, now });
  // What is looked at once more, ten minutes later.
  clock.now += 660_000;
  await readDue({ site, reach: feeds.reach, now });
}

/** Until the fault every course is the same. */
anewForEveryTest([
  "wrong-prices",
  async (database) => {
    clock.now = begin;
    const store = "INSERT INTO stores (slug, name, host) VALUES ('alfa', 'Alfa', 'www.alfa.example')";
    await database.prepare(store).run();
    await createUpstream({ DB: database, sessionKeys, now }).call(deskActs.feedSources.create.row, {
      ...{ store: "alfa", address: `${feeds.origin}/feed.tsv`, network: "google", hours: [0, 12] },
      ...{ pictures: false, mostGone: 30, mostMoved: 40, active: true },
    });
    for (let reading = 0; reading < wrongFrom; reading++)
      await read(siteOf(database), reading, right[reading] ?? []);
  },
]);

const shownPrices = async () =>
  new Map(
    (
      await rows<{ id: string; cents: number }>("SELECT external_id AS id, price_cents AS cents FROM offers")
    ).map(({ id, cents }) => [id, cents]),
  );

interface Outcome {
  /** Of the goods that were told wrong: shown as told, as last believed, or not at all. */
  believed: number;
  held: number;
  absent: number;
  /** What a person is asked at the end of the fault: about the reading, many prices at once, and single ones. */
  asked: string;
  /** Goods that are not as the store says when all is well again, and prices of the fault that the history keeps. */
  wrong: number;
  kept: number;
}

async function course(fault: Fault, fresh: readonly Good[] = []): Promise<Outcome> {
  const site = siteOf(db());
  const offered = right.map((goods, reading) => (reading < wrongFrom ? goods : [...goods, ...fresh]));
  const told = offered.map((goods, reading) => (reading < wrongTo ? goods.map(fault) : goods));
  for (let reading = wrongFrom; reading < wrongTo; reading++) await read(site, reading, told[reading] ?? []);
  const faulty = faultsOf(told[wrongTo - 1] ?? [], offered[wrongTo - 1] ?? []);
  const shown = await shownPrices();
  const believed = faulty.filter(({ id, cents }) => shown.get(id) === cents).length;
  const absent = faulty.filter(({ id }) => !shown.has(id)).length;
  const asked = await questions();
  for (let reading = wrongTo; reading < readings; reading++) await read(site, reading, told[reading] ?? []);
  const after = await shownPrices();
  const wrong = (offered.at(-1) ?? []).filter(({ id, cents }) => after.get(id) !== cents).length;
  const truth = new Set(offered.flat().map(({ id, cents }) => `${id} ${cents}`));
  const points = await rows<{ point: string }>(
    "SELECT DISTINCT external_id || ' ' || p.price_cents AS point FROM offers JOIN price_points p USING (offer_id)",
  );
  const kept = points.filter(({ point }) => !truth.has(point)).length;
  return { believed, held: faulty.length - believed - absent, absent, asked, wrong, kept };
}

function faultsOf(told: readonly Good[], right: readonly Good[]): Good[] {
  const truth = new Map(right.map(({ id, cents }) => [id, cents]));
  return told.filter(({ id, cents }) => truth.get(id) !== cents);
}

async function questions(): Promise<string> {
  const upstream = createUpstream({ DB: db(), sessionKeys, now });
  const { question } = deskActs.feedSources.list.row.output.parse(
    await upstream.call(deskActs.feedSources.list.row, {}),
  )[0] as { question: { movement: { odd: { factor: number; count: number } | null } | null } | null };
  const { groups, questions: all } = deskActs.feeds.questions.row.output.parse(
    await upstream.call(deskActs.feeds.questions.row, {}),
  );
  const grouped = groups.reduce((sum, { count }) => sum + count, 0);
  const odd = question?.movement?.odd;
  return [
    ...(odd ? [`one of the reading (${odd.count} × ${odd.factor})`] : []),
    ...groups.map(({ count }) => `one of ${count}`),
    ...(all.length > grouped ? [`${all.length - grouped} single`] : []),
  ].join(", ");
}

const times =
  (factor: number, sum = 0): Fault =>
  (good) => ({
    ...good,
    cents: Math.round(good.cents * factor) + sum,
    list: good.list === null ? null : Math.round(good.list * factor),
  });
const only =
  (fault: Fault, which: (at: number) => boolean): Fault =>
  (good, at) =>
    which(at) ? fault(good, at) : good;
const reduced =
  (factor: number): Fault =>
  (good) => ({ ...good, cents: Math.round(good.cents * factor), list: good.cents });
const novelties = [8_990, 12_990, 19_990].map((cents, at): Good => ({ id: `N-${at}`, cents, list: null }));
const none = { believed: 0, absent: 0, wrong: 0, kept: 0 };

test.each<[string, Fault, Outcome, Good[]?]>([
  ["divided by 100", times(0.01), { ...none, held: 40, asked: "one of the reading (40 × 0.01003)" }],
  ["multiplied by 100", times(100), { ...none, held: 40, asked: "one of the reading (25 × 100)" }],
  ["with VAT twice", times(1.22), { ...none, held: 40, asked: "one of the reading (25 × 1.22)" }],
  ["without VAT", times(1 / 1.22), { ...none, held: 40, asked: "one of the reading (25 × 0.8197)" }],
  ["in dollars", times(1.0835), { ...none, held: 40, asked: "one of the reading (25 × 1.084)" }],
  ["in pounds", times(0.8561), { ...none, held: 40, asked: "one of the reading (25 × 0.8561)" }],
  ["with shipping", times(1, 490), { ...none, held: 40, asked: "one of the reading (25 × 1.031)" }],
  ["doubled", times(2), { ...none, held: 40, asked: "one of the reading (25 × 2)" }],
  [
    "divided by 100, every other one",
    only(times(0.01), (at) => at % 2 === 0),
    { ...none, held: 20, asked: "one of the reading (20 × 0.01005)" },
  ],
  [
    "without VAT, every third one",
    only(times(1 / 1.22), (at) => at % 3 === 0),
    { ...none, held: 14, asked: "one of the reading (8 × 0.8197)" },
  ],
  [
    "each by another factor, far off",
    (good, at) => times(at % 2 ? 7 + at : 0.05 + at / 1_000)(good, at),
    { ...none, held: 40, asked: "one of the reading (40 × 15.73)" },
  ],
  [
    "divided by 100, three of them",
    only(times(0.01), (at) => at < 3),
    { ...none, held: 3, asked: "3 single" },
  ],
  [
    "multiplied by 100, three of them",
    only(times(100), (at) => at < 3),
    { ...none, held: 3, asked: "3 single" },
  ],
  [
    "divided by 100, eight of them",
    only(times(0.01), (at) => at < 8),
    { ...none, held: 8, asked: "one of 5, 3 single" },
  ],
  [
    "right, with novelties divided by 100",
    only(times(0.01), (at) => at >= many),
    { ...none, held: 0, absent: 3, asked: "3 single" },
    novelties,
  ],
])(
  "prices %s are not believed in ten readings, and nothing of them is left",
  async (_, fault, expected, fresh) => {
    expect(await course(fault, fresh)).toEqual(expected);
  },
);

test.each<[string, Fault, Good[]?]>([
  ["20 % off everything", times(0.8)],
  ["20 % off everything, with the price before", reduced(0.8)],
  ["a third off everything", times(2 / 3)],
  ["75 % off everything, with the price before", reduced(0.25)],
  ["18 % off everything", times(0.82)],
  ["novelties", (good) => good, novelties],
])("%s comes in at once, and so does the way back", async (_, fault, fresh) => {
  const { asked, held, absent, wrong } = await course(fault, fresh);
  expect({ asked, held, absent, wrong }).toEqual({ asked: "", held: 0, absent: 0, wrong: 0 });
});
