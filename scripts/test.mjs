/** `npm test`: everything that must hold, on a fresh machine too; ends with one line of totals. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureClickHouse, ensureClickHouseToday } from "./local/clickhouse.mjs";
import { needRecentNode } from "./local/node.mjs";
import { installPackages, packagesAreCurrent } from "./local/packages.mjs";
import { main, root, run, step, tool } from "./local/steps.mjs";
import { noteTested } from "./local/tested.mjs";

const totals = { passed: 0, failed: 0, broken: [], retried: [] };
const reports = join(root, ".cache/reports");
const typecheck = ["-p", ".", "--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

/** One check that passes or fails as a whole; a failure is printed and the next check still runs. */
async function check(label, work) {
  try {
    await step(label, work);
    totals.passed += 1;
  } catch (error) {
    totals.failed += 1;
    totals.broken.push(label);
    console.error(`✗ ${label}\n${error.message}`);
  }
}

/** Runs these vitest projects at once and adds up their report; a run that leaves no report counts as one failure. */
async function suites(label, projects, env) {
  const [report, retries] = ["tests.json", "retries.json"].map((name) => join(reports, name));
  for (const file of [report, retries]) rmSync(file, { force: true });
  const vitest = [tool("vitest/vitest.mjs"), "run", ...projects.map((name) => `--project=${name}`)];
  const own = join(root, "scripts/local/retries.mjs");
  const reporters = ["default", "json", own].map((name) => `--reporter=${name}`);
  let broken;
  try {
    const args = [...vitest, ...reporters, `--outputFile.json=${report}`];
    await step(label, () => run(process.execPath, args, { env: { ...env, VETRINA_RETRIES: retries } }));
  } catch (error) {
    broken = error;
    totals.broken.push(label);
    console.error(`✗ ${label}`);
  }
  const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
  const result = read(report);
  const failed = result?.numFailedTests ?? 0;
  totals.passed += result?.numPassedTests ?? 0;
  totals.failed += broken && failed === 0 ? 1 : failed;
  totals.retried.push(...(read(retries) ?? []));
}

await main(async () => {
  await needRecentNode();
  // Comes beside the packages, and needs none of them.
  const today = check("ClickHouse of today is there", ensureClickHouseToday);
  if (!packagesAreCurrent()) await step("Install packages", installPackages);
  mkdirSync(reports, { recursive: true });
  const node = (...args) => run(process.execPath, args, { quiet: true });

  const { build } = await import("./build.mjs");
  const { ensureChromium, wantHeadlessShell } = await import("./local/chromium.mjs");
  let chromium;
  // One after the other: both may install a package of the system.
  async function programs() {
    await check("Chromium is there", async () => {
      chromium = await ensureChromium();
      await wantHeadlessShell();
    });
    await check("ClickHouse is there", ensureClickHouse);
  }
  await Promise.all([
    check("Formatter and linter", () => node(tool("@biomejs/biome/bin/biome"), "ci", "--colors=off", ".")),
    check("Imports between the rooms", () => node(tool("tsx/dist/cli.mjs"), "scripts/check-imports.ts")),
    check("Nothing that nobody uses", async () => {
      await node(tool("knip/bin/knip.js"), "--no-progress");
      await node(tool("knip/bin/knip.js"), "--no-progress", "--production", "--include", "files,exports");
    }),
    check("Build", build),
    programs(),
    today,
  ]);
  await check("Browser bundle holds no server code", () => node("scripts/check-browser-bundle.mjs"));

  // One run: the site is bundled and filled once, and all processors are busy until the end.
  const projects = ["rooms", "worker", ...(chromium ? ["browser"] : [])];
  await Promise.all([
    check("Types", () => node(tool("typescript/bin/tsc"), ...typecheck)),
    suites("Rooms, whole worker, browser", projects, {
      VETRINA_BUILT: "1",
      CHROMIUM_PATH: chromium ?? "",
      // Miniflare would put a machine's own certificates into the configuration of every site; what is downloaded is there.
      NODE_EXTRA_CA_CERTS: undefined,
    }),
  ]);

  const { passed, failed, broken, retried } = totals;
  console.log(broken.map((label) => `\n✗ ${label}`).join(""));
  console.log(`${retried.length} needed a second try${retried.map((name) => `\n  ${name}`).join("")}`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed === 0) noteTested();
  process.exitCode = failed === 0 ? 0 : 1;
});
