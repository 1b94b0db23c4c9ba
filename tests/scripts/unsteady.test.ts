/** What `npm test` makes of a file that fails: red stays red, what fails at first and passes alone is named and counted. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkLedger, runSuites, unsteadyLine } from "../../scripts/local/suites.mjs";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plain =
  'export default { test: { globals: true, projects: [{ extends: true, test: { name: "tiny", include: ["tests/*.test.mjs"] } }] } }';
const unfilled = plain.replace("globals", 'globalSetup: "./no-such-file.mjs", globals');

/** A project of its own with these tests. Its path is as unusual as a path can be. */
function projectOf(tests: Record<string, string>, config = plain): string {
  folder = mkdtempSync(join(tmpdir(), "vetrina prova ü-"));
  mkdirSync(join(folder, "tests"));
  writeFileSync(join(folder, "vitest.config.mjs"), config);
  for (const [name, text] of Object.entries(tests))
    writeFileSync(join(folder, `tests/${name}.test.mjs`), text);
  return folder;
}

const good = 'test("holds", () => {})';
const broken = 'test("is wrong", () => expect(1).toBe(2))';
/** Fails in the first process that runs it, and in one that draws no pages for a picture. */
const atFirst = `import { existsSync, writeFileSync } from "node:fs";
  test("is late", () => {
    const before = existsSync("ran") && process.env.VETRINA_DRAWS;
    writeFileSync("ran", "");
    if (!before) throw new Error("not there yet");
  });
  test("holds", () => {});`;

const run = (tests: Record<string, string>, config?: string) =>
  runSuites(["tiny"], { folder: projectOf(tests, config), quiet: true });

test("a broken assertion is red, and nothing else is asked again", async () => {
  const { passed, failed, red, unsteady } = await run({ good, broken, wrong: broken });
  expect({ passed, failed, unsteady }).toEqual({ passed: 1, failed: 2, unsteady: [] });
  expect(red.toSorted()).toEqual(["tests/broken.test.mjs", "tests/wrong.test.mjs"]);
});

test("what fails at first and passes three times alone is green, named and counted, and leaves its error", async () => {
  const { passed, failed, red, unsteady } = await run({ good, late: atFirst });
  expect({ passed, failed, red }).toEqual({ passed: 3, failed: 0, red: [] });
  expect(unsteadyLine(unsteady)).toMatch(
    /^1 unsteady; tests\/late\.test\.mjs: is late: not there yet \(load \d+\.\d on \d+ processors\)$/,
  );
  const [traces = ""] = readdirSync(join(folder, ".cache/unsteady"));
  const left = (name: string) => readFileSync(join(folder, ".cache/unsteady", traces, name), "utf8");
  expect(left("unsteady.tsv")).toMatch(/^\d{4}-\d\d-\d\d\ttests\/late\.test\.mjs\tis late: not there yet\n$/);
  expect(left("errors.txt")).toContain("late.test.mjs:5");
});

test("a run in which nothing failed says so, and leaves nothing", async () => {
  const { unsteady } = await run({ good });
  expect(unsteadyLine(unsteady)).toBe("0 unsteady");
  expect(readdirSync(join(folder, ".cache"))).not.toContain("unsteady");
});

test("what ends the process, or fails outside of a test, is red", async () => {
  const stray =
    'test("throws later", async () => { setTimeout(() => { throw new Error("stray") }); await new Promise((r) => setTimeout(r, 50)); })';
  const { failed, red, unsteady } = await run({ ends: "process.exit(3)", stray });
  expect({ failed, unsteady }).toEqual({ failed: 2, unsteady: [] });
  expect(red.toSorted()).toEqual(["tests/ends.test.mjs", "tests/stray.test.mjs"]);
  expect(await run({ good }, unfilled)).toMatchObject({ passed: 0, failed: 1 });
});

test("a file that stands twice in the ledger is a failure until its lines are gone", () => {
  const line = (file: string) => `2026-11-24\t${file}\tsomething\n`;
  const head = "date\tfile\terror\n";
  expect(() => checkLedger(head + line("a") + line("b"))).not.toThrow();
  expect(() => checkLedger(head + line("a") + line("b") + line("a"))).toThrow(/tests\/unsteady\.tsv: a\./);
  expect(() => checkLedger()).not.toThrow();
});
