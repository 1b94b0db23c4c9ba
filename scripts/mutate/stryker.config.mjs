/** `npm run mutate [-- --mutate FILE]`: changes the code in small ways and asks whether a test notices (docs/decisions/0065). */

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate: [
    "server/exits/decision.ts",
    "server/cache.ts",
    "server/pages/page-cache.ts",
    "upstream/listing/order.ts",
    "app/lib/listing-url.ts",
  ],
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutate/vitest.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner"],
  coverageAnalysis: "perTest",
  // Constants of a module would run every test again; the tests of properties read them anyway.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  ignorePatterns: [".cache", ".demo", ".wrangler", "bench", "build", "demo", "docs", "public"],
  tempDirName: ".cache/mutants",
  reporters: ["clear-text", "html"],
  htmlReporter: { fileName: ".cache/reports/mutation.html" },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  allowConsoleColors: false,
};
