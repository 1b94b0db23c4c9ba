/** The one writer of tables: what a spreadsheet opens is text, whatever visitors and feeds have written, and a reader gets it back. */

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { csvLine, csvOf, unguarded } from "domain/csv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rooms } from "../../scripts/import-rules";
import said from "./csv.json";

test("an empty table has its heads; one without heads is empty", () => {
  expect(csvOf([], ["data", "email"])).toBe("data,email\r\n");
  expect(csvOf([])).toBe("");
});

test.each(said.dangerous)("'%s' is never a formula", (text) => {
  const line = csvLine([text, 5]);
  expect(line).toContain("'");
  expect(line.endsWith(",5\r\n")).toBe(true);
  expect(formulas(line)).toEqual([]);
});

test("what a visit leaves in the report of campaigns runs in no cell of an Italian Excel", () => {
  expect(csvLine(["Campagna", "a;=1+1;b"])).toBe('Campagna,"a;\'=1+1;b"\r\n');
  expect(csvLine(["x", "saldi\n=HYPERLINK(1)"])).toBe('x,"saldi\n\'=HYPERLINK(1)"\r\n');
});

test("a line that begins with an amount runs no formula out of the cell behind it", () => {
  expect(csvLine([-5, "2+cmd|' /C calc'!A0"])).toBe(`"'-5","2+cmd|' /C calc'!A0"\r\n`);
});

test("quotes, commas and lines stay within their cell; amounts below zero stay amounts, dashes between words dashes", () => {
  expect(csvLine(['dice "ciao", e\r\nva', -5, null, undefined, true, false, ["a", "b"]])).toBe(
    '"dice ""ciao"", e\r\nva",-5,,,si,no,a b\r\n',
  );
  expect(
    csvLine(["Totale", "-8.50", "-8,50", "-1.234,50 €", "T-shirt - bianca", "Saldi fino a -20%", "a@b.it"]),
  ).toBe('Totale,-8.50,"-8,50","-1.234,50 €",T-shirt - bianca,Saldi fino a -20%,a@b.it\r\n');
});

/** Texts of what makes formulas, cuts cells or is not seen, and of ordinary letters. */
const signs = [...said.starts, ...said.unseen, ...["SUM(1)", "è", "👗"]];
const cell = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
);
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });

test("whatever cells say, another reader of CSV gets it back, once it has taken our apostrophes away", () => {
  fc.assert(
    fc.property(rows, (table) => {
      const read: string[][] = parse(table.map(csvLine).join(""), { relax_column_count: true });
      // A row of nothing is no row to it.
      const said = table.filter((row) => row.length > 1 || row[0] !== "");
      expect(read.map((row) => row.map(unguarded))).toEqual(said);
    }),
    { numRuns: 2_000 },
  );
});

test("wherever a spreadsheet cuts, with regard to quotes or without, no cell is a formula", () => {
  fc.assert(
    fc.property(rows, (table) => {
      expect(formulas(table.map(csvLine).join(""))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

/** What a spreadsheet would run of a text, cut at any of the signs at which one may be told to cut. */
function formulas(text: string): string[] {
  const cuts = [",", ";", "\t", " "].flatMap((delimiter) => [
    ...cellsOf(text, { delimiter, relax_quotes: true }),
    ...cellsOf(text, { delimiter, quote: null, record_delimiter: ["\r\n", "\n", "\r"] }),
  ]);
  return cuts.filter(isFormula);
}

function cellsOf(text: string, options: object): string[] {
  const read = (whole: string): string[][] => parse(whole, { ...options, relax_column_count: true });
  try {
    return read(text).flat();
  } catch (error) {
    // Cut elsewhere a quote may be open at the end: spreadsheets close it.
    if ((error as { code?: string }).code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    return read(`${text}"`).flat();
  }
}

function isFormula(text: string): boolean {
  const seen = text
    .replace(/^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}"]+/u, "")
    .replace(/[\p{Z}"]+$/u, "");
  // A sign alone, an amount, and what goes on behind a percent are what they are.
  return (
    /^[=+\-@＝＋－＠]./su.test(seen) && !/^-\d[\d.,]*\p{Z}?(?:[%€](?:[,;\t\r\n]|$)|$|[;\t\r\n])/u.test(seen)
  );
}

/** Who makes a table doubles its quotes, or says what it is. */
const writing = /replaceAll\('"', '""'\)|text\/csv;/;

test("nothing writes a table beside it", () => {
  const writers = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .map((path) => `${room}/${path}`)
      .filter((file) => /\.(tsx?|m?js)$/.test(file) && writing.test(readFileSync(file, "utf8"))),
  );
  expect(writers).toEqual(["domain/csv.ts"]);
});
