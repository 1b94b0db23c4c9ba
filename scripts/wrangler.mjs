/** `npm run wrangler -- …` and `npm run login`: wrangler of the project, on the Node that it needs. What it is called with is wrangler's to judge. */
import { spawnSync } from "node:child_process";
import { ready } from "./local/packages.mjs";
import { command, wrangler } from "./local/steps.mjs";

await command(async () => {
  await ready();
  const { status } = spawnSync(process.execPath, [wrangler, ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
});
