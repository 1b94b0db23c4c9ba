/**
 * `npm run mutate [-- SUBJECT …] [--fresh]`: changes the code in small ways and asks whether a test notices, subject by
 * subject; prints the score of each file and every survivor, and fails below 85 % of a subject. What a former run found is not tried
 * again while code and tests are the same; `--fresh` tries everything.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { main, root, run, step, tool } from "../local/steps.mjs";

const leastScore = 85;

/** What is changed, and the tests that have to notice. */
const subjects = [
  {
    name: "exits",
    files: ["server/exits/decision.ts", "server/exits/address.ts", "server/exits/decision.ts"],
    tests: ["address", "decision", "exit-tables"].map((name) => `tests/server/exits/${name}.test.ts`),
  },
  { name: "cache", files: ["server/cache.ts"], tests: ["tests/server/cache.test.ts"] },
  {
    name: "page-cache",
    files: ["server/pages/page-cache.ts"],
    tests: ["tests/server/pages/page-cache.test.ts", "tests/server/pages/serve.test.ts"],
  },
  {
    name: "order",
    files: ["upstream/listing/order.ts", "upstream/listing/select.ts"],
    tests: ["listing", "select", "truth"].map((name) => `tests/upstream/listing/${name}.test.ts`),
  },
  {
    name: "address",
    files: ["app/lib/listing-url.ts", "contract/listing/query.ts"],
    tests: [
      "tests/app/listing-url.test.ts",
      "tests/app/listing-address.test.ts",
      "tests/contract/listing.test.ts",
    ],
  },
];

await main(async () => {
  const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const fresh = process.argv.includes("--fresh");
  const unknown = asked.find((name) => !subjects.some((subject) => subject.name === name));
  if (unknown) throw new Error(`No subject '${unknown}': ${subjects.map(({ name }) => name).join(", ")}.`);
  let failed = false;
  for (const subject of subjects) {
    const { name } = subject;
    if (asked.length > 0 && !asked.includes(name)) continue;
    await step(`Mutants of ${name}`, () => mutate(subject, fresh));
    const report = JSON.parse(readFileSync(join(root, `.cache/reports/mutation/${name}.json`), "utf8"));
    const files = Object.entries(report.files).map(([file, { mutants, source }]) =>
      tell(file, mutants, source),
    );
    const whole = scoreOf(sum(files, "noticed"), sum(files, "survived"));
    console.log(`${whole.toFixed(1)} %  ${name} as a whole`);
    failed ||= whole < leastScore;
  }
  if (failed) throw new Error(`A subject is below ${leastScore} %.`);
});

function mutate({ name, files, tests }, fresh) {
  const args = [tool("@stryker-mutator/core/bin/stryker.js"), "run", "scripts/mutate/stryker.config.mjs"];
  args.push("--mutate", files.join(","), ...(fresh ? ["--force"] : []));
  const env = { VETRINA_SUBJECT: name, VETRINA_TESTS: tests.join(",") };
  return run(process.execPath, args, { quiet: true, env });
}

function scoreOf(noticed, survived) {
  return (100 * noticed) / (noticed + survived);
}

function sum(files, name) {
  return files.reduce((total, file) => total + file[name], 0);
}

/** Prints a file's score and its survivors, one a line; returns how many mutants were noticed and how many survived. */
function tell(file, mutants, source) {
  const counted = (...states) => mutants.filter(({ status }) => states.includes(status));
  const noticed = counted("Killed", "Timeout").length;
  const survivors = counted("Survived", "NoCoverage");
  const score = scoreOf(noticed, survivors.length);
  console.log(`${score.toFixed(1)} %  ${file}  ${noticed} noticed, ${survivors.length} survived`);
  const lines = source.split("\n");
  for (const { location, replacement } of survivors) {
    const { start, end } = location;
    const was = lines[start.line - 1].slice(
      start.column - 1,
      end.line === start.line ? end.column - 1 : undefined,
    );
    console.log(`  ${start.line}:${start.column}  ${was.trim()}  →  ${(replacement ?? "").split("\n")[0]}`);
  }
  return { noticed, survived: survivors.length };
}
