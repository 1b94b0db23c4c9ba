/** Rooms in Node, the whole built worker in Miniflare, browsers in front of it, and, in `last`, what measures (docs/decisions/0142). */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { patience } from "./tests/tools/patience.mjs";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = [
  { find: /^contract$/, replacement: at("./contract/index.ts") },
  { find: /^(brand|contract|domain|feeds|server|upstream)\//, replacement: `${at(".")}$1/` },
  { find: /^~\//, replacement: at("./app/") },
];

/** These begin before all others: files that mostly wait, longest first, while others compute. */
const early = ["deadline", "pages", "strict", "crawl", "fresh", "tasks", "landings"];

/** What measures faults and endurance comes after all others, a file for each processor: it waits more than it computes. */
const last = ["tests/worker/{faults,endurance,chaos}.test.ts"];
/** What needs other programs or the site built once more, beside `npm test`: `npm run test:engines`. */
const besides = [
  "tests/worker/{rehearsal,own-brand,listing-engine}.test.ts",
  "tests/upstream/listing/engines.test.ts",
];

/** Test processes keep the memory that they free (by glibc): pages of it that are touched anew were half of what a site's start takes of Node. */
const kept = 2 ** 27;
Object.assign(process.env, {
  MALLOC_TOP_PAD_: kept,
  MALLOC_TRIM_THRESHOLD_: 8 * kept,
  MALLOC_MMAP_THRESHOLD_: 2 * kept,
});

class EarlyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = early.findIndex((name) => moduleId.endsWith(`worker/${name}.test.ts`));
      return found < 0 ? early.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** `--sequence.shuffle.files` is only heard where nobody else orders them. */
const shuffled = process.argv.some((argument: string) => argument.startsWith("--sequence.shuffle"));

/** Two more than the processors of the smallest machine, since tests wait a third of their time; each runs all of a project's files. */
const shared = {
  maxWorkers: 4,
  isolate: false,
  setupFiles: ["tests/tools/fixed-seed.ts"],
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.wait } },
};

/** In front of the built site. */
const built = { ...shared, globalSetup: ["tests/tools/global-setup.ts"] };
const seen = { ...built, setupFiles: [...shared.setupFiles, "tests/tools/traces.ts"] };

function project(name: string, include: string[], options: object) {
  const exclude = [last, besides].flatMap((files) => (files === include ? [] : files));
  return { extends: true as const, test: { name, include, exclude, ...options } };
}

/** As the second Worker's bundle has them. */
const texts = {
  name: "texts",
  enforce: "pre" as const,
  load: (id: string) =>
    id.endsWith(".html") ? `export default ${JSON.stringify(readFileSync(id, "utf8"))}` : null,
};

export default defineConfig({
  plugins: [texts],
  resolve: { alias },
  test: {
    sequence: shuffled ? {} : { sequencer: EarlyFirst },
    projects: [
      project(
        "rooms",
        ["tests/{contract,upstream,feeds,import,server,app,demo,scripts}/**/*.test.{ts,tsx}"],
        shared,
      ),
      project("worker", ["tests/worker/**/*.test.ts"], built),
      project("browser", ["tests/browser/**/*.test.ts"], seen),
      project("last", last, { ...built, maxWorkers: 2, sequence: { groupOrder: 1 } }),
      project("beside", besides, { ...built, sequence: { groupOrder: 2 } }),
    ],
  },
});
