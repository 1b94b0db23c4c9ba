/** The address of a listing: what it means and the one form it has. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalHref, listingOf, remarksOn } from "~/lib/listing-url";
import said from "./listing-address.json";

const at = (search: string) => new URL(`https://vetrina.example/prodotti${search}`);

describe("the canonical address", () => {
  test.each(said.addresses as [string, null | string][])("of %s is %s", (search, expected) => {
    expect(canonicalHref(at(search))).toBe(expected);
  });

  test("a query of 10,000 characters is cut to something a page can answer", () => {
    const href = canonicalHref(at(`?cerca=${"a ".repeat(5000)}&taglia=${"x,".repeat(5000)}`));
    expect(href).toMatch(/^\/prodotti\?cerca=a/);
    expect(href?.length).toBeLessThan(300);
  });

  test("is reached with one redirect from any address", () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom(...said.names), fc.string({ unit: "binary" })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(pairs, (list) => {
        const href = canonicalHref(at(`?${new URLSearchParams(list)}`));
        if (href !== null) expect(canonicalHref(new URL(href, "https://vetrina.example"))).toBeNull();
      }),
    );
  });

  test("is reached with one redirect from any raw query", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (raw) => {
        const href = canonicalHref(at(`?cerca=${raw}`));
        if (href !== null) expect(canonicalHref(new URL(href, "https://vetrina.example"))).toBeNull();
      }),
    );
  });
});

test("the price form's empty fields mean no price filter", () => {
  const query = listingOf(at("?categoria=uomo&prezzoMin=&prezzoMax=80"));
  expect(query).toMatchObject({ category: "uomo", priceMin: undefined, priceMax: 80, page: 1 });
});

test.each([
  ["19,90", 19.9],
  ["1.200", 1200],
  ["1.200,50", 1200.5],
  ["20 €", 20],
  ["20 Euro", 20],
  ["19.9", 19.9],
  ["dieci", undefined],
])("a price written '%s' is understood", (written, euros) => {
  expect(listingOf(at(`?prezzoMin=${encodeURIComponent(written)}`)).priceMin).toBe(euros);
});

describe("what is not shown as asked is said", () => {
  test("prices in the wrong order change places", () => {
    expect(listingOf(at("?prezzoMin=90&prezzoMax=20"))).toMatchObject({ priceMin: 20, priceMax: 90 });
    expect(remarksOn(at("?prezzoMin=90&prezzoMax=20"))).toEqual([
      "Il prezzo minimo era più alto del massimo: li abbiamo scambiati.",
    ]);
  });
  test("of several categories the first counts", () => {
    expect(listingOf(at("?categoria=uomo,donna")).category).toBe("uomo");
    expect(remarksOn(at("?categoria=uomo,donna"))).toEqual([
      "Si può scegliere una sola categoria alla volta: qui vedi la prima.",
    ]);
  });
  test("an address that is shown as asked needs no words", () => {
    expect(remarksOn(at("?categoria=uomo,uomo&prezzoMin=20&prezzoMax=90"))).toEqual([]);
  });
});
