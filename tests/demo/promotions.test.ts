/** The demo's promotions are many, of all kinds, and what they are limited to exists. */
import { contract } from "contract";
import { taxonomy } from "upstream/catalogue/taxonomy";
import { expect, test } from "vitest";
import { demoStores } from "../../demo/catalogue/stores";
import { demoPromotions } from "../../demo/promotions";

const now = new Date("2026-11-21T09:30:00Z");
const all = demoPromotions(now).map((one) => ({
  ...one,
  sent: contract.promotions.create.input.parse(one.written),
}));

test("at least 120 of all stores and kinds, some to come, some about to end, some over", () => {
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ sent }) => sent.merchant_slug)).size).toBe(demoStores.length);
  expect(new Set(all.map(({ sent }) => sent.tipo_sconto))).toEqual(
    new Set(["percent", "amount", "shipping", "gift", "bogo", undefined]),
  );
  const today = "2026-11-21";
  const count = (holds: (sent: (typeof all)[number]["sent"]) => unknown) =>
    all.filter(({ sent }) => holds(sent)).length;
  expect(count((sent) => (sent.data_inizio ?? "") > today)).toBeGreaterThan(9);
  expect(count((sent) => (sent.data_fine ?? today) < today)).toBeGreaterThan(9);
  expect(
    count((sent) => sent.data_fine && sent.data_fine >= today && sent.data_fine <= "2026-11-24"),
  ).toBeGreaterThan(9);
  expect(count((sent) => sent.condizioni)).toBeGreaterThan(40);
});

test("no two codes of a store are alike, and categories are those of the catalogue", () => {
  const codes = all.flatMap(({ sent }) => (sent.codice ? [`${sent.merchant_slug} ${sent.codice}`] : []));
  expect(new Set(codes).size).toBe(codes.length);
  const known = new Set(taxonomy.map(({ slug }) => slug));
  for (const { sent } of all)
    for (const slug of sent.condizioni?.categorie ?? []) expect(known).toContain(slug);
});
