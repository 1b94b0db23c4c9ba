/** What is read from robots.txt, from pages of stores, and from the links of networks. */

import { describe, expect, test } from "vitest";
import { isSoldOut } from "../../scripts/feeds/destinations/availability";
import { ownAddress } from "../../scripts/feeds/destinations/own-address";
import { pricesIn } from "../../scripts/feeds/destinations/prices";
import { robotsFrom } from "../../scripts/feeds/destinations/robots";
import said from "./pages-of-stores.json";

describe("robots.txt", () => {
  const may = (text: string, path: string) => robotsFrom(text, "VetrinaBot").allows(path);

  test("the group of our name counts alone, else that of everybody; without one all is allowed", () => {
    const text =
      "user-agent: *\ndisallow: /\n\nUser-Agent: Altro\nUser-agent: vetrinabot\nDisallow: /cart # mai\n";
    expect([may(text, "/p/1"), may(text, "/cart/1"), may("", "/p/1")]).toEqual([true, false, true]);
    expect(robotsFrom(text, "Qualcuno").allows("/p/1")).toBe(false);
    expect(may("User-agent: VetrinaBot/2.0\nDisallow: /", "/p/1")).toBe(false);
  });

  test.each(said.robots as [string, string, string, boolean][])("%s", (_, rules, path, allowed) => {
    expect(may(`User-agent: *\n${rules}`, path)).toBe(allowed);
  });

  test("a rule of a thousand stars costs no more than its length", () => {
    const text = `User-agent: *\nDisallow: /${"*a".repeat(1_000)}b`;
    expect(may(text, `/${"a".repeat(4_000)}`)).toBe(true);
  });
});

describe("what a page says", () => {
  const data = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
  test.each<[string, string, boolean]>([
    ["nothing", "<h1>Felpa</h1> esaurito", false],
    ["sold out in JSON-LD", data({ offers: [{ availability: "http://schema.org/SoldOut" }] }), true],
    ["sold out within a graph", data({ "@graph": [{ offers: { availability: "OutOfStock" } }] }), true],
    [
      "one size of several",
      data({ offers: [{ availability: "OutOfStock" }, { availability: "https://schema.org/InStock" }] }),
      false,
    ],
    [
      "another product in stock beside it",
      `${data({ availability: "SoldOut" })}${data({ availability: "InStock" })}`,
      false,
    ],
    ["a word that nobody knows", data({ availability: "ForseDomani" }), false],
    ["sold out in microdata", '<link itemprop="availability" href="https://schema.org/OutOfStock">', true],
    ["sold out in the head", '<meta content="out of stock" property="product:availability">', true],
    ["in stock in the head", '<meta property="og:availability" content="instock"/>', false],
    [
      "JSON that is broken",
      '<script type="application/ld+json">{"availability":"OutOfStock"</script>',
      false,
    ],
  ])("%s", (_, html, is) => {
    expect(isSoldOut(html)).toBe(is);
  });

  test("a page made to be slow is read as quickly as any other of its size", () => {
    for (const part of ["<script ", '<script type="application/ld+json">', "<meta ", "<link itemprop="])
      expect(isSoldOut(part.repeat(600_000 / part.length))).toBe(false);
  });
});

test.each(said.links as [string, string, string | null][])("of an offer's link %s", (_, link, own) => {
  expect(ownAddress(link, "www.negozio.it")?.href ?? null).toBe(own);
});

test("a store that is known by its network's host only is never asked", () => {
  expect(ownAddress("https://www.awin1.com/pclick.php?p=1", "www.awin1.com")).toBeNull();
});

const data = (json: unknown) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;

test.each<[string, string, number[]]>([
  ["an offer", data({ "@type": "Product", offers: { price: "104.00", priceCurrency: "EUR" } }), [10_400]],
  ["a number", data({ offers: { price: 104, priceCurrency: "EUR" } }), [10_400]],
  [
    "sizes at two prices",
    data({ offers: { priceCurrency: "EUR", lowPrice: "99.9", highPrice: "104" } }),
    [9_990, 10_400],
  ],
  [
    "a specification within",
    data({ offers: { priceCurrency: "EUR", priceSpecification: { price: "104,50" } } }),
    [10_450],
  ],
  ["a graph", data({ "@graph": [{}, { offers: [{ price: "1", priceCurrency: "EUR" }] }] }), [100]],
  ["other goods", data({ isSimilarTo: { offers: { price: "9", priceCurrency: "EUR" } } }), []],
  ["another currency", data({ offers: { price: "104.00", priceCurrency: "USD" } }), []],
  ["no currency", data({ offers: { price: "104.00" } }), []],
  ["no amount", data({ offers: { price: "da 104", priceCurrency: "EUR" } }), []],
  [
    "tags of the head",
    '<meta property="product:price:amount" content="104.00"><meta property="product:price:currency" content="EUR">',
    [10_400],
  ],
  [
    "microdata",
    '<meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="104">',
    [10_400],
  ],
  [
    "tags in dollars",
    '<meta itemprop="priceCurrency" content="USD"><meta itemprop="price" content="104">',
    [],
  ],
  ["JSON that is none", '<script type="application/ld+json">{"price":</script>', []],
])("of %s the prices in euros are read", (_, html, prices) => {
  expect(pricesIn(html)).toEqual(prices);
});
