/** The magazine as a visitor without JavaScript gets it: list, categories, article, feed (product.md 'Magazine'). */
import sax from "sax";
import { afterAll, describe, expect, test } from "vitest";
import { articleCount } from "../tools/magazine-content";
import { startTroubledSite } from "../tools/troubled-site";
import { cardCount, isFramed, links, robots, textOf } from "./html";
import tables from "./magazine.json";

// What fails has failed before the first bytes go, however busy the machine.
const { site, between, stop } = await startTroubledSite({ PAGE_GRACE_MS: "1000" });
afterAll(stop);
const calm = () => between.meddle(() => undefined);

const stories = (html: string) =>
  [...html.matchAll(/<h2><a href="(\/magazine\/[^"]+)">([^<]*)<\/a>/g)].map(([, href = "", title = ""]) => ({
    href,
    title,
  }));

describe("the list", () => {
  test("shows twelve articles a page, latest first, and leads through all of them", async () => {
    calm();
    const seen: string[] = [];
    for (let page = 1; page <= 3; page++) {
      const { html, status } = await site.page(page === 1 ? "/magazine" : `/magazine?pagina=${page}`);
      expect(status).toBe(200);
      seen.push(...stories(html).map(({ title }) => title));
      if (page < 3) expect(links(html)).toContain(`/magazine?pagina=${page + 1}`);
    }
    expect(seen.length).toBe(articleCount);
    expect(seen.map((title) => Number(title.slice(-2)))).toEqual(
      Array.from({ length: articleCount }, (_, index) => index + 1),
    );
  });

  test("a card tells title, author or that there is none, and leads on", async () => {
    const { html } = await site.page("/magazine");
    expect(html).toContain("Autore sconosciuto");
    expect(html).toContain("Anna Prova");
    expect(html).toMatch(/href="\/magazine\/lino-cura-dei-tessuti-01">Leggi tutto/);
  });

  test.each([
    ["per_pagina=36", articleCount],
    ["cerca=LINO", 3],
    ["cerca=perche%20e", 9],
    ["tag=seta", 3],
    ["cerca=lana&tag=perche%20no", 3],
    ["cerca=niente%20di%20simile", 0],
  ])("?%s holds %d articles", async (query, count) => {
    const { html, status } = await site.page(`/magazine?${query}`);
    expect(status).toBe(200);
    expect(stories(html).length).toBe(Math.min(count, query.startsWith("per") ? 36 : 12));
    expect(html).toContain(`>${count} articoli<`);
    expect(robots(html)).toContain("noindex");
    if (count === 0) expect(html).toContain("Nessun articolo trovato.");
  });

  test("sorts by date and title, both ways", async () => {
    const first = async (sort: string) => stories((await site.page(`/magazine?sort=${sort}`)).html)[0]?.title;
    expect(await first("vecchi")).toMatch(/27$/);
    expect(await first("titolo_az")).toMatch(/^Cashmere/);
    expect(await first("titolo_za")).toMatch(/^Viscosa/);
  });

  test("keeps what is chosen in every link, and starts again at page 1 when a category changes", async () => {
    const { html } = await site.page("/magazine?cerca=testo%20tessuti&sort=vecchi&per_pagina=24");
    expect(links(html)).toContain(
      "/magazine/categoria/guide-alle-taglie?cerca=testo+tessuti&sort=vecchi&per_pagina=24",
    );
    const paged = await site.page("/magazine?tag=perch%C3%A9+no&pagina=2");
    expect(paged.html).toContain("Filtro tag attivo");
    expect(paged.html).toMatch(/<a href="\/magazine">Rimuovi/);
    expect(links(paged.html).filter((href) => /categoria.*pagina/.test(href))).toEqual([]);
  });

  test.each(tables.canonical)("%s leads to %s", async (asked, canonical) => {
    const answer = await site.get(asked);
    expect([answer.status, new URL(answer.headers.get("location") ?? "", site.url).href]).toEqual([
      301,
      new URL(canonical, site.url).href,
    ]);
  });

  test("a category has its own page, canonical and indexable; an unknown one is a 404", async () => {
    const { html } = await site.page("/magazine/categoria/guide-alle-taglie");
    expect(textOf(html, "h1")).toBe("Guide alle taglie");
    expect(stories(html).length).toBe(9);
    expect(html).toContain(`rel="canonical" href="${site.url.origin}/magazine/categoria/guide-alle-taglie"`);
    expect(robots(html)).toMatch(/^index/);
    expect((await site.page("/magazine/categoria/mai-esistita")).status).toBe(404);
    expect((await site.page("/magazine/categoria/%3Cx%3E")).status).toBe(404);
  });

  test("a page behind the last one says so and leads back", async () => {
    const { html, status } = await site.page("/magazine?pagina=99");
    expect(status).toBe(404);
    expect(html).toContain("Nessun articolo trovato.");
    expect(html).toContain("Torna alla prima pagina");
  });

  test("stands without its categories, its page text and its metadata", async () => {
    between.meddle((path) => (path.startsWith("/api/blogs/list") ? undefined : { status: 500 }));
    const { html, status } = await site.page("/magazine");
    expect(status).toBe(200);
    expect(textOf(html, "title")).toBe("Magazine");
    expect(stories(html).length).toBe(12);
    calm();
  });
});

describe("an article", () => {
  const path = "/magazine/lino-cura-dei-tessuti-01";

  test("tells its author, date, text, tags and the products that it mentions", async () => {
    const { html, status } = await site.page(path);
    expect(status).toBe(200);
    expect(textOf(html, "h1")).toBe("Lino: cura dei tessuti 01");
    expect(html).toContain("Testo numero 1.");
    expect(html).toContain("Scrive di tessuti.");
    expect(html).toMatch(/<time [^>]*>\d{1,2} [a-z]+ \d{4}<\/time>/);
    expect(links(html)).toContain("/magazine?tag=lino");
    expect(html).toContain("Prodotti menzionati");
    expect(cardCount(html)).toBe(3);
    expect(html).toMatch(/href="\/magazine">Torna alla lista/);
  });

  test("says to search engines what it is", async () => {
    const { html } = await site.page(path);
    const said = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? "{}"),
    );
    const article = said.find((item) => item["@type"] === "Article");
    expect(article).toMatchObject({
      headline: "Lino: cura dei tessuti 01",
      author: { "@type": "Person", name: "Anna Prova" },
      mainEntityOfPage: site.url.origin + path,
    });
    expect(Date.parse(article.datePublished)).not.toBeNaN();
    const crumbs = said.find((item) => item["@type"] === "BreadcrumbList").itemListElement;
    expect(crumbs.map(({ name }: { name: string }) => name)).toEqual([
      "Home",
      "Magazine",
      "Cura dei tessuti",
      "Lino: cura dei tessuti 01",
    ]);
    expect(html).toContain('property="og:type" content="article"');
    expect(html).toContain(`rel="canonical" href="${site.url.origin}${path}"`);
  });

  test.each(["/magazine/mai-scritto", "/magazine/%3Cscript%3E"])(
    "%s is a 404 that leads back to the magazine",
    async (missing) => {
      const { html, status } = await site.page(missing);
      expect(status).toBe(404);
      expect(textOf(html, "h1")).toBe("Articolo non trovato");
      expect(html).toMatch(/href="\/magazine">Torna al Magazine/);
      expect(robots(html)).toContain("noindex");
    },
  );

  test("stands while its products cannot be loaded, and without them says nothing of them", async () => {
    between.meddle((asked) => (asked.endsWith("/products") ? { status: 500 } : undefined));
    const { html, status } = await site.page(path);
    expect(status).toBe(200);
    expect(cardCount(html)).toBe(0);
    expect(html).not.toContain("Prodotti menzionati");
    calm();
  });
});

describe("the feed", () => {
  test("is Atom with everything that the format asks for", async () => {
    const { html, status, headers } = await site.page("/magazine/feed.xml");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const paths = elementPaths(html);
    for (const name of ["id", "title", "updated", "author/name", "link"])
      expect(paths).toContain(`feed/${name}`);
    const entries = paths.filter((one) => one === "feed/entry").length;
    expect(entries).toBe(articleCount);
    for (const name of ["id", "title", "updated", "published", "link", "summary"])
      expect(paths.filter((one) => one === `feed/entry/${name}`).length).toBe(entries);
    expect(html).toContain(
      `<link rel="self" type="application/atom+xml" href="${site.url.origin}/magazine/feed.xml"/>`,
    );
    const ids = [...html.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(entries + 1);
    for (const [, moment = ""] of html.matchAll(/<(?:updated|published)>([^<]+)</g))
      expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test("is announced by the list and by every article", async () => {
    for (const address of ["/magazine", "/magazine/lino-cura-dei-tessuti-01"])
      expect((await site.page(address)).html).toMatch(
        /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/magazine\/feed\.xml"/,
      );
  });
});

test.each([
  ["answers 500", { status: 500 }, 502],
  ["never answers", { never: true as const }, 504],
  ["answers rubbish", { rubbish: "<p>ciao" }, 502],
])("when the upstream %s, each page is Italian and has the right status", async (_name, meddling, status) => {
  between.meddle(() => meddling);
  const paths = ["/magazine", "/magazine/categoria/guide-alle-taglie", "/magazine/lino-cura-dei-tessuti-01"];
  // At once: they wait for the same deadline.
  const pages = await Promise.all(paths.map((path) => site.page(path)));
  for (const [at, page] of pages.entries()) {
    expect([paths[at], page.status]).toEqual([paths[at], status]);
    expect(isFramed(page.html)).toBe(true);
    expect(robots(page.html)).toContain("noindex");
    expect(page.headers.get("cache-control")).toContain("no-store");
  }
  calm();
});

/** Paths of all elements in order; fails on XML that is not well formed. */
function elementPaths(xml: string): string[] {
  const parser = sax.parser(true);
  const open: string[] = [];
  const found: string[] = [];
  parser.onopentag = ({ name }) => {
    open.push(name);
    found.push(open.join("/"));
  };
  parser.onclosetag = () => open.pop();
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  return found;
}
