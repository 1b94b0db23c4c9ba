/** Accessible in every state: landings, lists, what opens over them; and controls big enough to be met (WCAG 2.5.8). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { run, value } from "../worker/sql";

const shop = await forFile(openShop({ LOG: "off" }));
await run(shop.site.db)`INSERT INTO pages (slug, title, body, updated_at) VALUES
  ('orologi-donna', 'Orologi donna', '<p>Testo.</p>', '2026-11-21')`;

/** What `pages.test.ts` does not visit; a desktop sees other columns only on the first of a kind. */
const paths: [path: string, widths: number[]][] = [
  ["/orologi-donna", [widths.phone, widths.desktop]],
  ["/offerte", [widths.phone, widths.desktop]],
  ["/black-friday", [widths.phone]],
  ["/speciale-estate", [widths.phone]],
  ["/come-ordiniamo", [widths.phone]],
  ["/", [320]],
  ["/quando-conviene", [320]],
  ["/dati/prezzi", [320]],
  ["/prodotti?cerca=abito", [widths.phone]],
  ["/prodotti?cerca=zzzzzz&prezzoMin=900", [widths.phone]],
  ["/prodotti/filtri/brand", [widths.phone]],
];

const { page } = await shop.visit({ width: widths.phone });
test.each(paths)(
  "%s has no accessibility violation on %j pixels, scrolled to its foot, nor a control under 24 pixels",
  async (path, at) => {
    await page.setViewportSize({ width: widths.phone, height: 844 });
    await page.goto(path);
    await wake(page);
    for (const width of at) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const by = width === widths.phone ? "day" : "night";
      expect(await violations(page, at.length > 1 ? { by } : {})).toBe("");
      expect(await page.evaluate(smallControls)).toEqual([]);
    }
  },
);

const product = await value<string>(shop.site.db)`SELECT slug FROM products WHERE offer_count > 1
  AND images LIKE '%,%' AND sizes LIKE '%,%' ORDER BY product_id`;

/** Each with what it opens, and where: `pages.test.ts` judges the page that stands around it. */
const states: [string, number, string, (page: Page) => Promise<unknown>, string?][] = [
  ["a panel of the menu", widths.desktop, ".panels", (page) => page.locator(".tops a").first().hover()],
  ["the menu of phones", widths.phone, ".menu", (page) => page.locator(".burger").click()],
  [
    "a submenu of phones",
    widths.phone,
    ".panels",
    async (page) => {
      await page.locator(".burger").click();
      await page.getByRole("button", { name: "Sottomenu Donna" }).click();
    },
  ],
  [
    "what a search suggests",
    widths.phone,
    "search",
    async (page) => {
      await page.locator("#cerca").pressSequentially("abi");
      await page.getByRole("option").first().waitFor();
    },
  ],
  ["the sheet of filters", widths.phone, ".filters", (page) => page.locator(".strip .main").click()],
  ["the sorts", widths.phone, ".sort", (page) => page.locator(".sort summary").click()],
  [
    "all filter groups, one unfolded in full",
    widths.desktop,
    ".filters",
    async (page) => {
      await page.evaluate(() => {
        for (const group of document.querySelectorAll(".filters details")) group.setAttribute("open", "");
      });
      await page.locator(".filters a.later").first().click();
      await page.locator(".filters .full").waitFor();
    },
  ],
  [
    "the settings of consent",
    widths.phone,
    "dialog",
    async (page) => {
      await page.getByRole("link", { name: "Gestisci Cookie" }).click();
      await page.getByRole("dialog").waitFor();
    },
  ],
  [
    "a comparison",
    widths.phone,
    "main",
    (page) => page.getByRole("table").first().waitFor(),
    "/confronta?p=1,2",
  ],
  ["'Altro' of a product and all that it folds", widths.phone, "main", unfold, `/${product}`],
  ["the same", widths.desktop, "main", unfold, `/${product}`],
  [
    "pictures large",
    widths.phone,
    "dialog",
    async (page) => {
      await page.locator(".shots a").first().click();
      await page.getByRole("dialog").waitFor();
    },
    `/${product}`,
  ],
  [
    "the advice on sizes",
    widths.phone,
    "main",
    (page) => page.getByRole("heading", { name: "Che taglia prendo?" }).waitFor(),
    "/taglie/guida?tipo=abiti-donna&taglia=42",
  ],
];

async function unfold(page: Page): Promise<void> {
  for (const folded of [".others > summary", ".share summary", "#storico summary"])
    await page.locator(folded).click();
  await page.evaluate(() => scrollTo(0, 0));
}

test.each(states)(
  "%s, open, by day and night has no violation and no control under 24 pixels (%d; phones: 320 too)",
  async (_name, width, within, open, path = "/prodotti") => {
    const { page } = await shop.visit({ width });
    await page.goto(path);
    await wake(page);
    await open(page);
    await page.evaluate(stopped);
    for (const at of width === widths.phone ? [width, 320] : [width]) {
      await page.setViewportSize({ width: at, height: 844 });
      expect(await violations(page, { within })).toBe("");
      expect(await page.evaluate(smallControls)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    }
  },
);

/** Runs in the page; what follows the scrolling never ends. */
function stopped() {
  const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  return Promise.all(timed.map(({ finished }) => finished));
}

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
