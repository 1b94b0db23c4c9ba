/** The reference of the bench: Remix 2.17.5 as its template sets it up, one page of 24 cards. */
/** @type {import("@remix-run/dev").AppConfig} */
export default {
  cacheDirectory: "../../../.cache/bench/remix",
  assetsBuildDirectory: "../../../.cache/bench/reference/public/build",
  server: "./server.ts",
  serverBuildPath: "../../../.cache/bench/reference/index.js",
  serverConditions: ["workerd", "worker", "browser"],
  serverDependenciesToBundle: "all",
  serverMainFields: ["browser", "module", "main"],
  serverMinify: true,
  serverModuleFormat: "esm",
  serverPlatform: "neutral",
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
