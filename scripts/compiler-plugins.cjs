/**
 * Loaded into the Remix compiler (scripts/build.mjs), which takes no plugins itself: keeps out of the worker what would only be
 * read, compiled and held by every isolate (docs/decisions/0190). Browsers get everything as it is.
 */
const { basename, join } = require("node:path");

const esbuild = require.resolve("esbuild", { paths: [require.resolve("@remix-run/dev/package.json")] });

/** Modules that both Workers or one are built without: what each is replaced by, and why nobody misses it. */
const { both, visitors, desk } = require("./left-out.json");

const replacing = (modules) => ({
  name: "slimmer",
  setup(build) {
    for (const { path: left, by } of modules) {
      const filter = new RegExp(`/${left}$`.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]"));
      build.onLoad({ filter }, ({ path }) => ({ contents: by, loader: "js", resolveDir: join(path, "..") }));
    }
  },
});

/** Packages that name Node's own modules without `node:`, as the runtime wants them. */
const named = {
  name: "node-names",
  setup(build) {
    build.onResolve({ filter: /^(stream|string_decoder)$/ }, ({ path }) => ({
      path: `node:${path}`,
      external: true,
    }));
  },
};

/**
 * Of Remix's package for this platform only what it passes on: it is written so that the rest could not be left out, cookies and uploads.
 * The router's half for servers as its package publishes it for imports: of the other the whole router for browsers comes along.
 */
const shaken = {
  name: "shaken",
  setup(build) {
    build.onResolve({ filter: /^@remix-run\/cloudflare$/ }, ({ resolveDir, kind }) =>
      build.resolve("@remix-run/server-runtime", { resolveDir, kind }),
    );
    build.onResolve({ filter: /^react-router-dom\/server$/ }, ({ path, resolveDir }) => ({
      path: require.resolve(`${path}.mjs`, { paths: [resolveDir] }),
    }));
  },
};

/** Of Remix's own tables of routes, what they say and the server reads: no browser loads a route (docs/decisions/0190). */
const terse = (plugin) => ({
  name: plugin.name,
  setup: (build) =>
    plugin.setup({
      ...build,
      onLoad: (on, load) =>
        build.onLoad(on, async (of) => {
          const { contents, ...loaded } = await load(of);
          return {
            ...loaded,
            contents: contents.replace(
              /'(?:module|imports)':(?:'[^']*'|\[[^\]]*\]),?|'\w+':(?:undefined|false),?|\w+: undefined,/g,
              "",
            ),
          };
        }),
    }),
});

/** What is imported when it is first asked for: by the Worker's folder, each a file beside its bundle that no start waits for. */
const apart = {
  worker: ["server/exits/registrable-domain"],
  second: [
    "feeds/read/sax-parser",
    "functions/card-painter",
    "desk/drafts/drafts",
    "desk/qr",
    "desk/difference",
    "upstream/openapi/page",
    "upstream/content/editorial-html",
    "upstream/content/entities-table",
    "upstream/content/markup",
    "upstream/catalogue/price-reckoning",
    "upstream/catalogue/thinning",
    "upstream/import/namesakes",
    "upstream/import/unused-pictures",
    "upstream/storage/measure",
  ],
};

const importedLater = {
  name: "imported-later",
  setup(build) {
    const names = Object.values(apart).flat();
    const filter = new RegExp(`/(${names.map((part) => basename(part)).join("|")})$`);
    build.onResolve({ filter }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path: `./${basename(path)}.mjs`, external: true } : undefined,
    );
  },
};

/** Both Workers as they are sent; `replaced` is what this one alone has no use for. */
const slim = (options, replaced) => ({
  ...options,
  charset: "utf8",
  legalComments: "none",
  target: "es2022",
  plugins: [named, shaken, importedLater, replacing([...both, ...replaced]), ...options.plugins],
});

/** Remix's build for the server is the one for no platform in particular. */
const slimForVisitors = (options) => {
  const plugins = options.plugins.map((plugin) =>
    /^server-(assets-manifest|entry-module)$/.test(plugin.name) ? terse(plugin) : plugin,
  );
  return options.platform === "neutral" ? slim({ ...options, plugins }, visitors) : options;
};

const original = require(esbuild);
require.cache[esbuild].exports = {
  ...original,
  context: (options) => original.context(slimForVisitors(options)),
};
/** @param {import("esbuild").BuildOptions} options */
module.exports = { apart, slimForDesk: (options) => slim(options, desk) };
