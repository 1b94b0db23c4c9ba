/** `npm run deploy [preview] [-- --untested | --back]`: checks, takes the build that the tests passed on (a preview builds), migrates the remote database and publishes to Cloudflare Workers (docs/deploy.md). */
import { deploy } from "./deploy/deploy.mjs";
import { cloudflareTools } from "./deploy/tools.mjs";
import { checkSettings } from "./local/settings.mjs";
import { command, run, step } from "./local/steps.mjs";
import { checkTested } from "./local/tested.mjs";

const node = (...args) => run(process.execPath, args, { quiet: true });

async function prepare(mustBeTested) {
  await step("Check settings", checkSettings);
  if (mustBeTested) return step("The build is the one that the tests passed on", checkTested);
  const { build } = await import("./build.mjs");
  await step("Build", build);
  await step("Browser bundle holds no server code", () => node("scripts/check-browser-bundle.mjs"));
  await step("Types", () => node("node_modules/typescript/bin/tsc", "-p", ".", "--noEmit"));
}

await command(async () => {
  const tools = await cloudflareTools();
  const git = (args) => run("git", args, { quiet: true });
  await deploy(process.argv.slice(2), await tools.config(), { ...tools, git, prepare });
});
