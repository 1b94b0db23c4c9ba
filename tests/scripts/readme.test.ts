/** README and docs tell the truth about settings and commands. */
import { readdirSync, readFileSync } from "node:fs";
import { settings as schema } from "server/settings";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { perhaps, tableOf, text } from "../../scripts/tables";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const { scripts } = JSON.parse(read("package.json"));
const settings = read("docs/settings.md");
const readme = read("README.md");
const guides = readdirSync(new URL("docs/", root)).filter((name) => name.endsWith(".md"));

test("docs/settings.md is written from the schema and what each means; after a change, run this file with -u", async () => {
  const rows = tableOf(new URL("server/settings.tsv", root), {
    name: text,
    meaning: text,
    shown: perhaps(text),
  });
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(schema));
  const before = settings.slice(0, settings.indexOf("| `"));
  const lines = rows.map(({ name, meaning, shown }) => {
    const fallback = shown ?? schema[name as keyof typeof schema].default;
    return `| \`${name}\` | ${fallback === "" ? "–" : `\`${fallback}\``} | ${meaning} |\n`;
  });
  await expect(before + lines.join("")).toMatchFileSnapshot("../../docs/settings.md");
});

test("every setting that the README names exists", () => {
  const rows = [...readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].map(([, names]) => String(names));
  const named = rows.flatMap((names) => [...names.matchAll(/[A-Z_]+/g)].map(String));
  expect(named.length).toBeGreaterThan(0);
  expect(Object.keys(schema)).toEqual(expect.arrayContaining(named));
});

test.each(["README.md", "CONTRIBUTING.md", ...guides.map((name) => `docs/${name}`)])(
  "every command and every file that %s names exists",
  (path) => {
    const text = read(path);
    for (const [, name] of text.matchAll(/npm run ([a-z:]+)/g)) expect(Object.keys(scripts)).toContain(name);
    for (const [, link] of text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g))
      expect(() => readFileSync(new URL(String(link), new URL(path, root)))).not.toThrow();
  },
);

test("what is pushed is tried with the commands that a newcomer is given", () => {
  const { jobs } = parse(read(".github/workflows/commands.yml")) as {
    jobs: { commands: { steps: { run?: string }[] } };
  };
  const given = [...(/```sh\n(.*?)```/s.exec(readme)?.[1] ?? "").matchAll(/^npm \w+/gm)].map(String);
  expect(given).toEqual(["npm start", "npm test"]);
  const lines = jobs.commands.steps.flatMap(({ run = "" }) => run.split("\n"));
  for (const command of given) expect(lines.some((line) => line.startsWith(command))).toBe(true);
});
