/** Sizes of trousers in the words of a search, against the sizes that a catalogue has. */
import { sizeAt } from "upstream/search/sizes";
import { tokensOf } from "upstream/search/text";
import { expect, test } from "vitest";
import said from "./sizes.json";

const sizes = new Map(said.sold.map((label) => [label.toLowerCase().replace(/[ /]/, "-"), label]));

test.each(said.asked as [string, string[], string][])("'jeans %s' asks for %s", (text, slugs, label) => {
  expect(sizeAt(tokensOf(`jeans ${text}`), 1, sizes)?.part).toMatchObject({ slugs, label });
});
