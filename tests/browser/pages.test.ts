/** What every page owes every visitor: accessible, still, inside the screen, quiet in the console, whole without scripts. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { stylesheets } from "~/styles.generated";
import { watchShifts } from "../fixtures/watch-shifts";
import { openShop, settled, wake, widths } from "../tools/browser";
import { withoutPictures } from "../tools/connection";
import { forFile } from "../tools/for-file";
import { sideways, violations } from "../tools/judge";
import { link } from "../worker/html";
import addresses from "./addresses.json";

const paths: Record<string, string> = {
  home: "/",
  listing: "/prodotti?categoria=donna",
  brand: "/brand",
  "not found": "/questa-pagina-non-esiste",
};
const shop = await forFile(openShop("shared"));
const { html } = await shop.site.page("/prodotti");
paths.product = /<h3><a href="(\/[^"]+)"/.exec(html)?.[1] ?? "";
paths["way out to an unknown host"] =
  `/vai/${Buffer.from("https://sconosciuto.test/x").toString("base64url")}`;
paths["refused way out"] = "/vai/xyz";

const names = Object.keys(paths);
const chrome = names.slice(0, 5);

/** With JavaScript, by page: products that are to be seen on a desktop. */
const cardsSeen = new Map<string, number>();
const cards = (page: Page) => page.locator("article.card").filter({ visible: true }).count();

test.each(names.flatMap((name) => [widths.phone, widths.desktop].map((width) => [name, width] as const)))(
  "%s is accessible on %d pixels, moves nothing while it loads and wakes, and keeps the console quiet",
  async (name, width) => {
    const { page, complaints } = await shop.visit({ width });
    await page.addInitScript(watchShifts);
    await page.goto(paths[name] ?? "", { waitUntil: "load" });
    if (chrome.includes(name)) expect(await page.evaluate(earlyScripts)).toEqual([]);
    await settled(page);
    if (width === widths.desktop) cardsSeen.set(name, await cards(page));
    await wake(page);
    expect(await page.evaluate("globalThis.shifted"), "CLS").toBeLessThan(0.01);
    // A 404 is itself a line in Chromium's console; so is the status of a refused way out.
    if (chrome.includes(name)) expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([]);
    // Both schemes in two passes, as at the desk; ways out by all their faces: `exits.test.ts`.
    const by = width === widths.phone ? "day" : "night";
    if (chrome.includes(name)) expect(await violations(page, { by, within: ":root" })).toBe("");
    if (width === widths.desktop) expect(await sideways(page)).toEqual([]);
  },
);

test.each(chrome)(
  "%s shows as many products without JavaScript as with it, and never scrolls sideways either",
  async (name) => {
    const { page } = await shop.visit({ js: false });
    await page.goto(paths[name] ?? "");
    expect(await cards(page)).toBe(cardsSeen.get(name));
    expect(await sideways(page)).toEqual([]);
    if (["home", "listing"].includes(name)) expect(await cards(page)).toBeGreaterThan(0);
  },
);

test("what is not laid out yet, since nobody is near, lies upon no link of the footer", async () => {
  const { page } = await shop.visit({ width: widths.phone });
  await page.setViewportSize({ width: widths.phone, height: 320 });
  for (const path of [paths.home, paths.listing, paths.product, "/magazine/lino-cura-dei-tessuti-01"]) {
    await page.goto(path ?? "");
    await wake(page);
    const over = await page.evaluate(() => {
      const top = document.querySelector(".foot")?.getBoundingClientRect().top ?? 0;
      const all = [...document.querySelectorAll("main *")];
      return all.filter((one) => one.getBoundingClientRect().bottom > top + 1).map((one) => one.className);
    });
    expect([path, over]).toEqual([path, []]);
  }
});

/** Runs in the page: scripts that were asked for before the load event. */
function earlyScripts(): string[] {
  const loaded = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
  return performance
    .getEntriesByType("resource")
    .filter((entry) => entry.name.endsWith(".js") && entry.startTime < loaded.loadEventStart)
    .map((entry) => entry.name);
}

test("the whole stylesheet, which dialogs bring, changes nothing that stands on a page of a phone or a desktop", async () => {
  const { page } = await shop.visit({ js: false });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await withoutPictures(page);
  const sheet = await (await shop.site.get(stylesheets.site)).text();
  const declared = await page.evaluate(propertiesIn, sheet);
  expect(declared).toContain("padding-top");
  const arrived = (href: string) => [...document.styleSheets].some((one) => one.href?.endsWith(href));
  for (const path of [...chrome.map((name) => paths[name] ?? ""), ...addresses.dressed]) {
    await page.setViewportSize({ width: widths.phone, height: 844 });
    await page.goto(path);
    await page.evaluate(rememberLooks, declared);
    await page.setViewportSize({ width: widths.desktop, height: 844 });
    await page.evaluate(rememberLooks, declared);
    const markup = `<link rel="stylesheet" href="${stylesheets.site}">`;
    await page.evaluate((added) => document.head.insertAdjacentHTML("beforeend", added), markup);
    await expect.poll(() => page.evaluate(arrived, stylesheets.site)).toBe(true);
    expect.soft(await page.evaluate(changedLooks), `${path}, desktop`).toEqual([]);
    await page.setViewportSize({ width: widths.phone, height: 844 });
    expect.soft(await page.evaluate(changedLooks), `${path}, phone`).toEqual([]);
  }
});

/** Runs in a page: the properties that a sheet sets, which are all that it can change. */
function propertiesIn(text: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const names = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...((rule as CSSStyleRule).style ?? []),
      ...names((rule as CSSGroupingRule).cssRules ?? []),
    ]);
  return [...new Set(names(sheet.cssRules))].filter((name) => !name.startsWith("--"));
}

/** Runs in the page: keeps how elements look at this width, as `getComputedStyle` says it. */
function rememberLooks(declared: string[]): void {
  const looks = (element: Element) => {
    const style = getComputedStyle(element);
    return declared.map((name) => `${name}: ${style.getPropertyValue(name)}`);
  };
  // What selectors can tell no two apart by: their own tag, classes and attributes, their neighbours', and those of what they stand in.
  const named = (element: Element | null) =>
    element && [element.localName, ...element.classList, ...element.getAttributeNames()].join();
  const places = new Map<string, number>();
  const placeOf = new Map<Element | null, number>();
  const isFirst = (element: Element) => {
    const { parentElement, previousElementSibling, nextElementSibling } = element;
    const around = [placeOf.get(parentElement), named(previousElementSibling), named(nextElementSibling)];
    const key = `${around} ${named(element)}`;
    const place = places.get(key) ?? places.size;
    placeOf.set(element, place);
    if (places.has(key)) return false;
    places.set(key, place);
    return true;
  };
  // What is hidden is seen by nobody.
  const all = [...document.body.querySelectorAll("*")].filter(
    (element) => !element.closest("svg *, [hidden]") && isFirst(element),
  );
  const before = all.map((element) => [element, looks(element)] as const);
  Object.assign(globalThis, { [`before${innerWidth}`]: before, looks });
}

/** Runs in the page: the first elements that look different now from how they did at this width, and in what. */
function changedLooks(): string[] {
  const { looks } = globalThis as unknown as { looks: (element: Element) => string[] };
  const before: [Element, string[]][] = Reflect.get(globalThis, `before${innerWidth}`);
  const lines = before.flatMap(([element, was]) => {
    const changed = looks(element).filter((line, index) => line !== was[index]);
    return changed.length ? [`${element.outerHTML.slice(0, 80)} ${changed.slice(0, 8).join("; ")}`] : [];
  });
  return lines.slice(0, 8);
}

test.each([
  ["while it is typed", true],
  ["by the form without JavaScript", false],
])("the brands of a letter are searched %s; the address keeps both", async (_, js) => {
  const { page, complaints } = await shop.visit({ js });
  const shown = () => page.locator(".initial li").allInnerTexts();
  await page.goto("/brand?letter=n");
  const all = await shown();
  expect(all).toContain("Nike");
  expect(all.every((name) => name.startsWith("N"))).toBe(true);
  expect(all.length).toBeGreaterThan(1);
  if (js) await wake(page);
  await page.evaluate("globalThis.sameDocument = true");
  await page.getByPlaceholder("Cerca brand...").pressSequentially("IK");
  if (!js) await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.search === "?lettera=N&cerca=IK");
  await expect.poll(shown).toEqual(["Nike"]);
  expect(await page.locator(".brands [role=status]").textContent()).toBe("1 brand trovato");
  expect(await page.evaluate("globalThis.sameDocument")).toBe(js || undefined);
  if (js) {
    // As many entries in the history as before: a burst of letters is no way back.
    expect(await page.evaluate("history.length")).toBe(2);
    await page.getByPlaceholder("Cerca brand...").fill("");
    await expect.poll(shown).toEqual(all);
  }
  expect(complaints).toEqual([]);
});

test("every link of the home page's first screen leads to a page", async () => {
  const { html } = await shop.site.page("/");
  const own = [/^\/prodotti/, /^\/brand/, /^\/chi-siamo/, /^\/privacy/].map((pattern) => link(html, pattern));
  for (const href of own) expect((await shop.site.follow(href)).status, href).toBe(200);
});

test("no page scrolls sideways with its text at 200 %, between a narrow phone and a desktop", async () => {
  const { page } = await shop.visit({ js: false });
  const others = "/prodotti?pagina=4 /confronta?p=1,2 /colore /magazine /login /pagina-test".split(" ");
  const { home, listing, product, brand } = paths;
  for (const path of [home, listing, product, brand, ...others]) {
    expect([path, (await page.goto(path ?? ""))?.status()]).toEqual([path, 200]);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const scrolled = await page.evaluate("document.documentElement.scrollWidth");
      expect([path, width, scrolled]).toEqual([path, width, width]);
      // A dot that would begin a row hangs out of it.
      const seen = await page.locator(".sold > * + span:not([data-short])").evaluateAll(
        (parts) =>
          parts.filter((part) => {
            const all = [part, part.parentElement, part.previousElementSibling] as Element[];
            const [own, row, before] = all.map((each) => each.getBoundingClientRect()) as DOMRect[];
            return own && row && before && own.top >= before.bottom - 1 && own.left >= row.left;
          }).length,
      );
      expect(seen, `${path} at ${width}`).toBe(0);
    }
  }
});
