/**
 * `npm run bench:import -- 100000 300000`: what the steps of an import ask of the database, for a first feed of so many offers
 * (three a product) and for the same feed with every price changed. D1 ends a batch after 30 s and answers one query at a time.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../harness/database";
import { rowsWritten, watched } from "../harness/watched";
import { importFeed } from "../scripts/import/run";
import { targetOn } from "../scripts/import/target-local";
import { markdown, type Row } from "./table";

const sizes = ["S", "M", "L"];
const sold = process.argv.slice(2).map(Number);
const table: Row[] = [];

for (const offers of sold.length > 0 ? sold : [100_000]) {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-import-"));
  const { db, close } = await openDatabase({ seeded: false });
  try {
    for (const [said, more] of [
      ["new", 0],
      ["changed", 1],
    ] as const) {
      const file = join(folder, said);
      writeFileSync(file, feed(offers, more));
      const batches: { ms: number; written: number }[] = [];
      const target = targetOn(timed(db, batches), async () => undefined);
      const { milliseconds } = await importFeed({ target, file, store: "negozio", images: folder });
      const times = batches.map(({ ms }) => ms).sort((a, b) => a - b);
      const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
      const written = batches.reduce((sum, batch) => sum + batch.written, 0) / offers;
      table.push([
        "–",
        `import of ${offers.toLocaleString("en")} ${said} offers: SQL of a batch, ${times.length} batches`,
        `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms; ${written.toFixed(1)} rows written an offer; ${Math.round(milliseconds / 1000)} s in all`,
        "≤ 1,000 ms",
      ]);
    }
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(markdown(table, new Date().toISOString().slice(0, 10)));

/** One product in three sizes after the other. */
function feed(offers: number, more: number): string {
  return Array.from({ length: offers }, (_, n) => {
    const product = Math.floor(n / sizes.length);
    const size = sizes[n % sizes.length];
    return JSON.stringify({
      id: `B${product}-${size}`,
      title: `Maglia numero ${product} in cotone`,
      description: `Una maglia di cotone pettinato, modello ${product}, con collo alto e maniche lunghe.`,
      link: `https://www.negozio.example/b/${product}?v=${size}`,
      price: `${20 + (product % 80) + more}.90 EUR`,
      availability: "in_stock",
      brand: `Marca ${product % 400}`,
      item_group_id: `B${product}`,
      product_type: product % 2 ? "Women > Tops > Hoodies" : "Men > Shoes > Sneakers",
      color: product % 3 ? "Nero" : "Rosso",
      size,
    });
  }).join("\n");
}

/** The database, noting what each batch took inside it, by its own clock. */
function timed(db: D1Database, batches: { ms: number; written: number }[]): D1Database {
  return watched(db, async (batch) => {
    const results = await batch();
    const ms = results.reduce((all, { meta }) => all + meta.duration, 0);
    batches.push({ ms, written: rowsWritten(results) });
    return results;
  });
}
