/** 'Solo la mia taglia' above a listing: one way on and off, and one a kind where several lie together. */
import { emptyListing, type ListingQuery } from "contract";
import { renderToString } from "react-dom/server";
import type { Person } from "server/pages/person";
import { expect, test } from "vitest";
import { ownSizeFilter } from "~/slots/own-size";

function waysOf(
  ownSizes: string,
  category: string,
  sizes: string[] | null,
  query: Partial<ListingQuery> = {},
) {
  const of = { query: { ...emptyListing, ...query, category }, category, sizes };
  const html = renderToString(<ownSizeFilter.Show of={of} person={{ ownSizes } as Person} />);
  return [...html.matchAll(/href="([^"]*)"([^>]*)>(.*?)<\/a>/g)].map(([, href = "", rest, text = ""]) => [
    text.replaceAll("<!-- -->", "") + (rest?.includes("aria-current") ? " *" : ""),
    href.replaceAll("&amp;", "&").replace("/prodotti?", ""),
  ]);
}

const anna = "donna~lettera.m~numero.42~pantaloni.44~vita.29~gamba.32~reggiseno.75b~anello.14";

test("on jewellery there is a way to rings in one's size, and on rings the filter itself", () => {
  expect(waysOf(anna, "gioielli-donna", ["taglia-unica", "14"])).toEqual([
    ["Anelli 14", "categoria=anelli-donna&taglia=14"],
  ]);
  expect(waysOf(anna, "anelli-donna", ["12", "14", "54"])).toEqual([
    ["Solo la mia taglia (14)", "categoria=anelli-donna&taglia=14,54"],
  ]);
  expect(waysOf(anna, "anelli-uomo", ["14"])).toEqual([]);
});

test("on clothes trousers and bras have ways of their own beside the filter", () => {
  expect(waysOf(anna, "abbigliamento-donna", ["s", "m", "42"]).map(([text]) => text)).toEqual([
    "Solo la mia taglia (M · 42)",
    "Pantaloni M · 44 · W29 L32",
    "Reggiseni 75B",
  ]);
  const asked = { facets: { size: ["m", "42"] } };
  expect(waysOf(anna, "abbigliamento-donna", ["m", "42"], asked).map(([text]) => text)).toEqual([
    "Solo la mia taglia (M · 42) *",
  ]);
});

test("jeans as W32 L34 or 32/34 are in one's size with that inside leg alone", () => {
  const marco = "uomo~vita.32~gamba.34";
  expect(waysOf(marco, "jeans-uomo", ["32-34", "w32-l34", "w32-l30", "33"])).toEqual([
    ["Solo la mia taglia (W32 L34)", "categoria=jeans-uomo&taglia=32-34,w32-l34"],
  ]);
  expect(waysOf("uomo~vita.32~gamba.30", "jeans-uomo", ["32-34", "w32-l34"])).toEqual([
    ["Qui niente in taglia W32 L30", "/taglie"],
  ]);
});
