/**
 * Accessible in every state of `states.tsv`: pages, and what opens over them; and controls big enough to be met (WCAG 2.5.8).
 * `npm run access` judges all, whole, at 390 and 320 pixels, by day and by night, with text at 200 % too; each run those with widths there.
 */
import type { Locator } from "playwright";
import { expect, test } from "vitest";
import * as z from "zod";
import { perhaps, tableOf, text } from "../../scripts/tables";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { isWhole, violations } from "../tools/judge";
import { visitAsMember } from "../tools/member-visit";
import { run, soldByThree, value } from "../worker/sql";

const states = tableOf(new URL("states.tsv", import.meta.url), {
  name: text,
  widths: text.transform((said) =>
    isWhole && said !== "1280" ? [widths.phone, 320] : (said.match(/\d+/g)?.map(Number) ?? []),
  ),
  who: z.enum(["visitor", "undecided", "member"]),
  path: text,
  steps: perhaps(text).transform((said) => said?.split(" ; ").map((step) => step.split(" ")) ?? []),
  within: perhaps(text).transform((said) => (isWhole ? "html" : said)),
  status: perhaps(text).transform((said) => Number(said ?? 200)),
}).filter((state) => state.widths.length > 0);

const shop = await forFile(openShop({ LOG: "off", FORM_SECONDS: "0" }));
const { db } = shop.site;
await run(db)`INSERT INTO pages (slug, title, body, updated_at) VALUES
  ('orologi-donna', 'Orologi donna', '<p>Testo.</p>', '2026-11-21')`;
const product = await value<string>(db)`SELECT slug FROM products WHERE offer_count > 1
  AND images LIKE '%,%' AND sizes LIKE '%,%' AND available ORDER BY product_id`;
const named: Record<string, unknown> = {
  product,
  offer: await value<number>(db)`SELECT best_offer_id FROM products WHERE slug = ${product}`,
  buyable: (await soldByThree(db))[0],
  soldOut: await soldOut(db),
  article: await value<string>(db)`SELECT slug FROM blogs ORDER BY slug`,
};

/** Opens what is only looked at, page after page: a new browser for each would cost more than the page. */
const looker = await shop.visit({ width: widths.phone, lasts: true });

const beyond = "document.documentElement.scrollWidth - innerWidth";

const deeds: Record<string, (at: Locator, words: string) => Promise<unknown>> = {
  press: (at) => at.first().click(),
  hover: (at) => at.first().hover(),
  type: (at, words) => at.first().pressSequentially(words),
  see: (at) => at.first().waitFor(),
  unfold: (at) => at.evaluateAll((all) => all.map((one) => one.setAttribute("open", ""))),
};

test.each(states)(
  "$name: no violation, no control under 24 pixels, nothing wider than the screen ($widths)",
  async ({ widths: at, who, path, steps, within, status }) => {
    const options = { width: at[0], undecided: who === "undecided" };
    const looks = who === "visitor" && steps.length === 0;
    const { page } = looks
      ? looker
      : await (who === "member" ? visitAsMember(shop, options) : shop.visit(options));
    await page.setViewportSize({ width: options.width ?? widths.phone, height: 844 });
    const answer = await page.goto(path.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name])));
    expect(answer?.status()).toBe(status);
    await wake(page);
    for (const [verb = "", ...rest] of steps) {
      const [where = "", words = ""] = rest.join(" ").split(" = ");
      if (verb === "go") await page.goto(where);
      else await deeds[verb]?.(page.locator(where), words);
      if (verb === "go") await wake(page);
    }
    if (steps.length === 0) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(stopped);
    for (const [place, width] of at.entries()) {
      await page.setViewportSize({ width, height: 844 });
      const by = isWhole || at.length === 1 ? undefined : place === 0 ? "day" : "night";
      expect.soft([width, await violations(page, { within, by })]).toEqual([width, ""]);
      expect.soft(await page.evaluate(smallControls)).toEqual([]);
      expect.soft(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      expect.soft(await page.evaluate(beyond), "text at 200 %").toBeLessThanOrEqual(0);
      await page.evaluate("document.documentElement.style.fontSize = ''");
    }
  },
);
/** Its address after the last store has none left. */
async function soldOut(db: D1Database): Promise<string | null> {
  const slug = await value<string>(
    db,
  )`SELECT slug FROM products WHERE offer_count > 1 ORDER BY product_id DESC`;
  const id = await value<number>(db)`SELECT product_id FROM products WHERE slug = ${slug}`;
  await run(db)`UPDATE offers SET availability = 'out_of_stock' WHERE product_id = ${id}`;
  await run(db)`UPDATE variants SET available = 0 WHERE product_id = ${id}`;
  await run(db)`UPDATE products SET available = 0 WHERE product_id = ${id}`;
  return slug;
}

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
    const { width, height, right, bottom } = (control.closest("label") ?? control).getBoundingClientRect();
    const seen =
      control.checkVisibility({ visibilityProperty: true }) &&
      width > 2 &&
      height > 2 &&
      right > 0 &&
      bottom > -8_000;
    // A card that leads wherever it is pressed.
    const stretched = getComputedStyle(control, "::after").position === "absolute";
    const sentence = control.parentElement?.textContent?.trim() ?? "";
    const inline =
      getComputedStyle(control).display === "inline" &&
      sentence.length > (control.textContent?.trim().length ?? 0);
    if (!seen || inline || stretched || (width >= 24 && height >= 24)) return [];
    return [`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`];
  });
}
