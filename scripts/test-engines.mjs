/** `npm run test:engines`: what only the second listing engine proves. It needs ClickHouse, which nothing else does (docs/decisions/0141). */
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
  const { passed, failed, unsteady, red } = await step("Second engine", () => runSuites(["engines"]));
  for (const file of red) console.error(`✗ ${file}`);
  console.log(`Second engine: ${passed} hold, ${failed} do not, ${unsteadyLine(unsteady)}`);
  process.exitCode = failed === 0 ? 0 : 1;
});
