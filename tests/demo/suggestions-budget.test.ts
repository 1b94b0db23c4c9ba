/** What a suggestion may cost, counted in work: a machine that is busy counts the same. */
import { emptyListing } from "contract";
import { countValues } from "upstream/listing/answer";
import { foundAmong } from "upstream/listing/found-among";
import { questionOf } from "upstream/listing/question";
import { shelfOf } from "upstream/listing/shelf";
import { Completions } from "upstream/search/completions";
import { stockOf } from "upstream/search/stock";
import { expect, test } from "vitest";
import { demoSeed, generate } from "../../demo/catalogue/generate";
import { beginningsOf } from "../../harness/searches/beginnings";
import { holdMade } from "../../harness/searches/made";

const now = new Date("2026-11-21T12:00:00Z");

test("of five hundred beginnings each asks for nine texts at most, and once", async () => {
  const held = await holdMade(generate(demoSeed, now).feeds, now);
  const { catalogue } = held;
  const stock = stockOf(catalogue, countValues(catalogue, questionOf(emptyListing, catalogue, now)));
  const completions = new Completions(stock);
  const shelf = shelfOf(catalogue);
  const work = { calls: 0, lists: 0 };
  const counting = {
    ...shelf,
    meeting(...[lists, most]: Parameters<typeof shelf.meeting>) {
      work.calls++;
      work.lists += lists.length;
      expect(most).toBe(1);
      return shelf.meeting(lists, most);
    },
  };
  const beginnings = beginningsOf(held, 500, 2311);
  for (const beginning of beginnings) {
    const terms = completions.of(beginning).map(({ term }) => term);
    expect(terms.length, beginning).toBeLessThanOrEqual(9);
    const before = work.calls;
    await foundAmong(terms, "whole", catalogue, counting);
    expect(work.calls - before, beginning).toBeLessThanOrEqual(1);
  }
  expect(beginnings.length).toBe(500);
  // What has been asked for is remembered, so a beginning that comes again costs nothing.
  const asked = work.lists;
  for (const beginning of beginnings)
    await foundAmong(
      completions.of(beginning).map(({ term }) => term),
      "whole",
      catalogue,
      counting,
    );
  expect(work.lists).toBe(asked);
});
