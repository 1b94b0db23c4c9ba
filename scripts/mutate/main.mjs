/**
 * `npm run mutate [-- SUBJECT …] [--fresh]`: changes the code in small ways and asks whether a test notices, subject by
 * subject; prints the score of each file and every survivor, and fails below 85 %. What a former run found is not tried
 * again while code and tests are the same; `--fresh` tries everything.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { main, root, run, step, tool } from "../local/steps.mjs";
import { subjects } from "./subjects.mjs";

const leastScore = 85;

await main(async () => {
  const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const fresh = process.argv.includes("--fresh");
  const unknown = asked.find((name) => !subjects.some((subject) => subject.name === name));
  if (unknown) throw new Error(`No subject '${unknown}': ${subjects.map(({ name }) => name).join(", ")}.`);
  let failed = false;
  for (const { name } of subjects) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    await step(`Mutants of ${name}`, () => mutate(name, fresh));
    const report = JSON.parse(readFileSync(join(root, `.cache/reports/mutation/${name}.json`), "utf8"));
    for (const [file, { mutants, source }] of Object.entries(report.files))
      failed = tell(file, mutants, source) < leastScore || failed;
  }
  if (failed) throw new Error(`A file is below ${leastScore} %.`);
});

function mutate(name, fresh) {
  const args = [tool("@stryker-mutator/core/bin/stryker.js"), "run", "scripts/mutate/stryker.config.mjs"];
  const force = fresh ? ["--force"] : [];
  return run(process.execPath, [...args, ...force], { quiet: true, env: { VETRINA_SUBJECT: name } });
}

/** Prints a file's score and its survivors, one a line; returns the score in percent. */
function tell(file, mutants, source) {
  const counted = (...states) => mutants.filter(({ status }) => states.includes(status));
  const noticed = counted("Killed", "Timeout").length;
  const survivors = counted("Survived", "NoCoverage");
  const score = (100 * noticed) / (noticed + survivors.length);
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
  return score;
}
