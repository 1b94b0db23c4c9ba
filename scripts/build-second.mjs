/** Bundles the second Worker (functions/second-worker.ts), as Remix does the first: no page of it is Remix's. And what lies beside both. */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { build } from "esbuild";
import remix from "../remix.config.js";
import { root } from "./local/steps.mjs";

const { apart, slimForDesk } = createRequire(import.meta.url)("./compiler-plugins.cjs");

const folder = join(root, "build/second");

/** Beside them lies what went into the first. */
export async function buildSecond() {
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build(optionsOf("functions/second-worker.ts", join(folder, "index.js")));
  for (const [worker, parts] of Object.entries(apart))
    for (const part of parts)
      await build(optionsOf(`${part}.ts`, join(root, "build", worker, `${basename(part)}.mjs`)));
  writeFileSync(join(folder, "metafile.json"), JSON.stringify(metafile));
}

function optionsOf(entry, outfile) {
  return slimForDesk({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: remix.serverMinify,
    format: remix.serverModuleFormat,
    // No files and no paths: packages say what they do without under `browser`.
    platform: "browser",
    conditions: remix.serverConditions,
    mainFields: remix.serverMainFields,
    external: ["node:*"],
    loader: { ".woff2": "binary", ".html": "text" },
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
    plugins: [wasmBeside],
  });
}

/** Compiled by the platform when it is published, so each is a file beside the bundle. */
const wasmBeside = {
  name: "wasm-beside",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /\.wasm$/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === "found") return undefined;
      const { importer, kind, resolveDir } = from;
      const found = await resolve(path, { importer, kind, resolveDir, pluginData: "found" });
      if (found.errors.length > 0) return { errors: found.errors };
      copyFileSync(found.path, join(folder, basename(found.path)));
      return { path: `./${basename(found.path)}`, external: true };
    });
  },
};
