/** Whether commissions count in an order is the operator's choice: the demo's texts stay true in both cases. */
import { expect, test } from "vitest";
import { demoArticles } from "../../demo/editorial/articles";
import { demoPages } from "../../demo/editorial/pages";

const texts = [...demoPages, ...demoArticles].map(({ slug, html }) => [slug, html] as const);

/** Sentences that speak of commissions, or of paying, and of what comes first, and deny something. */
function denials(html: string): string[] {
  const sentences = html.replace(/<[^>]*>/g, " ").split(/(?<=[.!?:])\s+/);
  return sentences.filter(
    (one) =>
      /commission|provvigion|compens|pagare per/i.test(one) &&
      /cont(?:a|ano)(?!\p{L})|influ|entra|ordin|criteri|posizion|in alto|primo/iu.test(one) &&
      /(?<!\p{L})(?:non|nessun[ao]?|né|mai|niente|senza)(?!\p{L})/iu.test(one),
  );
}

test("sentences that deny it are found", () => {
  for (const said of [
    "La commissione <b>non</b> entra in nessuno dei criteri di ordinamento.",
    "Nessun negozio può pagare per comparire più in alto.",
    "Le commissioni non contano.",
  ])
    expect(denials(`<p>Prima. ${said} Dopo.</p>`)).toHaveLength(1);
});

test.each(texts)("%s does not say that commissions count in no order", (_, html) => {
  expect(denials(html)).toEqual([]);
});

test("who tells how the site earns points to the page that says by itself what counts", () => {
  const told = (slug: string) => demoPages.find((page) => page.slug === slug)?.html;
  for (const slug of ["chi-siamo", "informativa-affiliazione"])
    expect(told(slug)).toContain('href="/come-ordiniamo"');
});
