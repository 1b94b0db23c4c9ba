/** `npm run searches -- --since 7d [--remote]`: searches that find nothing, that nobody follows, and what is chosen after which. */
import { type Chosen, choicesSince, type Searched, searchesSince, withChoices } from "upstream/search/report";
import { spanOf } from "../clicks/report";
import { argumentsOf, command } from "../local/arguments";
import { askDatabase, inText } from "../local/ask-database";
import { printed } from "./report";

const usage = "npm run searches -- [--since 7d|12h|30m] [--remote]";

const { values, wrong } = argumentsOf(usage, {
  since: { type: "string", default: "7d" },
  remote: { type: "boolean" },
});
const span = spanOf(values.since) ?? wrong(`--since ${values.since} is no span of time.`);

await command(async () => {
  const since = new Date(Date.now() - span).toISOString();
  const where = values.remote ? "--remote" : "--local";
  const [searched] = askDatabase<[Searched[]]>([inText(searchesSince(since))], where, "LOGS");
  const [choices, chosen] = askDatabase<[{ term: string; choices: number }[], Chosen[]]>(
    choicesSince(since, searched).map(inText),
    where,
  );
  console.log(printed({ searches: withChoices(searched, choices), chosen }));
});
