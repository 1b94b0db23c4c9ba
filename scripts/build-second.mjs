/**
 * Bundles the second Worker (functions/second-worker.ts) as Remix does the first: no page of it is Remix's, so esbuild does it alone.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import remix from "../remix.config.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const { slim } = createRequire(import.meta.url)("./compiler-plugins.cjs");

/** Next to it lies what went into it. */
const file = join(root, "build/second/index.js");

export async function buildSecond() {
  const options = slim({
    absWorkingDir: root,
    entryPoints: ["functions/second-worker.ts"],
    outfile: file,
    bundle: true,
    minify: remix.serverMinify,
    format: remix.serverModuleFormat,
    platform: remix.serverPlatform,
    conditions: remix.serverConditions,
    mainFields: remix.serverMainFields,
    external: ["node:*"],
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
    plugins: [],
  });
  const { metafile } = await build(options);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(join(dirname(file), "metafile.json"), JSON.stringify(metafile));
}
