/** `npm run test:engines`: what needs more than a Node and a Chromium, or a second build: the engine ClickHouse (docs/decisions/0141), another brand, an owner's deployment. */
import { ensureClickHouse, ensureClickHouseToday } from "./local/clickhouse.mjs";
import { ready } from "./local/packages.mjs";
import { command, readOptions, step } from "./local/steps.mjs";
import { runSuites, unsteadyLine } from "./local/suites.mjs";
import { ownTemporaryFolder } from "./local/temporary.mjs";

readOptions();
await command(async () => {
  await ready();
  ownTemporaryFolder();
  const { build } = await import("./build.mjs");
  await Promise.all([
    step("ClickHouse is there", ensureClickHouse),
    step("ClickHouse of today is there", ensureClickHouseToday),
    step("Build", build),
  ]);
  const { passed, failed, unsteady, red } = await step("Beside npm test", () => runSuites(["beside"]));
  for (const file of red) console.error(`✗ ${file}`);
  console.log(`Beside npm test: ${passed} hold, ${failed} do not, ${unsteadyLine(unsteady)}`);
  process.exitCode = failed === 0 ? 0 : 1;
});
