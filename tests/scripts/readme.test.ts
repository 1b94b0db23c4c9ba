/** The README tells the truth about settings and commands. */
import { readFileSync } from "node:fs";
import { settingRows } from "server/env";
import { expect, test } from "vitest";
import { parse } from "yaml";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const { scripts } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

test.each(settingRows.map((row) => [row.name, row] as const))(
  "the table of settings says what %s is",
  (name, row) => {
    expect(readme).toContain(
      `| \`${name}\` | ${row.default === "" ? "–" : `\`${row.default}\``} | ${row.meaning} |`,
    );
  },
);

test("every command that the README names exists", () => {
  const named = [...readme.matchAll(/npm run ([a-z:]+)/g)].map((match) => String(match[1]));
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test("what is pushed is tried with the commands that a newcomer is given", () => {
  const workflow = new URL("../../.github/workflows/commands.yml", import.meta.url);
  const { jobs } = parse(readFileSync(workflow, "utf8")) as {
    jobs: { commands: { steps: { run?: string }[] } };
  };
  const given = [...(/```sh\n(.*?)```/s.exec(readme)?.[1] ?? "").matchAll(/^npm \w+/gm)].map(String);
  expect(given).toEqual(["npm start", "npm test"]);
  const lines = jobs.commands.steps.flatMap(({ run = "" }) => run.split("\n"));
  for (const command of given) expect(lines.some((line) => line.startsWith(command))).toBe(true);
});
