/**
 * How long an import of 10,000 changes keeps 100,000 alerts busy; with `--products 100000` also alerts about searches, in a
 * catalogue of so many products.
 */
import { parseArgs } from "node:util";
import { checkAll, fillAlerts, fillSearchAlerts } from "../harness/alerts-load";
import { openDatabase } from "../harness/database";

const now = new Date("2026-03-10T09:00:00Z");

interface Figures {
  seconds: number;
  /** Of this process, which matches; the database has its own. */
  processor: number;
  queries: number;
  runs: number;
  news: number;
}

async function measured(fill: (db: D1Database) => Promise<void>): Promise<Figures> {
  const database = await openDatabase({ seeded: false });
  try {
    await fill(database.db);
    const [began, used] = [performance.now(), process.cpuUsage()];
    const { queries, runs, news } = await checkAll(database.db, now);
    const processor = process.cpuUsage(used).user / 1e6;
    return { seconds: (performance.now() - began) / 1_000, processor, queries, runs, news };
  } finally {
    await database.close();
  }
}

function told({ seconds, processor, queries, runs, news }: Figures): string {
  return `${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processor), ${queries} queries in ${runs} runs, ${news} news`;
}

const { values } = parseArgs({ options: { products: { type: "string" } } });
if (values.products) {
  for (const searches of [100, 400]) {
    const figures = await measured((db) => fillSearchAlerts(db, now, Number(values.products), searches));
    console.log(`${searches} searches, 10,000 of ${values.products} products cheaper: ${told(figures)}`);
  }
}
const figures = await measured((db) => fillAlerts(db, now));
console.log(`100,000 alerts, 10,000 changed products: ${told(figures)}`);
