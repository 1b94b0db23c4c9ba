/** Who saves data gets small pictures and nothing besides, by the browser's word or by a choice of their own; nobody else notices. */
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { openJar } from "../tools/jar";
import { sharedSite } from "../tools/site";

const site = await forFile(sharedSite());
const found = await site.db
  .prepare("SELECT slug FROM products WHERE available = 1 ORDER BY popularity DESC LIMIT 1")
  .first<string>("slug");
const product = `/${found}`;

const asked = { headers: { "save-data": "on" } };

/** Widths that the pictures of a page are offered in, the widest of each, and what else is told of saving. */
function offered(html: string) {
  const sets = [...html.matchAll(/(?:image)?srcset="([^"]+)"/gi)].map(([, set = ""]) => set);
  const widths = sets.flatMap((set) => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)));
  return {
    widest: Math.max(...widths),
    second: html.includes('<span class="later"'),
    marked: /<html[^>]* data-saves=""/.test(html),
  };
}

const saving = (widest: number) => ({ widest, second: false, marked: true });

test.each(["first", "second"])(
  "who asks %s, each gets the page of their own kind, kept for both",
  async (turn) => {
    const path = `/prodotti?pagina=${turn === "first" ? 2 : 3}`;
    const order = turn === "first" ? [0, 1, 0, 1] : [1, 0, 1, 0];
    for (const way of order) {
      const { html } = await site.page(path, way === 1 ? asked : {});
      if (way === 1) expect(offered(html)).toEqual(saving(320));
      else expect(offered(html)).toEqual({ widest: 640, second: true, marked: false });
    }
  },
);

test("a product's pictures are smaller, also the one that comes with the document and those that were seen lately", async () => {
  const usual = await site.page(product);
  expect(offered(usual.html).marked).toBe(false);
  const ids = await site.db
    .prepare("SELECT product_id FROM products WHERE available = 1 ORDER BY popularity DESC LIMIT 3 OFFSET 1")
    .all<{ product_id: number }>();
  const cookie = `visti=${ids.results.map(({ product_id }) => product_id).join(".")}`;
  const { html } = await site.page(product, { headers: { "save-data": "on", cookie } });
  expect(html).toContain("Visti di recente");
  expect(offered(html).second).toBe(false);
  expect(offered(html).widest).toBeLessThanOrEqual(640);
  const row = html.slice(html.indexOf('id="visti-di-recente"'));
  expect(offered(row).widest).toBeLessThanOrEqual(320);
});

test("without scripts the choice is made, kept and taken back where cookies are chosen", async () => {
  const jar = openJar(site);
  const off = await jar.get("/preferenze-cookie");
  expect(off.html).toContain("Attiva il risparmio dati");
  const on = await jar.send("/preferenze-cookie", { scelta: "risparmia" });
  expect(on.html).toContain("Risparmio dati attivato.");
  expect(on.html).toContain("Disattiva il risparmio dati");
  expect(offered((await jar.get("/prodotti")).html)).toEqual(saving(320));
  const back = await jar.send("/preferenze-cookie", { scelta: "non-risparmiare" });
  expect(back.html).toContain("Risparmio dati disattivato.");
  expect(offered((await jar.get("/prodotti")).html).marked).toBe(false);
  expect(jar.cookies.has("cookiePreferences"), "consent is another matter").toBe(false);
});
