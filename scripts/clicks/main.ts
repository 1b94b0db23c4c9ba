/** `npm run clicks -- --since 7d [--remote]`: clicks by store and day, place and product, what the clock has not counted yet, and the flagged share. */
import { parseArgs } from "node:util";
import { clickStatements } from "upstream/exits/report";
import { askDatabase } from "../local/ask-database";
import { type ClickReport, printed, spanOf } from "./report";

type Waiting = Pick<ClickReport, "uncounted" | "oldest">;

const usage = "Usage: npm run clicks -- [--since 7d|12h|30m] [--remote]";

try {
  const options = { since: { type: "string", default: "7d" }, remote: { type: "boolean" } } as const;
  const { values } = parseArgs({ options });
  const span = spanOf(values.since);
  if (span === null) throw new Error(usage);
  const asked = clickStatements(new Date(Date.now() - span).toISOString());
  const [days, [waiting], places, products] = askDatabase<
    [ClickReport["days"], [Waiting], ClickReport["places"], ClickReport["products"]]
  >(asked, values.remote ? "--remote" : "--local");
  console.log(printed({ days, places, products, ...waiting }, Date.now()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
