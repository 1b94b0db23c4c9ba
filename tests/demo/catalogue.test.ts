/** The demo catalogue is complete, believable and the same for the same seed. */
import { colours } from "domain/colours";
import { isValidGtin } from "domain/gtin";
import { slugify } from "feeds/normalise/text";
import { taxonomy } from "upstream/catalogue/taxonomy";
import { describe, expect, test } from "vitest";
import { generate } from "../../demo/catalogue/generate";
import { kinds } from "../../demo/catalogue/kinds";
import { picturesOf } from "../../demo/catalogue/pictures";
import { demoStores } from "../../demo/catalogue/stores";
import said from "./catalogue.json";

const now = new Date("2026-11-21T09:30:00Z");
const day = 86_400_000;

const catalogue = generate(20_260, now);

const featured =
  "adidas calvin-klein puma levis havaianas nero-giardini fiorella-rubino nike diadora chicco".split(" ");

describe("the demo catalogue", () => {
  test("has at least 2,000 products of at least 12 stores, with offers of one to five of them", () => {
    expect(catalogue.articles.length).toBeGreaterThanOrEqual(2_000);
    expect(demoStores.length).toBeGreaterThanOrEqual(12);
    expect(new Set(demoStores.map(({ slug }) => slug)).size).toBe(demoStores.length);
    const counts = new Set(catalogue.articles.map(({ offers }) => offers.length));
    expect([...counts].sort()).toEqual([1, 2, 3, 4, 5]);
    const rows = catalogue.feeds.reduce((sum, { rows }) => sum + rows.length, 0);
    expect(rows).toBeGreaterThan(17_000);
    expect(rows).toBeLessThan(30_000);
  });

  test("puts every article into a leaf of the category tree and fills every area of every department", () => {
    const leaves = new Set(taxonomy.filter(({ leaf }) => leaf !== null).map(({ slug }) => slug));
    const used = new Set(catalogue.feeds.flatMap(({ rows }) => rows.map((row) => row.product_type ?? "")));
    for (const slug of used) expect(leaves).toContain(slug);
    const areas = new Set(
      taxonomy.filter(({ slug }) => used.has(slug)).map(({ audience, area }) => `${audience} ${area}`),
    );
    // Infants wear no watches.
    expect(areas.size).toBe(34);
  });

  test("includes the ten featured brands, each with twenty articles or more", () => {
    for (const slug of featured) {
      const own = catalogue.articles.filter(({ brand }) => slugify(brand.name) === slug);
      expect(own.length, slug).toBeGreaterThanOrEqual(20);
    }
  });

  /** One thing in two sizes or under two names: what they share is right. */
  const { same } = said;

  test("every product type has a drawing of its own, and shoes have a dozen", () => {
    const drawn = new Map<string, Set<string>>();
    for (const { type, drawing } of kinds) drawn.set(drawing, (drawn.get(drawing) ?? new Set()).add(type));
    const shared = [...drawn.values()].filter((types) => types.size > 1).map((types) => [...types]);
    for (const types of shared) expect(same).toContainEqual(types);
    const shoes = catalogue.articles
      .filter(({ kind }) => kind.run === "scarpe")
      .map(({ look }) => look.shape);
    expect(new Set(shoes).size).toBeGreaterThanOrEqual(12);
  });

  test.each(said.shapes)("a picture shows what its title says: %s", (title, shape) => {
    const shapes = catalogue.articles
      .filter(({ name }) => RegExp(title as string).test(name))
      .map(({ look }) => look.shape);
    expect(shapes.length).toBeGreaterThan(0);
    expect(new Set(shapes)).toEqual(new Set([shape]));
  });

  test("shows all 29 colours", () => {
    const worn = new Set(catalogue.articles.flatMap((article) => article.colours.map(({ slug }) => slug)));
    expect([...worn].sort()).toEqual(colours.map(({ slug }) => slug).sort());
  });

  test("gives each variant a GTIN of its own with a valid check digit, the same at every store", () => {
    const variants = new Map<string, string>();
    for (const { rows } of catalogue.feeds) {
      for (const { gtin, id } of rows) {
        if (!gtin) continue;
        expect(gtin).toMatch(/^\d{13}$/);
        expect(isValidGtin(gtin)).toBe(true);
        const variant = id.slice(2);
        expect(variants.get(gtin) ?? variant).toBe(variant);
        variants.set(gtin, variant);
      }
    }
    expect(variants.size).toBeGreaterThan(9_000);
  });

  test("dates 40 arrivals today and the others over 400 days, with at most eight prices each", () => {
    const ages = catalogue.articles.map(({ offers }) =>
      Math.floor((now.getTime() - Math.min(...offers.map(({ listedAt }) => listedAt))) / day),
    );
    expect(ages.filter((age) => age === 0).length).toBeGreaterThanOrEqual(40);
    expect(Math.max(...ages)).toBeGreaterThan(350);
    expect(Math.max(...ages)).toBeLessThanOrEqual(401);
    for (const { offers } of catalogue.articles) {
      for (const { price } of offers) expect(price.history.length).toBeLessThanOrEqual(7);
    }
  });

  test("claims a previous price on about a third of the articles and always above today's", () => {
    const best = catalogue.articles.map(({ offers }) =>
      offers.map(({ price }) => price).reduce((one, other) => (other.cents < one.cents ? other : one)),
    );
    const share = best.filter(({ listCents }) => listCents !== null).length / best.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.42);
    for (const { cents, listCents } of best) expect(listCents ?? cents + 1).toBeGreaterThan(cents);
  });

  test("plants prices that were raised before they were cut, and says which", () => {
    expect(catalogue.planted.length).toBeGreaterThan(15);
    for (const article of catalogue.articles.filter(({ planted }) => planted)) {
      const { cents, listCents, history } = article.offers[0]?.price ?? {};
      const before = history?.[0]?.[1] ?? 0;
      expect(listCents).toBeGreaterThan(before);
      expect(cents).toBeGreaterThan(before * 0.9);
    }
  });

  test("has sold-out sizes, sold-out articles, pre-orders, single pictures, missing GTINs and long names", () => {
    const states = catalogue.articles.map(({ offers }) =>
      offers.flatMap(({ availability }) => availability.flat().filter((state) => state !== null)),
    );
    expect(states.some((all) => all.includes("out_of_stock") && all.includes("in_stock"))).toBe(true);
    expect(states.some((all) => all.every((state) => state === "out_of_stock"))).toBe(true);
    expect(states.some((all) => all.includes("preorder"))).toBe(true);
    expect(
      catalogue.articles.some((article) => picturesOf(article, article.colours[0]?.slug ?? "").length === 1),
    ).toBe(true);
    expect(catalogue.articles.some(({ hasGtin }) => !hasGtin)).toBe(true);
    expect(catalogue.articles.some(({ name }) => name.length > 100)).toBe(true);
    for (const { name } of catalogue.articles) expect(name.length).toBeLessThanOrEqual(140);
  });

  test("fills no sentence badly: no template marks, no doubled words, no article before the wrong sound", () => {
    for (const { name, description } of catalogue.articles) {
      const text = `${name} ${description.replace(/<[^>]+>/g, " ")}`;
      expect(text).not.toMatch(/[{}[\]|]|undefined|null/);
      expect(text).not.toMatch(/\b([a-zà-ù]{3,}) \1\b/i);
      expect(text).not.toMatch(/\b(il|un|dei) (z|s[ctpqh])|\b(dei|il) [aeiou]/i);
    }
  });

  test("is the same for the same seed and another for another one", () => {
    const again = generate(20_260, now);
    expect(JSON.stringify(again.feeds[3])).toBe(JSON.stringify(catalogue.feeds[3]));
    expect(generate(7, now).articles[0]?.name).not.toBe(catalogue.articles[0]?.name);
  });

  test("lists only kinds that some brand and some store can sell", () => {
    expect(kinds.length).toBeGreaterThan(100);
    for (const { offers } of catalogue.articles) expect(offers.length).toBeGreaterThan(0);
  });
});
