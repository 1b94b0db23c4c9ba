/** The demo's menu: the kinds that people look for, in columns that fill their panel. */
import { expect, test } from "vitest";
import { demoMenu } from "../../demo/editorial/menu";
import { demoSuggestions } from "../../demo/editorial/tables";

test("the women's panel names the kinds that people look for, and four columns of it are about as long", () => {
  const items = demoMenu();
  const women = items.find(({ name }) => name === "Donna");
  const links = items.filter(({ parentId }) => parentId === women?.id);
  const names = links.map(({ name }) => name);
  for (const kind of ["Vestiti", "Jeans", "Pantaloni", "Gonne", "Giacche", "Cappotti", "Sneakers", "Sandali"])
    expect(names).toContain(kind);
  // Words that are searched most are entries, not behind 'Tutto'.
  const entries = names.join(" ").toLowerCase();
  const searched = demoSuggestions.slice(5, 25).map(({ term }) => term.split(" ")[0] ?? "");
  const missing = searched.filter((word) => !entries.includes(word.slice(0, -1)));
  expect(missing.length, String(missing)).toBeLessThanOrEqual(searched.length / 5);
  const rows = (...groups: string[]) =>
    groups.length + links.filter(({ group }) => groups.includes(group ?? "")).length;
  const columns = [
    rows("Abbigliamento"),
    rows("Scarpe", "In evidenza"),
    rows("Borse", "Accessori"),
    rows("Gioielli e orologi", "Beauty"),
  ];
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(1);
  expect(columns.reduce((sum, one) => sum + one)).toBe(links.length + 7);
});
