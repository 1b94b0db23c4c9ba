/**
 * Bundles the second Worker (functions/second-worker.ts) as Remix does the first: no page of it is Remix's, so esbuild does it alone.
 */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import remix from "../remix.config.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const { slimForDesk } = createRequire(import.meta.url)("./compiler-plugins.cjs");

/** Next to it lies what went into it. */
const file = join(root, "build/second/index.js");
const painter = join(root, "build/second/card-painter.mjs");

export async function buildSecond() {
  const { metafile } = await build(optionsOf("functions/second-worker.ts", file, paintersOwn));
  await build(optionsOf("functions/card-painter.ts", painter, wasmBeside));
  writeFileSync(join(dirname(file), "metafile.json"), JSON.stringify(metafile));
}

function optionsOf(entry, outfile, plugin) {
  mkdirSync(dirname(outfile), { recursive: true });
  const options = slimForDesk({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: remix.serverMinify,
    format: remix.serverModuleFormat,
    platform: remix.serverPlatform,
    conditions: remix.serverConditions,
    mainFields: remix.serverMainFields,
    external: ["node:*"],
    loader: { ".woff2": "binary", ".html": "text" },
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
    plugins: [],
  });
  return { ...options, plugins: [...options.plugins, plugin] };
}

/** What draws cards is loaded when the first is asked for: no start waits for it. */
const paintersOwn = {
  name: "painter-apart",
  setup({ onResolve }) {
    onResolve({ filter: /\/card-painter$/ }, () => ({ path: `./${basename(painter)}`, external: true }));
  },
};

/** Compiled by the platform when it is published, so each is a file beside the bundle. */
const wasmBeside = {
  name: "wasm-beside",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /\.wasm$/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === "found") return undefined;
      const { importer, kind, resolveDir } = from;
      const found = await resolve(path, { importer, kind, resolveDir, pluginData: "found" });
      if (found.errors.length > 0) return { errors: found.errors };
      copyFileSync(found.path, join(dirname(painter), basename(found.path)));
      return { path: `./${basename(found.path)}`, external: true };
    });
  },
};
