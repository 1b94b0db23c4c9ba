/** The price index by kind is reckoned a month at a time from the prices that could be paid, and told only where enough goods were seen. */

import { contract, type KindIndex, leastMatched } from "contract";
import { beginOfDay } from "domain/moments";
import { type Step, yearOf } from "upstream/catalogue/price-history";
import { meanOf, reckonIndex } from "upstream/catalogue/price-reckoning";
import { beforeAll, describe, expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { daysAgo, today } from "../../fixtures/catalogue";
import { explaining } from "../../tools/plans";
import said from "./price-index.json";

const { db, ask } = await fixtureShop();

/** Goods of a kind of their own, each at one price a month: [January, February] of 2026 in cents, or sold out at 0. */
async function stock(slug: string, prices: readonly (readonly [number, number])[], first: number) {
  const category = first;
  const statements = [
    db
      .prepare("INSERT INTO categories (category_id, slug, name) VALUES (?, ?, ?)")
      .bind(category, slug, slug),
  ];
  const moments = [beginOfDay("2025-12-20"), beginOfDay("2026-02-01")];
  prices.forEach((pair, index) => {
    const id = first + index;
    const insert = (text: string, ...values: unknown[]) => statements.push(db.prepare(text).bind(...values));
    insert(
      "INSERT INTO products (product_id, slug, group_key, name, category_id, path_ids, inserted_at, inserted_on, updated_at) VALUES (?, ?, ?, 'x', ?, ?, '', '', '')",
      ...[id, `${slug}-${id}`, `${slug}:${id}`, category, `[${category}]`],
    );
    insert(
      "INSERT INTO variants (variant_id, product_id, slug, variant_key, name) VALUES (?, ?, ?, '', 'x')",
      ...[id, id, `v-${id}`],
    );
    insert(
      `INSERT INTO offers (offer_id, store_id, external_id, variant_id, product_id, url, price_cents, availability, fingerprint, first_seen, updated_at)
        VALUES (?, 1, ?, ?, ?, '', 1, 'in_stock', '', '', '')`,
      ...[id, `x${id}`, id, id],
    );
    pair.forEach((cents, month) => {
      insert(
        "INSERT INTO price_points VALUES (?, ?, ?, NULL, ?)",
        id,
        moments[month],
        cents || 1,
        cents ? 1 : 0,
      );
    });
  });
  await db.batch(statements);
}

async function reckoned(): Promise<Map<string, KindIndex>> {
  const found: string[] = [];
  const watched = explaining(db, found) as D1Database;
  let turns = 0;
  while (await reckonIndex(watched, today)) turns++;
  expect(found).toEqual([]);
  expect(turns).toBeGreaterThan(12);
  const kinds = await ask(contract.products.priceIndex, {});
  return new Map(kinds.map((kind) => [kind.slug, kind]));
}

describe("the index", () => {
  const falling = Array.from({ length: 600 }, (_, at) => [10_000, at % 2 === 0 ? 8_000 : 10_000] as const);
  const few = Array.from({ length: leastMatched - 1 }, () => [10_000, 5_000] as const);
  const odd: (readonly [number, number])[] = [
    ...Array.from({ length: leastMatched }, () => [5_000, 5_500] as const),
    // A mistake of the feed, and what could not be bought in one of the months.
    [10_000, 100],
    [10_000, 0],
    [0, 10_000],
  ];
  let kinds: Map<string, KindIndex>;
  beforeAll(async () => {
    await stock("calanti", falling, 10_000);
    await stock("pochi", few, 20_000);
    await stock("strani", odd, 30_000);
    kinds = await reckoned();
  });

  test("is the geometric mean of what the same goods cost beside the month before, in several turns", () => {
    const [january, february, ...more] = (kinds.get("calanti")?.months ?? []).slice(-2);
    expect([january, february, more.length]).toEqual([
      { month: "2026-01", change: 1, products: 600 },
      { month: "2026-02", change: Math.round(Math.sqrt(0.8) * 1e5) / 1e5, products: 600 },
      0,
    ]);
  });

  test("is told only where enough goods could be bought in both months; mistakes do not count", () => {
    expect(kinds.has("pochi")).toBe(false);
    expect(kinds.get("strani")?.months.at(-1)).toEqual({
      month: "2026-02",
      change: 1.1,
      products: leastMatched,
    });
  });

  test("stands as it is: a turn more changes nothing, the month that runs is not told", async () => {
    expect(await reckonIndex(db, today)).toBe(false);
    const again = await ask(contract.products.priceIndex, {});
    expect(again.find(({ slug }) => slug === "calanti")).toEqual(kinds.get("calanti"));
    expect(again.flatMap(({ months }) => months).some(({ month }) => month === "2026-03")).toBe(false);
  });

  test("goes with the history of a product: its narrowest kind in which enough goods were seen", async () => {
    const own = await ask(contract.products.priceHistory, { id: 10_000, days: 30 });
    expect([own.kind?.slug, own.kind?.months.length]).toEqual(["calanti", 2]);
    const none = await ask(contract.products.priceHistory, { id: 20_000, days: 30 });
    expect(none.kind).toBeNull();
    expect(none.year).toEqual({ days: expect.any(Number), falls: 0, lowest: 5_000 });
  });
});

/** [days ago, cents] */
const steps = (list: [number, number | null][]): Step[] =>
  list.map(([days, cents]) => ({ at: daysAgo(days), cents, store: null }));

describe("the mean of a month", () => {
  test("is that of its days on which somebody sold, however the changes lie", () => {
    const [from, to] = [beginOfDay("2026-01-01"), beginOfDay("2026-02-01")];
    const at = (day: number) => `2026-01-${String(day).padStart(2, "0")}`;
    const list: [number, number | null][] = [
      [1, 100],
      [11, 200],
      [21, null],
      [26, 400],
    ];
    const made = list.map(([day, cents]) => ({ at: beginOfDay(at(day)), cents, store: null }));
    const days = Array.from(
      { length: 31 },
      (_, index) => list.findLast(([day]) => day <= index + 1)?.[1] ?? null,
    );
    const sold = days.filter((cents) => cents !== null);
    expect(meanOf(made, from, to)).toBeCloseTo(sold.reduce((sum, cents) => sum + cents, 0) / sold.length);
    expect(meanOf(made.slice(3), from, beginOfDay("2026-01-30"))).toBeNull();
  });
});

describe("a year", () => {
  test.each(said.years as [string, [number, number | null][], ReturnType<typeof yearOf>][])(
    "%s",
    (_, list, expected) => expect(yearOf(steps(list), today)).toEqual(expected),
  );
});
