/** The listing in memory against plain SQL, on an invented catalogue and random questions: same products, orders, counts. */
import {
  type Availability,
  contract,
  emptyListing,
  type FacetKey,
  facetKeys,
  type ListingQuery,
  type Sort,
  sorts,
} from "contract";
import { formatListing, parseListing } from "contract/listing/query";
import { type AskedTerm, askedTermKeys, withTerm } from "contract/listing/terms";
import fc from "fast-check";
import { seasonOf, wornIn } from "upstream/catalogue/seasons";
import { nodeOf } from "upstream/catalogue/taxonomy";
import { writeListing } from "upstream/import/listing";
import { rows, type Sql, sql } from "upstream/sql";
import { expect, test } from "vitest";
import { asking } from "../../fixtures/ask";
import { today } from "../../fixtures/catalogue";
import { type Matching, matching, plainTotal, plainUnit, scents } from "../../fixtures/plain-matching";
import { asked, some, writeInvented } from "../../fixtures/random-listing";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const database = await forFile(openDatabase({ seeded: false }));
await writeInvented(database.db);
await changed(
  "UPDATE products SET brand_id = NULL WHERE product_id % 10 = 0",
  "UPDATE products SET brand_id = (SELECT MAX(value_id) FROM facet_values) WHERE product_id % 10 = 1",
  ...scents,
  "INSERT OR IGNORE INTO listing_stale SELECT product_id FROM products",
);
const ask = asking(database.db);

/** Carries out the statements and writes anew what the listing reads. */
async function changed(...statements: string[]): Promise<void> {
  await database.db.batch([...statements, ...writeListing].map((text) => database.db.prepare(text)));
}

const question = fc.record(
  {
    ...asked,
    excluded: fc.record({ colour: some("colour", 28), size: some("size", 59) }, { requiredKeys: [] }),
    sort: fc.constantFrom(...(Object.keys(sorts) as Sort[]).filter((sort) => sort !== "rilevanza")),
    page: fc.constantFrom(1, 2, 3),
  },
  { requiredKeys: [] },
);

const orders: Partial<Record<Sort, (match: Matching) => Sql>> = {
  bestseller: () => sql`p.sales DESC, p.product_id DESC`,
  piu_recenti: () => sql`p.inserted_at DESC, p.product_id DESC`,
  in_sconto: (match) => sql`${match.discount} DESC, p.product_id DESC`,
  prezzo_asc: (match) => sql`${match.price}, p.product_id`,
  prezzo_desc: (match) => sql`${match.price} DESC, p.product_id`,
  totale_asc: (match) => sql`(SELECT ${plainTotal} FROM offers o
    WHERE o.offer_id = ${match.offer}), p.product_id`,
  unita_asc: (match) => sql`${plainUnit(match)}, p.product_id`,
};

async function idsByPlainSql(query: ListingQuery): Promise<number[]> {
  const match = matching(query, today);
  const order = (orders[query.sort] ?? (() => sql`p.product_id`))(match);
  const found = await rows<{ id: number }>(
    database.db,
    sql`SELECT p.product_id AS id FROM ${match.from} WHERE ${match.where} ORDER BY ${order}`,
  );
  return found.map(({ id }) => id);
}

/** Products that the listing would show for each value of a facet, were it chosen alone in its facet. */
async function countByPlainSql(query: ListingQuery, key: FacetKey, slug: string): Promise<number> {
  return (await idsByPlainSql({ ...query, facets: { ...query.facets, [key]: [slug] } })).length;
}

/** 'consigliati' as /come-ordiniamo tells it, done the long way. */
async function idsDiversified(query: ListingQuery): Promise<number[]> {
  const match = matching(query, today);
  const found = await rows<{
    id: number;
    points: number;
    brand: number | null;
    leaf: number;
    buyable: number;
  }>(
    database.db,
    sql`SELECT p.product_id AS id, p.popularity AS points, p.brand_id AS brand, p.category_id AS leaf,
      ${match.available} AS buyable FROM ${match.from} WHERE ${match.where}`,
  );
  for (const one of found)
    one.points += [0, 300, 360][1 + wornIn(seasonOf(today), nodeOf(one.leaf)?.leaf ?? null)] ?? 0;
  found.sort((a, b) => b.buyable - a.buyable || b.points - a.points || b.id - a.id);
  const turns = found.map(({ brand, leaf, buyable }, place) => {
    const before = found.slice(0, place).filter((other) => other.buyable === buyable);
    const sameBrand = before.filter((other) => brand !== null && other.brand === brand).length;
    return sameBrand + Math.floor(before.filter((other) => other.leaf === leaf).length / 2);
  });
  const places = found.map((_, place) => place);
  const buyable = (place: number) => found[place]?.buyable ?? 0;
  const turn = (place: number) => turns[place] ?? 0;
  places.sort((a, b) => buyable(b) - buyable(a) || turn(a) - turn(b) || a - b);
  return places.map((place) => found[place]?.id ?? 0);
}

const truthOf = (query: ListingQuery) =>
  query.sort === "consigliati" || query.sort === "rilevanza" ? idsDiversified(query) : idsByPlainSql(query);

test.each(Object.keys(sorts) as Sort[])("'%s' is in order from the first page to the last", async (sort) => {
  for (const asked of [{}, { category: "donna" }, { facets: { store: ["negozio-1", "negozio-2"] } }]) {
    const query: ListingQuery = { ...emptyListing, ...asked, sort };
    const truth = await truthOf(query);
    const last = Math.ceil(truth.length / 24);
    for (const page of [1, 2, last, last + 1]) {
      const { products } = await ask(contract.products.list, { ...query, page });
      expect(products.map(({ id }) => id)).toEqual(truth.slice((page - 1) * 24, page * 24));
    }
  }
});

/** What an upstream reads a query as: bounds of a price in their order, and nothing that says nothing. */
const readAs = (query: ListingQuery): ListingQuery => parseListing(formatListing(query));

test("every page and total is what plain SQL finds", async () => {
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const query = readAs({ ...emptyListing, ...asked, facets: asked.facets ?? {} });
      const truth = await truthOf(query);
      const page = await ask(contract.products.list, query);
      expect(page.totalResults).toBe(truth.length);
      const shown = truth.slice((query.page - 1) * 24, query.page * 24);
      expect(page.products.map(({ id }) => id)).toEqual(shown);
    }),
    { numRuns: 60 },
  );
});

test("every count is what plain SQL finds behind its link", async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.constantFrom(...facetKeys), fc.nat(), async (asked, key, place) => {
      const query = readAs({ ...emptyListing, ...asked, page: 1, facets: asked.facets ?? {} });
      const counts = await ask(contract.facets.counts, { listing: query, sort: "alpha", order: "ASC" });
      const only = ["condizioni"];
      const promises = await ask(contract.facets.counts, {
        listing: query,
        sort: "alpha",
        order: "ASC",
        only,
      });
      const term = askedTermKeys[place % askedTermKeys.length] as AskedTerm;
      const promised = { ...query, terms: withTerm(query.terms ?? [], term) };
      const said = promises.terms?.find(({ slug }) => slug === term);
      expect(said?.count).toBe((await idsByPlainSql(promised)).length);
      const values = counts[key] ?? [];
      const value = values[place % Math.max(values.length, 1)];
      if (value) expect(value.count).toBe(await countByPlainSql(query, key, value.slug));
      for (const { slug, count } of (counts.category ?? []).slice(0, 2)) {
        expect(count).toBe((await idsByPlainSql({ ...query, category: slug })).length);
      }
      for (const { slug, count } of counts.availability ?? []) {
        expect(count).toBe((await idsByPlainSql({ ...query, availability: slug as Availability })).length);
      }
      for (const { slug, count } of counts.rating ?? []) {
        expect(count).toBe((await idsByPlainSql({ ...query, rating: Number(slug) })).length);
      }
    }),
    { numRuns: 60 },
  );
});

test("walking all pages of 'consigliati' meets every product once", async () => {
  const query: ListingQuery = { ...emptyListing, category: "scarpe-donna" };
  const truth = await idsByPlainSql(query);
  const met: number[] = [];
  for (let page = 1; page <= Math.ceil(truth.length / 24); page++) {
    met.push(...(await ask(contract.products.list, { ...query, page })).products.map(({ id }) => id));
  }
  expect(met.toSorted((a, b) => a - b)).toEqual(truth.toSorted((a, b) => a - b));
});

test("an import that changes one block is seen by the next request", async () => {
  const before = (await ask(contract.products.list, { ...emptyListing, priceMax: 5 })).totalResults;
  await changed(
    "UPDATE offers SET price_cents = 300, availability = 'in_stock' WHERE product_id = 700",
    "INSERT INTO listing_stale VALUES (700)",
  );
  const after = await ask(contract.products.list, { ...emptyListing, priceMax: 5 });
  expect(after.totalResults).toBe(before + 1);
  expect(after.products[0]?.id).toBe(700);
});
