/**
 * `npm run promises [-- NAME…] [--quick]`: runs every command that measures what was promised, or those that are named, one after the
 * other, and ends with a table of promise, figure and limit; the verdict is the exit code. Wants a machine of its own.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { argumentsOf } from "../../scripts/local/arguments";
import type { Promised } from "../tools/promised";
import said from "./promises.json";

/** What `--quick` (some 20 minutes) asks less of; null: it leaves the command out. */
const measures: Record<string, string[] | null> = said.quick;
/** Where Lighthouse finds a site, started for it. */
const port = "8799";

const usage = `npm run promises -- [NAME…] [--quick]

  NAME…    ${Object.keys(measures).join(", ")} (default: all)
  --quick  fewer tries of each, and no bench`;
const { values, names, wrong } = argumentsOf(
  usage,
  { quick: { type: "boolean", default: false } },
  Object.keys(measures).length,
);
const strange = names.find((name) => !Object.hasOwn(measures, name));
if (strange) wrong(`'${strange}' measures no promise.`);
const asked = Object.keys(measures).filter((name) =>
  names.length > 0 ? names.includes(name) : !values.quick || measures[name] !== null,
);

const folder = mkdtempSync(join(tmpdir(), "vetrina-promises-"));
const found: Promised[] = [];
try {
  if ((await ended(npm("build"))) !== 0) throw new Error("The build failed.");
  for (const name of asked) found.push(...(await measured(name)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const broken = found.filter(({ holds }) => !holds).length;
const rows = found.map(({ promise, figure, limit, holds }) => [promise, figure, limit, holds ? "✓" : "✗"]);
console.log(
  [["promise", "figure", "limit", ""], ["---", "---", "---", "---"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n"),
);
console.log(broken === 0 ? `All ${found.length} hold.` : `${broken} of ${found.length} are broken.`);
process.exitCode = broken === 0 ? 0 : 1;

/** What one command found; an end without any finding is one, and no good one. */
async function measured(name: string): Promise<Promised[]> {
  console.log(`\n· npm run ${name}`);
  const file = join(folder, name.replace(":", "-"));
  const less = values.quick ? (measures[name] ?? []) : [];
  const site = name === "lighthouse" ? await openSite() : null;
  const own = site ? [`http://localhost:${port}`] : [];
  const code = await ended(npm(name, [...own, ...less], { VETRINA_BUILT: "1", VETRINA_PROMISES: file }));
  site?.kill();
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const promised = lines.map((line) => JSON.parse(line) as Promised);
  // It says itself what is broken, or has not come so far.
  const isTold = promised.length > 0 && (code === 0 || promised.some(({ holds }) => !holds));
  if (isTold) return promised;
  return [...promised, { promise: name, figure: `ended with ${code}`, limit: "a verdict", holds: false }];
}

function npm(name: string, given: string[] = [], env: Record<string, string> = {}): ChildProcess {
  return spawn("npm", ["run", "--silent", name, "--", ...given], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
}

/** The site of `npm start`, once it answers; null when it ends before. */
async function openSite(): Promise<ChildProcess | null> {
  const site = spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: port },
  });
  while (site.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answer?.ok) return site;
    await sleep(1_000);
  }
  return null;
}
