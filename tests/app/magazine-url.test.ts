/** The magazine's addresses: every query has one, and reading it gives the query back. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalMagazineHref, chosenArticles, magazineHref, magazineQuery } from "~/lib/magazine-url";
import { roundedCount } from "~/lib/rounded-count";
import said from "./magazine-url.json";

const read = (href: string) => {
  const url = new URL(href, "http://x");
  const category = /^\/magazine\/categoria\/(.+)$/.exec(url.pathname)?.[1] ?? null;
  return {
    query: magazineQuery(url.searchParams, category),
    canonical: canonicalMagazineHref(url, category),
  };
};

describe("an address of the magazine", () => {
  test("is canonical as soon as it was written once, whatever was asked", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 90 });
    const asked = fc.record({
      pagina: text,
      per_pagina: fc.constantFrom("12", "24", "36", "7", ""),
      sort: fc.constantFrom("recenti", "vecchi", "titolo_az", "titolo_za", "x", "constructor"),
      cerca: text,
      tag: text,
      categoria: fc.oneof(text, fc.constant("cura-dei-tessuti")),
    });
    fc.assert(
      fc.property(asked, (params) => {
        const href = magazineHref(magazineQuery(new URLSearchParams(params), null));
        const { query, canonical } = read(href);
        expect(canonical).toBeNull();
        expect(magazineHref(query)).toBe(href);
      }),
      { numRuns: 500 },
    );
  });
});

test("figures are rounded down to their first digit", () => {
  for (const [count, text] of said.rounded as [number, string | null][])
    expect(roundedCount(count)).toBe(text);
});

test("a search finds whole words, in what the list knows and in what the upstream found in the text", () => {
  const article = (title: string, matches = false) => ({
    ...{ title, matches, description: null, author: "Lía Però", publishedAt: null, category: null },
    tags: ["Cura"],
  });
  const all = [article("Vestire di lino"), article("Il listino"), article("Estate", true)];
  const found = (cerca: string) =>
    chosenArticles(all, magazineQuery(new URLSearchParams({ cerca }), null)).map(({ title }) => title);
  expect(found("LINO")).toEqual(["Vestire di lino", "Estate"]);
  expect(found("però, cura: il")).toEqual(["Il listino", "Estate"]);
  expect(found("")).toHaveLength(3);
});
