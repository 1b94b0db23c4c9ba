/** The rule of a drop, on its own: told once per drop, however a price swings. */
import { look, type Watched } from "upstream/alerts/price-drop";
import { expect, test } from "vitest";

const hour = 3_600_000;
const day = 24 * hour;

/** The prices that are told when these follow each other, one an hour (or `step`). */
function told(
  prices: (number | null)[],
  { base = 10_000 as number | null, target = null as number | null, step = hour } = {},
) {
  let watched: Watched = { base, higher: null };
  return prices.filter((cents, index) => {
    const seen = look(watched, cents, target, index * step);
    watched = seen.watched;
    return seen.tell;
  });
}

test("twenty swings between two prices are one fall", () => {
  expect(told(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 8_000 : 10_000)))).toEqual([8_000]);
});

test("each step of a staircase is a fall of its own, a step below three percent is none", () => {
  expect(told([9_700, 9_500, 9_400, 9_000])).toEqual([9_700, 9_400, 9_000]);
  expect(told([9_701, 9_710, 9_705])).toEqual([]);
});

test("a target is told when it is reached, whatever the step, and again only after a further fall", () => {
  expect(told([9_100, 9_001, 9_000, 8_900, 8_700], { target: 9_000 })).toEqual([9_000, 8_700]);
  expect(told([4_000, 3_999], { base: 3_990, target: 4_500 })).toEqual([]);
});

test("a price that stays up for a week is the new measure; a day up is not", () => {
  expect(told([8_000, 10_000, 8_000], { step: day })).toEqual([8_000]);
  expect(told([8_000, 10_000, 8_000], { step: 8 * day })).toEqual([8_000, 8_000]);
});

test("nothing is told while it cannot be bought; its return is, at most at the target", () => {
  expect(told([null, null, 7_000])).toEqual([7_000]);
  expect(told([null, 12_000, 9_000], { base: null })).toEqual([12_000, 9_000]);
  expect(told([null, 12_000, 9_000], { base: null, target: 9_500 })).toEqual([9_000]);
});
