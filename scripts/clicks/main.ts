/** `npm run clicks -- --since 7d [--remote]`: clicks by store and day, what is undelivered, and the flagged share. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type ClickReport, printed, spanOf, statements } from "./report";

const wrangler = fileURLToPath(new URL("../../node_modules/wrangler/bin/wrangler.js", import.meta.url));
const usage = "Usage: npm run clicks -- [--since 7d|12h|30m] [--remote]";

/** Runs both statements on the local or the remote database. */
function ask(commands: string[], where: "--local" | "--remote"): Record<string, unknown>[][] {
  const command = commands.map((text) => text.replace(/\s+/g, " ")).join("; ");
  const run = spawnSync(
    process.execPath,
    [wrangler, "d1", "execute", "DB", where, "--json", "--command", command],
    { encoding: "utf8", env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" } },
  );
  if (run.status !== 0) throw new Error(`The database did not answer.\n${run.stderr}${run.stdout}`);
  const answers = JSON.parse(run.stdout.slice(run.stdout.indexOf("["))) as { results: never[] }[];
  return answers.map(({ results }) => results);
}

try {
  const options = { since: { type: "string", default: "7d" }, remote: { type: "boolean" } } as const;
  const { values } = parseArgs({ options });
  const span = spanOf(values.since);
  if (span === null) throw new Error(usage);
  const asked = statements(new Date(Date.now() - span).toISOString());
  const [days, waiting] = ask(asked, values.remote ? "--remote" : "--local");
  console.log(printed({ days, ...waiting?.[0] } as unknown as ClickReport, Date.now()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
