/** Asks the site's database, the local one or the one on Cloudflare, through wrangler. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const wrangler = fileURLToPath(new URL("../../node_modules/wrangler/bin/wrangler.js", import.meta.url));

/** The rows of each statement; throws with what wrangler said. */
export function askDatabase(
  statements: string[],
  where: "--local" | "--remote",
): Record<string, unknown>[][] {
  const command = statements.map((text) => text.replace(/\s+/g, " ")).join("; ");
  const run = spawnSync(
    process.execPath,
    [wrangler, "d1", "execute", "DB", where, "--json", "--command", command],
    { encoding: "utf8", env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" } },
  );
  if (run.status !== 0) throw new Error(`The database did not answer.\n${run.stderr}${run.stdout}`);
  const answers = JSON.parse(run.stdout.slice(run.stdout.indexOf("["))) as { results: never[] }[];
  return answers.map(({ results }) => results);
}
