/** Builds the site: what browsers get (public/build, and what `brand/` looks like), then the Worker that Remix compiles (build/worker), and the second (build/second). */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { minify } from "rolldown/utils";
import { buildBrand } from "./build-brand.mjs";
import { buildScripts } from "./build-scripts.mjs";
import { buildSecond } from "./build-second.mjs";
import { buildStyles } from "./build-styles.mjs";
import { readOptions, root, run, tool } from "./local/steps.mjs";

const remix = ["--require", "./scripts/compiler-plugins.cjs", tool("@remix-run/dev/dist/cli.js"), "build"];

/** Runs one build; rejects with what Remix printed when it fails. A development server goes on meanwhile. */
export async function build() {
  const styles = buildStyles();
  const scripts = await buildScripts();
  await run(process.execPath, remix, { quiet: true, env: { NODE_ENV: "production" } });
  // Remix's own mark of the build: wrangler would publish it.
  rmSync(`${root}build/worker/version.txt`);
  await buildSecond();
  await buildBrand();
  await Promise.all(["worker", "second"].map((worker) => tighten(`${root}build/${worker}/index.js`)));
  scripts.publish();
  styles.publish();
}

/** esbuild writes a bundle for size, this one so that it packs well: a fortieth less to fetch and to read at each start. */
async function tighten(file) {
  const { code, errors } = await minify(file, readFileSync(file, "utf8"), { module: true });
  if (errors.length > 0) throw errors[0];
  writeFileSync(file, code);
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
