/** `npm run clicks -- --since 7d [--remote]`: clicks by store and day, place and product, what the clock has not counted yet, and the flagged share. */
import { clickStatements } from "upstream/exits/report";
import { argumentsOf, command } from "../local/arguments";
import { askDatabase } from "../local/ask-database";
import { type ClickReport, printed, spanOf } from "./report";

type Waiting = Pick<ClickReport, "uncounted" | "oldest">;

const usage = "npm run clicks -- [--since 7d|12h|30m] [--remote]";

const { values, wrong } = argumentsOf(usage, {
  since: { type: "string", default: "7d" },
  remote: { type: "boolean" },
});
const span = spanOf(values.since) ?? wrong(`--since ${values.since} is no span of time.`);

await command(async () => {
  const asked = clickStatements(new Date(Date.now() - span).toISOString());
  const [days, [waiting], places, products] = askDatabase<
    [ClickReport["days"], [Waiting], ClickReport["places"], ClickReport["products"]]
  >(asked, values.remote ? "--remote" : "--local");
  console.log(printed({ days, places, products, ...waiting }, Date.now()));
});
