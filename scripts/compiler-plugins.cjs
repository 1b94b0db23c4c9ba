/**
 * Loaded into the Remix compiler (scripts/build.mjs), which takes no plugins itself: keeps out of the worker what would only be
 * read, compiled and held by every isolate (docs/decisions/0190). Browsers get everything as it is.
 */
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const esbuild = require.resolve("esbuild", { paths: [require.resolve("@remix-run/dev/package.json")] });

/** What a module is replaced by, and why nobody misses it. */
const replacedInWorker = [
  // The browser's renderer: react-router-dom asks it for `flushSync`, which no server calls.
  [/[\\/]react-dom[\\/]index\.js$/, "export {};"],
  // sanitize-html parses the attributes of styles, classes and sets of pictures that it lets through; it lets none through (upstream/content/sanitise.ts).
  [/[\\/](deepmerge[\\/]dist[\\/]cjs|parse-srcset[\\/]src[\\/]parse-srcset)\.js$/, "module.exports = null;"],
  // It reads with the parser of htmlparser2 alone: the DOM that it would make, and what is done with one, nobody asks for.
  [
    /[\\/]sanitize-html[\\/]node_modules[\\/]dom(utils|handler)[\\/]lib[\\/]index\.js$/,
    "exports.DomHandler = null;",
  ],
  // Of the package that judges addresses for it, only what judges addresses; another part writes dates.
  [/[\\/]dayjs[\\/]dayjs\.min\.js$/, "exports.default = null;"],
  [/[\\/]postcss[\\/]lib[\\/]postcss\.js$/, "exports.parse = null;"],
];

/** What the second Worker alone needs: calls of programs are told as JSON schema. */
const replacedForVisitors = [
  [
    /[\\/]zod[\\/]v4[\\/]core[\\/]json-schema-(processors|generator)\.js$/,
    "export let toJSONSchema, JSONSchemaGenerator;",
  ],
  [
    /[\\/]zod[\\/]v4[\\/]core[\\/]to-json-schema\.js$/,
    "export const createToJSONSchemaMethod = () => null, createStandardJSONSchemaMethod = () => null;",
  ],
  // Ways out judge names of hosts, never whole addresses.
  [
    /[\\/]tldts-core[\\/].*[\\/]extract-hostname\.js$/,
    "export let extractedHostnameValidated; export default null;",
  ],
  // Links and forms for browsers, which no page has: names that are written on them would keep them, and the router's own.
  [
    /[\\/]@remix-run[\\/]react[\\/]dist[\\/]esm[\\/]components\.js$/,
    (published) => published.replace(/^(NavLink|Link|Form)\.displayName = .*$/gm, ""),
  ],
];

/** The desk's pages are written as one text; what sends pages in parts is another copy of the renderer. */
const replacedForDesk = [
  [
    /[\\/]react-dom[\\/]server\.browser\.js$/,
    'module.exports = require("./cjs/react-dom-server-legacy.browser.production.min.js");',
  ],
];

const replacing = (modules) => ({
  name: "slimmer",
  setup(build) {
    for (const [filter, by] of modules)
      build.onLoad({ filter }, ({ path }) => {
        const contents = typeof by === "string" ? by : by(readFileSync(path, "utf8"));
        return { contents, loader: "js", resolveDir: join(path, "..") };
      });
  },
});

/** Packages that name Node's own modules without `node:`, as the runtime wants them: sax, which reads feeds that are tried. */
const named = {
  name: "node-names",
  setup(build) {
    build.onResolve({ filter: /^(stream|string_decoder)$/ }, ({ path }) => ({
      path: `node:${path}`,
      external: true,
    }));
  },
};

/** One copy of the table of entities: sanitize-html's parser asks for it the old way, our readers of feeds the new one. */
const once = {
  name: "once",
  setup(build) {
    build.onResolve({ filter: /^entities\/decode$/ }, ({ path, resolveDir }) => ({
      path: require.resolve(path, { paths: [resolveDir] }),
    }));
  },
};

/** Of Remix's package for this platform only what it passes on: it is written so that the rest could not be left out, cookies and uploads. */
const passedOn = {
  name: "passed-on",
  setup(build) {
    build.onResolve({ filter: /^@remix-run\/cloudflare$/ }, ({ resolveDir, kind }) =>
      build.resolve("@remix-run/server-runtime", { resolveDir, kind }),
    );
  },
};

/** The router's half for servers as its package publishes it for imports: of the other the whole router for browsers comes along. */
const shaken = {
  name: "shaken",
  setup(build) {
    build.onResolve({ filter: /^react-router-dom\/server$/ }, ({ path, resolveDir }) => ({
      path: require.resolve(`${path}.mjs`, { paths: [resolveDir] }),
    }));
  },
};

/** Of Remix's own table of what browsers load, what the server reads: no browser loads a route (docs/decisions/0190). */
const unloaded = (plugin) => ({
  name: plugin.name,
  setup: (build) =>
    plugin.setup({
      ...build,
      onLoad: (on, load) =>
        build.onLoad(on, async (of) => {
          const { contents, ...loaded } = await load(of);
          return {
            ...loaded,
            contents: contents.replace(/'(module|imports)':(?:'[^']*'|\[[^\]]*\])/g, "'$1':undefined"),
          };
        }),
    }),
});

/** Both Workers as they are sent; `replaced` is what this one alone has no use for. */
const slim = (options, replaced) => ({
  ...options,
  charset: "utf8",
  legalComments: "none",
  target: "es2022",
  plugins: [named, once, shaken, passedOn, replacing([...replacedInWorker, ...replaced]), ...options.plugins],
});

/** Remix's build for the server is the one for no platform in particular. */
const slimForVisitors = (options) => {
  const plugins = options.plugins.map((plugin) =>
    plugin.name === "server-assets-manifest" ? unloaded(plugin) : plugin,
  );
  return options.platform === "neutral" ? slim({ ...options, plugins }, replacedForVisitors) : options;
};

const original = require(esbuild);
require.cache[esbuild].exports = {
  ...original,
  context: (options) => original.context(slimForVisitors(options)),
};
/** @param {import("esbuild").BuildOptions} options */
module.exports = { slimForDesk: (options) => slim(options, replacedForDesk) };
