/**
 * `npm run bench:shards -- --state DIR [--times 10] [--questions 60]`: a catalogue past one machine. The catalogue that `bench:catalogue --state DIR` made
 * is brought to one ClickHouse server and to two shards and copied there so many times within ClickHouse; then both answer the same random questions.
 * Totals and counts must be those of the memory engine times the copies, and both must show the same pages. The verdict is the exit code.
 */
import { join } from "node:path";
import { emptyListing, type ListingQuery } from "contract";
import type { HandlerContext } from "upstream/handler";
import type { Counts } from "upstream/listing/answer";
import { clickHouse } from "upstream/listing/clickhouse/client";
import { clickHouseListing } from "upstream/listing/clickhouse/engine";
import { completing, fillListing } from "upstream/listing/clickhouse/fill";
import { allOf, current, writtenColumns } from "upstream/listing/clickhouse/tables";
import type { ListingEngine } from "upstream/listing/engine";
import { memory } from "upstream/listing/memory";
import { argumentsOf } from "../../scripts/local/arguments";
import { openClickHouse } from "../tools/clickhouse";
import { openStored } from "../tools/database";
import { random } from "../tools/random";
import { median, quantile } from "./load";
import { markdown, type Row } from "./table";

const { values, whole, wrong } = argumentsOf(
  "npm run bench:shards -- --state DIR [--times 10] [--questions 60]",
  {
    state: { type: "string" },
    times: { type: "string", default: "10" },
    questions: { type: "string", default: "60" },
  },
);
const state = values.state ?? wrong("--state DIR: where bench:catalogue has made a catalogue");
const [times, asked] = [whole("times"), whole("questions")];
const stored = await openStored(join(state, "d1"));
const servers = [await openClickHouse(1), await openClickHouse(2)];
try {
  const context = { db: stored.db, edgeSnapshots: null, behind: null, now: new Date() } as HandlerContext;
  const chance = random(21);
  const queries = Array.from({ length: asked }, () => query(chance));
  const truth = await answers("memory", memory, queries, context);
  const engines: Answers[] = [];
  for (const { settings } of servers) {
    const shards = settings.map(clickHouse);
    while (!(await fillListing(stored.db, shards)));
    await multiply(shards);
    const engine = clickHouseListing(shards as [(typeof shards)[number]]);
    engines.push(await answers(`${shards.length} servers`, engine, queries, context));
  }
  const [one, two] = engines as [Answers, Answers];
  const differing = queries.filter((_, index) => !agree(index, truth, one, two));
  for (const each of differing) console.error(`✗ ${JSON.stringify(each)}`);
  const products = (truth.open * times).toLocaleString("en");
  console.log(
    markdown(
      engines.map(
        (engine, index): Row => [
          "P8",
          `${products} products, ClickHouse on ${index + 1} of these servers`,
          `page p50 ${engine.pages.p50} ms, p95 ${engine.pages.p95} ms; all counts p50 ${engine.counting.p50} ms, p95 ${engine.counting.p95} ms`,
          `${asked - differing.length} of ${asked} questions right`,
        ],
      ),
      new Date().toISOString().slice(0, 10),
    ),
  );
  process.exitCode = differing.length === 0 ? 0 : 1;
} finally {
  await Promise.all([stored.close(), ...servers.map((each) => each.close())]);
}

interface Answers {
  open: number;
  picks: string[];
  totals: number[];
  counts: Counts[];
  pages: Times;
  counting: Times;
}

/** Milliseconds. */
interface Times {
  p50: number;
  p95: number;
}

async function answers(
  name: string,
  engine: ListingEngine,
  list: readonly ListingQuery[],
  context: HandlerContext,
): Promise<Answers> {
  console.error(`· ${name} …`);
  const open = (await engine.cards(emptyListing, context)).page.total;
  const found: Omit<Answers, "pages" | "counting"> = { open, picks: [], totals: [], counts: [] };
  const [pages, counting]: number[][] = [[], []];
  for (const each of list) {
    const began = performance.now();
    const { page, cards } = await engine.cards(each, context);
    // Copies share the offers of their original, whose cards then come more than once.
    if (new Set(cards.map((card) => card.product_id)).size !== page.picks.length)
      throw new Error(`${name} lacks cards of ${JSON.stringify(each)}`);
    const between = performance.now();
    found.counts.push((await engine.counts(each, context)).counts);
    pages?.push(between - began);
    counting?.push(performance.now() - between);
    found.totals.push(page.total);
    found.picks.push(page.picks.map(({ product, offer }) => `${product}:${offer}`).join());
  }
  return { ...found, pages: timesOf(pages ?? []), counting: timesOf(counting ?? []) };
}

function timesOf(figures: number[]): Times {
  return { p50: Math.round(median(figures)), p95: Math.round(quantile(figures, 0.95)) };
}

/** Copies stand on the server of their original; an id grows by a power of two above all of them. */
async function multiply(shards: readonly ReturnType<typeof clickHouse>[]): Promise<void> {
  const others = writtenColumns.filter((name) => name !== "id").join(", ");
  const copied = { [current.products]: others, [current.goods]: "told, kept" };
  for (const shard of shards) {
    for (let copy = 1; copy < times; copy += 1)
      for (const [table, rest] of Object.entries(copied))
        await shard.run(`INSERT INTO ${table} (id, ${rest})
          SELECT toUInt32(id + ${copy * 2 ** 20}), ${rest} FROM ${table} WHERE id < ${2 ** 20}`);
    for (const table of [current.order, current.counts, current.words])
      await shard.run(`TRUNCATE TABLE ${table}`);
  }
  for (const statement of completing(allOf(current, shards.length)))
    for (const shard of shards) await shard.run(statement);
}

/** What the two engines say is what the memory says, so many times. */
function agree(index: number, truth: Answers, one: Answers, two: Answers): boolean {
  const grown = plain(truth.counts[index], times);
  return (
    [one, two].every(({ totals, counts }) => {
      return totals[index] === (truth.totals[index] ?? 0) * times && plain(counts[index], 1) === grown;
    }) && one.picks[index] === two.picks[index]
  );
}

/** Numbers of products by id, so many times; ids without products are left out, as kept counts of categories leave them out. */
function plain(counts: Counts | undefined, copies: number): string {
  const found = Object.entries(counts ?? {}).map(([name, byId]) => [
    name,
    Object.entries(byId as Record<number, number>).flatMap(([id, count]) =>
      count > 0 ? [[id, count * copies]] : [],
    ),
  ]);
  return JSON.stringify(found);
}

/** One to three filters, any order, an early page. */
function query(chance: () => number): ListingQuery {
  const below = (most: number) => Math.floor(chance() * most);
  const filters: Partial<ListingQuery>[] = [
    { category: ["donna", "uomo", "scarpe-donna", "vestiti-donna"][below(4)] },
    { priceMin: 20 + below(60), priceMax: 80 + below(100) },
    { onSale: true },
    { rating: 1 + below(5) },
    { availability: "disponibili" },
  ];
  const facets: ListingQuery["facets"] = {
    ...(chance() < 0.6 && { colour: [`colour-${1 + below(28)}`] }),
    ...(chance() < 0.4 && { size: [`size-${1 + below(59)}`, `size-${1 + below(59)}`] }),
    ...(chance() < 0.3 && { brand: [`brand-${1 + below(50)}`] }),
    ...(chance() < 0.3 && { store: [`negozio-${1 + below(30)}`] }),
  };
  const sort =
    (["consigliati", "prezzo_asc", "piu_recenti", "in_sconto"] as const)[below(4)] ?? "consigliati";
  return { ...emptyListing, ...filters[below(filters.length)], facets, sort, page: 1 + below(3) };
}
