/** Magazine, guides and legal texts on a real local D1: what readers see, and what operators change. */

import { contract } from "contract";
import { deskActs } from "upstream/desk";
import { rows } from "upstream/sql";
import { describe, expect, test } from "vitest";
import { samples } from "../../contract/samples";
import { fixtureShop } from "../../fixtures/ask";
import { daysAgo } from "../../fixtures/catalogue";

const { db, ask } = await fixtureShop();

const { blogs } = contract;
const sample = samples.blogs.create;

describe("readers", () => {
  test("see published articles, latest first; what is to come stays back, and so does its category", async () => {
    expect((await ask(blogs.list, {})).map(({ url }) => url)).toEqual([
      "taglie-senza-errori",
      "scarpe-comode",
    ]);
    expect((await ask(blogs.list, { limit: 1 })).length).toBe(1);
    expect((await ask(blogs.categories, {})).map(({ slug }) => slug)).toEqual(["guide-alle-taglie"]);
    await expect(ask(blogs.byUrl, { url: "domani" })).rejects.toMatchObject({ status: 404 });
    await expect(ask(blogs.ofCategory, { slug: "in-arrivo" })).rejects.toMatchObject({ status: 404 });
  });

  test("find the articles whose text holds every searched word, whole", async () => {
    const word = "paperboatzz";
    await rows(db)`
      UPDATE blogs SET body = ${`<p>Una <b>${word}</b> è comoda: perché?</p><p>Comodo.</p>`} WHERE slug = 'scarpe-comode'`;
    const marked = async (search: string) =>
      (await ask(blogs.list, { search })).flatMap(({ url, matches }) => (matches ? [url] : []));
    expect(await marked("COMODO perche")).toEqual(["scarpe-comode"]);
    expect(await marked(`${word}`)).toEqual(["scarpe-comode"]);
    expect(await marked("comod")).toEqual([]);
    expect(await marked("comodo nessuno")).toEqual([]);
  });

  test("find an article under a former address", async () => {
    expect(await ask(blogs.byUrl, { url: "taglie" })).toMatchObject({ url: "taglie-senza-errori" });
  });

  test("see mentioned products in the author's order; those that are gone are left out", async () => {
    const products = await ask(blogs.products, { url: "taglie-senza-errori" });
    expect(products.map(({ slug }) => slug)).toEqual(["sneakers-volo", "vestito-midi-in-lino"]);
  });

  test("get named guides in the order asked", async () => {
    const guides = await ask(contract.guides.bySlugs, { slugs: ["confronta", "nessuna", "cerca"] });
    expect(guides.map(({ slug }) => slug)).toEqual(["confronta", "cerca"]);
  });
});

describe("operators", () => {
  test("never give two articles one address, nor one that means something else", async () => {
    const urls = [];
    for (const title of ["List", "Perché sì?", "Perché sì!", "Taglie"])
      urls.push((await ask(blogs.create, { ...sample, title })).url);
    expect(urls).toEqual(["list-2", "perche-si", "perche-si-2", "taglie-2"]);
  });

  test("keep the address when a title changes, unless they ask for a new one; the former one leads on", async () => {
    const { id, url } = await ask(blogs.create, { ...sample, title: "Prima versione" });
    const edited = { ...sample, id, title: "Seconda versione" };
    expect(await ask(blogs.update, { ...edited, renewsSlug: false })).toMatchObject({
      url,
      title: "Seconda versione",
    });
    const moved = await ask(blogs.update, { ...edited, renewsSlug: true });
    expect(moved.url).toBe("seconda-versione");
    expect(await ask(blogs.byUrl, { url })).toMatchObject({ id, url: "seconda-versione" });
    // And back again: the first address is no longer a former one.
    const back = await ask(blogs.update, { ...edited, title: "Prima versione", renewsSlug: true });
    expect(back.url).toBe(url);
    expect(await ask(blogs.byUrl, { url: "seconda-versione" })).toMatchObject({ url });
    await ask(blogs.remove, { id });
    await expect(ask(blogs.byUrl, { url })).rejects.toMatchObject({ status: 404 });
  });

  test("date an article now, or when they say; a change keeps the date", async () => {
    const day = daysAgo(20);
    const dated = await ask(blogs.create, { ...sample, title: "Datato", publishedAt: day });
    expect(dated.publishedAt).toBe(day);
    const changed = await ask(blogs.update, { ...sample, id: dated.id, title: "Datato", renewsSlug: false });
    expect(changed.publishedAt).toBe(day);
    expect((await ask(blogs.create, { ...sample, title: "Di oggi" })).publishedAt).toBe(daysAgo(0));
  });

  test("add, replace and remove legal texts one kind at a time", async () => {
    const { cookiePolicy, privacy } = contract;
    const { terms } = deskActs;
    const added = await ask(terms.create.row, { title: "Modifiche", body: "<p>Ci saranno.</p>" });
    expect(added).toMatchObject({ id: 2, title: "Modifiche", updatedAt: daysAgo(0) });
    expect((await ask(cookiePolicy.list, {})).length).toBe(1);
    expect(await ask(privacy.update, { id: 1, body: "<p>Nuova.</p>", version: "2.0" })).toMatchObject({
      version: "2.0",
      body: "<p>Nuova.</p>",
    });
    await ask(terms.remove.row, { id: 2 });
    await expect(ask(contract.terms.byId, { id: 2 })).rejects.toMatchObject({ status: 404 });
    await expect(ask(terms.update.row, { id: 9, title: "x", body: "y" })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("write HTML that stays useful: sections, links, tables and pictures survive, what acts does not", async () => {
    const written = [
      '<h1>Titolo</h1><p>Con <b>forza</b> e <a href="/brand" onclick="x()">un link</a>,',
      '<a href="https://www.example.org/" target="_blank">uno fuori</a>.</p>',
      '<figure><img src="https://www.example.org/a.png" alt="Una foto" onerror="x()"><figcaption>Foto</figcaption></figure>',
      "<table><tr><th>Taglia</th><td></td></tr></table><p> </p><script>x()</script><p style='color:red'>Fine</p>",
    ].join("");
    const { body } = await ask(blogs.create, { ...sample, title: "Ricco", body: written });
    expect(body).toBe(
      [
        '<h2>Titolo</h2><p>Con <strong>forza</strong> e <a href="/brand">un link</a>,',
        '<a href="https://www.example.org/" rel="noopener noreferrer">uno fuori</a>.</p>',
        '<figure><img src="https://www.example.org/a.png" alt="Una foto" loading="lazy" /><figcaption>Foto</figcaption></figure>',
        "<table><tr><th>Taglia</th><td></td></tr></table><p>Fine</p>",
      ].join(""),
    );
  });
});
