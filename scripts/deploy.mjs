/** `npm run deploy`: builds, checks, migrates the remote database and publishes to Cloudflare Workers (README, Deploy). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkNode, installPackages, packagesAreCurrent } from "./local/packages.mjs";
import { checkSettings } from "./local/settings.mjs";
import { main, root, run, step, wrangler } from "./local/steps.mjs";

const config = readFileSync(join(root, "wrangler.toml"), "utf8");
const node = (...args) => run(process.execPath, args, { quiet: true });

function checkDatabaseId() {
  if (!/database_id\s*=\s*"0{8}-/.test(config)) return;
  throw new Error(
    'wrangler.toml still names the local database: run "npx wrangler d1 create vetrina" and put its id there as database_id.',
  );
}

await main(async () => {
  checkNode();
  checkDatabaseId();
  if (!packagesAreCurrent()) await step("Install packages", installPackages);
  await step("Check settings", checkSettings);
  const { build } = await import("./build.mjs");
  await step("Build", build);
  await step("Browser bundle holds no server code", () => node("scripts/check-browser-bundle.mjs"));
  await step("Types", () => node("node_modules/typescript/bin/tsc", "-p", ".", "--noEmit"));
  // Migrations only add: the version that is still serving keeps working on the new schema.
  await step("Migrate the remote database", () =>
    run(process.execPath, [wrangler, "d1", "migrations", "apply", "DB", "--remote"], { env: { CI: "true" } }),
  );
  await step("Publish", () => run(process.execPath, [wrangler, "deploy", ...process.argv.slice(2)]));
});
