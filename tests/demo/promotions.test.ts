/** The demo's promotions are many, of all kinds, and what they are limited to exists. */
import { contract } from "contract";
import { taxonomy } from "upstream/catalogue/taxonomy";
import { firstRow, rows } from "upstream/sql";
import { expect, test } from "vitest";
import { demoStores } from "../../demo/catalogue/stores";
import { demoPromotions } from "../../demo/promotions";
import { seedPromotions } from "../../demo/seed-promotions";
import { openDatabase } from "../tools/database";

const now = new Date("2026-11-21T09:30:00Z");
const all = demoPromotions(now).map((one) => ({
  ...one,
  sent: contract.promotions.create.input.parse(one.written),
}));

test("at least 120 of all stores and kinds, some to come, some about to end, some over", () => {
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ sent }) => sent.storeSlug)).size).toBe(demoStores.length);
  expect(new Set(all.map(({ sent }) => sent.kind))).toEqual(
    new Set(["percent", "amount", "shipping", "gift", "bogo", undefined]),
  );
  const today = "2026-11-21";
  const count = (holds: (sent: (typeof all)[number]["sent"]) => unknown) =>
    all.filter(({ sent }) => holds(sent)).length;
  expect(count((sent) => (sent.startsAt ?? "") > today)).toBeGreaterThan(9);
  expect(count((sent) => (sent.endsAt ?? today) < today)).toBeGreaterThan(9);
  expect(count((sent) => sent.endsAt && sent.endsAt >= today && sent.endsAt <= "2026-11-24")).toBeGreaterThan(
    9,
  );
  expect(count((sent) => sent.conditions)).toBeGreaterThan(40);
});

test("no two codes of a store are alike, and categories are those of the catalogue", () => {
  const codes = all.flatMap(({ sent }) => (sent.code ? [`${sent.storeSlug} ${sent.code}`] : []));
  expect(new Set(codes).size).toBe(codes.length);
  const known = new Set(taxonomy.map(({ slug }) => slug));
  for (const { sent } of all)
    for (const slug of sent.conditions?.categories ?? []) expect(known).toContain(slug);
});

test("they are written with what visitors said of the codes, once however often it is tried", async () => {
  const { db, close } = await openDatabase({ seeded: false });
  const stores = JSON.stringify(demoStores.map(({ slug, name }) => [slug, name]));
  await rows(db)`INSERT INTO stores (slug, name) SELECT value ->> 0, value ->> 1 FROM json_each(${stores})`;
  for (let turn = 0; turn < 2; turn++) await seedPromotions({ db }, now);
  const counted = await firstRow<{ all_of_them: number; praised: number; reported: number }>(db)`
    SELECT COUNT(*) AS all_of_them, SUM(worked > 4) AS praised, SUM(reported) AS reported FROM promotions`;
  expect(counted?.all_of_them).toBe(all.length);
  expect(counted?.praised).toBeGreaterThan(20);
  expect(counted?.reported).toBeGreaterThan(0);
  await close();
});
