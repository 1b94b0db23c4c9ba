/** Sizes of trousers in the words of a search, against the sizes that a catalogue has. */
import { sizeAt } from "upstream/search/sizes";
import { tokensOf } from "upstream/search/text";
import { expect, test } from "vitest";

const sizes = new Map(
  ["W32 L30", "W32 L34", "W36 L38", "32", "36/38", "38/40"].map((label) => [
    label.toLowerCase().replace(/[ /]/, "-"),
    label,
  ]),
);

test.each([
  ["w32 l34", ["w32-l34"], "W32 L34"],
  ["32x34", ["w32-l34"], "W32 L34"],
  ["32/34", ["w32-l34"], "W32 L34"],
  ["W32/L34", ["w32-l34"], "W32 L34"],
  ["32 l30 neri", ["w32-l30"], "W32 L30"],
  ["w32 slim", ["32", "w32-l30", "w32-l34"], "W32"],
  ["32", ["32", "w32-l30", "w32-l34"], "32"],
  ["36/38", ["w36-l38", "36-38"], "W36 L38"],
  ["38/40", ["38-40"], "38/40"],
])("'jeans %s' asks for %s", (said, slugs, label) => {
  expect(sizeAt(tokensOf(`jeans ${said}`), 1, sizes)?.part).toMatchObject({ slugs, label });
});

test("of a length that nobody sells the waist stays", () => {
  expect(sizeAt(tokensOf("jeans w32 l36"), 1, sizes)?.part).toMatchObject({
    slugs: ["32", "w32-l30", "w32-l34"],
  });
});
