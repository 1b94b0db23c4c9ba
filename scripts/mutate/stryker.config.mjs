/** How mutants are made and run; `main.mjs` says of which files, against which tests, and where the rest is kept. */
const { VETRINA_SUBJECT: subject = "all" } = process.env;

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "vitest",
  // The tests are named; which of them are related needs no asking.
  vitest: { configFile: "scripts/mutate/vitest.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  coverageAnalysis: "perTest",
  incremental: true,
  incrementalFile: `.cache/mutants/${subject}.json`,
  concurrency: 2,
  timeoutMS: 45_000,
  ignorePatterns: [".cache", ".demo", ".wrangler", "bench", "build", "docs", "public"],
  tempDirName: `.cache/mutants/${subject}`,
  reporters: ["json"],
  jsonReporter: { fileName: `.cache/reports/mutation/${subject}.json` },
  thresholds: { high: 95, low: 85, break: null },
  allowConsoleColors: false,
};
