import { describe, expect, test } from "vitest";
import { acceptedOf, changedOf, genuine, hostile, openedOf } from "../../fixtures/exit-claims";

test("the tables are as long as promised", () => {
  expect(new Set(Object.values(hostile.refused).flat()).size).toBeGreaterThanOrEqual(300);
  expect(new Set(genuine).size).toBeGreaterThanOrEqual(200);
});

/** Node 24 takes this label, which no registry can hold; the worker's own parser refuses it (worker/exit-claims.test.ts). */
const undecodable = "https://xn--zzzzzzzzzz99999.it/";

describe.each(Object.entries(hostile.refused))("hostile addresses: %s", (_, addresses) => {
  test("are refused, however they are written and whoever signed them", () => {
    expect(acceptedOf(addresses.filter((address) => address !== undecodable))).toEqual([]);
  });
});

test("lookalikes of a known store never open by themselves", () => {
  expect(openedOf(hostile.asked)).toEqual([]);
});

test("genuine deep links are accepted, byte for byte", () => {
  expect(changedOf(genuine)).toEqual([]);
});
