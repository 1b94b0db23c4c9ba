/** Asks the site's database, the local one or the one on Cloudflare, through wrangler. */
import { spawnSync } from "node:child_process";
import { quoted, type Sql } from "upstream/sql";
import { wrangler } from "./steps.mjs";

/** What wrangler prints; throws with what it said instead. */
export function wranglerSays(args: string[]): string {
  const run = spawnSync(process.execPath, [wrangler, ...args], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" },
  });
  if (run.status !== 0) throw new Error(`${run.stderr}${run.stdout}`.trim());
  return run.stdout;
}

/** The rows of each statement, as the caller knows them; throws with what wrangler said. */
export function askDatabase<Rows extends unknown[][]>(
  statements: string[],
  where: "--local" | "--remote",
  database: "DB" | "LOGS" = "DB",
): Rows {
  const command = statements.map((text) => text.replace(/\s+/g, " ")).join("; ");
  try {
    const told = wranglerSays(["d1", "execute", database, where, "--json", "--command", command]);
    const answers = JSON.parse(told.slice(told.indexOf("["))) as { results: unknown[] }[];
    return answers.map(({ results }) => results) as Rows;
  } catch (error) {
    throw new Error(whyNot(error instanceof Error ? error.message : String(error), where));
  }
}

/** A statement with its values in it: wrangler binds none. */
export function inText({ text, values }: Sql): string {
  let at = 0;
  return text.replace(/\?/g, () => {
    const value = values[at++];
    return typeof value === "string" ? quoted(value) : String(value ?? "NULL");
  });
}

/** What the operator is told when the database does not answer; `said` are wrangler's words. @internal a test has no wrangler */
export function whyNot(said: string, where: "--local" | "--remote"): string {
  if (!/no such (table|column)/.test(said)) return `The database did not answer.\n${said}`;
  const [which, command] = where === "--remote" ? ["remote", "npm run deploy"] : ["local", "npm start"];
  return `The ${which} database is not up to date: \`${command}\` brings it there.`;
}
