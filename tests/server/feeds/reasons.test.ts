/** Whatever a reader refuses a file or a row with has an Italian sentence. */
import { readdirSync, readFileSync } from "node:fs";
import { BrokenFeed } from "feeds/read/record";
import { fileProblem, inItalian } from "server/feeds/reasons";
import { expect, test } from "vitest";

/** Every sentence in the sources of the readers; what stands in it is a number here. */
function sentences(): string[] {
  const files = ["feeds", "scripts/import"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
  );
  const thrown = /new (?:BrokenFeed|TooLongUnpacked|Refused)\(\s*(?:`([^`]*)`|"([^"]*)")/g;
  return files
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(thrown)])
    .map(([, template, plain]) => (template ?? plain ?? "").replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "7"));
}

test("each sentence of the readers is known in Italian", () => {
  const found = sentences();
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((said) => inItalian(said) === said)).toEqual([]);
});

test("a refused file is told in a sentence, and what is our own fault is not", () => {
  expect(fileProblem(new BrokenFeed("the file is empty"))).toBe(
    "Il file non si può leggere: il file è vuoto.",
  );
  expect(fileProblem(new Error("out of memory"))).toBeNull();
});
