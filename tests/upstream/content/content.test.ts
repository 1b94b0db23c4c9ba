/** Categories, banners, menu, pages, suggestions, search-engine texts and breadcrumbs, on a real local D1. */
import shop from "brand/brand.json";
import { contract, emptyListing, type MetaPayload } from "contract";
import { createUpstream } from "upstream/index";
import { rows } from "upstream/sql";
import { describe, expect, test } from "vitest";
import { fixtureShop } from "../../fixtures/ask";
import { today } from "../../fixtures/catalogue";

const { db, ask } = await fixtureShop();

test("categories with products carry the counts of their whole branch", async () => {
  const filled = await ask(contract.categories.list, { withProducts: "true" });
  expect(filled.map(({ slug, productCount }) => [slug, productCount])).toContainEqual(["donna", 9]);
  expect(filled.every(({ productCount }) => productCount > 0)).toBe(true);
  expect((await ask(contract.categories.list, {})).length).toBeGreaterThan(filled.length);
});

test("brands come by name with their logo", async () => {
  const brands = await ask(contract.brands.list, { limit: 3 });
  expect(brands.map(({ slug, productCount }) => [slug, productCount])).toEqual([
    ["aurora", 4],
    ["bella-elan", 2],
    ["corvo", 3],
  ]);
  expect(brands[0]?.logo?.src).toBe("/media/logos/aurora_200x80.svg");
});

test("a banner that is switched off is not there", async () => {
  expect((await ask(contract.banners.list, {})).map(({ id }) => id)).toEqual([1]);
  await expect(ask(contract.banners.byId, { id: 2 })).rejects.toMatchObject({ status: 404 });
});

test("a banner made of the specified fields alone is shown; the privacy policy says when it was changed last", async () => {
  const specified = {
    immagine_url: "saldi_1600x600.svg",
    titolo: "Saldi",
    descrizione: "Fino a metà prezzo",
    link_destinazione: "/offerte",
  };
  const upstream = createUpstream({ DB: db, now: () => today });
  const admin = { hasAdminKey: true };
  const { id } = (await upstream.answer(contract.banners.create, specified, admin)) as { id: number };
  expect(await ask(contract.banners.byId, { id })).toMatchObject({ id, title: "Saldi", href: "/offerte" });
  await upstream.answer(contract.banners.update, { id, ...specified, attivo: false }, admin);
  await expect(ask(contract.banners.byId, { id })).rejects.toMatchObject({ status: 404 });
  const [policy] = (await upstream.answer(contract.privacy.list, {})) as unknown as object[];
  expect(policy).toHaveProperty("ultima_modifica");
  const [term] = (await upstream.answer(contract.terms.list, {})) as unknown as object[];
  expect(term).toHaveProperty("data_aggiornamento");
});

test("menu entries come in order with their group", async () => {
  expect(await ask(contract.menu.list, {})).toMatchObject([
    { id: 1, parentId: null, name: "Donna" },
    { id: 2, parentId: 1, group: "Abbigliamento" },
  ]);
});

describe("suggestions", () => {
  const listed = (q?: string) => ask(contract.suggestions.list, q === undefined ? {} : { q });
  /** What others searched for. */
  const terms = async (q?: string) =>
    (await listed(q)).filter(({ completes }) => !completes).map(({ term }) => term);

  test("the most used that find something come first, a prefix narrows, case and accents do not matter", async () => {
    expect((await listed()).map(({ term }) => term)).toEqual(["sneakers", "Pelle nera"]);
    expect(await terms("Pèlle N")).toEqual(["Pelle nera"]);
    expect(await terms("%")).toEqual([]);
  });
  test("kinds that begin with what was typed come before them", async () => {
    expect((await listed("snea"))[0]).toMatchObject({ term: "sneakers", completes: true });
  });
  test("a new term that finds something is suggested from its third use on; one that finds nothing never is", async () => {
    for (let use = 1; use <= 3; use++) {
      expect(await terms("sneakers n")).toEqual([]);
      for (const slug of ["sneakers-nere", "gilet-di-lana"])
        await ask(contract.suggestions.increment, { slug });
    }
    expect(await terms("sneakers n")).toEqual(["sneakers nere"]);
    expect(await terms("gilet")).toEqual([]);
    await expect(ask(contract.suggestions.increment, { slug: "<b>" })).rejects.toMatchObject({ status: 422 });
    await db.prepare("DELETE FROM suggestions WHERE slug IN ('sneakers-nere', 'gilet-di-lana')").run();
  });
});

describe("search-engine texts", () => {
  test("texts of the data are passed on, what is not there is left out, the unknown is 404", async () => {
    expect(await ask(contract.seo.category, { slug: "scarpe-donna" })).toMatchObject({
      title: "Scarpe da donna",
      description: null,
    });
    const listing = { ...emptyListing, category: "scarpe-donna" };
    const texts = await ask(contract.seo.list, { listing, textsOnly: true });
    expect(texts).toEqual({ title: "Scarpe da donna" });
    expect(await ask(contract.seo.list, { listing: emptyListing, textsOnly: true })).toEqual({});
    const brand = { ...emptyListing, facets: { brand: ["aurora"] } };
    await db.prepare("UPDATE facet_values SET seo_title = 'Aurora in saldo' WHERE slug = 'aurora'").run();
    const shown = await ask(contract.seo.list, { listing: brand, textsOnly: true });
    expect(shown).toEqual({ title: "Aurora in saldo" });
    for (const listing of [
      { ...brand, category: "scarpe-donna" },
      { ...brand, search: "lino" },
      { ...emptyListing, facets: { brand: ["aurora", "corvo"] } },
      { ...emptyListing, facets: { brand: ["aurora"], colour: ["nero"] } },
    ])
      expect(await ask(contract.seo.list, { listing, textsOnly: true })).toEqual({});
    await db.prepare("UPDATE facet_values SET seo_title = NULL WHERE slug = 'aurora'").run();
    await rows(db)`
      INSERT INTO suggestions (slug, term, folded, uses, seo_title) VALUES ('gilet-rosso', 'gilet rosso', 'gilet rosso', 0, 'Gilet per l’autunno')`;
    const searched = { ...emptyListing, search: "Gilet rosso" };
    expect(await ask(contract.seo.list, { listing: searched, textsOnly: true })).toMatchObject({
      title: "Gilet per l’autunno",
    });
    expect(
      await ask(contract.seo.list, { listing: { ...searched, category: "donna" }, textsOnly: true }),
    ).toEqual({});
    await db.prepare("DELETE FROM suggestions WHERE slug = 'gilet-rosso'").run();
    await expect(ask(contract.seo.category, { slug: "nulla" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("whole metadata", () => {
  const origin = "http://localhost:8788";
  const kinds = ({ jsonLd = [] }: MetaPayload) => jsonLd.map((object) => object["@type"]);
  const tag = ({ tags = [] }: MetaPayload, name: string) => tags.find((one) => one.name === name)?.content;

  test("of a product, also by a variant's slug: title, canonical, picture, tags, offers and path", async () => {
    const payload = await ask(contract.seo.product, { slug: "sneakers-volo-bianco-38" });
    expect(payload).toMatchObject({ canonical: `${origin}/sneakers-volo` });
    expect(payload.title).toMatch(new RegExp(`^Sneakers Volo.* \\| ${shop.name}$`));
    expect(payload.image).toMatch(/^http/);
    expect(tag(payload, "og:type")).toBe("product");
    expect(tag(payload, "og:image")).toBe(payload.image);
    expect(kinds(payload)).toEqual(["Product", "BreadcrumbList"]);
    const [product, path] = payload.jsonLd ?? [];
    expect(product).toMatchObject({ url: `${origin}/sneakers-volo`, offers: { priceCurrency: "EUR" } });
    expect(path?.itemListElement).toMatchObject(
      ["Home", "Donna", "Scarpe", "Sneakers", "Sneakers Volo"].map((name) => ({ name })),
    );
    expect(await ask(contract.seo.product, { slug: "sneakers-volo", textsOnly: true })).toEqual({});
  });

  test("of lists, pages and articles", async () => {
    const listing = { ...emptyListing, category: "scarpe-donna", sort: "prezzo_asc" as const };
    const list = await ask(contract.seo.list, { listing });
    expect(list).toMatchObject({
      title: "Scarpe da donna",
      canonical: `${origin}/prodotti?categoria=scarpe-donna`,
    });
    expect(kinds(list)).toEqual(["BreadcrumbList"]);
    const brand = await ask(contract.seo.list, {
      listing: { ...emptyListing, facets: { brand: ["aurora"] } },
    });
    expect(brand).toMatchObject({
      title: `Aurora | ${shop.name}`,
      canonical: `${origin}/prodotti?brand=aurora`,
    });
    const home = await ask(contract.seo.home, {});
    expect([home.canonical, kinds(home)]).toEqual([`${origin}/`, ["WebSite"]]);
    const article = await ask(contract.seo.blog, { slug: "taglie-senza-errori" });
    expect(article.canonical).toBe(`${origin}/magazine/taglie-senza-errori`);
    expect(kinds(article)).toEqual(["Article", "BreadcrumbList"]);
    expect((await ask(contract.seo.page, { slug: "chi-siamo" })).canonical).toBe(`${origin}/chi-siamo`);
  });
});

describe("breadcrumbs", () => {
  test("a product hangs under its categories, also by a variant's slug", async () => {
    const path = await ask(contract.breadcrumbs.product, { slug: "sneakers-volo-bianco-38" });
    expect(path.map(({ name, href }) => [name, href])).toEqual([
      ["Donna", "/prodotti?categoria=donna"],
      ["Scarpe", "/prodotti?categoria=scarpe-donna"],
      ["Sneakers", "/prodotti?categoria=sneakers-donna"],
      ["Sneakers Volo", "/sneakers-volo"],
    ]);
  });
  test("a collection is the listing of one filter value", async () => {
    expect(await ask(contract.breadcrumbs.collection, { slug: "aurora" })).toEqual([
      { type: "filtro", name: "Aurora", href: "/prodotti?brand=aurora" },
    ]);
    await expect(ask(contract.breadcrumbs.category, { slug: "nulla" })).rejects.toHaveProperty("status", 404);
  });
});
