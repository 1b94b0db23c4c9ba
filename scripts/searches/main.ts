/** `npm run searches -- --since 7d [--remote]`: searches that find nothing, that nobody follows, and what is chosen after which. */
import { parseArgs } from "node:util";
import { type Chosen, choicesSince, type Searched, searchesSince, withChoices } from "upstream/search/report";
import { spanOf } from "../clicks/report";
import { askDatabase, inText } from "../local/ask-database";
import { printed } from "./report";

const usage = "Usage: npm run searches -- [--since 7d|12h|30m] [--remote]";

try {
  const options = { since: { type: "string", default: "7d" }, remote: { type: "boolean" } } as const;
  const { values } = parseArgs({ options });
  const span = spanOf(values.since);
  if (span === null) throw new Error(usage);
  const since = new Date(Date.now() - span).toISOString();
  const where = values.remote ? "--remote" : "--local";
  const [searched] = askDatabase<[Searched[]]>([inText(searchesSince(since))], where, "LOGS");
  const [choices, chosen] = askDatabase<[{ term: string; choices: number }[], Chosen[]]>(
    choicesSince(since, searched).map(inText),
    where,
  );
  console.log(printed({ searches: withChoices(searched, choices), chosen }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
