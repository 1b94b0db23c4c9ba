/** The tables that lie beside what reads them: what a row says, and how a mistake is told. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import * as z from "zod";
import { flag, names, number, parts, perhaps, phrases, tableOf, text } from "../../scripts/tables";

const cells = {
  name: text,
  level: number,
  roots: names.pipe(z.array(z.enum(["d", "u"]))),
  lines: phrases,
  feel: parts,
  featured: perhaps(flag),
};
const head = "name\tlevel\troots\tlines\tfeel\tfeatured";

function read(...lines: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), "tables-")), "brands.tsv");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return tableOf(pathToFileURL(file), cells);
}

test("rows are read without remarks, and cells at their end may be left out", () => {
  const rows = read(
    "# Brands.",
    head,
    "Nike\t1.2\td u\tAir, Zoom\tè morbido, fresco; tiene",
    "# More.",
    "Lodi\t1\tu\t\t\tyes",
  );
  expect(rows).toEqual([
    {
      name: "Nike",
      level: 1.2,
      roots: ["d", "u"],
      lines: ["Air", "Zoom"],
      feel: ["è morbido, fresco", "tiene"],
    },
    { name: "Lodi", level: 1, roots: ["u"], lines: [], feel: [], featured: true },
  ]);
});

test.each([
  ["a cell that must say something", "\t1\tu", /brands\.tsv:3: name: must not be empty/],
  ["a word for a number", "Lodi\tdear\tu", /brands\.tsv:3: level: no number/],
  ["a name that nobody knows", "Lodi\t1\td x", /brands\.tsv:3: roots\.1: /],
  ["a cell too many", "Lodi\t1\tu\t\t\tno\tmore", /brands\.tsv:3: 7 cells under 6 columns/],
])("%s is told with file, line and column", (_, line, told) => {
  expect(() => read("# Brands.", head, line)).toThrow(told);
});

test("what a cell's own reader throws is told with file and line, and so are other columns", () => {
  const file = join(mkdtempSync(join(tmpdir(), "tables-")), "traits.tsv");
  writeFileSync(file, "words\n(open\n");
  const words = text.transform((said) => new RegExp(said));
  expect(() => tableOf(pathToFileURL(file), { words })).toThrow(/traits\.tsv:2: Invalid regular expression/);
  expect(() => tableOf(pathToFileURL(file), { trait: text, words })).toThrow(
    /traits\.tsv:1: the columns are trait, words/,
  );
});
