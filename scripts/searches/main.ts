/** `npm run searches -- --since 7d [--remote]`: searches that find nothing, that nobody follows, and what is chosen after which. */
import { parseArgs } from "node:util";
import { reportStatements } from "upstream/search/report";
import { spanOf } from "../clicks/report";
import { askDatabase } from "../local/ask-database";
import { printed, type SearchRows } from "./report";

const usage = "Usage: npm run searches -- [--since 7d|12h|30m] [--remote]";

try {
  const options = { since: { type: "string", default: "7d" }, remote: { type: "boolean" } } as const;
  const { values } = parseArgs({ options });
  const span = spanOf(values.since);
  if (span === null) throw new Error(usage);
  const asked = reportStatements(new Date(Date.now() - span).toISOString());
  const [ricerche, scelti] = askDatabase(asked, values.remote ? "--remote" : "--local");
  console.log(printed({ ricerche, scelti } as unknown as SearchRows));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
