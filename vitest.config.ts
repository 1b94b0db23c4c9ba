/** Three test projects: rooms in Node, the whole built worker in Miniflare, and browsers in front of it (docs/decisions/0142). */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = [
  { find: /^contract$/, replacement: at("./contract/index.ts") },
  { find: /^(contract|feeds|server|upstream)\//, replacement: `${at(".")}$1/` },
  { find: /^~\//, replacement: at("./app/") },
];

/**
 * These begin before all others: first files that mostly wait, longest first, while others compute; then the longest of the project that
 * comes last, so that short ones end the run on all processors.
 */
const early = [
  "worker/faults",
  "worker/upstream-trouble",
  "worker/pages",
  "worker/endurance",
  "worker/chaos",
  "worker/strict",
  "worker/crawl",
  "worker/tasks",
  "worker/landings",
  "worker/listing-engine",
];

class EarlyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = early.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`));
      return found < 0 ? early.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** `--sequence.shuffle.files` is only heard where nobody else orders them. */
const shuffled = process.argv.some((argument: string) => argument.startsWith("--sequence.shuffle"));

/** Two more than the processors of the smallest machine, since tests wait a third of their time; each runs all of a project's files. */
const shared = { maxWorkers: 4, isolate: false, setupFiles: ["harness/fixed-seed.ts"] };

/** Only what hangs takes so long: a busy machine decides no verdict. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  resolve: { alias },
  test: {
    sequence: shuffled ? {} : { sequencer: EarlyFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "rooms",
          include: ["tests/{contract,upstream,feeds,import,server,app,demo,scripts}/**/*.test.{ts,tsx}"],
          ...patience,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: ["harness/global-setup.ts"],
          ...patience,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["harness/global-setup.ts"],
          ...patience,
          // Once more in CI only; `npm test` names each test that needed it.
          retry: process.env.CI ? 1 : 0,
          ...shared,
        },
      },
    ],
  },
});
