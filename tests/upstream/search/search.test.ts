/** What visitors type finds what they mean: Italian forms, accents, colours, one typing error; suggestions by prefix. */
import { contract, emptyListing } from "contract";
import { typosBetween } from "domain/typos";
import { deskActs } from "upstream/desk";
import { rows } from "upstream/sql";
import { describe, expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import said from "./search.json";

const { db, ask } = await fixtureShop();
await rows(db)`
  INSERT INTO suggestions (slug, term, folded, uses) VALUES ('citta', 'Città e tempo libero', 'citta e tempo libero', 9)`;

async function found(search: string): Promise<number[]> {
  const { products } = await ask(contract.products.list, { ...emptyListing, search });
  return products.map(({ id }) => id).sort((a, b) => a - b);
}

describe("a search finds", () => {
  // Half a character cannot stand in JSON.
  const words = [...said.words, ["nothing for half a character", "\ud83d", []]] as [
    string,
    string,
    number[],
  ][];
  test.each(words)("%s: '%s'", async (_, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test.each(said.numbers as [string, string, number[]][])("%s: '%s'", async (_, search, expected) => {
    await db.batch([
      db.prepare("UPDATE variants SET mpn = 'WB 04-77' WHERE product_id = 8"),
      db.prepare("UPDATE offers SET external_id = 'ART_00815' WHERE product_id = 9"),
    ]);
    expect(await found(search)).toEqual(expected);
    const listing = { ...emptyListing, search };
    const counts = await ask(contract.facets.counts, { listing, sort: "alpha", order: "ASC" });
    expect(counts.brand?.reduce((sum, { count }) => sum + count, 0) ?? 0).toBe(expected.length);
  });

  test("as many products as each count promises", async () => {
    const listing = { ...emptyListing, search: "scrape" };
    const counts = await ask(contract.facets.counts, { listing, sort: "alpha", order: "ASC" });
    expect(counts.colour?.length).toBeGreaterThan(2);
    for (const { slug, count } of counts.colour ?? []) {
      const narrowed = { ...listing, facets: { colour: [slug] } };
      expect((await ask(contract.products.list, narrowed)).totalResults).toBe(count);
    }
  });
});

test("a word that an operator adds is known at once, and only with a meaning", async () => {
  await ask(deskActs.vocabulary.create.row, { phrase: "zampetto", means: "vestiti" });
  expect(await found("zampetto")).toEqual([1, 2, 11]);
  const unknown = ask(deskActs.vocabulary.create.row, { phrase: "zumpa", means: "xqzwk" });
  await expect(unknown).rejects.toMatchObject({ status: 422, field: "means" });
});

test("what an operator says that a phrase means counts more than what the project takes it for", async () => {
  expect(await found("giubbino")).toEqual([3, 4, 12]);
  await ask(deskActs.vocabulary.create.row, { phrase: "giubbino", means: "scarpe nere" });
  expect(await found("giubbino")).toEqual([6, 8]);
  await ask(deskActs.vocabulary.create.row, { phrase: "giubbino tattico", means: "giubbino sotto 100 euro" });
  expect(await found("un giubbino tattico")).toEqual([6]);
  const half = ask(deskActs.vocabulary.create.row, { phrase: "giubbetto", means: "scarpe xqzwk" });
  await expect(half).rejects.toMatchObject({ status: 422, field: "means" });
});

test("what is chosen after a search is counted by day, and what nothing was found with is told", async () => {
  for (let time = 0; time < 2; time++)
    await ask(contract.searchReport.choose, { term: "Vestito zzz", product: 2 });
  for (const term of ["vestito zzz", " Vestito ZZZ "]) await ask(contract.searchTerms.add, { term });
  const { searches, chosen } = await ask(deskActs.searchReport.report.row, { days: 7 });
  expect(searches).toEqual([{ term: "vestito zzz", times: 2, choices: 2, missed: "zzz" }]);
  expect(chosen.filter(({ term }) => term === "vestito zzz")).toMatchObject([{ choices: 2 }]);
});

test("what many chose after a search is raised among equals, and never above what was said", async () => {
  const order = async (search: string) => {
    const { products } = await ask(contract.products.list, { ...emptyListing, search, sort: "rilevanza" });
    return products.map(({ id }) => id);
  };
  const choose = async (times: number) => {
    for (let time = 0; time < times; time++)
      await ask(contract.searchReport.choose, { term: "Scarpe", product: 8 });
    // Sums count from the next version on.
    await ask(deskActs.vocabulary.create.row, { phrase: `scarpissime ${times}`, means: "scarpe" });
  };
  const before = await order("scarpe");
  expect(before).toEqual([9, 10, 6, 5, 8, 7]);
  await choose(4);
  expect(await order("scarpe")).toEqual(before);
  await choose(1);
  expect(await order("scarpe")).toEqual([9, 10, 8, 6, 5, 7]);
  await choose(50);
  expect(await order("scarpe")).toEqual([9, 10, 8, 6, 5, 7]);
  expect(await order("sneakers")).toEqual([6, 5, 8, 7, 9, 10]);
});

test("a card shows the colour that was asked for", async () => {
  const { products } = await ask(contract.products.list, { ...emptyListing, search: "scarpe rosse" });
  expect(products[0]?.colour).toBe("Rosso");
  const { products: plain } = await ask(contract.products.list, { ...emptyListing, search: "scarpe" });
  expect(plain.every(({ colour }) => colour === null)).toBe(true);
});

describe("typos", () => {
  test.each(said.typos as [string, string, number][])(
    "lie between '%s' and '%s': %i",
    (one, other, expected) => {
      expect(typosBetween(one, other, 9)).toBe(expected);
      expect(typosBetween(other, one, 9)).toBe(expected);
    },
  );
});

test.each([
  ["CITTÀ", ["Città e tempo libero"]],
  ["citta", ["Città e tempo libero"]],
  ["pelle N", ["Pelle nera"]],
  ["%", []],
])("suggestions for '%s' begin with it, whatever its case and accents", async (q, expected) => {
  const found = await ask(contract.suggestions.list, { q });
  expect(found.filter(({ completes }) => !completes).map(({ term }) => term)).toEqual(expected);
});

test.each([
  ["sneak", "sneakers"],
  ["scarpe da gin", "scarpe da ginnastica"],
  ["snaek", "sneakers"],
  ["nero snea", "nero sneakers"],
])("a search that begins '%s' may go on as '%s'", async (q, expected) => {
  const found = await ask(contract.suggestions.list, { q });
  expect(found.map(({ term }) => term)).toContain(expected);
});

test("brands are suggested with the number of their products", async () => {
  const [first] = await ask(contract.suggestions.list, { q: "bella" });
  expect(first).toMatchObject({ term: "Bella Élan", products: 2 });
});
