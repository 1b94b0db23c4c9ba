/** P8: the upstream's listing and all facet counts on invented catalogues of growing size. `npm run bench:catalogue -- 10000 100000` */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatListing, type ListingQuery, parseListing } from "contract";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { fillScale } from "../scripts/scale/fill";
import { markdown, type Row } from "./table";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const migrations = at("../upstream/migrations/");
const rounds = 60;

/** Two filters each, and what visitors mix them with. */
const questions: Record<string, string>[] = [
  { categoria: "donna", colore: "colour-3" },
  { brand: "brand-7,brand-8", taglia: "size-3" },
  { colore: "colour-1", negozio: "negozio-3", prezzoMax: "80" },
  { genere: "gender-2", inSconto: "true" },
  { categoria: "scarpe-donna", cerca: "scarpa elegnte" },
];

interface Figures {
  products: number;
  cold: number;
  p50: number;
  p95: number;
  rows: number;
}

async function measure(products: number): Promise<Figures> {
  const { outputFiles } = await build({
    entryPoints: [at("./catalogue-worker.ts")],
    bundle: true,
    write: false,
    format: "esm",
    minify: true,
    tsconfig: at("../tsconfig.json"),
  });
  const host = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-04-01",
    d1Databases: ["DB"],
  });
  try {
    const db = (await host.getD1Database("DB")) as unknown as D1Database;
    for (const file of readdirSync(migrations).sort()) {
      const script = readFileSync(migrations + file, "utf8").replace(/--.*$/gm, "");
      for (const statement of script.split(";").filter((part) => part.trim()))
        await db.prepare(statement).run();
    }
    const start = performance.now();
    await fillScale(db, products);
    console.error(`· ${products} products made in ${Math.round((performance.now() - start) / 1000)} s`);
    const ask = async (row: string, query: ListingQuery) => {
      const input = formatListing(query);
      const response = await host.dispatchFetch("http://upstream/", {
        method: "POST",
        body: JSON.stringify({ row, input }),
      });
      const body = await response.text();
      if (!response.ok) throw new Error(body);
      return Number(response.headers.get("x-rows-read"));
    };
    const listing = async (params: Record<string, string>) => {
      const before = performance.now();
      const query = parseListing(params);
      const rows = (await ask("list", query)) + (await ask("counts", query));
      return { ms: performance.now() - before, rows };
    };
    const cold = await listing({});
    const warm = [];
    for (let round = 0; round < rounds + 5; round++) {
      for (const params of questions) {
        const figure = await listing(params);
        if (round >= 5) warm.push(figure);
      }
    }
    const times = warm.map(({ ms }) => ms).sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    const rows = Math.max(...warm.map((figure) => figure.rows));
    return { products, cold: cold.ms, p50: quantile(0.5), p95: quantile(0.95), rows };
  } finally {
    await host.dispose();
  }
}

const sizes = process.argv.slice(2).map(Number);
const figures: Figures[] = [];
for (const products of sizes.length > 0 ? sizes : [10_000, 100_000]) figures.push(await measure(products));
const table: Row[] = figures.map(({ products, cold, p50, p95, rows }) => [
  "P8",
  `listing with two filters and all facet counts, ${products.toLocaleString("en")} products`,
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, at most ${rows} rows read; first request ${Math.round(cold)} ms`,
  "p95 ≤ 60 ms, rows bounded",
]);
const [smallest, largest] = [figures[0], figures.at(-1)];
if (smallest && largest && smallest !== largest) {
  const exponent = Math.log(largest.p95 / smallest.p95) / Math.log(largest.products / smallest.products);
  table.push(["P8", "growth of p95 with the catalogue, as an exponent", exponent.toFixed(2), "< 1"]);
}
console.log(markdown(table, new Date().toISOString().slice(0, 10)));
