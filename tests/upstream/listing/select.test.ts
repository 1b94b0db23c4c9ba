/** Places picked out of an order against the order itself. */

import { ascendingPart } from "domain/ascending-part";
import fc from "fast-check";
import { expect, test } from "vitest";

const numbers = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 });

test("whatever places are asked for, they hold what sorting would have put there", () => {
  fc.assert(
    fc.property(numbers, fc.nat(62), fc.nat(30), (list, from, length) => {
      const shown = ascendingPart(Float64Array.from(list), from, from + length);
      const sorted = list.toSorted((a, b) => a - b);
      expect([...shown]).toEqual(sorted.slice(from, from + length));
    }),
    { numRuns: 2_000 },
  );
});

test("places behind the end hold nothing", () => {
  for (const [from, to] of [
    [3, 3],
    [3, 9],
    [7, 9],
    [2, 1],
  ] as const)
    expect([...ascendingPart(Float64Array.from([3, 1, 2]), from, to)]).toEqual([]);
});
