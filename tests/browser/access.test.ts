/** Accessible in every state: landings, lists, what opens over them; and controls big enough to be met (WCAG 2.5.8). */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShop, type Shop, wake, widths } from "../../harness/browser";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ LOG: "off" });
  await shop.site.db
    .prepare(
      "INSERT INTO pages (slug, title, body, updated_at) VALUES ('orologi-donna', 'Orologi donna', '<p>Testo.</p>', '2026-11-21')",
    )
    .run();
});
afterAll(() => shop.close());

const both = [widths.phone, widths.desktop];
/** What `pages.test.ts` does not visit. */
const paths = [
  "/orologi-donna",
  "/scarpe-donna",
  "/offerte",
  "/black-friday",
  "/speciale-estate",
  "/come-ordiniamo",
  "/prodotti?cerca=abito",
  "/prodotti?cerca=zzzzzz&prezzoMin=900",
  "/prodotti/filtri/brand",
];

async function violations(page: Page): Promise<string> {
  const found = (await new AxeBuilder({ page }).analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`).join("\n");
}

describe.each(both)("on %d pixels", (width) => {
  test("no page has an accessibility violation, scrolled to its foot, nor a control under 24 pixels", async () => {
    const { page, context } = await shop.visit({ width });
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await wake(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const trouble = [await violations(page), ...(await page.evaluate(smallControls))];
      found.push(...trouble.filter(Boolean).map((said) => `${path} ${said}`));
    }
    expect(found).toEqual([]);
    await context.close();
  }, 180_000);
});

const states: [string, number, (page: Page) => Promise<unknown>][] = [
  ["a panel of the menu", widths.desktop, (page) => page.locator(".tops a").first().hover()],
  ["the menu of phones", widths.phone, (page) => page.locator(".burger").click()],
  [
    "a submenu of phones",
    widths.phone,
    async (page) => {
      await page.locator(".burger").click();
      await page.getByRole("button", { name: "Sottomenu Donna" }).click();
    },
  ],
  ["the sheet of filters", widths.phone, (page) => page.locator(".strip .main").click()],
  ["the sorts", widths.phone, (page) => page.locator(".sort summary").click()],
  [
    "all filter groups, one unfolded in full",
    widths.desktop,
    async (page) => {
      await page.evaluate(() => {
        for (const group of document.querySelectorAll(".filters details")) group.setAttribute("open", "");
      });
      await page.locator(".filters a.later").first().click();
      await page.locator(".filters .full").waitFor();
    },
  ],
];

test.each(states)("%s, open, has no violation and no control under 24 pixels", async (_name, width, open) => {
  const { page, context } = await shop.visit({ width });
  await page.goto("/prodotti");
  await wake(page);
  await open(page);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await violations(page)).toBe("");
  expect(await page.evaluate(smallControls)).toEqual([]);
  await context.close();
});

/** Runs in the page: controls that can be seen and are smaller than 24 pixels, but for links inside a sentence. */
function smallControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href],button,summary,select,textarea,input:not([type=hidden])",
  );
  return [...controls].flatMap((control) => {
    const { width, height, right, bottom } = control.getBoundingClientRect();
    const seen =
      control.checkVisibility({ visibilityProperty: true }) && width > 2 && right > 0 && bottom > -8_000;
    const sentence = control.parentElement?.textContent?.trim() ?? "";
    const inline =
      getComputedStyle(control).display === "inline" &&
      sentence.length > (control.textContent?.trim().length ?? 0);
    if (!seen || inline || (width >= 24 && height >= 24)) return [];
    return [`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`];
  });
}
