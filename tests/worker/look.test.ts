/** Completing the look on the built worker: choices, budgets, other pieces, and all of it into the cart. */
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { productWithLook } from "../fixtures/look-product";
import { all, attribute, textOf } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { PlainBrowser } from "../tools/plain-browser";
import { startSite } from "../tools/site";
import { value } from "./sql";

/** A product that a look begins with. */
const site = await forFile(startSite());
const browser = new PlainBrowser(site);
const path = `/completa/${await productWithLook(site)}`;

const texts = (selector: string) => all(browser.page, selector).map((element) => textOf(element));
const names = () => texts(".look-piece h3");
const cents = (text: string) => Number(text.replace(/\D/g, ""));
const total = () => cents(texts(".look-sum .total dd")[0] ?? "");

test("three to five pieces for the same person stand by store, and the sum is that of goods and parcels", async () => {
  await browser.go(path);
  expect(names().length).toBeGreaterThanOrEqual(3);
  expect(names().length).toBeLessThanOrEqual(5);
  const [goods, shipping = ""] = texts(".look-sum dd");
  expect(total()).toBe(cents(goods ?? "") + (shipping === "gratis" ? 0 : cents(shipping)));
  const hrefs = all(browser.page, ".look-piece h3 a").map((link) => attribute(link, "href") ?? "");
  for (const href of hrefs) {
    const slug = href.slice(1).split("?")[0];
    const category = await value<string>(site.db)`SELECT c.slug FROM products p JOIN categories c USING
      (category_id) WHERE p.slug = ${slug ?? ""}`;
    expect(category).toMatch(/-donna$/);
  }
  expect(browser.html).toContain('<meta name="robots" content="noindex, follow"/>');
});

test("one piece is replaced, the others stay, and what fits nowhere is left out of the address", async () => {
  await browser.go(path);
  const before = names();
  const [way] = browser.links(/^Un’altra proposta/);
  await browser.go((way && attribute(way, "href")) ?? "");
  expect(browser.path).toMatch(/\?pezzi=[\d,]+$/);
  const after = names();
  expect(after).toHaveLength(before.length);
  expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
  const own = browser.path;
  for (const [typed, plain] of [
    [`${own},999999`, own],
    [`${path}?pezzi=999999`, path],
    [`${path}?budget=999&stagione=monsone&occasione=luna`, `${path}?budget=750`],
    [`${path}?budget=&occasione=`, path],
  ] as const) {
    const answer = await site.get(typed);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, plain]);
  }
});

test("a budget is kept, and one that is too small says what it would take", async () => {
  await browser.go(path);
  const most = total();
  await browser.go(`${path}?budget=40`);
  if (names().length > 0) throw new Error("nothing of the tests' catalogue should be that cheap");
  const said = texts(".look [role=status]").join(" ");
  expect(said).toMatch(/^Con 40 € non troviamo un look di almeno 3 pezzi: il meno caro .* costa [\d.,]+\s€/);
  await browser.follow(/^Prova con/);
  const budget = Number(/budget=(\d+)/.exec(browser.path)?.[1]) * 100;
  expect(total()).toBeLessThanOrEqual(budget);
  expect(total()).toBeLessThanOrEqual(Math.max(most, budget));
});

test("what is no product is not found, and what nothing goes with says so", async () => {
  expect((await site.page("/completa/non-c-e")).status).toBe(404);
  expect((await site.page("/completa/NO_%00")).status).toBe(404);
  const slug = await value<string>(site.db)`SELECT p.slug FROM products p
    JOIN categories c USING (category_id) WHERE c.slug LIKE 'profumi-%' OR c.slug LIKE 'fitness-%'
    OR c.slug LIKE 'intimo-%' OR c.slug LIKE 'solari-%' LIMIT 1`;
  await browser.go(`/completa/${slug}`);
  expect(browser.html).toContain("non sappiamo ancora che cosa abbinare");
  await browser.go(`/${slug}`);
  expect(browser.links("Completa il look")).toEqual([]);
});

test("everything goes into the cart in the sizes that were chosen, once, and the cart plans it as a whole", async () => {
  await browser.go(path);
  const wanted = names();
  const sum = total();
  const selects = all(browser.page, ".look-size select");
  for (const select of selects) {
    const offers = all(select, "option").map((option) => attribute(option, "value") ?? "");
    browser.choose(select, offers.find((value) => /^\d+$/.test(value)) ?? "");
  }
  const key =
    all(browser.page, "#look input[name=chiave]").map((input) => attribute(input, "value"))[0] ?? "";
  await browser.press("Metti tutto nel carrello");
  expect(browser.path).toBe("/carrello");
  expect(browser.html).toContain(`${wanted.length} prodotti aggiunti al carrello.`);
  expect(new Set(texts(".cart-line h3"))).toEqual(new Set(wanted));
  const results = await rows<{ product: number; offer: number }>(site.db)`SELECT product_id AS product,
    offer_id AS offer FROM cart_lines WHERE removed_at IS NULL`;
  expect(cents(texts(".cart-summary .total dd")[0] ?? "")).toBe(sum);
  const post = (pieces: Record<string, string>) =>
    browser.go("/carrello", {
      method: "POST",
      body: new URLSearchParams({ atto: "insieme", chiave: key, ...pieces }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const said = (offerOf: (offer: number) => string) =>
    Object.fromEntries(results.map(({ product, offer }) => [`pezzo-${product}`, offerOf(offer)]));
  const counted = () =>
    site.db.prepare("SELECT SUM(quantity) AS n FROM cart_lines WHERE removed_at IS NULL").first("n");
  await post(said(String));
  expect([browser.status, await counted()]).toEqual([200, wanted.length]);
  for (const [pieces, status, sentence] of [
    [said(() => ""), 422, "Scegli la taglia di ogni prodotto."],
    [said(() => "1 OR 1"), 422, "Scegli la taglia di ogni prodotto."],
    [said(() => "no"), 422, "Scegli almeno un prodotto da mettere nel carrello."],
    [said(() => "999999999"), 409, "L'offerta scelta non è più disponibile."],
  ] as const) {
    await post(pieces);
    expect([browser.status, texts("[role=alert] p")[0], await counted()]).toEqual([
      status,
      sentence,
      wanted.length,
    ]);
  }
});
