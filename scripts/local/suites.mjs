/**
 * Runs vitest once, without second tries; then each file that failed three times more, alone, in a process of its own. One red among them
 * is red; three green, and the file was unsteady: the run stays green and says so.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root, run, step, tool } from "./steps.mjs";

const times = 3;

/** @typedef {{ file: string, errors: { error: string, stack: string }[], load: number }} FileOutcome */

/**
 * Projects of the vitest configuration in `folder`. Resolves to the tests that passed and failed, the files that were unsteady and those that
 * are red. What is known of either is left in `.cache/unsteady` there.
 * @param {string[]} projects
 * @param {{ folder?: string, args?: string[], env?: NodeJS.ProcessEnv, quiet?: boolean }} options
 * @returns {Promise<{ passed: number, failed: number, unsteady: FileOutcome[], red: string[] }>}
 */
export async function runSuites(projects, { folder = root, args = [], env = {}, quiet = false } = {}) {
  const traces = join(folder, ".cache/unsteady", new Date().toISOString().replaceAll(":", "-"));
  const vitest = (more, quiet, seen = {}) =>
    runOnce(more, { folder, quiet, env: { ...env, ...seen, VETRINA_TRACES: traces } });
  const { files, strays } = await vitest([...projects.map((name) => `--project=${name}`), ...args], quiet);
  const sum = { passed: 0, failed: strays.length, unsteady: [], red: strays };
  for (const { failed, passed } of files) if (failed === 0) sum.passed += passed;
  for (const file of files.filter(({ failed }) => failed > 0)) {
    keep(traces, `${file.file} (load ${file.load})`, ...file.errors.map(({ stack }) => stack));
    // Once something is red, more runs would decide nothing.
    const alone = sum.red.length === 0 ? await again(file, vitest, { traces, quiet }) : file;
    sum.passed += alone.passed;
    sum.failed += alone.failed;
    if (alone.failed > 0) sum.red.push(file.file);
    else sum.unsteady.push(file);
  }
  // As lines of the ledger (tests/unsteady.tsv), which somebody may copy there.
  const today = new Date().toISOString().slice(0, 10);
  const lines = sum.unsteady.map(({ file, errors }) => `${today}\t${file}\t${errors[0].error}\n`);
  if (lines.length > 0) writeInto(traces, "unsteady.tsv", lines.join(""));
  return sum;
}

/** The file as its last run alone left it: the third, or the first that is red. */
async function again({ project, file }, vitest, { traces, quiet }) {
  const announced = quiet ? (_, work) => work() : step;
  let alone;
  for (let time = 1; time <= times; time++) {
    alone = await announced(`Again, alone, ${time} of ${times}: ${file}`, () =>
      vitest([`--project=${project}`, file], true, { VETRINA_DRAWS: "1" }),
    );
    if (alone.files[0]?.failed === 0 && alone.strays.length === 0) continue;
    keep(traces, `${file}, alone`, alone.said);
    if (!quiet) console.error(`✗ ${file}\n${alone.said}`);
    const { passed = 0, failed = 0 } = alone.files[0] ?? {};
    return { passed, failed: Math.max(failed, 1) };
  }
  return alone.files[0];
}

/** One process of vitest. What leaves no outcome has failed as a whole. */
async function runOnce(args, { folder, quiet, env }) {
  const outcome = join(folder, ".cache/outcome.json");
  mkdirSync(join(folder, ".cache"), { recursive: true });
  rmSync(outcome, { force: true });
  const reporters = ["default", join(root, "scripts/local/outcome.mjs")].map((name) => `--reporter=${name}`);
  const ended = await run(process.execPath, [tool("vitest/vitest.mjs"), "run", ...args, ...reporters], {
    quiet,
    cwd: folder,
    env: {
      // Miniflare would put a machine's own certificates into the configuration of every site.
      NODE_EXTRA_CA_CERTS: undefined,
      VETRINA_BUILT: "1",
      ...env,
      VETRINA_OUTCOME: outcome,
    },
  }).catch((error) => error);
  const told = existsSync(outcome) ? JSON.parse(readFileSync(outcome, "utf8")) : { files: [], strays: [] };
  // Setting up fails before there is a file that could tell.
  if (ended instanceof Error && !told.files.some(({ failed }) => failed)) told.strays.push(ended.message);
  return { ...told, said: ended?.message };
}

/**
 * `K unsteady`, each with its first error and how many processes wanted a processor then.
 * @param {FileOutcome[]} files
 */
export function unsteadyLine(files) {
  const each = files.map(
    ({ file, errors, load }) =>
      `${file}: ${errors[0].error} (load ${load.toFixed(1)} on ${availableParallelism()} processors)`,
  );
  return [`${files.length} unsteady`, ...each].join("; ");
}

function keep(traces, ...texts) {
  writeInto(traces, "errors.txt", `${texts.join("\n\n")}\n\n`);
}

function writeInto(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, name), text);
}

/** Throws when a file stands twice in the ledger: who mends it takes its lines away. */
export function checkLedger(ledger = readFileSync(join(root, "tests/unsteady.tsv"), "utf8")) {
  const files = ledger
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t")[1]);
  const twice = new Set(files.filter((file, at) => files.indexOf(file) < at));
  if (twice.size === 0) return;
  throw new Error(
    `Unsteady twice, by tests/unsteady.tsv: ${[...twice].join(", ")}. Mend it, and take its lines away.`,
  );
}
