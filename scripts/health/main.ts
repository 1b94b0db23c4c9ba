/** `npm run health -- [--since 24h] [--remote]`: what failed, what was slow, how long things took, and how full the databases are. */
import { type StorageRows, storageOf, storageStatements } from "upstream/storage/report";
import {
  type BudgetRow,
  budgetStatement,
  type DurationRow,
  type FailureRow,
  healthStatements,
  percentiles,
  printedBudgets,
} from "upstream/upkeep/health";
import { argumentsOf } from "../local/arguments";
import { askDatabase } from "../local/ask-database";
import { command } from "../local/steps.mjs";
import { printedStorage } from "./storage";

const usage = "npm run health -- [--since 24h|7d] [--remote]";

const { values, wrong } = argumentsOf(usage, {
  since: { type: "string", default: "24h" },
  remote: { type: "boolean" },
});
const [, count, unit] =
  /^(\d{1,4})([hd])$/.exec(values.since) ?? wrong(`--since ${values.since} is no span of time.`);
const span = Number(count) * (unit === "d" ? 86_400_000 : 3_600_000);

await command(async () => {
  const hour = new Date(Date.now() - span).toISOString().slice(0, 13);
  const asked = [...healthStatements(hour), budgetStatement(Date.now()), ...storageStatements(Date.now())];
  const [failures, durations, budgets, days, tables] = askDatabase<
    [FailureRow[], DurationRow[], BudgetRow[], StorageRows["days"], StorageRows["tables"]]
  >(asked, values.remote ? "--remote" : "--local");
  for (const { what, count, p50, p95 } of percentiles(durations))
    console.log(`${what.padEnd(8)} ${String(count).padStart(9)}  p50 ≤ ${p50} ms  p95 ≤ ${p95} ms`);
  for (const line of budgets.flatMap(printedBudgets)) console.log(line);
  console.log(failures.length === 0 ? "Nothing failed." : "");
  for (const { event, place, count, last_error, last_at, last_id } of failures)
    console.log(`${String(count).padStart(7)}  ${event} ${place}  last ${last_at} ${last_id}: ${last_error}`);
  for (const line of printedStorage(storageOf({ days, tables }))) console.log(line);
});
