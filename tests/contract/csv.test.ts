/** The one writer of tables: what a spreadsheet opens is text, whatever visitors and feeds have written. */
import { csvLine, csvOf } from "contract/csv";
import { expect, test } from "vitest";

test("an empty table has its heads; one without heads is empty", () => {
  expect(csvOf([], ["data", "email"])).toBe("data,email\r\n");
  expect(csvOf([])).toBe("");
});

test.each(["=1+1", "+39 02", "-1 euro", "@sum(A1)", "\tx", "\rx", "'=1+1"])(
  "'%s' is never a formula",
  (text) => {
    const line = csvLine([text, 5]);
    expect(line.startsWith(`"'`)).toBe(true);
    expect(line.endsWith(",5\r\n")).toBe(true);
  },
);

test("quotes, commas and lines stay within their cell; numbers below zero stay numbers", () => {
  expect(csvLine(['dice "ciao", e\r\nva', -5, null, undefined, true, false, ["a", "b"]])).toBe(
    '"dice ""ciao"", e\r\nva",-5,,,si,no,a b\r\n',
  );
});
