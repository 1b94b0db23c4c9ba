/** The bundles: small enough to start quickly, nothing that nobody asks for, and packages as they were published. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtWorker } from "../../harness/site";
import { browserBundleFaults } from "../../scripts/check-browser-bundle.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundle = readFileSync(builtWorker);

/** What esbuild read: the bytes of each module as it was handed over. */
function modulesOf(metafile: string): [path: string, bytes: number][] {
  const { inputs } = JSON.parse(readFileSync(join(root, "build/worker", metafile), "utf8")) as {
    inputs: Record<string, { bytes: number }>;
  };
  return Object.entries(inputs)
    .filter(([path]) => path.startsWith("node_modules/") && existsSync(join(root, path)))
    .map(([path, { bytes }]) => [path, bytes]);
}

/** Packages' files that a build did not read as they lie there. */
function altered(metafile: string): string[] {
  return modulesOf(metafile)
    .filter(([path, bytes]) => statSync(join(root, path)).size !== bytes)
    .map(([path]) => path);
}

/** Its words name a sheet, for which Remix's own compiler looks everywhere, and writes anew what it has searched. */
const searched = "node_modules/@remix-run/react/dist/esm/links.js";

test("the worker's bundle stays within 2.1 MB, 0.69 MB packed", () => {
  expect(bundle.byteLength).toBeLessThan(2_100_000);
  expect(gzipSync(bundle).byteLength).toBeLessThan(690_000);
});

test("neither zod's languages nor the browser's renderer are in it, and the table of the API is there once", () => {
  const text = bundle.toString();
  expect(text).not.toContain("Ungültige Eingabe");
  expect(text).not.toContain("attempted to hydrate but no matching hydratable instance");
  expect(text).not.toContain("hydrateRoot");
  expect(text.split("x-stored-at")).toHaveLength(2);
});

test("browsers get no code of the server, and every package as it was published", () => {
  expect(browserBundleFaults()).toEqual([]);
  expect(modulesOf("metafile.js.json").map(([path]) => path)).toContain(
    "node_modules/idiomorph/dist/idiomorph.esm.js",
  );
  expect(altered("metafile.js.json").filter((path) => path !== searched)).toEqual([]);
});

test("the worker leaves out four modules, and alters no package otherwise", () => {
  const replaced = altered("metafile.server.json").filter((path) => path !== searched);
  expect(replaced.map((path) => path.replace(/^.*node_modules\//, "")).sort()).toEqual([
    "dom-serializer/lib/index.js",
    "postcss/lib/postcss.js",
    "react-dom/index.js",
    "zod/v4/locales/index.js",
  ]);
});

test("the browser's build is Remix's own: our plugins are the worker's alone", () => {
  const { slim } = createRequire(import.meta.url)("../../scripts/compiler-plugins.cjs") as {
    slim(options: object): object;
  };
  const browser = { platform: "browser", plugins: [] };
  expect(slim(browser)).toBe(browser);
  const worker = { platform: "neutral", plugins: [] };
  expect(slim(worker)).not.toBe(worker);
});
