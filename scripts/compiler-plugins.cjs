/**
 * Loaded into the Remix compiler (scripts/build.mjs), which takes no plugins itself: keeps out of the worker what would only be
 * read, compiled and held by every isolate (docs/decisions/0071), and out of the browser what only actions use (0077).
 */
const { join } = require("node:path");
const { edited, edits, replaced } = require("./browser-framework.cjs");
const { asModule, modules } = require("./browser-react.cjs");

const esbuild = require.resolve("esbuild", { paths: [require.resolve("@remix-run/dev/package.json")] });

/** What a module is replaced by, and why nobody misses it. */
const replacedInWorker = [
  // 50 languages of error messages; nobody reads zod's own words, and English is the default.
  [/[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/, 'export { default as en } from "./en.js";'],
  // The browser's renderer: react-router-dom asks it for `flushSync`, which no server calls.
  [/[\\/]react-dom[\\/]index\.js$/, "export {};"],
  // sanitize-html parses the style attributes that it lets through; it lets none through (upstream/content/sanitise.ts).
  // It reads with the parser of htmlparser2 alone: the DOM's serializer, and the entities it would write, nobody calls.
  [/[\\/]dom-serializer[\\/]lib[\\/](esm[\\/])?index\.js$/, "exports.default = null;"],
  [/[\\/]postcss[\\/]lib[\\/]postcss\.js$/, "exports.parse = null;"],
];

/** The same for the browser. */
const replacedInBrowsers = [
  // Schemas are built where a module begins and checked by actions and the contract, which stay on the server: here they
  // are built of nothing, and whoever checks with one hears about it.
  [
    /[\\/]zod[\\/]index\.js$/,
    `const refuse = () => { throw new Error("Schemas are checked on the server only."); };
     const checks = new Set(["parse", "safeParse", "parseAsync", "safeParseAsync", "decode", "encode"]);
     const inert = new Proxy(function () {}, {
       get: (_, name) => (checks.has(name) ? refuse : typeof name === "symbol" ? undefined : inert),
       apply: () => inert,
     });
     export { inert as z };`,
  ],
  // Routes are all in the manifest (`v3_lazyRouteDiscovery: false`): nothing discovers them.
  [
    /[\\/]@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false;
     export function getPartialManifest(manifest) { return manifest; }
     export function getPatchRoutesOnNavigationFunction() {}
     export function useFogOFWarDiscovery() {}
     export async function fetchAndApplyManifestPatches() {}`,
  ],
  // A page whose script a deployment took away: Remix would reload the page that the visitor is leaving, and lose what was
  // typed. `app/browser/missing-scripts.ts` listens.
  [
    /[\\/]@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]routeModules\.js$/,
    `export async function loadRouteModule(route, loaded) {
       if (route.id in loaded) return loaded[route.id];
       try {
         return (loaded[route.id] = await import(route.module));
       } catch (error) {
         console.error(error);
         dispatchEvent(new CustomEvent("script-missing"));
         return new Promise(() => {});
       }
     }`,
  ],
];

/** Of the framework's packages. */
const framework = {
  name: "framework",
  setup(build) {
    const on = (file, contentsOf) =>
      build.onLoad(
        {
          filter: new RegExp(
            `[\\\\/]node_modules[\\\\/]${file.replace(/[.\\/]/g, (sign) => (sign === "." ? "\\." : "[\\\\/]"))}$`,
          ),
        },
        ({ path }) => ({ contents: contentsOf(path), loader: "js", resolveDir: join(path, "..") }),
      );
    for (const [file, parts] of edits) on(file, (path) => edited(path, parts));
    for (const [file, contents] of replaced) on(file, () => contents);
    for (const [file, source] of modules) on(file, (path) => asModule(path, source));
  },
};

const replacing = (modules) => ({
  name: "slimmer",
  setup(build) {
    for (const [filter, contents] of modules)
      build.onLoad({ filter }, ({ path }) => ({ contents, loader: "js", resolveDir: join(path, "..") }));
  },
});

/** Packages that name Node's own modules without `node:`, as the runtime wants them: csv-parse, which reads feeds that are tried. */
const named = {
  name: "node-names",
  setup(build) {
    build.onResolve({ filter: /^(stream|string_decoder)$/ }, ({ path }) => ({
      path: `node:${path}`,
      external: true,
    }));
  },
};

/** The server's build is the one for no platform in particular. */
const slim = (options) =>
  options.platform === "neutral"
    ? {
        ...options,
        legalComments: "none",
        target: "es2022",
        plugins: [named, replacing(replacedInWorker), ...options.plugins],
      }
    : { ...options, plugins: [replacing(replacedInBrowsers), framework, ...options.plugins] };

const original = require(esbuild);
require.cache[esbuild].exports = { ...original, context: (options) => original.context(slim(options)) };
