/** 'Which offer leads': card, product page, cart, list and alert name the same offer, price, shipping and code for the same product. */
import { contract } from "contract";
import type { CatalogueRow } from "contract/import";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { sendRun } from "../../../scripts/import/send";
import type { Target } from "../../../scripts/import/target";
import { today } from "../../fixtures/catalogue";
import { surfaces } from "../../fixtures/price-asking";
import { compareSurfaces } from "../../fixtures/price-surfaces";
import { writeCodes } from "../../fixtures/shop-codes";
import { feedRows } from "../../tools/catalogue/feed-rows";
import { invented } from "../../tools/catalogue/invented";
import type { Store } from "../../tools/catalogue/product";
import { shop } from "../../tools/catalogue/recipes";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { random as numbersOf } from "../../tools/random";

const products = 600;
const rules: [shipping: number | null, freeFrom: number | null][] = [
  [490, 5_000],
  [0, null],
  [690, 8_900],
  [990, null],
  [null, null],
];
const stores = rules.map(([shipping, freeFrom], at): Store => {
  const slug = `negozio-${at + 1}`;
  return { id: at + 1, slug, name: `Negozio ${at + 1}`, host: `${slug}.example`, shipping, freeFrom };
});

const database = await forFile(openDatabase({ seeded: false }));
await fill();
await writeCodes(database.db, today);

/** As feeds bring them: each store one run, prices by chance, and some rows that say their own shipping. */
async function fill() {
  const random = numbersOf(32);
  const upstream = createUpstream({ DB: database.db, now: () => today });
  const call = (name: keyof typeof contract.catalogue, input: unknown) =>
    upstream.call(contract.catalogue[name], input);
  const recipe = { ...shop, products, stores, sellers: (n: number) => 1 + (n % 4) };
  const all = [
    ...invented({
      ...recipe,
      facets: {
        ...recipe.facets,
        colour: { labels: ["Nero"], each: 1 },
        size: { labels: ["S", "M"], each: 2 },
      },
    }),
  ];
  for (const { id, freeFrom, ...store } of stores) {
    const rows = all
      .flatMap((product) => feedRows(product, { id, freeFrom, ...store }, today))
      .map((row): CatalogueRow => {
        const price = row.price + Math.floor(random() * 9) * 110;
        const own = random() < 0.15 ? Math.floor(random() * 12) * 100 : null;
        const byRule = freeFrom !== null && price >= freeFrom ? 0 : store.shipping;
        return { ...row, price, list: row.list === null ? null : row.list + 2_000, shipping: own ?? byRule };
      });
    const record = {
      ...store,
      freeShippingFrom: freeFrom,
      delivery: null,
      logo: null,
      description: null,
      coupons: 0,
      deals: 0,
    };
    const parts = Array.from({ length: Math.ceil(rows.length / 500) }, (_, at) => ({
      rows: rows.slice(at * 500, at * 500 + 500),
      gone: [],
    }));
    await sendRun(
      { call: call as Target["call"] },
      { id: `run-${store.slug}`, store: record, at: today.toISOString() },
      parts,
    );
  }
}

test("of 600 products every surface says what a plain reckoning says of each offer: which leads, its price, shipping and code", async () => {
  const { compared, codes, differences } = await compareSurfaces(database.db, today, 12);
  expect(differences.slice(0, 10)).toEqual([]);
  for (const surface of surfaces)
    expect([surface, compared[surface] >= products * 0.9]).toEqual([surface, true]);
  for (const surface of ["card", "page", "list"] as const)
    expect([surface, codes[surface] > products / 2]).toEqual([surface, true]);
  expect(codes.cart).toBeGreaterThan(100);
});
