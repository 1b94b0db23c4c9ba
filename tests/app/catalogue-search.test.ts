/** Which addresses search the catalogue. */
import { expect, test } from "vitest";
import { catalogueSearch } from "~/lib/catalogue-search";
import said from "./catalogue-search.json";

test.each(said.addresses)("%s searches for '%s'", (address, words) => {
  expect(catalogueSearch(new URL(address, "https://vetrina.example"))).toBe(words);
});
