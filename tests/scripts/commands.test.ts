/** Commands of the project: none goes on with arguments that it does not know, and none that measures ends well with a broken promise. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { argumentsOf } from "../../scripts/local/arguments";
import { whyNot } from "../../scripts/local/ask-database";
import { promisedIn } from "../bench/table";
import { verdict } from "../tools/promised";
import tables from "./commands.json";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
/** Commands that are files of ours; what others run is strict by itself. */
const ours = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^(?:node|tsx)(?: --\S+)* ((?:demo|scripts|tests)\/\S+)$/.exec(line) ?? [];
  return file ? [{ name, file }] : [];
});

test("every command of ours reads what it is called with by the one reader", () => {
  expect(ours.length).toBeGreaterThan(25);
  const reads = /\b(argumentsOf|readOptions)\(/;
  const others = ours.filter(({ file }) => !reads.test(readFileSync(join(root, file), "utf8")));
  // What a deploy may do is planned, and tested, before anything is touched (deploy.test.ts); wrangler reads its own.
  expect(others.map(({ name }) => name)).toEqual(["deploy", "wrangler"]);
});

test.each([
  ["promises", ["--minute", "5"], "Unknown option '--minute'"],
  ["start", ["--port", "8790"], "Unknown option '--port'"],
])("npm run %s -- %j does nothing but say what is wrong", (name, given, sentence) => {
  const { file = "" } = ours.find((one) => one.name === name) ?? {};
  const run = spawnSync(
    process.execPath,
    [...(file.endsWith(".ts") ? ["--import", "tsx"] : []), file, ...given],
    { cwd: root, encoding: "utf8" },
  );
  expect(run.stderr).toContain(sentence);
  expect(run).toMatchObject({ status: 2, stdout: "" });
});

describe("within a command", () => {
  const argv = process.argv;
  let said: string[];
  beforeEach(() => {
    said = [];
    vi.spyOn(console, "error").mockImplementation((line) => said.push(line));
    vi.spyOn(console, "log").mockImplementation((line) => said.push(line));
    vi.spyOn(process, "exit").mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
  });
  afterEach(() => {
    process.argv = argv;
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  const read = (...given: string[]) => {
    process.argv = ["node", "command", ...given];
    return argumentsOf(
      "npm run it -- [--minutes 30] [FILE]",
      { minutes: { type: "string", default: "30" } },
      1,
    );
  };

  test("numbers, names and defaults are read", () => {
    const { whole, names } = read("a.csv", "--minutes", "5");
    expect([whole("minutes"), names]).toEqual([5, ["a.csv"]]);
    expect(read().whole("minutes")).toBe(30);
  });

  test.each(["five", "NaN", "", "-1", "0", "5.5", "1e3", "0x10"])("'%s' minutes are refused", (minutes) => {
    expect(() => read(`--minutes=${minutes}`).whole("minutes")).toThrow("ended with 2");
    expect(said[0]).toContain("--minutes is a whole number from 1");
    expect(said[0]).toContain("npm run it --");
  });

  test("a second name is refused where one may stand, and --help says how to call it", () => {
    expect(() => read("a.csv", "b.csv")).toThrow("ended with 2");
    expect(() => read("--help")).toThrow("ended with 0");
    expect(said[1]).toBe("npm run it -- [--minutes 30] [FILE]");
  });

  test.each([
    ["all that hold", [true, true], 0],
    ["one broken", [true, false], 1],
    ["nothing found out", [], 1],
  ])("with %s a measuring command ends with its verdict, and hands it on", (_, holding, code) => {
    const folder = mkdtempSync(join(tmpdir(), "vetrina-verdict-"));
    const file = join(folder, "found");
    vi.stubEnv("VETRINA_PROMISES", file);
    const found = holding.map((holds) => ({ promise: "first byte", figure: "4 s", limit: "5 s", holds }));
    expect(() => verdict(found)).toThrow(`ended with ${code}`);
    expect(readFileSync(file, "utf8")).toBe(found.map((one) => `${JSON.stringify(one)}\n`).join(""));
    rmSync(folder, { recursive: true });
  });
});

test.each(tables.figures as [string, string, boolean][])(
  "a figure of %s holds a goal of %s: %s",
  (figure, goal, holds) => {
    expect(promisedIn([["P2", "a page", figure, goal]], /^P1 /)).toMatchObject([
      { holds, figure, limit: goal },
    ]);
  },
);

test("a goal that was missed, one of milliseconds and none are no promises", () => {
  const rows = [
    ["P1", "a way out", "0.37", "≥ 0.70"],
    ["P12", "first tap", "176 ms", "≤ 150 ms"],
    ["P4", "bytes", "7.8 KB", "–"],
  ] as [string, string, string, string][];
  expect(promisedIn(rows, /^P1 /)).toEqual([]);
});

test("a database without tables is told what to do, any other failure in its own words", () => {
  const missing = "✘ [ERROR] no such table: clicks: SQLITE_ERROR";
  expect(whyNot(missing, "--local")).toBe(
    "The local database is not up to date: `npm start` brings it there.",
  );
  expect(whyNot(missing, "--remote")).toBe(
    "The remote database is not up to date: `npm run deploy` brings it there.",
  );
  expect(whyNot("You are not logged in.", "--remote")).toBe(
    "The database did not answer.\nYou are not logged in.",
  );
});
