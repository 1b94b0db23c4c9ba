/** `npm test`: everything that must hold, on a fresh machine too; ends with one line of totals. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkNode, installPackages, packagesAreCurrent } from "./local/packages.mjs";
import { main, root, run, step, tool } from "./local/steps.mjs";

const totals = { passed: 0, failed: 0 };
const reports = join(root, ".cache/reports");

/** One check that passes or fails as a whole; a failure is printed and the next check still runs. */
async function check(label, work) {
  try {
    await step(label, work);
    totals.passed += 1;
  } catch (error) {
    totals.failed += 1;
    console.error(`✗ ${label}\n${error.message}`);
  }
}

/** Runs one vitest project and adds up its report; a run that leaves no report counts as one failure. */
async function suite(label, project, env = {}) {
  const report = join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const vitest = [tool("vitest/vitest.mjs"), "run", "--project", project];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  let broken;
  try {
    await step(label, () => run(process.execPath, [...vitest, ...reporters], { env }));
  } catch (error) {
    broken = error;
    console.error(`✗ ${label}`);
  }
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  const failed = result?.numFailedTests ?? 0;
  totals.passed += result?.numPassedTests ?? 0;
  totals.failed += broken && failed === 0 ? 1 : failed;
}

await main(async () => {
  checkNode();
  if (!packagesAreCurrent()) await step("Install packages", installPackages);
  mkdirSync(reports, { recursive: true });
  const node = (...args) => run(process.execPath, args, { quiet: true });

  await check("Formatter and linter", () =>
    node(tool("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."),
  );
  await check("Imports between the rooms", () => node(tool("tsx/dist/cli.mjs"), "scripts/check-imports.ts"));
  const { build } = await import("./build.mjs");
  await check("Build", build);
  await check("Types", () => node(tool("typescript/bin/tsc"), "-p", ".", "--noEmit"));
  await check("Browser bundle holds no server code", () => node("scripts/check-browser-bundle.mjs"));

  await suite("Rooms: unit, contract, upstream, import, server, app", "rooms");
  await suite("Whole worker", "worker", { VETRINA_BUILT: "1" });
  const { ensureChromium } = await import("./local/chromium.mjs");
  let chromium;
  await check("Chromium is there", async () => {
    chromium = await ensureChromium();
  });
  if (chromium) await suite("Browser", "browser", { VETRINA_BUILT: "1", CHROMIUM_PATH: chromium });

  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
});
