/** What is kept of counted answers. */

import { type Counts, keepCounts, keptCounts } from "upstream/listing/answer";
import type { Question } from "upstream/listing/question";
import { expect, test } from "vitest";

test("kept counts hold the categories that have products, not a table as long as the highest number of one", () => {
  const categories = new Uint32Array(50_712);
  categories[10_101] = 3;
  categories[50_711] = 7;
  const counts: Counts = {
    values: new Uint32Array(4),
    categories,
    stores: new Uint32Array(2),
    buyable: new Uint32Array(2),
    stars: new Uint32Array(6),
  };
  const version = {};
  const question = { onlyFilter: "brand=nike" } as Question;
  expect(keepCounts(version, question, counts).categories).toEqual({ 10101: 3, 50711: 7 });
  expect(keptCounts(version, question)?.categories).toEqual({ 10101: 3, 50711: 7 });
  expect(keepCounts(version, { onlyFilter: null } as Question, counts)).toBe(counts);
});
