/** What a search may go on to be, beside a catalogue that uses a few words. */

import { Completions } from "upstream/search/completions";
import { expect, test } from "vitest";

const used = new Set(["abito", "lungo", "sneakers"]);
const completions = new Completions(
  [
    { label: "Aurora", products: 3 },
    { label: "Abissi", products: 7 },
  ],
  (word) => used.has(word),
);
const terms = (typed: string) => completions.of(typed).map(({ term }) => term);

test("a kind is completed in the visitor's own word where shops use it, else by its name; brands follow with their products", () => {
  expect(terms("abi")[0]).toBe("abito");
  expect(terms("snekers")).toEqual(["sneakers"]);
  expect(completions.of("abi")).toContainEqual({ term: "Abissi", products: 7 });
});

test("the last word is completed where the whole begins nothing, and one slip is forgiven", () => {
  expect(terms("nero snea")[0]).toBe("nero sneakers");
  expect(terms("snaekers")).toContain("sneakers");
  expect(terms("xqzw")).toEqual([]);
});
