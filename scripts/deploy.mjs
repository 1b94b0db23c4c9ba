/** `npm run deploy [preview] [-- --dry-run | --untested]`: checks, takes the build that the tests passed on (a preview builds), migrates the remote database and publishes to Cloudflare Workers (docs/deploy.md). */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deploy } from "./deploy/deploy.mjs";
import { needRecentNode } from "./local/node.mjs";
import { installPackages, packagesAreCurrent } from "./local/packages.mjs";
import { checkSettings } from "./local/settings.mjs";
import { main, root, run, step, wrangler } from "./local/steps.mjs";
import { checkTested } from "./local/tested.mjs";

const config = readFileSync(join(root, "wrangler.toml"), "utf8");
const node = (...args) => run(process.execPath, args, { quiet: true });

async function prepare(mustBeTested) {
  if (!packagesAreCurrent()) await step("Install packages", installPackages);
  await step("Check settings", checkSettings);
  if (mustBeTested) return step("The build is the one that the tests passed on", checkTested);
  const { build } = await import("./build.mjs");
  await step("Build", build);
  await step("Browser bundle holds no server code", () => node("scripts/check-browser-bundle.mjs"));
  await step("Types", () => node("node_modules/typescript/bin/tsc", "-p", ".", "--noEmit"));
}

await main(async () => {
  await needRecentNode();
  await deploy(process.argv.slice(2), config, {
    git: (args) => run("git", args, { quiet: true }),
    // CI keeps wrangler from asking for a confirmation.
    wrangler: (args) => run(process.execPath, [wrangler, ...args], { env: { CI: "true" } }),
    asked: (args) => run(process.execPath, [wrangler, ...args], { env: { CI: "true" }, quiet: true }),
    write: async (file, text) => writeFileSync(join(root, file), text),
    prepare,
    step,
  });
});
