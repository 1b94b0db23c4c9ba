/** Builds the site: what browsers get (public/build), then the Worker that Remix compiles (build/worker), and the second (build/second). */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildScripts } from "./build-scripts.mjs";
import { buildSecond } from "./build-second.mjs";
import { buildStyles } from "./build-styles.mjs";
import { readOptions } from "./local/steps.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const remix = fileURLToPath(new URL("../node_modules/@remix-run/dev/dist/cli.js", import.meta.url));

const plugins = fileURLToPath(new URL("compiler-plugins.cjs", import.meta.url));

/** Runs one build; rejects with what Remix printed when it fails. */
export async function build() {
  const styles = buildStyles();
  const scripts = await buildScripts();
  const run = spawnSync(process.execPath, ["--require", plugins, remix, "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (run.status !== 0) throw new Error(`The build failed.\n${run.stdout}${run.stderr}`);
  await buildSecond();
  scripts.publish();
  styles.publish();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readOptions();
  try {
    const started = Date.now();
    await build();
    console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
