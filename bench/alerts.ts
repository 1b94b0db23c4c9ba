/** How long an import of 10,000 changes keeps 100,000 alerts busy. */
import { checkAll, fillAlerts } from "../harness/alerts-load";
import { openDatabase } from "../harness/database";

export async function measureAlerts(): Promise<{ seconds: number; queries: number }> {
  const now = new Date("2026-03-10T09:00:00Z");
  const database = await openDatabase({ seeded: false });
  try {
    await fillAlerts(database.db, now);
    const began = performance.now();
    const { queries } = await checkAll(database.db, now);
    return { seconds: (performance.now() - began) / 1_000, queries };
  } finally {
    await database.close();
  }
}

if (process.argv[1]?.endsWith("alerts.ts")) {
  const { seconds, queries } = await measureAlerts();
  console.log(`100,000 alerts, 10,000 changed products: ${seconds.toFixed(1)} s, ${queries} queries`);
}
