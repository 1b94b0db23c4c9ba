/** Products side by side, chosen and read without a script. */
import { expect, test } from "vitest";
import { all, attribute, textOf } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { PlainBrowser } from "../tools/plain-browser";
import { startSite } from "../tools/site";
import { run, value } from "./sql";

const site = await forFile(startSite());
const browser = new PlainBrowser(site);

const texts = (selector: string) => all(browser.page, selector).map((element) => textOf(element));
const names = () => texts(".compare h2");
const ticks = () => browser.fields(/^Confronta /);

test("ticked on a listing, products stand side by side, what differs before what does not", async () => {
  await browser.go("/prodotti");
  await browser.follow("Confronta fino a quattro prodotti");
  const chosen = texts(".grid h3").slice(0, 2);
  for (const name of chosen) browser.tick(`Confronta ${name}`);
  await browser.press("Confronta");
  expect(names()).toEqual(chosen);
  expect(texts(".part")).toEqual(["Differenze", "Uguale per tutti"]);
  const labels = texts(".label");
  expect(labels).toContain("Taglie");
  expect(labels).toContain("Venduto da");
  const cells = texts(".compare td");
  const pairs = labels.map((_, at) => cells.slice(at * 2, at * 2 + 2));
  const differing = pairs.map(([one, other]) => one !== other);
  expect(differing.lastIndexOf(true)).toBeLessThan(differing.indexOf(false));
});

test("from a product's page on, others are put beside it, page by page", async () => {
  await browser.go("/prodotti");
  const [card] = all(browser.page, ".grid h3 a");
  await browser.go((card && attribute(card, "href")) ?? "");
  const [first] = texts("h1");
  browser.unfold("Altro");
  await browser.follow(/^Confronta$/);
  expect(ticks().filter((tick) => attribute(tick, "checked") !== null)).toHaveLength(1);
  const other = texts(".grid h3").find((name) => name !== first) ?? "";
  browser.tick(`Confronta ${other}`);
  await browser.press("Confronta");
  expect(new Set(names())).toEqual(new Set([first, other]));
  await browser.follow("Aggiungi un prodotto");
  const chosen = /confronta=(.*)/.exec(browser.path)?.[1];
  await browser.go(`/prodotti?pagina=3&confronta=${chosen}`);
  expect(texts(".compare-bar p")).toEqual(["2 prodotti sono già scelti: spunta quelli da metterci accanto."]);
  browser.tick(ticks()[0] ?? "");
  await browser.press("Confronta");
  expect(names()).toHaveLength(3);
});

test("one is taken away, the last leaves the way to a new choice", async () => {
  await browser.go("/confronta?p=1,2");
  const [first, second] = names();
  await browser.follow(`Togli ${first} dal confronto`);
  expect(names()).toEqual([second]);
  expect(browser.html).toContain("Scegli almeno un altro prodotto.");
  await browser.follow(`Togli ${second} dal confronto`);
  expect(browser.path).toBe("/confronta");
  await browser.follow("Scegli i prodotti");
  expect(ticks().length).toBeGreaterThan(1);
});

test("more than four, doubles, unknown ones and nonsense are said or left out, and nobody indexes it", async () => {
  await browser.go("/confronta?p=1&p=2&p=2,3,4,5&p=x&p=-1");
  expect(names()).toHaveLength(4);
  expect(texts(".notice")).toEqual(["Puoi confrontare al massimo 4 prodotti: qui vedi i primi."]);
  expect(browser.links("Aggiungi un prodotto")).toEqual([]);
  await browser.go("/confronta?p=1,999999");
  expect([browser.status, names().length]).toEqual([200, 1]);
  expect(texts(".notice")).toEqual(["Un prodotto non c’è più."]);
  expect(browser.html).toContain('<meta name="robots" content="noindex, follow"/>');
});

test("a rating is said as the product's own page says it", async () => {
  // 14 of 3: a number without an end. Nobody has asked for this product before.
  const rated = await value<number>(site.db)`SELECT MAX(product_id) AS id FROM products WHERE available = 1`;
  for (const rating of [5, 5, 4])
    await run(site.db)`INSERT INTO reviews (state, product_id, author, rating, body, written_at) VALUES
      ('published', ${rated}, 'Anna', ${rating}, 'Bello', '2026-01-01')`;
  await browser.go(`/confronta?p=${rated}`);
  const said = texts(".compare td").find((text) => text.endsWith("su 5"));
  expect(said).toBe("4,7 su 5");
  await browser.follow(names()[0] ?? "");
  expect(texts(".average b")).toEqual([said]);
});
