/**
 * Bundles the second Worker (functions/second-worker.ts) as Remix does the first: no page of it is Remix's, so esbuild does it alone.
 */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { build } from "esbuild";
import remix from "../remix.config.js";
import { root } from "./local/steps.mjs";

const { slimForDesk } = createRequire(import.meta.url)("./compiler-plugins.cjs");

const folder = join(root, "build/second");
/** What is imported when it is first asked for, each a bundle of its own: no start waits for it. */
const apart = ["functions/card-painter", "desk/drafts/drafts", "desk/qr"];

/** Beside them lies what went into the first. */
export async function buildSecond() {
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build(optionsOf("functions/second-worker.ts", "index.js", importedLater));
  for (const part of apart) await build(optionsOf(`${part}.ts`, `${basename(part)}.mjs`, wasmBeside));
  writeFileSync(join(folder, "metafile.json"), JSON.stringify(metafile));
}

function optionsOf(entry, name, plugin) {
  const options = slimForDesk({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: join(folder, name),
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

const importedLater = {
  name: "imported-later",
  setup({ onResolve }) {
    const filter = new RegExp(`/(${apart.map((part) => basename(part)).join("|")})$`);
    onResolve({ filter }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path: `./${basename(path)}.mjs`, external: true } : undefined,
    );
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
      copyFileSync(found.path, join(folder, basename(found.path)));
      return { path: `./${basename(found.path)}`, external: true };
    });
  },
};
