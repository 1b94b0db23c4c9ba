/** How one subject's mutants are made and run; `VETRINA_SUBJECT` names it. */
import { subjects } from "./subjects.mjs";

const subject = subjects.find(({ name }) => name === process.env.VETRINA_SUBJECT);

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate: subject?.files ?? [],
  testRunner: "vitest",
  // The subject's tests are named; which of them are related needs no asking.
  vitest: { configFile: "scripts/mutate/vitest.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  coverageAnalysis: "perTest",
  incremental: true,
  incrementalFile: `.cache/mutants/${subject?.name}.json`,
  concurrency: 2,
  timeoutMS: 15_000,
  ignorePatterns: [".cache", ".demo", ".wrangler", "bench", "build", "docs", "public"],
  tempDirName: `.cache/mutants/${subject?.name}`,
  reporters: ["json"],
  jsonReporter: { fileName: `.cache/reports/mutation/${subject?.name}.json` },
  thresholds: { high: 95, low: 85, break: null },
  allowConsoleColors: false,
};
