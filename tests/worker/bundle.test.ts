/** The bundles: small enough to start quickly, nothing that nobody asks for, and packages as they were published. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { browserBundleFaults } from "../../scripts/check-browser-bundle.mjs";
import { builtWorkers, compatibility } from "../tools/site";
import leftOut from "./left-out.json";

const root = fileURLToPath(new URL("../..", import.meta.url));
const workers = Object.entries(builtWorkers).map(([name, file]) => ({
  name,
  file,
  bundle: readFileSync(file),
}));

/** What esbuild read: the bytes of each module as it was handed over. */
function modulesOf(metafile: string): [path: string, bytes: number][] {
  const { inputs } = JSON.parse(readFileSync(join(root, "build", metafile), "utf8")) as {
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

test("each of the two Workers stays within 1.4 MB, 480 KB packed", () => {
  for (const { name, bundle } of workers) {
    expect(bundle.byteLength, name).toBeLessThan(1_400_000);
    expect(gzipSync(bundle).byteLength, name).toBeLessThanOrEqual(480_000);
  }
});

test("the visitors' Worker holds nothing of desk, feeds, calls of programs and public suffixes, the second nothing of the pages but the controls of fields, nor what reads HTML of editors and entities", () => {
  expect(heldIn("worker/metafile.server.json").filter((path) => seconds.test(path))).toEqual([]);
  expect(
    heldIn("second/metafile.json").filter((path) =>
      /^app\/(?!lib\/|forms\/control\.)|@remix-run|sanitize-html|entities\//.test(path),
    ),
  ).toEqual([]);
});

const seconds =
  /^(desk|feeds)\/|^upstream\/(commissions|curation|destinations|exports|http|inbox|openapi|pictures|every-row|handlers)\b|node_modules\/(hono|sax|sanitize-html|entities|tldts)\//;

/** The modules of which something is in a bundle. */
function heldIn(metafile: string): string[] {
  const { outputs } = JSON.parse(readFileSync(join(root, "build", metafile), "utf8")) as {
    outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
  };
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
}

test("each starts in the runtime by itself: what a Worker may not do outside a request, neither does", async () => {
  for (const { name, bundle } of workers) {
    const alone = new Miniflare({
      ...compatibility,
      modules: [{ type: "ESModule", path: "index.js", contents: bundle }],
    });
    await expect(alone.ready, name).resolves.toBeTruthy();
    await alone.dispose();
  }
});

test("neither zod's languages nor the browser's renderer are in them, and the cache of calls is in each once", () => {
  for (const { name, bundle } of workers) {
    const text = bundle.toString();
    expect(text, name).not.toContain("Ungültige Eingabe");
    expect(text, name).not.toContain("attempted to hydrate but no matching hydratable instance");
    expect(text, name).not.toContain("hydrateRoot");
    expect(text.split("x-stored-at"), name).toHaveLength(2);
  }
});

test("browsers get no code of the server, and every package as it was published", () => {
  expect(browserBundleFaults()).toEqual([]);
  const packages = modulesOf("browser/metafile.json").map(([path]) => path);
  expect(packages).toEqual(["node_modules/idiomorph/dist/idiomorph.esm.js"]);
  expect(altered("browser/metafile.json")).toEqual([]);
});

test("the Workers leave out or replace six modules, and alter no package otherwise", () => {
  const all = [...altered("worker/metafile.server.json"), ...altered("second/metafile.json")];
  const replaced = [...new Set(all)].filter((path) => path !== searched);
  expect(replaced.map((path) => path.replace(/^.*node_modules\//, "")).sort()).toEqual(leftOut);
});

test("a page's scripts are one file, before a press or what stands on it asks for more", () => {
  const { outputs } = JSON.parse(readFileSync(join(root, "build/browser/metafile.json"), "utf8")) as {
    outputs: Record<string, { inputs: object; imports: { kind: string }[] }>;
  };
  const holding = Object.values(outputs).filter(({ inputs }) => "app/browser/swap.ts" in inputs);
  expect(holding).toHaveLength(1);
  expect(holding[0]?.imports.filter(({ kind }) => kind !== "dynamic-import")).toEqual([]);
});
