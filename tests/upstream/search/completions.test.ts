/** What a search may go on to be, beside a catalogue that uses a few words. */

import { Completions } from "upstream/search/completions";
import { expect, test } from "vitest";
import { projectTables } from "../../tools/vocabulary";

const used = new Set(["abito", "lungo", "sneakers", "felpa", "maglione", "pigiama"]);
const completions = new Completions({
  tables: projectTables,
  brands: [
    { label: "Aurora", products: 3 },
    { label: "Abissi", products: 7 },
    { label: "Nike", products: 2 },
  ],
  stores: [{ label: "Viale Sport", products: 4 }],
  values: [
    { label: "Nero", products: 9 },
    { label: "Cashmere", products: 2 },
    { label: "Palestra", products: 1 },
  ],
  colours: [{ label: "Nero", products: 9 }],
  sizes: [
    { label: "38", products: 4 },
    { label: "M", products: 2 },
  ],
  sells: ({ area }) => area !== "gioielli" && area !== "bellezza",
  isUsed: (word) => used.has(word),
  knows: (word) =>
    used.has(word) ||
    "nero sciarpa scarpe donna borse sotto euro regalo idee".includes(word) ||
    /^\d/.test(word),
});
const terms = (typed: string) => completions.of(typed).map(({ term }) => term);

test("a kind is completed in the visitor's own word where shops use it, else by its name; brands follow with their products", () => {
  expect(terms("abi")[0]).toBe("abito");
  expect(terms("snekers")[0]).toBe("sneakers");
  expect(completions.of("abi")).toContainEqual({ term: "Abissi", products: 7 });
});

test("the last word is completed where the whole begins nothing, and one slip is forgiven", () => {
  expect(terms("nero snea")[0]).toBe("nero sneakers");
  expect(terms("snaekers")).toContain("sneakers");
  expect(terms("nke")).toEqual(["Nike"]);
  for (const typed of ["xqzw", "lego"]) expect(terms(typed)).toEqual([]);
});

test("what is sold describes what was begun, and nothing is offered that nobody sells", () => {
  expect(terms("stival ne")).toEqual(["stivali neonato", "stivali neri"]);
  expect(terms("sciarpa ca")).toContain("sciarpa cashmere");
  expect(terms("palest")).toContain("palestra");
  expect(terms("vial")).toContain("Viale Sport");
  expect(terms("orecchin")).toEqual([]);
});

test("whole wishes are offered: a thing in a colour that is sold, in its form, in a size, for somebody", () => {
  expect(terms("stival")).toContain("stivali neri");
  for (const wish of ["borse nere", "felpa nera", "maglione nero", "pigiama nero"])
    expect(terms(wish.split(" ")[0] as string)).toContain(wish);
  expect(terms("scarpe 3")).toEqual(["scarpe 38"]);
  expect(terms("scarpe 38")).toEqual(["scarpe 38", "scarpe 38 donna", "scarpe 38 uomo"]);
  expect(terms("scarpe donna 38")).toEqual(["scarpe donna 38"]);
  expect(terms("regalo mam")).toEqual(["regalo mamma"]);
  for (const gift of ["regalo", "idee regalo"])
    expect(terms(gift).slice(0, 2)).toEqual([`${gift} donna`, `${gift} uomo`]);
});

test("size and price of what was typed stand in what is offered", () => {
  expect(terms("scarpe 38 ne")).toContain("scarpe 38 nere");
  expect(terms("borse sotto 80 euro ne")).toContain("borse sotto 80 euro nere");
  expect(terms("borse sotto 80 euro")).toContain("borse sotto 80 euro");
});
