/** Eighty things that shoppers and members come for, each without scripts: links followed, forms sent as a browser sends them. */
import { describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { PlainBrowser } from "../tools/plain-browser";
import { runOns } from "../tools/run-ons";
import { startSite } from "../tools/site";
import { account, lists } from "./tasks/membership";
import { magazine, saving, writing } from "./tasks/reading";
import { buying, finding, judging } from "./tasks/shopping";
import type { Task } from "./tasks/step";

const site = await forFile(startSite({ LOG: "off", FORM_SECONDS: "0" }));

const tasks: Record<string, readonly Task[]> = {
  finding,
  judging,
  buying,
  saving,
  magazine,
  writing,
  account,
  lists,
};
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
    const person = { browser, site, email: `compito-${number}@posta.example` };
    for (const step of steps) {
      await step(person);
      expect(runOns(browser.page)).toEqual([]);
    }
    expect(browser.says(seen), `«${seen}» on ${browser.path}`).toBe(true);
  });
});
