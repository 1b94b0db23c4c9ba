/** Builds the site: styles, then the Remix bundles (worker into build/worker, browser into public/build). */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { keepReached } from "./build-reached.mjs";
import { buildStyles } from "./build-styles.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const remix = fileURLToPath(new URL("../node_modules/@remix-run/dev/dist/cli.js", import.meta.url));

const plugins = fileURLToPath(new URL("compiler-plugins.cjs", import.meta.url));

/** Runs one build; rejects with what Remix printed when it fails. */
export async function build() {
  const { writeStylesheets } = buildStyles();
  const run = spawnSync(process.execPath, ["--require", plugins, remix, "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (run.status !== 0) throw new Error(`The build failed.\n${run.stdout}${run.stderr}`);
  keepReached();
  writeStylesheets();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const started = Date.now();
    await build();
    console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
