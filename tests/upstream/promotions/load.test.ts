/** Ten thousand promotions: the calls of the list, measured and printed; what is asserted is their answers. */
import { contract } from "contract";
import { expect, test } from "vitest";
import { asking } from "../../fixtures/ask";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const count = 10_000;
const shops = 200;
const database = await forFile(openDatabase({ seeded: false }));
const { db } = database;
await db.batch([
  db.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${shops})
        INSERT INTO stores (store_id, slug, name) SELECT i, 'negozio-' || i, 'Negozio ' || i FROM n`,
  ),
  db.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO promotions (slug, origin, store_id, title, code, kind, value, countries, ends_at, url, folded, created_at, updated_at)
        SELECT 'p-' || i, 'x:' || i, 1 + i % ${shops}, 'Promozione ' || i, CASE WHEN i % 2 THEN 'COD' || i END, 'percent',
          100 * (1 + i % 60), CASE i % 4 WHEN 0 THEN '' WHEN 1 THEN ',DE,' ELSE ',IT,' END,
          CASE WHEN i % 5 THEN '2027-01-01T00:00:00.000Z' ELSE '2026-01-01T00:00:00.000Z' END,
          'https://negozio.example/', 'promozione ' || i, '2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z' FROM n`,
  ),
]);

test("every call answers what plain counting says", async () => {
  const ask = asking(database.db);
  const { promotions } = contract;
  const italian = { page: 1, sort: "relevance", active: true, country: "IT" } as const;
  const holds = (i: number) => i % 5 !== 0 && i % 4 !== 1;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const total = numbers.filter(holds).length;
  const calls = {
    merchants: async () => {
      const list = await ask(promotions.merchants, italian);
      expect(list.reduce((sum, { coupons, deals }) => sum + coupons + deals, 0)).toBe(total);
    },
    facets: async () => expect((await ask(promotions.facets, italian)).types.length).toBe(2),
    "list of a shop": async () => {
      const own = numbers.filter((i) => holds(i) && i % shops === 6).length;
      expect((await ask(promotions.list, { ...italian, merchantSlug: "negozio-7" })).totalResults).toBe(own);
    },
    "list of all": async () => expect((await ask(promotions.list, italian)).totalResults).toBe(total),
    search: async () =>
      expect((await ask(promotions.list, { ...italian, q: "PROMOZIONE 9998" })).totalResults).toBe(1),
  };
  for (const [name, call] of Object.entries(calls)) {
    const took: number[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const began = performance.now();
      await call();
      took.push(performance.now() - began);
    }
    const p95 = took.sort((a, b) => a - b)[18] ?? 0;
    console.log(
      `${count} promotions, ${name}: p95 ${p95.toFixed(1)} ms, median ${(took[9] ?? 0).toFixed(1)} ms`,
    );
  }
});
