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

test.each(said.prices as [string, string | object, number[]][])(
  "of %s the prices in euros are read",
  (_, page, prices) => {
    expect(pricesIn(typeof page === "string" ? page : data(page))).toEqual(prices);
  },
);
