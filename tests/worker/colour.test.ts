/** The page of colours without a script: the palette, a tint and its address, narrowed, and what is no colour. */
import { canonicalTint, tintGroups } from "domain/tints";
import { expect, test } from "vitest";
import { seePictures, shownColours } from "../fixtures/seen-pictures";
import { all, attribute, textOf as text } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { PlainBrowser } from "../tools/plain-browser";
import { startSite } from "../tools/site";
import { cardCount, robots, textOf } from "./html";

const site = await forFile(startSite());
await seePictures(site.db);

const red = canonicalTint(shownColours.red);
const address = (path: string) =>
  site.get(path).then(({ status, headers }) => [status, headers.get("location")]);

test("the palette names every tint, leads to it, and may be indexed; a tint may not, and no robot reads them all", async () => {
  const browser = new PlainBrowser(site);
  await browser.go("/colore");
  const tints = tintGroups.flatMap((group) => group.tints);
  const links = all(browser.page, ".palette a").map((link) => [text(link), attribute(link, "href")]);
  expect(links).toEqual(tints.map(({ name, hex }) => [name, `/colore?tinta=${hex}`]));
  expect(robots(browser.html)).toContain("index, follow");
  expect((await site.page("/sitemap/pagine.xml")).html).toContain("/colore</loc>");
  await browser.follow("Rosso ciliegia");
  expect(robots(browser.html)).toBe("noindex, follow");
  expect(browser.html).toContain(`<link rel="canonical" href="${site.url.origin}${browser.path}"/>`);
  expect((await site.page("/robots.txt")).html).toContain("Disallow: /colore?\n");
});

test("what looks like a tint is there, and what does not is told with the ways on", async () => {
  const { html, status } = await site.page(`/colore?tinta=${red}`);
  expect(status).toBe(200);
  expect(cardCount(html)).toBe(48);
  for (const way of ["Più chiaro", "Più scuro", "Più spento", "Donna", "Uomo"]) expect(html).toContain(way);
  const none = await site.page(`/colore?tinta=${canonicalTint("00ff00")}`);
  expect([none.status, cardCount(none.html)]).toEqual([200, 0]);
  expect(none.html).toContain("Niente ha una tinta così");
  const narrowed = await site.page(`/colore?tinta=${red}&categoria=scarpe-donna`);
  expect(cardCount(narrowed.html)).toBeGreaterThan(0);
  expect(narrowed.html).toMatch(/href="\/colore\?tinta=\w+&amp;categoria=scarpe-donna"[^>]*>/);
});

test("however a colour and a category are written, there is one address for it", async () => {
  expect(await address("/colore?tinta=%23C02030")).toEqual([301, `/colore?tinta=${red}`]);
  expect(await address(`/colore?categoria=inventata&tinta=${red}`)).toEqual([301, `/colore?tinta=${red}`]);
  const area = `/colore?tinta=${red}&categoria=scarpe-donna`;
  expect(await address(`/colore?tinta=${red}&categoria=sneakers-donna`)).toEqual([301, area]);
  expect(await address("/colore?prodotto=abc")).toEqual([301, "/colore"]);
  for (const path of ["/colore", `/colore?tinta=${red}`, area])
    expect(await address(path)).toEqual([200, null]);
});

test("what is no colour is answered with the palette, a product that is missing with the page for that", async () => {
  for (const typed of ["pippo", "%23ffff", "'%20OR%201=1"]) {
    const { status, html } = await site.page(`/colore?tinta=${typed}`);
    expect(status).toBe(400);
    expect(html).toContain("Questo colore non si legge");
  }
  expect((await site.page("/colore?prodotto=999999")).status).toBe(404);
});

test("the picture of a product leads to its own colours", async () => {
  const id = await site.db
    .prepare("SELECT product_id AS id FROM products WHERE images LIKE 'c0ffee01%' AND available = 1 LIMIT 1")
    .first<number>("id");
  const browser = new PlainBrowser(site);
  await browser.go(`/colore?prodotto=${id}`);
  expect(all(browser.page, ".pictured .tints a").map((link) => text(link))).toEqual([
    "Rosso ciliegia · 80 %",
    "Blu · 20 %",
  ]);
  await browser.follow("Blu · 20 %");
  expect(textOf(browser.html, "h1")).toBe("Prodotti color blu");
  expect(cardCount(browser.html)).toBe(48);
});
