/** What a search may go on to be, beside a catalogue that uses a few words. */

import { Completions } from "upstream/search/completions";
import { expect, test } from "vitest";
import { projectTables } from "../../tools/vocabulary";

const used = new Set(["abito", "lungo", "sneakers"]);
const completions = new Completions({
  tables: projectTables,
  brands: [
    { label: "Aurora", products: 3 },
    { label: "Abissi", products: 7 },
  ],
  stores: [{ label: "Viale Sport", products: 4 }],
  values: [
    { label: "Cashmere", products: 2 },
    { label: "Nero", products: 9 },
    { label: "Palestra", products: 1 },
  ],
  sells: ({ area }) => area !== "gioielli" && area !== "bellezza",
  isUsed: (word) => used.has(word),
  knows: (word) => used.has(word) || word === "nero" || word === "sciarpa",
});
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

test("what is sold describes what was begun, and nothing is offered that nobody sells", () => {
  expect(terms("stival ne")).toEqual(["stivali neonato", "stivali nero"]);
  expect(terms("sciarpa ca")).toContain("sciarpa cashmere");
  expect(terms("palest")).toContain("palestra");
  expect(terms("vial")).toContain("Viale Sport");
  expect(terms("orecchin")).toEqual([]);
});
