/** The sections of a product page that may come late: each fails and stays empty on its own, in words, and readable without scripts. */
import { firstRow } from "upstream/sql";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Meddling } from "../tools/interpose";
import { startTroubledSite } from "../tools/troubled-site";
import { run } from "./sql";

const { site, between, upstream, stop } = await startTroubledSite();
afterAll(stop);
const product = await firstRow<{ product_id: number; slug: string }>(upstream.db)`SELECT product_id, slug
  FROM products p WHERE available = 1 AND EXISTS (SELECT 1 FROM products o WHERE o.category_id = p.category_id
  AND o.product_id <> p.product_id AND o.available = 1) ORDER BY product_id LIMIT 1`;
const path = `/${product?.slug}`;
await run(upstream.db)`INSERT INTO reviews (state, product_id, author, rating, body, written_at) VALUES
  ('published', ${product?.product_id ?? 0}, 'Anna', 4, 'Bello', '2026-10-01')`;
afterEach(() => between.meddle(() => undefined));

const sections = [
  ["/recommended", "Potrebbe piacerti", "Errore nel recuperare i prodotti raccomandati."],
  ["/related", "Prodotti simili", "Errore nel recuperare i prodotti correlati."],
  ["/recently-viewed", "Visti di recente", "Errore nel recuperare i prodotti visti di recente."],
  ["/price-history", "Storico dei prezzi", "Errore nel recuperare lo storico dei prezzi."],
  ["/reviews", "Recensioni", "Errore nel recuperare le recensioni."],
] as const;

/** Every visitor has opened other products before: a row that was seen a moment ago would come back without a call. */
let lastOpened = 2;

/** What a visitor without scripts reads of these sections: the headings, and the sentences of failure or emptiness. */
async function opened(part: string, meddling: Meddling): Promise<{ headings: string[]; said: string[] }> {
  between.meddle((asked) => (asked.includes(part) ? meddling : undefined));
  const { status, html } = await site.page(path, { headers: { cookie: `visti=${++lastOpened}.2` } });
  expect(status).toBe(200);
  expect(html).toContain("Vai al Negozio");
  const text = html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    // Without scripts a rule hides skeletons, and shows what came late behind the content.
    .replace(/<div class="skeleton"><section[\s\S]*?<\/section><\/div>/g, "");
  const headings: readonly string[] = sections.map(([, heading]) => heading);
  return {
    headings: texts(text, /<h2 id="[^"]*">([^<]*)<\/h2>/g).filter((heading) => headings.includes(heading)),
    said: texts(text, /<p class="notice"[^>]*>([^<]*)<\/p>/g),
  };
}

function texts(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? "").toSorted();
}

const allHeadings = sections.map(([, heading]) => heading).toSorted();

describe.each(sections)("when %s fails", (part, heading, sentence) => {
  test.each<[string, Meddling]>([
    ["at once", { status: 500 }],
    ["with rubbish", { rubbish: "<p>no" }],
  ])(`'${heading}' says so %s, and the others stand`, async (_, meddling) => {
    expect(await opened(part, meddling)).toEqual({ headings: allHeadings, said: [sentence] });
  });
});

test.each([
  ["/recommended", "Potrebbe piacerti", []],
  ["/related", null, ["Nessun prodotto correlato trovato."]],
  ["/recently-viewed", "Visti di recente", []],
])("an empty %s: %s is left out, %o is said", async (part, missing, said) => {
  const headings = allHeadings.filter((heading) => heading !== missing);
  expect(await opened(part, { rewrite: () => "[]" })).toEqual({ headings, said });
});

test("what arrives late is the same", async () => {
  expect(await opened("/", { delayMs: 200 })).toEqual({ headings: allHeadings, said: [] });
});
