/** Which addresses search the catalogue. */
import { expect, test } from "vitest";
import { catalogueSearch } from "~/lib/catalogue-search";

test.each([
  ["/prodotti?cerca=lino", "lino"],
  ["/prodotti/filtri/brand?cerca=lino", "lino"],
  ["/prodotti", ""],
  ["/magazine?cerca=lino", ""],
  ["/brand?cerca=lino", ""],
  ["/codici-sconto-coupon?cerca=lino", ""],
  ["/prodottini?cerca=lino", ""],
])("%s searches for '%s'", (address, words) => {
  expect(catalogueSearch(new URL(address, "https://vetrina.example"))).toBe(words);
});
