/** The main job of the site, walked with a mouse: home → listing → filter → product → variant → partner store. */
import { describe, expect, test } from "vitest";
import { openShop, settled, type Visit, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { visitor } from "../tools/site";

const shop = await forFile(openShop("shared"));

describe.each([
  { js: true, width: widths.desktop },
  { js: true, width: widths.phone },
  { js: false, width: widths.phone },
])("a shopper with JavaScript $js on $width pixels", ({ js, width }) => {
  test("walks from the home page to a partner store, and the click is recorded", async () => {
    // Each is a visitor of their own: the same one leaving again for the same product would count once.
    const visit = await shop.visit({
      js,
      width,
      reachesStores: true,
      userAgent: `${visitor} walk/${js}-${width}`,
    });
    const { page } = visit;
    const clicksBefore = await clicks();

    await page.goto("/");
    await settled(page);
    await page
      .getByRole("link", { name: /Offerte Donna|Donna/ })
      .first()
      .click();
    await page.waitForURL(/\/prodotti.*categoria=/);
    await settled(page);
    const total = await count(visit);
    expect(total).toBeGreaterThan(0);

    await narrowByFirstFacet(visit, js);
    const narrowed = await count(visit);
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThanOrEqual(total);

    const title = page.locator("article.card h3 a").first();
    const name = (await title.textContent())?.trim() ?? "";
    await title.click();
    await page.waitForURL((url) => !url.pathname.startsWith("/prodotti"));
    await settled(page);
    await page
      .getByRole("heading", { level: 1 })
      .filter({ hasText: name.slice(0, 12) })
      .waitFor();

    await chooseVariant(visit);
    await leave(visit);
    expect(visit.stores.length).toBeGreaterThan(0);
    expect(await clicks()).toBe(clicksBefore + 1);
    expect(visit.complaints).toEqual([]);
  });
});

async function clicks(): Promise<number> {
  const row = await shop.site.db.prepare("SELECT COUNT(*) AS n FROM new_clicks").first<{ n: number }>();
  return row?.n ?? 0;
}

/** The number that the listing's counter names ('128 PRODOTTI'). */
async function count({ page }: Visit): Promise<number> {
  const text = await page
    .getByText(/^[\d.]+ prodott[oi]$/i)
    .first()
    .textContent();
  return Number(text?.replace(/\D/g, ""));
}

/** Chooses the first brand, size or colour of the filter panel, opening the sheet and its section where needed. */
async function narrowByFirstFacet({ page }: Visit, js: boolean): Promise<void> {
  if (js) await wake(page);
  const before = page.url();
  const value = page.locator(
    ".filters a[href*='brand='], .filters a[href*='taglia='], .filters a[href*='colore=']",
  );
  const panel = page.locator(".filters");
  if (!(await panel.isVisible())) await page.locator("main a[href='#filtri']").first().click();
  if (!(await value.first().isVisible())) {
    await page
      .locator(".filters details:not([open]) > summary", { hasText: /Marchi|Taglie|Colori/ })
      .first()
      .click();
  }
  await value.filter({ visible: true }).first().click();
  await page.waitForURL((url) => String(url) !== before && url.search.includes("="));
  await settled(page);
  // On a phone with JavaScript the sheet stays open for the next choice.
  const done = panel.locator(".done");
  if (await done.isVisible()) await done.click();
}

/** Picks another variant: its own address shows it. */
async function chooseVariant({ page }: Visit): Promise<void> {
  const before = page.url();
  await page.locator("a.value:not([aria-current]):not(.gone)").filter({ visible: true }).first().click();
  await page.waitForURL((url) => String(url) !== before);
  await settled(page);
}

/** Follows the first way out; it opens a new tab and ends at the store. */
async function leave({ page, context, stores }: Visit): Promise<void> {
  await page.locator('main a[href^="/vai/"]').filter({ visible: true }).first().click();
  await expect.poll(() => stores.length).toBeGreaterThan(0);
  // Asked of all tabs: Firefox puts another in the place of one that leaves its site.
  const hosts = () => context.pages().map((tab) => new URL(tab.url()).hostname);
  await expect.poll(() => hosts().some((host) => host.endsWith(".example"))).toBe(true);
}
