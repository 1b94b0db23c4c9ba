/** The README tells the truth about settings and commands. */
import { readFileSync } from "node:fs";
import { settingRows } from "server/env";
import { expect, test } from "vitest";

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
