/** Conversions of sizes: a few of each table as they are published, and what holds of all of them. */

import { own } from "domain/own";
import { rowAsked, sizeOfBrand, tableNamed } from "domain/size-answers";
import sources from "domain/size-sources.json";
import { sizeTables } from "domain/size-tables";
import { describe, expect, test } from "vitest";
import rows from "./size-tables.json";

function said(key: string, size: string): string | null {
  const table = tableNamed(key);
  const found = table && rowAsked(table, size);
  return found ? table.systems.map((system, at) => `${system} ${found.row.sizes[at]}`).join(" ") : null;
}

test.each(rows.sizes as [string, string, string][])("in %s a %s is %s", (key, size, all) => {
  expect(said(key, size)).toBe(all);
});

test.each(["", "99", "XXXXL", "JP 23", "<b>"])("what no table holds is not guessed: '%s'", (size) => {
  expect(sizeTables.map(({ key }) => said(key, size)).filter(Boolean)).toEqual([]);
});

describe.each(sizeTables)("$title", ({ key, systems, rows }) => {
  test("grows with the body without gaps, has every system in every row, and says where it is from", () => {
    expect(own(sources, key)).toMatch(/EN 13402|ISO \d{4}/);
    for (const [at, row] of rows.entries()) {
      expect(row.sizes.filter(Boolean)).toHaveLength(systems.length);
      expect(row.to).toBeGreaterThan(row.from);
      const before = rows[at - 1];
      if (before) expect(Math.abs(row.from - before.to), row.sizes.join()).toBeLessThanOrEqual(1);
    }
  });
});

test("a brand's size is the one that holds the body's measure, and none for a body that its table does not reach", () => {
  const brand = {
    rows: [37, 38, 39].map((size) => ({ label: `${size}`, from: size * 6, to: size * 6 + 6 })),
  };
  expect(sizeOfBrand(brand, { from: 228, to: 232 })).toBe("38");
  expect(sizeOfBrand(brand, { from: 300, to: 306 })).toBeNull();
  expect(sizeOfBrand(brand, { from: 150, to: 156 })).toBeNull();
});
