/** `npm test`: everything that must hold, on a fresh machine too; ends with one line of totals. `-- --shuffle SEED`: files in another order. */
import { ready } from "./local/packages.mjs";
import { command, readOptions, run, step, tool } from "./local/steps.mjs";
import { checkLedger, runSuites, unsteadyLine } from "./local/suites.mjs";
import { ownTemporaryFolder } from "./local/temporary.mjs";
import { noteTested } from "./local/tested.mjs";

const totals = { passed: 0, failed: 0, broken: [] };

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

await command(async () => {
  const asked = readOptions({ shuffle: { type: "string" } });
  await ready();
  ownTemporaryFolder();
  const node = (...args) => run(process.execPath, args, { quiet: true });

  const { build } = await import("./build.mjs");
  const { ensureChromium, wantHeadlessShell } = await import("./local/chromium.mjs");
  const checks = Promise.all([
    check("Formatter and linter", () => node(tool("@biomejs/biome/bin/biome"), "ci", "--colors=off", ".")),
    check("Imports between the rooms", () => node(tool("tsx/dist/cli.mjs"), "scripts/check-imports.ts")),
    check("No room above its ceiling", () => node(tool("tsx/dist/cli.mjs"), "scripts/room-sizes.ts")),
    check("Nothing that nobody uses", async () => {
      await node(tool("knip/bin/knip.js"), "--no-progress");
      await node(tool("knip/bin/knip.js"), "--no-progress", "--production", "--include", "files,exports");
    }),
    check("Nothing unsteady twice", () => checkLedger()),
  ]);
  let chromium;
  await Promise.all([
    check("Build", build),
    check("Chromium is there", async () => {
      chromium = await ensureChromium();
      await wantHeadlessShell();
    }),
  ]);
  // `.ci/run` has run them before, and says how they ended.
  const { VETRINA_BESIDE: beside } = process.env;
  if (beside)
    await check("Beside it (npm run test:engines)", () => {
      if (beside !== "0") throw new Error("It failed: see above.");
    });
  await check("Browser bundle holds no server code", () => node("scripts/check-browser-bundle.mjs"));

  // One run: the site is bundled and filled once, and all processors are busy until the end.
  const projects = ["rooms", "worker", "last", ...(chromium ? ["browser"] : [])];
  const shuffle = ["--sequence.shuffle.files", `--sequence.seed=${asked.shuffle}`];
  const types = check("Types", () => node(tool("tsx/dist/cli.mjs"), "scripts/check-types.ts"));
  const suites = await step("Rooms, whole worker, browser", () =>
    runSuites(projects, { args: asked.shuffle ? shuffle : [], env: { CHROMIUM_PATH: chromium ?? "" } }),
  );
  await Promise.all([checks, types]);

  const failed = totals.failed + suites.failed;
  console.log([...totals.broken, ...suites.red].map((label) => `\n✗ ${label}`).join(""));
  console.log(`${unsteadyLine(suites.unsteady)}\n${totals.passed + suites.passed} passed, ${failed} failed`);
  if (failed === 0) noteTested();
  process.exitCode = failed === 0 ? 0 : 1;
});
