/** What is a person's own on a shared page: right on the first byte without scripts, still and live with them. */
import { describe, expect, test, vi } from "vitest";
import { watchShifts } from "../fixtures/watch-shifts";
import { openShop, wake } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { interpose } from "../tools/interpose";
import { patience } from "../tools/patience.mjs";
import { visitor } from "../tools/site";
import { startUpstream } from "../tools/upstream";

const upstream = await forFile(startUpstream());
const between = await forFile(interpose(upstream.url));
between.meddle((path) =>
  path.includes("/user/summary")
    ? {
        rewrite: () =>
          JSON.stringify({
            ...{ name: "Anna Verdi", cartCount: 3, savedProductIds: [1, 2] },
            ...{ sizes: ["m"], ownSizes: null, consent: null },
          }),
      }
    : undefined,
);
const shop = await forFile(openShop({ API_BASE_URL: between.url.origin, LOG: "off" }));
const found = await upstream.db
  .prepare("SELECT product_id AS id, slug FROM products WHERE available = 1 LIMIT 3")
  .all<{ id: number; slug: string }>();
const products = found.results;
// What is asked first is late in one isolate or another: from here on it is known.
const named = () => shop.site.page("/brand", { headers: { cookie: "anonymousId=anna-000001" } });
await vi.waitUntil(async () => (await named()).html.includes("Anna"), { timeout: patience.wait });

const message = encodeURIComponent(
  JSON.stringify({
    form: "pagina",
    sentence: "Prodotto rimosso dalla lista.",
    undo: { label: "Annulla", action: "/newsletter", fields: { a: "1" } },
  }),
);

async function anna(js: boolean, path: string, more: Record<string, string> = {}) {
  const visit = await shop.visit({ js, userAgent: visitor });
  const cookies = { anonymousId: "anna-000001", ...more };
  await visit.context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.site.url.origin })),
  );
  await visit.page.addInitScript(watchShifts);
  await visit.page.goto(path, { waitUntil: "load" });
  return visit;
}

describe.each([true, false])("with JavaScript %s", (js) => {
  test("name, lists and the last form's message stand on a page that was kept for everybody", async () => {
    const { page, complaints } = await anna(js, "/prodotti", { esito: message });
    if (js) await wake(page);
    const tools = page.locator(".tools");
    expect(await tools.getByRole("link").allInnerTexts()).toEqual([
      "Le mie liste",
      "Anna",
      "Carrello, 3 prodotti\n3",
    ]);
    expect(await page.getByRole("status").first().textContent()).toContain("Prodotto rimosso dalla lista.");
    expect(await page.getByRole("button", { name: "Annulla" }).count()).toBe(1);
    if (js) expect(await page.evaluate("globalThis.shifted")).toBeLessThan(0.01);
    await page.goto("/prodotti");
    expect(await page.getByText("Prodotto rimosso dalla lista.").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("the products opened before stand beside the one that is opened", async () => {
    const [first, second] = products;
    const { page, complaints } = await anna(js, `/${first?.slug}`, { visti: `${second?.id}` });
    if (js) await wake(page);
    const row = page.getByRole("region", { name: "Visti di recente" });
    expect(await row.locator("article.card").count()).toBe(1);
    expect(await row.getByRole("link").last().getAttribute("href")).toBe(`/${second?.slug}`);
    if (js) expect(await page.evaluate("globalThis.shifted")).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
  });
});

test("a product that is opened from another one knows the person, and the one before", async () => {
  const [first, second] = products;
  const { page, complaints } = await anna(true, `/${first?.slug}`);
  await wake(page);
  expect(await page.getByRole("region", { name: "Visti di recente" }).count()).toBe(0);
  await page.goto(`/${second?.slug}`);
  await wake(page);
  const row = page.getByRole("region", { name: "Visti di recente" });
  expect(await row.locator("article.card").count()).toBe(1);
  expect(await row.getByRole("link").last().getAttribute("href")).toBe(`/${first?.slug}`);
  expect(await page.locator(".tools").getByRole("link").allInnerTexts()).toEqual([
    "Le mie liste",
    "Anna",
    "Carrello, 3 prodotti\n3",
  ]);
  expect(complaints).toEqual([]);
});
