/** Eighty things that shoppers and members come for (`tasks.json`), each without scripts: links followed, forms sent as a browser sends them. */
import brand from "brand/brand.json";
import { describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { goodPassword } from "../tools/member";
import { PlainBrowser } from "../tools/plain-browser";
import { runOns } from "../tools/run-ons";
import { startSite } from "../tools/site";
import { type Person, take } from "./task-steps";
import said from "./tasks.json";

const site = await forFile(startSite({ LOG: "off", FORM_SECONDS: "0" }));

/** What is to be done, how, and what must be read at the end. */
type Task = readonly [name: string, steps: readonly string[][], sees: string];

const words = { slogan: brand.slogan, goodPassword };
const tasks: Record<string, readonly Task[]> = JSON.parse(
  JSON.stringify(said).replace(/\{(\w+)\}/g, (_, word: keyof typeof words) => words[word]),
);
let visitors = 0;

test("there are eighty at least, each once", () => {
  const names = Object.values(tasks).flatMap((rows) => rows.map(([name]) => name));
  expect(names.length).toBeGreaterThanOrEqual(80);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(Object.keys(tasks))("%s", (kind) => {
  test.each(tasks[kind] ?? [])("%s", async (_name, steps, seen) => {
    const number = ++visitors;
    const browser = new PlainBrowser(site, { "cf-connecting-ip": `198.51.100.${number}` });
    const person: Person = { browser, site, email: `compito-${number}@posta.example` };
    for (const step of steps) {
      await take(person, step);
      expect(runOns(browser.page)).toEqual([]);
    }
    expect(browser.says(seen), `«${seen}» on ${browser.path}`).toBe(true);
  });
});
