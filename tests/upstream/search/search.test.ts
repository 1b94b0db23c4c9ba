/** What visitors type finds what they mean: Italian forms, accents, colours, one typing error; suggestions by prefix. */
import { contract, emptyListing } from "contract";
import { deskActs } from "upstream/desk";
import { typosBetween } from "upstream/search/typos";
import { describe, expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";

const { db, ask } = await fixtureShop();
await db
  .prepare(
    "INSERT INTO suggestions (slug, term, folded, uses) VALUES ('citta', 'Città e tempo libero', 'citta e tempo libero', 9)",
  )
  .run();

async function found(search: string): Promise<number[]> {
  const { products } = await ask(contract.products.list, { ...emptyListing, search });
  return products.map(({ id }) => id).sort((a, b) => a - b);
}

describe("a search finds", () => {
  test.each([
    ["singular and plural alike", "scarpa", [5, 6, 7, 8, 9, 10]],
    ["plural and singular alike", "scarpe", [5, 6, 7, 8, 9, 10]],
    ["the plural of a word with a hard consonant", "giacche", [3, 4, 12]],
    ["a brand without its accent", "elan", [2, 9]],
    ["a brand with an accent of its own", "bellà élan", [2, 9]],
    ["a name without its accent", "citta", [8]],
    ["a colour", "bianco", [5]],
    ["a colour in the form of its noun", "giacca nera", [4]],
    ["a material and a kind", "vestito lino", [1]],
    ["an unfinished word", "cintur", [9]],
    ["a word with a letter too few", "vestto", [1, 2, 11]],
    ["a word with a letter too many", "sneackers", [5, 6, 7, 8, 9, 10]],
    ["a word with a wrong letter", "giacha", [3, 4, 12]],
    ["a word with two letters swapped", "nuvloa", [5, 6, 7]],
    ["a wrong word beside a right one", "scrape rosse", [9]],
    ["the masculine of a colour", "rosso", [2, 9]],
    ["the plural of a colour", "rosse", [2, 9]],
    ["a diminutive", "scarpetta", [5, 6, 7, 8, 9, 10]],
    ["a diminutive in the plural", "vestitini", [1, 2, 11]],
    ["a name of two words typed as one", "bellaelan", [2, 9]],
    ["a name of two words typed as one, with an error", "belaelan", [2, 9]],
    ["a whole word", "sneaker", [5, 6, 7, 8, 9, 10]],
    ["what it finds in capitals", "SCARPE ROSSE", [9]],
    ["what it finds between blanks", "   scarpe    rosse ", [9]],
    ["what it finds beside signs", "scarpe, (rosse)!", [9]],
    ["what it finds beside an emoji", "scarpe\u{1f460} rosse", [9]],
    ["what it finds behind fillers", "le scarpe di un rosso", [9]],
    ["a store", "passo svelto", [1, 3, 5, 6]],
    ["nothing for signs alone", "%_*'\"<>", []],
    ["nothing for an emoji", "\u{1f460}", []],
    ["the first of two kinds", "scarpe OR vestito", [5, 6, 7, 8, 9, 10]],
    ["nothing for half a character", "\ud83d", []],
    ["nothing for two errors in a word", "vsetoti", []],
    ["nothing for an error in a short word", "lani", []],
    ["none of a colour that is left out", "scarpe non nere", [5, 7, 9, 10]],
    ["none of two colours that are left out", "scarpe senza nero né blu", [5, 9, 10]],
    ["none of what is left out behind a preposition", "vestito non a fiori", [1, 11]],
    ["all but a kind", "tutto tranne le scarpe e i vestiti", [3, 4, 12]],
    ["none whose name says what is left out", "giacca senza pelle", [3, 12]],
    ["none of a brand that is left out", "vestito meno che bella élan", [1, 11]],
    ["what costs no more than a limit that is turned round", "scarpe non sopra i 50 euro", [7, 10]],
    ["the rest when one of the words is nowhere", "vestito zzz", [1, 2, 11]],
  ])("%s: '%s'", async (_, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test.each([
    ["a bar code", "8001234567897", [1]],
    ["a bar code with blanks", "8 001234 567897", [1]],
    ["a bar code with zeros before it", "08001234567897", [1]],
    ["a maker's number", "WB-04 77", [8]],
    ["a maker's number without its hyphen, in small letters", "wb0477", [8]],
    ["a store's own number", "ART_00815", [9]],
    ["nothing else by a number that nobody has", "8001234567880", []],
  ])("%s: '%s'", async (_, search, expected) => {
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
  test.each([
    ["borsa", "borsa", 0],
    ["borsa", "borssa", 1],
    ["borsa", "orsa", 1],
    ["borsa", "corsa", 1],
    ["borsa", "brosa", 1],
    ["borsa", "bros", 2],
    ["maglione", "magliuoni", 2],
    ["borsa", "sabor", 4],
  ])("lie between '%s' and '%s': %i", (one, other, expected) => {
    expect(typosBetween(one, other, 9)).toBe(expected);
    expect(typosBetween(other, one, 9)).toBe(expected);
  });
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
