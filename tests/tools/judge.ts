/** What a visitor could mind of a page as it stands: axe's findings, a page wider than the screen, texts squeezed to a letter a line. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { type Shop, type Visit, wake, widths } from "./browser";

/** The small one: `axe.source` has its comments too, twice the bytes. Where a page leads next it is there already, which takes a tenth of the time. */
const axe = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")};(${rememberColours})()`;

/** Runs in the page: axe reads each colour once, where it would anew for every element, a third of its time. */
function rememberColours(): void {
  type Colour = { r: number; g: number; b: number; alpha: number; parseString(text: string): Colour };
  type WithColours = { axe: { commons: { color: { Color: { prototype: Colour } } } } };
  const colour = (window as unknown as WithColours).axe.commons.color.Color.prototype;
  const read = colour.parseString;
  const known = new Map<string, Pick<Colour, "r" | "g" | "b" | "alpha">>();
  colour.parseString = function (this: Colour, text) {
    const was = known.get(text);
    if (was) return Object.assign(this, was);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/** `npm run access` looks at everything. */
export const isWhole = process.env.VETRINA_STATES === "all";
/** What surrounds every page, and of long lists all that comes behind the sixth thing: axe would take half of its time for what it has seen. */
const surroundings = ":is(.top, .panels, .foot):not(:focus-within)";
const seenBefore = ":is(ul, ol, tbody) > :nth-child(n + 7):not(:focus-within)";

/**
 * What axe finds wrong with the page as it stands, by day and, of its colours, by night: a line for each rule; empty when nothing is.
 * @param within CSS selector of the part that is looked at; `:root` for a page with its header and footer @param tags of the rules, or their names; those that axe runs by itself when empty
 * @param by one of both, where the same is looked at in two widths: one by day, the other by night
 */
export async function violations(
  page: Page,
  { within = "html", tags = [] as string[], by = undefined as "day" | "night" | undefined } = {},
): Promise<string> {
  if (!(await page.evaluate("'axe' in window"))) {
    await page.evaluate(axe);
    await page.addInitScript(axe);
  }
  const left = isWhole ? "" : within === "html" ? `${seenBefore}, ${surroundings}` : seenBefore;
  const day = by === "night" ? "" : await judged(page, within, tags, left);
  if (by === "day") return day;
  await page.emulateMedia({ colorScheme: "dark" });
  const night = await judged(page, within, by ? tags : ["color-contrast"], left);
  await page.emulateMedia({ colorScheme: null });
  return [day, night.replace(/^(?=.)/, "by night, ")].filter((found) => found !== "").join("\n");
}

/** @param left CSS selector of what is not looked at: axe leaves out what is hidden, and so nothing moves */
function judged(page: Page, within: string, only: string[], left: string): Promise<string> {
  return page.evaluate(
    async ([within, only, left]) => {
      const { axe } = window as typeof window & { axe: typeof import("axe-core") };
      // A colour on its way from day to night is nobody's.
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      const hiding = new CSSStyleSheet();
      if (left) hiding.replaceSync(`:is(${left}) { visibility: hidden !important }`);
      document.adoptedStyleSheets.push(hiding);
      const found = await axe.run(within, {
        // Details of what holds, and sheets for rules that do not run, take two thirds of the time.
        resultTypes: ["violations"],
        preload: { assets: ["media"] },
        ...(only.length > 0 && { runOnly: only }),
      });
      document.adoptedStyleSheets.pop();
      return found.violations
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`)
        .join("\n");
    },
    [within, only, left] as const,
  );
}

/** Who looks at page after page: a new browser for each would cost more than the page. */
const lookers = new WeakMap<Shop, Promise<Visit>>();

/**
 * Opens a page, wakes it, and tells what a visitor could mind: axe's findings, a page wider than the screen, the console.
 * @param at one width, by day and by night, or two, the first by day and the second by night
 */
export async function faultsOf(
  shop: Shop,
  path: string,
  at: readonly number[] = [widths.phone],
): Promise<string[]> {
  const looker = lookers.get(shop) ?? shop.visit({ width: widths.phone, lasts: true });
  lookers.set(shop, looker);
  const { page, complaints } = await looker;
  await page.setViewportSize({ width: at[0] ?? widths.phone, height: 844 });
  await page.goto(path);
  await wake(page);
  const found: string[] = [];
  for (const [place, width] of at.entries()) {
    await page.setViewportSize({ width, height: 844 });
    const by = at.length === 1 ? undefined : place === 0 ? "day" : "night";
    found.push(await violations(page, { by }));
  }
  found.push(...(await sideways(page)));
  // A 404 is itself a line in Chromium's console.
  found.push(...complaints.splice(0).filter((line) => !/status of 404/.test(line)));
  return found.filter((line) => line !== "");
}

/** Widths between 320 and 1600 pixels at which the page as it stands is wider than the screen; leaves the last one set. */
export async function sideways(page: Page): Promise<string[]> {
  const wide: string[] = [];
  for (const width of [320, 390, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) wide.push(`${over} pixels at ${width}`);
    for (const text of await page.evaluate(squeezed)) wide.push(`'${text}' a letter a line at ${width}`);
  }
  return wide;
}

/** Texts in a column as narrow as a letter, apart from those for screen readers alone; runs in the page. */
function squeezed(): string[] {
  const clipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== "none" || clipped(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent?.trim() ?? "";
    if (said.length < 4 || !text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(text.parentElement).fontSize);
    if (width < 1.5 * size && height > 3 * size && !clipped(text.parentElement)) found.push(said);
  }
  return found;
}
