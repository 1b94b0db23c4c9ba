/** Whatever a visitor types, the listing answers: no filter text can break a statement or a full-text expression. */
import { contract, facetKeys, facets, parseListing } from "contract";
import fc from "fast-check";
import { formOf } from "upstream/search/forms";
import { tokensOf } from "upstream/search/text";
import { describe, expect, test } from "vitest";
import { fixtureShop } from "../fixtures/ask";
import said from "./hostile.json";

const { ask } = await fixtureShop();

const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.stringMatching(/^[a-z"'*():^\-+%_\\;,{} ]{0,60}$/),
  fc.constantFrom(
    '"',
    "a OR",
    "NEAR(a b)",
    "name:x",
    "'; DROP TABLE products; --",
    "\u0000",
    "\ud800",
    "a ".repeat(60),
  ),
);

test("any search text and any filter value finds a page and its counts", async () => {
  const names = ["categoria", "cerca", "prezzoMin", "pagina", ...facetKeys.map((key) => facets[key].param)];
  const params = fc.dictionary(fc.constantFrom(...names), nasty, { maxKeys: 6 });
  await fc.assert(
    fc.asyncProperty(params, nasty, async (given, search) => {
      const listing = parseListing({ ...given, cerca: search });
      const page = await ask(contract.products.list, listing);
      const counts = await ask(contract.facets.counts, { listing, sort: "productCount", order: "DESC" });
      expect(page.totalResults).toBeLessThanOrEqual(12);
      for (const { count } of counts.category ?? []) expect(count).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test("the longest possible query with every facet full stays within D1's limits", async () => {
  const values = Array.from({ length: 30 }, (_, index) => `valore-${index}`).join(",");
  const everything = Object.fromEntries(facetKeys.map((key) => [facets[key].param, values]));
  const listing = parseListing({
    ...everything,
    categoria: "donna",
    cerca: Array.from({ length: 50 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(" "),
    prezzoMin: "1",
    prezzoMax: "9",
    inSconto: "si",
    nuoviArrivi: "si",
    disponibilita: "disponibili",
    valutazione: "3",
  });
  expect((await ask(contract.products.list, listing)).totalResults).toBe(0);
  await ask(contract.facets.counts, { listing, sort: "alpha", order: "ASC" });
});

describe("search words", () => {
  test.each(said.alike)("'%s' also means '%s'", (typed, meant) => {
    expect(formOf(typed)).toBe(formOf(meant));
  });
  test.each(said.kept)("'%s' keeps its form, without the English plural: '%s'", (typed, form) => {
    expect(formOf(typed)).toBe(form);
  });
  test.each(said.apart)("'%s' and '%s' are two words", (one, other) => {
    expect(formOf(one)).not.toBe(formOf(other));
  });
  test("signs separate words, elisions are dropped, what stands in quotes is meant to the letter", () => {
    const words = (text: string) => tokensOf(text).map(({ word, literal }) => (literal ? `"${word}"` : word));
    expect(words('Jeans "con" tasch')).toEqual(["jeans", '"con"', "tasch"]);
    expect(words("l'abito d'oro, levi's 38,5")).toEqual(["abito", "oro", "levis", "38.5"]);
    expect(words(" -* ")).toEqual([]);
  });
});
