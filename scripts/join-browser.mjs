/**
 * Joins the browser's many small files into few (docs/decisions/0115): what most pages need becomes one file, what only some need
 * one for each kind of page. Compressed together they weigh less, and a page asks for a handful of files where it asked for forty.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";

const root = fileURLToPath(new URL("..", import.meta.url));
const publicDir = join(root, "public/build");
const worker = join(root, "build/worker/index.js");

/** Pages that most visits are made of; what so many of them share is everybody's. */
const crowd = ["_index", "prodotti", "_slug", "magazine._url_blog", "scarpe-donna", "offerte"];
const many = 3;

const isEntry = (name) => /^(root-|entry\.client-|routes\/)/.test(name);
const withoutHash = (name) => name.replace(/-[A-Z0-9]{8}\.js$/, "");

/** Rewrites public/build after Remix; files are named by what is in them, in the worker and the manifest too. */
export async function joinBrowser() {
  const texts = readScripts();
  const entries = Object.keys(texts).filter(isEntry);
  const groups = groupsOf(texts);
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((name) => [withoutHash(name), join(publicDir, name)])),
    preserveEntrySignatures: "allow-extension",
    plugins: [{ name: "build", resolveId: resolve, transform: withoutServer }],
  });
  const { output } = await bundle.generate({
    format: "es",
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "_shared/[name]-[hash].js",
    hashCharacters: "base36",
    manualChunks: (id) => groups.get(nameOf(id)),
  });
  for (const name of Object.keys(texts))
    if (isEntry(name) || name.startsWith("_shared/")) rmSync(join(publicDir, name));
  const renamed = [];
  for (const { fileName, code, facadeModuleId, isEntry } of output) {
    mkdirSync(dirname(join(publicDir, fileName)), { recursive: true });
    writeFileSync(join(publicDir, fileName), code);
    if (isEntry) renamed.push([nameOf(facadeModuleId), fileName]);
  }
  const framework = output.find(({ name }) => name === "framework") ?? missing("framework");
  nameAnew([...renamed, ["framework.js", framework.fileName]]);
}

function readScripts() {
  const names = readdirSync(publicDir, { recursive: true }).filter((name) => name.endsWith(".js"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(publicDir, name), "utf8")]));
}

function resolve(id, from) {
  if (id.startsWith("/build/")) return join(publicDir, id.slice("/build/".length));
  return from ? join(dirname(from), id) : id;
}

/** What components do on the server only, as esbuild prints the question. */
function withoutServer(code) {
  return code.replaceAll('typeof document>"u"', "false").replaceAll('typeof document<"u"', "true");
}

function nameOf(path) {
  return path.slice(publicDir.length + 1);
}

/** File → the file that it becomes part of; those of rare pages stay as they are. */
function groupsOf(texts) {
  const names = Object.keys(texts);
  const reached = (name, found = new Set()) => {
    if (!(name in texts) || found.has(name)) return found;
    found.add(name);
    for (const [, id] of texts[name].matchAll(/(?:from|import)\s*"([^"]+)"/g))
      reached(nameOf(resolve(id, join(publicDir, name))), found);
    return found;
  };
  const start = (entry) => reached(names.find((name) => withoutHash(name) === entry) ?? missing(entry));
  const users = new Map();
  for (const page of crowd)
    for (const name of start(`routes/${page}`)) users.set(name, [...(users.get(name) ?? []), page]);
  const framework = start("entry.client");
  const always = start("root");
  const groups = new Map();
  for (const name of names) {
    const pages = users.get(name) ?? [];
    // Loading the entry begins to hydrate: it stays by itself.
    if (name.startsWith("entry.client-")) continue;
    if (name.startsWith("routes/")) {
      // What only this page needs joins it.
      const page = withoutHash(name).slice("routes/".length);
      if (crowd.includes(page)) groups.set(name, page);
      continue;
    }
    // A file of its own: it changes with React and Remix only, and is run apart from the rest (`app/browser/wake.ts`).
    if (framework.has(name)) groups.set(name, "framework");
    else if (always.has(name) || pages.length >= many) groups.set(name, "core");
    else if (pages.length > 0) groups.set(name, pages.join("-"));
  }
  return groups;
}

/** Paths, parents and addresses of routes follow from their names: the manifest says those once, and is put together by browsers. */
function compact(manifest) {
  const { entry, routes, version, url } = manifestOf(manifest);
  const { root, ...others } = routes;
  const table = Object.values(others).map(({ id, module, hasAction, hasErrorBoundary, hasClientAction }) =>
    [
      id.slice("routes/".length),
      /-(\w+)\.js$/.exec(module)?.[1],
      (hasAction ? 1 : 0) + (hasErrorBoundary ? 2 : 0) + (hasClientAction ? 4 : 0),
    ].join(),
  );
  const said = `window.__remixManifest={entry:${JSON.stringify(entry)},routes:(${spread})(${JSON.stringify(root)},${JSON.stringify(table.join(";"))}),version:"${version}",url:"${url}"};`;
  assert.deepEqual(manifestOf(said), manifestOf(manifest));
  return said;
}

/** Runs in browsers: `name,hash,flags` of each route → what Remix wants to know of it. */
function spread(root, table) {
  const routes = { root };
  for (const line of table.split(";")) {
    const [name, hash, flags] = line.split(",");
    const id = `routes/${name}`;
    const index = /(^|\.)_index$/.exec(name);
    const path = (index ? name.slice(0, index.index) : name)
      .replace(/_?\.(?!])/g, "/")
      .replace(/\$(\w*)/g, (_, param) => (param ? `:${param}` : "*"))
      .replace("[.]", ".");
    routes[id] = {
      id,
      parentId: "root",
      module: `/build/${id.replace(/[^\w./-]/g, "_")}-${hash}.js`,
      hasLoader: true,
    };
    if (path) routes[id].path = path;
    if (index) routes[id].index = true;
    if (flags & 1) routes[id].hasAction = true;
    if (flags & 2) routes[id].hasErrorBoundary = true;
    if (flags & 4) routes[id].hasClientAction = true;
  }
  return routes;
}

function manifestOf(script) {
  return new Function("window", `${script};return window.__remixManifest`)({});
}

function missing(entry) {
  throw new Error(`No ${entry} in the browser's build.`);
}

/** `app/render/remix-internals.ts` names the framework without its hash. The manifest loses what nobody reads: what pages import, and the rights that they do not have. */
function nameAnew(renamed) {
  const lean = (text) =>
    renamed
      .reduce((said, [before, after]) => said.replaceAll(`/build/${before}`, () => `/build/${after}`), text)
      .replace(/,"?imports"?:\["\/build\/[^\]]*\]/g, "");
  const old = readdirSync(publicDir).find((name) => name.startsWith("manifest-")) ?? missing("manifest");
  const said = readFileSync(join(publicDir, old), "utf8");
  if (said.includes('"hasClientLoader":true'))
    throw new Error("Browsers know nothing of clientLoader (scripts/browser-framework.cjs).");
  const manifest = compact(lean(said).replace(/,"has\w+":false/g, ""));
  const name = `manifest-${createHash("sha256").update(manifest).digest("hex").slice(0, 8)}.js`;
  rmSync(join(publicDir, old));
  writeFileSync(join(publicDir, name), manifest.replaceAll(old, name));
  writeFileSync(worker, lean(readFileSync(worker, "utf8")).replaceAll(old, name));
}
