/** Conversions of sizes: a few of each table as they are published, and what holds of all of them. */
import { rowAsked, sizeOfBrand, tableNamed } from "domain/size-answers";
import { sizeTables } from "domain/size-tables";
import { describe, expect, test } from "vitest";

function said(key: string, size: string): string | null {
  const table = tableNamed(key);
  const found = table && rowAsked(table, size);
  return found ? table.systems.map((system, at) => `${system} ${found.row.sizes[at]}`).join(" ") : null;
}

test.each([
  ["abiti-donna", "42", "INT S IT 42 FR 38 EU 36 UK 10 US 6"],
  ["abiti-donna", "uk 14", "INT M IT 46 FR 42 EU 40 UK 14 US 10"],
  ["abiti-donna", "M", "INT M IT 46 FR 42 EU 40 UK 14 US 10"],
  ["abiti-uomo", "50", "INT M IT 50 FR 50 EU 50 UK 40 US 40"],
  ["abiti-uomo", "38 UK", "INT M IT 48 FR 48 EU 48 UK 38 US 38"],
  ["pantaloni-donna", "42", "IT 42 FR 38 EU 36 UK 10 US 6 Jeans W28"],
  ["pantaloni-donna", "w30", "IT 44 FR 40 EU 38 UK 12 US 8 Jeans W30"],
  ["pantaloni-uomo", "48", "IT 48 FR 48 EU 48 UK 38 US 38 Jeans W33"],
  ["pantaloni-donna", "W30 L32", "IT 44 FR 40 EU 38 UK 12 US 8 Jeans W30"],
  ["pantaloni-uomo", "33/34", "IT 48 FR 48 EU 48 UK 38 US 38 Jeans W33"],
  ["interno-gamba", "l32", "Jeans L32"],
  ["scarpe-donna", "38", "EU 38 IT 38 FR 38 UK 5 US 7"],
  ["scarpe-uomo", "42", "EU 42 IT 42 FR 42 UK 8 US 9"],
  ["scarpe-uomo", "US 9", "EU 42 IT 42 FR 42 UK 8 US 9"],
  ["scarpe-bambini", "28", "EU 28 IT 28 FR 28 UK 10"],
  ["reggiseni", "75B", "IT 3 EU 75 FR 90 UK 34 US 34"],
  ["reggiseni", "IT 2", "IT 2 EU 70 FR 85 UK 32 US 32"],
  ["coppe", "EU E", "IT E EU E FR E UK DD US DD"],
  ["anelli", "14", "IT 14 FR 14 INT 54 US 7 UK N"],
  ["bambini", "116", "EU 116 IT 6 anni"],
])("in %s a %s is %s", (key, size, all) => {
  expect(said(key, size)).toBe(all);
});

test.each(["", "99", "XXXXL", "JP 23", "<b>"])("what no table holds is not guessed: '%s'", (size) => {
  expect(sizeTables.map(({ key }) => said(key, size)).filter(Boolean)).toEqual([]);
});

describe.each(sizeTables)("$title", ({ systems, rows, source }) => {
  test("grows with the body without gaps, has every system in every row, and says where it is from", () => {
    expect(source).toMatch(/EN 13402|ISO \d{4}/);
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
