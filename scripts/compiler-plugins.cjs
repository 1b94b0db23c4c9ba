/**
 * Loaded into the Remix compiler (scripts/build.mjs), which takes no plugins itself: keeps out of the worker what would only be
 * read, compiled and held by every isolate (docs/decisions/0071), and out of the browser what only actions use (0077).
 */
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const esbuild = require.resolve("esbuild", { paths: [require.resolve("@remix-run/dev/package.json")] });

/** What a module is replaced by, and why nobody misses it. */
const replaced = [
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

/** Parts of modules that no browser of ours gets to; whoever changes Remix's version hears about one that is no longer there. */
const editedInBrowsers = [
  // Single fetch has an encoding of its own: nothing is asked for, or deferred, the way it was before.
  [
    /[\\/]@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]routes\.js$/,
    /import \{ fetchData, .*? \} from '\.\/data\.js';/,
    `import { isResponse } from './data.js';
     const isRedirectResponse = () => false, isCatchResponse = isRedirectResponse, isDeferredResponse = isRedirectResponse,
       isDeferredData = isRedirectResponse, parseDeferredReadableStream = isRedirectResponse;
     const fetchData = async () => { throw new Error("Data comes by single fetch."); };`,
  ],
  [
    /[\\/]@remix-run[\\/]router[\\/]dist[\\/]router\.js$/,
    /(function isDeferredData\(value\) \{)|(function isDeferredResult\(result\) \{)/g,
    "$1$2 return false;",
  ],
  // A name that is set keeps the component, and all that it can fetch in advance, for pages that have plain links only.
  [
    /[\\/]@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]components\.js$/,
    /^(?:Link|NavLink|Form)\.displayName = .*$/gm,
    "",
  ],
  // The scripts of a document are written by the server (app/ui/deferred-scripts.tsx).
  [
    /[\\/]@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]errorBoundaries\.js$/,
    /import \{ useRemixContext, Scripts \} from '\.\/components\.js';/,
    "import { useRemixContext } from './components.js'; const Scripts = () => null;",
  ],
];

const editing = {
  name: "editor",
  setup(build) {
    for (const [filter, part, replacement] of editedInBrowsers)
      build.onLoad({ filter }, ({ path }) => {
        const source = readFileSync(path, "utf8");
        const contents = source.replace(part, replacement);
        if (contents === source) return { errors: [{ text: `${path} is not what it was: ${part}` }] };
        return { contents, loader: "js" };
      });
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
        plugins: [named, replacing(replaced), ...options.plugins],
      }
    : { ...options, plugins: [replacing(replacedInBrowsers), editing, ...options.plugins] };

const original = require(esbuild);
require.cache[esbuild].exports = { ...original, context: (options) => original.context(slim(options)) };
