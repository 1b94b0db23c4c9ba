/** The demo's magazine is complete, readable and made of what the demo catalogue has. */
import { sanitiseEditorial } from "upstream/content/sanitise";
import { slugFrom } from "upstream/content/slug";
import { describe, expect, test } from "vitest";
import { drawPortrait } from "../../demo/art/index";
import { kinds } from "../../demo/catalogue/assortment";
import { audiences } from "../../demo/catalogue/generate";
import { authors } from "../../demo/editorial/authors";
import { demoMagazine, magazineInputs } from "../../demo/editorial/magazine";
import { htmlOf } from "../../demo/editorial/page";
import { divided } from "../../demo/editorial/texts";
import { demoPages } from "../../demo/seed-editorial";

const stories = demoMagazine.flatMap((section) => section.stories);
const now = new Date("2026-11-21T09:30:00Z");
const inputs = magazineInputs({ now, keep: () => "x_1600x900.svg", productsOf: (leaf) => [leaf] });

describe("the demo's magazine", () => {
  test("has 24 articles or more in six categories or more, by three authors, under different addresses", () => {
    expect(stories.length).toBeGreaterThanOrEqual(24);
    expect(demoMagazine.length).toBeGreaterThanOrEqual(6);
    expect(new Set(stories.map(({ author }) => author)).size).toBe(Object.keys(authors).length);
    expect(new Set(stories.map(({ title }) => slugFrom(title))).size).toBe(stories.length);
  });

  test.each(stories.map((story) => [story.title, story] as const))("%s reads well", (_title, story) => {
    const count = story.text.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(300);
    expect(count).toBeLessThanOrEqual(700);
    expect(story.summary.length).toBeLessThanOrEqual(160);
    expect(story.text).not.toMatch(/lorem|ipsum|\bTODO\b| {2}\S|perchè|poichè|\bpò\b|\bqual'è/i);
    expect(story.tags.length).toBeGreaterThanOrEqual(2);
    const html = htmlOf(story.text);
    expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    // What the demo writes is what editors may write: the door for HTML leaves it as it is.
    expect(sanitiseEditorial(html)).toBe(html);
  });

  test("mentions products of kinds that the demo's stores sell", () => {
    const stocked = new Set(
      kinds.flatMap(({ leaf, roots }) => roots.map((root) => `${leaf}-${audiences[root]}`)),
    );
    for (const { mentions, title } of stories) {
      expect(mentions.length, title).toBeGreaterThanOrEqual(3);
      for (const leaf of mentions) expect([title, leaf, stocked.has(leaf)]).toEqual([title, leaf, true]);
    }
    for (const input of inputs) expect(input.prodotti.length).toBeGreaterThanOrEqual(3);
  });

  test("came out over the past months, on different days, never in the future", () => {
    const days = inputs.map(({ data_pubblicazione }) => (data_pubblicazione ?? "").slice(0, 10));
    expect(new Set(days).size).toBe(days.length);
    const ages = days.map((day) => (now.getTime() - Date.parse(day)) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(90);
  });

  test("its authors are drawn, each as themselves and always the same", () => {
    const drawn = Object.values(authors).map(({ portrait }) => drawPortrait(portrait));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 400 400"/);
      expect(svg).not.toMatch(/undefined|NaN/);
    }
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
    expect(joined.replace(/\s/g, "")).toBe(page.body.replace(/\s/g, ""));
  },
);
