/** The demo's magazine is complete, readable and made of what the demo catalogue has. */
import { readdirSync } from "node:fs";
import { slugFrom } from "upstream/content/slug";
import { describe, expect, test } from "vitest";
import { audiences } from "../../demo/catalogue/generate";
import { kinds } from "../../demo/catalogue/kinds";
import {
  articleMatter,
  demoArticles,
  magazineCategories,
  magazineInputs,
} from "../../demo/editorial/articles";
import { textOf } from "../../demo/editorial/markdown";
import { demoPages, divided } from "../../demo/editorial/pages";
import { authors } from "../../demo/editorial/tables";
import front from "./magazine-front.json";

const now = new Date("2026-11-21T09:30:00Z");
const inputs = magazineInputs({ now, keep: () => "x_1280x720.webp", productsOf: (leaf) => [leaf] });

/** The reader as many: pronouns, verbs of the second plural, and what begins a sentence as an order to several; and 'l'utente'. */
const plural =
  /(?<!\p{L})(?:l'utente|utenti|vi|voi|ve|vostr[aeio]|siete|sarete|av[er]?este|(?!(?:pa)?rete\b|ripete|incomplete)\p{L}+ete(?:l[aeio]|vi|ci|ne)?)(?!\p{L})|(?<=^|[.!?:>] |\d\. |\*\*|- )\p{Lu}\p{L}+[ai]te(?:l[aeio]|vi|ci|ne)?(?!\p{L})/gmu;

test("what heads a landing of the demo is a banner, which leaves its words their place", () => {
  const landings = demoPages.filter(({ slug }) => /-donna$|^black-friday$|^speciale-estate$/.test(slug));
  expect(landings).toHaveLength(8);
  expect(landings.filter(({ banner }) => !banner).map(({ slug }) => slug)).toEqual([]);
});

describe("the demo's magazine", () => {
  test("has 26 articles in all its categories, by all its authors, each in a file named after its address", () => {
    expect(demoArticles.length).toBe(26);
    expect(new Set(demoArticles.map(({ category }) => category))).toEqual(new Set(magazineCategories));
    expect(new Set(demoArticles.map(({ author }) => author)).size).toBe(authors.size);
    expect(demoArticles.map(({ slug }) => slug).sort()).toEqual(
      demoArticles.map(({ title }) => slugFrom(title)).sort(),
    );
  });

  test.each(demoArticles.map((article) => [article.title, article] as const))(
    "%s reads well",
    (_, article) => {
      const count = article.markdown.split(/\s+/).length;
      expect(count).toBeGreaterThanOrEqual(300);
      expect(count).toBeLessThanOrEqual(700);
      expect(article.summary.length).toBeLessThanOrEqual(160);
      expect(article.markdown).not.toMatch(/lorem|ipsum|\bTODO\b| {2}\S|perchè|poichè|\bpò\b|\bqual'è/i);
      expect(article.tags.length).toBeGreaterThanOrEqual(2);
      expect(article.html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
      // Whatever Markdown was meant as a sign became one.
      expect(article.html.replace(/<[^>]*>/g, "")).not.toMatch(/[*_#`[\]]|^[->] /m);
    },
  );

  test.each([
    ...demoArticles.map(({ slug, title, summary, markdown }) => [slug, [title, summary, markdown]] as const),
    ...demoPages.map((page) => [page.slug, [JSON.stringify(page)]] as const),
  ])("%s says 'tu' to its reader, never 'voi' nor 'l'utente'", (_, texts) => {
    expect(texts.join("\n").match(plural) ?? []).toEqual([]);
  });

  test("mentions products of kinds that the demo's stores sell", () => {
    const stocked = new Set(
      kinds.flatMap(({ leaf, roots }) => roots.map((root) => `${leaf}-${audiences[root]}`)),
    );
    for (const { products, title } of demoArticles) {
      expect(products.length, title).toBeGreaterThanOrEqual(3);
      for (const named of products) {
        const [leaf = ""] = named.split("/");
        expect([title, leaf, stocked.has(leaf)]).toEqual([title, leaf, true]);
      }
    }
    for (const input of inputs) expect(input.prodotti?.length).toBeGreaterThanOrEqual(3);
  });

  test("came out over the past months, on different days, never in the future", () => {
    const days = inputs.map(({ data_pubblicazione }) => (data_pubblicazione ?? "").slice(0, 10));
    expect(new Set(days).size).toBe(days.length);
    const ages = days.map((day) => (now.getTime() - Date.parse(day)) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(90);
  });
});

describe("Markdown files", () => {
  test.each([
    ["articles", demoArticles],
    ["pages", demoPages],
  ] as const)("every file in demo/%s is read", (folder, texts) => {
    const files = readdirSync(new URL(`../../demo/${folder}/`, import.meta.url));
    expect(texts.map(({ slug }) => `${slug}.md`).sort()).toEqual(files.sort());
    for (const { html, slug } of texts) if (slug !== "magazine") expect(html).toMatch(/^<p>[^<]/);
  });

  const article = (changed: Partial<typeof front>, text = "Testo.") =>
    textOf(
      "articles/prova.md",
      `---\n${Object.values({ ...front, ...changed }).join("\n")}\n---\n\n${text}\n`,
      articleMatter,
    );

  test("front matter and text make an article", () => {
    const { slug, daysAgo, html } = article({}, "Che c'è di **nuovo**?\n\n## Lana & seta\n\n- una\n- due");
    expect([slug, daysAgo]).toEqual(["prova", 3]);
    expect(html.replaceAll("\n", "")).toBe(
      "<p>Che c'è di <strong>nuovo</strong>?</p><h2>Lana &amp; seta</h2><ul><li>una</li><li>due</li></ul>",
    );
  });

  test.each([
    [{ author: "author: nessuno" }, /^articles\/prova\.md: author: .*"marta"/],
    [{ daysAgo: "daysAgo: ieri" }, /^articles\/prova\.md: daysAgo: /],
    [{ title: "" }, /^articles\/prova\.md: title: /],
    [{ title: "title: Prova\ntitel: Prova" }, /^articles\/prova\.md: front matter: .*"titel"/],
    [
      { products: "products: [jeans-donna, mutande-cane]" },
      /^articles\/prova\.md: products\.1: no leaf category/,
    ],
    [{ picture: "picture: nessuna" }, /picture: no picture in demo/],
    [{ tags: "tags: [lana" }, /^articles\/prova\.md: front matter: /],
  ])("a mistake is told with file and field: %o", (changed, message) => {
    expect(() => article(changed)).toThrow(message);
  });

  test("a file without front matter is refused by name", () => {
    expect(() => textOf("pages/nuda.md", "Testo.\n", articleMatter)).toThrow(
      /^pages\/nuda\.md: no front matter/,
    );
  });
});

test.each(["termini-e-condizioni", "cookie-policy", "come-funziona"])(
  "%s falls into an introduction and titled sections, nothing lost",
  (slug) => {
    const page = demoPages.find((one) => one.slug === slug);
    if (!page) throw new Error(`no page ${slug}`);
    const { intro, sections } = divided(page);
    expect(intro).toMatch(/^<p>/);
    expect(sections.length).toBeGreaterThanOrEqual(4);
    const joined = intro + sections.map(({ titolo, contenuto }) => `<h2>${titolo}</h2>${contenuto}`).join("");
    expect(joined.replace(/\s/g, "")).toBe(page.html.replace(/\s/g, ""));
  },
);
