/**
 * P8: the upstream's listing and all facet counts on invented catalogues of growing size, 10,000 and 100,000 products unless
 * told: `npm run bench:catalogue -- --products 1000000 --engine clickhouse` (a million takes a quarter of an hour to make).
 * With the engine ClickHouse both engines answer, one after the other, on the same catalogue. `--state DIR` makes the catalogue
 * there and finds it there again.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatListing, parseListing } from "contract";
import { Miniflare } from "miniflare";
import { clickHouse } from "upstream/listing/clickhouse/client";
import { fillListing } from "upstream/listing/clickhouse/fill";
import { argumentsOf } from "../../scripts/local/arguments";
import { databaseIn, databasesOf } from "../../scripts/local/bindings";
import { bundleWorker } from "../tools/bundle";
import { invented } from "../tools/catalogue/invented";
import { scale } from "../tools/catalogue/recipes";
import { writeCatalogue } from "../tools/catalogue/write";
import { openClickHouse, openClickHouseToday } from "../tools/clickhouse";
import { migrate } from "../tools/database";
import { compatibility } from "../tools/site";
import tables from "./listing-engines.json";
import { quantile } from "./load";
import { markdown, type Row } from "./table";

const rounds = 60;

const openings = new Map([
  ["clickhouse", openClickHouse],
  ["clickhouse-today", openClickHouseToday],
]);

/** Two filters each, and what visitors mix them with. */
const questions: Record<string, string>[] = [
  { categoria: "donna", colore: "colour-3" },
  { brand: "brand-7,brand-8", taglia: "size-3" },
  { colore: "colour-1", negozio: "negozio-3", prezzoMax: "80" },
  { genere: "gender-2", inSconto: "true" },
  { categoria: "scarpe-donna", cerca: "scarpa elegnte" },
];

/** Searches of four understood words: kind, look, people, price, none read before. The invented names know all of them. */
const understood = (round: number) => ({ cerca: `gioielli eleganti donna sotto ${80 + round} euro` });

/** Terms that visitors have entered, all of them often enough to be suggested. */
const entered = 20_000;

/** What is typed on the way to these searches, letter by letter, with slips too. */
const typed = tables.typed.flatMap((text) =>
  Array.from({ length: text.length }, (_, last) => text.slice(0, last + 1)),
);

interface Measured {
  ms: number;
  /** Rows read, and calls to D1. */
  rows: number;
  trips: number;
}

interface Figures {
  products: number;
  engine: string;
  /** The first request of an isolate, with two filters. */
  cold: Measured;
  /** The same with a snapshot that another isolate left. */
  near: Measured;
  p50: number;
  p95: number;
  /** p95 of the search and its calls to D1, what it was understood as, and how many products it finds. */
  search: { p95: number; trips: number };
  parts: number;
  found: number;
  /** p95 of suggestions, and the rows that one reads at most. */
  suggestions: number;
  suggestionRows: number;
  /** The listing without any filter. */
  open: number;
  rows: number;
  /** Rows that the related and recommended products of one product read, at most. */
  beside: number;
}

/** The figures of one catalogue, for the memory and, where it is wished, for ClickHouse. */
async function measure(products: number, engine: string, kept?: string): Promise<Figures[]> {
  const state = kept ?? mkdtempSync(join(tmpdir(), "vetrina-listing-"));
  const isMade = existsSync(join(state, "d1"));
  const script = await bundleWorker("tests/bench/listing-engines-worker.ts");
  const isolate = (LISTING_URL?: string) =>
    new Miniflare({
      workers: [
        {
          ...compatibility,
          ...(LISTING_URL && { bindings: { LISTING_URL } }),
          modules: [{ type: "ESModule", path: "index.js", contents: script }],
          d1Databases: ["DB"],
        },
        databasesOf(["DB"]),
      ],
      d1Persist: join(state, "d1"),
      cachePersist: join(state, "cache"),
    });
  let host = isolate();
  const servers = await openings.get(engine)?.();
  try {
    const db = await databaseIn(host);
    const start = performance.now();
    if (!isMade) {
      await migrate(db);
      const recipe = scale(products);
      await writeCatalogue(db, { stores: recipe.stores, products: invented(recipe), at: new Date() });
      await db
        .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
          INSERT INTO suggestions (slug, term, folded, uses)
          SELECT 's' || i, t, t, i % 50 FROM (SELECT i, char(97 + i % 26, 97 + i % 17, 97 + i % 11) || ' ' || i AS t FROM n)`)
        .bind(entered)
        .run();
      console.error(`· ${products} products made in ${secondsSince(start)} s`);
    }
    const figures: Figures[] = [await asked("memory")];
    for (const settings of servers?.settings ?? []) {
      const filling = performance.now();
      const full = await databaseIn(host);
      const used = process.cpuUsage();
      while (!(await fillListing(full, [clickHouse(settings)])));
      const cpu = Math.round(process.cpuUsage(used).user / 1e6);
      console.error(`· brought to ClickHouse in ${secondsSince(filling)} s, ${cpu} s of processor here`);
      figures.push(await asked(engine, settings.url));
    }
    return figures;
  } finally {
    await host.dispose();
    await servers?.close();
    if (!kept) rmSync(state, { recursive: true, force: true });
  }

  async function asked(engine: string, url?: string): Promise<Figures> {
    const ask = async (row: string, input: unknown) => {
      const response = await host.dispatchFetch("http://upstream/", {
        method: "POST",
        body: JSON.stringify({ row, input }),
      });
      const body = await response.text();
      if (!response.ok) throw new Error(body);
      const told = (name: string) => Number(response.headers.get(name));
      return { rows: told("x-rows-read"), trips: told("x-trips"), body };
    };
    const listing = async (params: Record<string, string>): Promise<Measured> => {
      const before = performance.now();
      const query = formatListing(parseListing(params));
      const [list, counts] = [await ask("list", query), await ask("counts", query)];
      const ms = performance.now() - before;
      return { ms, rows: list.rows + counts.rows, trips: list.trips + counts.trips };
    };
    // An isolate that has answered one small request, as a site has that served its first page.
    const first = async (params: Record<string, string>) => {
      await host.dispose();
      host = isolate(url);
      await host.dispatchFetch("http://upstream/");
      return listing(params);
    };
    const [twoFilters = {}] = questions;
    const cold = await first(twoFilters);
    // The snapshot that it leaves is written behind its answers.
    await new Promise((wake) => setTimeout(wake, 3_000));
    const near = await first(twoFilters);
    const warm = [];
    for (let round = 0; round < rounds + 5; round++) {
      for (const params of questions) {
        const figure = await listing(params);
        if (round >= 5) warm.push(figure);
      }
    }
    const searched = [];
    for (let round = 0; round < rounds; round++) searched.push(await listing(understood(round)));
    const { totalResults, ricerca } = JSON.parse(
      (await ask("list", formatListing(parseListing(understood(0))))).body,
    );
    if (totalResults === 0 || ricerca.esclusi.length > 0)
      throw new Error(
        `${totalResults} found, without ${ricerca.esclusi.join() || "nothing"}: ${understood(0).cerca}`,
      );
    const suggested = [];
    for (const q of typed) {
      const before = performance.now();
      const { rows } = await ask("suggestions", { q });
      suggested.push({ ms: performance.now() - before, rows });
    }
    const unfiltered = [];
    for (let round = 0; round < rounds; round++) unfiltered.push(await listing({}));
    const beside = [];
    for (let id = 1; id < products; id += Math.floor(products / 50)) {
      beside.push((await ask("related", { id })).rows + (await ask("recommended", { id })).rows);
    }
    return {
      products,
      engine,
      cold,
      near,
      p50: within(warm, 0.5),
      p95: within(warm, 0.95),
      search: { p95: within(searched, 0.95), trips: Math.max(...searched.map(({ trips }) => trips)) },
      parts: ricerca.parti.length,
      found: totalResults,
      suggestions: within(suggested, 0.95),
      suggestionRows: Math.max(...suggested.map(({ rows }) => rows)),
      open: within(unfiltered, 0.5),
      rows: Math.max(...warm.map((figure) => figure.rows)),
      beside: Math.max(...beside),
    };
  }
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}

function within(figures: readonly { ms: number }[], share: number): number {
  const times = figures.map(({ ms }) => ms);
  return quantile(times, share);
}

const { values, wrong } = argumentsOf(
  "npm run bench:catalogue -- [--products 100000]… [--engine clickhouse|clickhouse-today] [--state DIR]",
  {
    products: { type: "string", multiple: true, default: ["10000", "100000"] },
    engine: { type: "string", default: "memory" },
    state: { type: "string" },
  },
);
if (values.engine !== "memory" && !openings.has(values.engine))
  wrong(`--engine is memory, ${[...openings.keys()].join(" or ")}`);
const sizes = values.products.map((said) =>
  /^\d+$/.test(said) ? Number(said) : wrong(`'${said}' is no number of products.`),
);
const figures: Figures[] = [];
for (const products of sizes) figures.push(...(await measure(products, values.engine, values.state)));
const named = ({ products, engine }: Figures) => `${products.toLocaleString("en")} products, ${engine}`;
const told = ({ ms, rows, trips }: Measured) => `${Math.round(ms)} ms (${rows} rows, ${trips} calls)`;
const table: Row[] = figures.flatMap((figure): Row[] => [
  [
    "P8",
    `listing with two filters and all facet counts, ${named(figure)}`,
    `p50 ${figure.p50.toFixed(1)} ms, p95 ${figure.p95.toFixed(1)} ms, at most ${figure.rows} rows read`,
    "p95 ≤ 60 ms, rows bounded",
  ],
  [
    "P8",
    `a search of ${figure.parts} understood words and all facet counts, ${named(figure)}`,
    `p95 ${figure.search.p95.toFixed(1)} ms, ${figure.found} products found, at most ${figure.search.trips} calls to D1`,
    "p95 ≤ 60 ms, calls ≤ 8",
  ],
  [
    "P8",
    `suggestions for ${typed.length} beginnings, ${named(figure)}, ${entered.toLocaleString("en")} entered terms`,
    `p95 ${figure.suggestions.toFixed(1)} ms, at most ${figure.suggestionRows} rows read`,
    "p95 ≤ 50 ms, rows bounded",
  ],
  ["P8", `without any filter, ${named(figure)}`, `p50 ${figure.open.toFixed(1)} ms`, "–"],
  [
    "P8",
    `first request of an isolate, ${named(figure)}`,
    `with a snapshot ${told(figure.near)}, from the database ${told(figure.cold)}`,
    "≤ 300 ms with 100,000",
  ],
  [
    "P8",
    `related and recommended products, ${named(figure)}`,
    `at most ${figure.beside} rows read`,
    "bounded",
  ],
]);
for (const larger of figures) {
  const smaller = figures.findLast(
    ({ products, engine }) => engine === larger.engine && products < larger.products,
  );
  if (!smaller) continue;
  const exponent = Math.log(larger.p50 / smaller.p50) / Math.log(larger.products / smaller.products);
  const step = `from ${smaller.products.toLocaleString("en")} to ${named(larger)}`;
  table.push(["P8", `growth of p50 ${step}, as an exponent`, exponent.toFixed(2), "< 1"]);
}
console.log(markdown(table, new Date().toISOString().slice(0, 10)));
