/** Nothing of a search is dropped in silence: what narrows nothing and what was left out is told, with what holding to it would show. */
import { emptyListing, type ListingQuery } from "contract";
import { forEverybody } from "contract/listing/understood";
import fc from "fast-check";
import { pageOf } from "upstream/listing/order";
import { parsedSearch } from "upstream/listing/parsed-search";
import { shopOf } from "upstream/listing/product-matcher";
import { questionOf } from "upstream/listing/question";
import { claims } from "upstream/search/vocabulary/fillers";
import { expect, test } from "vitest";
import { demo, feeds, now } from "../searches/demo";
import { exclusionsOf, questionsOf } from "../searches/generated";
import type { Held } from "../searches/held";
import { firstCards } from "../searches/judge";
import { holdMade } from "../searches/made";
import { searches } from "../searches/table";
import { contradictsItself, toldOf } from "../searches/told";
import { random } from "../tools/random";
import { projectTables } from "../tools/vocabulary";

/** So few goods that most searches must leave something out. */
const few = feeds.slice(0, 2).map((feed) => ({ ...feed, rows: feed.rows.slice(0, 150) }));
const thin = await holdMade(few, now);

const told = (text: string, held = demo, at = now) => toldOf(text, held, at);
const total = async (text: string, held = demo) => (await firstCards(text, held, now)).total;

test("a word that no filter expresses finds no less, and it is told how many goods say it and how to see only those", async () => {
  const isHeld = (word: string) => demo.catalogue.words.formsOf(word).length > 0;
  const words = [...claims].filter((word) => /^[a-z]{4,}$/.test(word) && isHeld(word));
  let said = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...searches.slice(0, 400).map(({ query }) => query)),
      fc.constantFrom(...words),
      async (text, word) => {
        const whole = `${text} ${word}`;
        const [claim] = (await told(whole)).claims;
        // Beside some words it means something: 'blu chiaro', 'lavaggio scuro'.
        if (claim?.words !== word) return;
        expect(await total(whole), whole).toBe(await total(text));
        if (claim.products === 0) return;
        said++;
        expect(await total(claim.search), whole).toBe(claim.products);
      },
    ),
    { numRuns: 120, seed: 2311 },
  );
  expect(said).toBeGreaterThan(2);
  const small = { words: "piccolo", products: expect.any(Number), search: 'portafogli "piccolo"' };
  expect((await told("portafogli piccolo")).claims).toEqual([small]);
});

test("words of speech are no claims, wherever they stand, and a house that nobody sells is named whole", async () => {
  expect((await told("vestito max mara")).leftOut).toEqual(["max mara"]);
  expect((await told("adidas samba donna")).claims).toMatchObject([{ words: "samba", products: 0 }]);
  expect((await told("camicia da notte cotone donna panna")).leftOut).toContain("camicia da notte");
  for (const text of ["cerco delle scarpe per mio marito", "vorrei comprare una borsa", "dove trovo i jeans"])
    expect((await told(text)).claims).toEqual([]);
});

test("a claim within a phrase is told too, and one that is denied leaves goods out", async () => {
  expect((await told("scarpe belle da ginnastica")).claims).toMatchObject([{ words: "belle" }]);
  const { parts, claims } = await told("portafogli non piccolo");
  expect(claims).toEqual([]);
  expect(parts).toContainEqual(expect.objectContaining({ label: "senza piccolo" }));
});

test("of what was left out it is told which search holds to it, and how many goods that finds", async () => {
  let offered = 0;
  for (const { query } of questionsOf(thin, 300, 2311)) {
    const { otherwise } = await told(`${query} xxs rosa lino`, thin);
    for (const { words, products, search } of otherwise) {
      offered++;
      const { leftOut } = await told(search, thin);
      expect(products, search).toBeGreaterThan(0);
      expect(leftOut, `${query}: ${search}`).not.toContain(words);
    }
  }
  expect(offered).toBeGreaterThan(20);
});

test("no search says that nothing was found for what it shows, whatever is asked of however few goods", async () => {
  const chance = random(2311);
  const pick = <Entry>(list: readonly Entry[]) => list[Math.floor(chance() * list.length)] as Entry;
  const phrases = projectTables.kinds.flatMap(({ words, typed }) =>
    [...words, ...typed].map((each) => each.replace(/^=/, "")),
  );
  const made = [...questionsOf(demo, 200, 2311), ...exclusionsOf(demo, 100, 2311)].map(({ query }) => query);
  const texts = [
    ...made,
    ...made.slice(0, 100).map((query) => `${pick(phrases)} ${query}`),
    ...Array.from(
      { length: 200 },
      () => `${pick(phrases)} ${pick(["rosa", "uomo", "bambina", "taglia 42", "in lana"])}`,
    ),
  ];
  const contradicting: string[] = [];
  for (const held of [demo, thin])
    for (const text of texts) if (await contradictsItself(text, held, now)) contradicting.push(text);
  expect(contradicting).toEqual([]);
});

test("where nothing is new any more 'nuovi arrivi' is left out like anything else, and a day later it is asked anew", async () => {
  const fresh: Held = { ...demo, catalogue: { ...demo.catalogue, labels: { ...demo.catalogue.labels } } };
  expect((await told("nuovi arrivi leggings", fresh)).leftOut).toEqual([]);
  const later = new Date("2027-11-21T12:00:00Z");
  expect((await told("nuovi arrivi leggings", fresh, later)).leftOut).toEqual(["nuovi arrivi"]);
  expect((await firstCards("nuovi arrivi leggings", fresh, later)).total).toBe(
    (await firstCards("leggings", fresh, later)).total,
  );
});

test("a price is that of the store that is named, for what is suggested too", async () => {
  const { labels } = demo.catalogue;
  const stores = [...labels.storeValues].flatMap(([, id]) => labels.values.get(id)?.label ?? []);
  for (const store of stores)
    for (const wish of ["sotto i 60 euro", "sotto i 15 euro", "in sconto"])
      expect(await total(`piumini ${wish} ${store}`), `${wish} ${store}`).toBeGreaterThan(0);
});

test("a house's own name finds all that it sells, and what is nobody's stays one phrase", async () => {
  const feed = feeds[0] as (typeof feeds)[number];
  const one = { ...feed, rows: feed.rows.map((row) => ({ ...row, brand: "Lacoste" })) };
  const house = await holdMade([one], now);
  expect(await total(`lacoste ${forEverybody}`, house)).toBe(house.products.length);
  expect((await told("dolce gabbana light blue")).leftOut).toEqual(["dolce gabbana light blue"]);
});

test("who names nobody is shown what grown-ups wear, or whose a thing is, and told what only children have", async () => {
  const { parts, leftOut, otherwise } = await told("maglione giallo");
  expect([...parts.map(({ label }) => label), ...leftOut]).toEqual(["Maglie e maglioni", "Adulti", "giallo"]);
  const search = `maglione giallo ${forEverybody}`;
  expect(otherwise).toEqual([{ words: "giallo", products: await total(search), search }]);
  const wearers = async (text: string, chosen: Partial<ListingQuery> = {}) => {
    const asked = await parsedSearch(text, shopOf(demo.catalogue), now);
    const question = questionOf({ ...emptyListing, search: text, ...chosen }, demo.catalogue, now, asked);
    const { picks } = pageOf(demo.catalogue, question, "rilevanza", 1, 200);
    return new Set(picks.map(({ product }) => demo.byId.get(product)?.audiences.join()));
  };
  expect(await wearers("felpa")).toEqual(new Set(["donna", "uomo"]));
  expect((await wearers(`felpa ${forEverybody}`)).size).toBe(5);
  expect(await wearers("felpa", { facets: { gender: ["bambino"] } })).toEqual(new Set(["bambino"]));
  const heels = "stivaletti tacco basso";
  expect((await told(heels)).parts.at(-1)).toMatchObject({ label: "Donna", spans: [] });
  expect((await wearers(`${heels} ${forEverybody}`)).size).toBeGreaterThan(1);
  expect(await wearers(heels, { facets: { gender: ["uomo"] } })).toEqual(new Set(["uomo"]));
});

test("a 'ragazza' is a girl or a woman, in a shop for grown-ups a woman", async () => {
  const shirts = feeds.map(({ store, rows }) => ({
    store,
    rows: rows.filter((row) => row.age_group === "adult" && row.product_type?.startsWith("t-shirt")),
  }));
  const worn = shirts.filter(({ rows }) => rows.length > 0);
  const adults = await holdMade(worn, now);
  const people = async (held: Held) =>
    (await firstCards("maglietta ragazza", held, now)).products.map(({ audiences }) => audiences.join());
  expect(new Set(await people(adults))).toEqual(new Set(["donna"]));
  expect(new Set(await people(demo))).toEqual(new Set(["bambina", "donna"]));
});

test("a search that loses nothing asks whoever holds the products three times at most: whether the thing is sold, what meets it, and whether children wear it too", async () => {
  const { catalogue } = demo;
  const { matcher } = shopOf(catalogue);
  const calls: string[] = [];
  const counting = {
    meets: (...input: Parameters<typeof matcher.meets>) => calls.push("meets") && matcher.meets(...input),
    weightiest: (...input: Parameters<typeof matcher.weightiest>) =>
      calls.push("weightiest") && matcher.weightiest(...input),
    meeting: (...input: Parameters<typeof matcher.meeting>) =>
      calls.push("meeting") && matcher.meeting(...input),
    third: (...input: Parameters<typeof matcher.third>) => calls.push("third") && matcher.third(...input),
  } as unknown as typeof matcher;
  const ask = async (text: string) => {
    calls.length = 0;
    const fresh = { ...catalogue, labels: { ...catalogue.labels } };
    await parsedSearch(text, { known: fresh, matcher: counting }, now);
    return calls.join(" ");
  };
  expect(await ask("vestito nero donna")).toBe("meets weightiest");
  // One question more tells of whatever narrows nothing or was left out, however much that is.
  expect(await ask("portafogli piccolo originale")).toBe("meets weightiest meeting meeting");
});

test("a slip is not taken for a form of another thing, and a thing that is sold is not given up for a wider one", async () => {
  const leaves = async (text: string) =>
    new Set((await firstCards(text, demo, now)).products.flatMap((product) => product.leaves));
  expect(await leaves("magliete")).toEqual(new Set(["t-shirt"]));
  expect(await leaves("cerchiamo magliette")).toEqual(new Set(["t-shirt"]));
  expect(await leaves("borsa a mano rossa elegante")).toEqual(new Set(["borse-a-mano"]));
});
