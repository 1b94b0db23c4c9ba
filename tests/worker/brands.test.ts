/** A brand's page without scripts: what it says, and following it from the page to the letter's link and out again. */
import { checkAlerts } from "upstream/index";
import { expect, test } from "vitest";
import { all, attribute, textOf } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { PlainBrowser } from "../tools/plain-browser";
import { startSite } from "../tools/site";
import { run, value } from "./sql";

const site = await forFile(startSite({ FORM_SECONDS: "0", LOG: "off" }));
const browser = new PlainBrowser(site);

const texts = (selector: string) => all(browser.page, selector).map((element) => textOf(element));
const nike = () =>
  site.db.prepare("SELECT value_id FROM facet_values WHERE slug = 'nike'").first<number>("value_id");

test("from the list of brands to its page: figures, kinds and sizes that lead on, novelties; nothing that nobody wrote", async () => {
  await browser.go("/brand");
  await browser.follow("Nike");
  expect(browser.path).toBe("/brand/nike");
  expect(texts(".brand-figures")[0]).toMatch(/^28 prodotti in \d+ negozi, da \d+,\d\d € a \d+,\d\d €$/);
  expect(texts("h2")).toEqual(expect.arrayContaining(["Che cosa trovi", "Taglie", "Novità di Nike"]));
  expect(all(browser.page, ".brand-page .prose")).toEqual([]);
  const [kind] = all(browser.page, ".brand-links a");
  const [, label, count] = /^(.*?) (\d+)$/.exec(textOf(kind as never)) ?? [];
  await browser.follow(kind as never);
  expect([browser.status, texts("h1").join()]).toEqual([
    200,
    expect.stringContaining(label?.split(" ")[0] ?? "-"),
  ]);
  expect(browser.html).toMatch(new RegExp(`${count} prodott`, "i"));
  await run(site.db)`UPDATE facet_values SET description = '<p>Nata a Beaverton.</p>' WHERE slug = 'puma'
    AND facet = 'brand'`;
  await browser.go("/brand/puma");
  expect(texts(".brand-page .prose")).toEqual(["Nata a Beaverton."]);
  const data = [...browser.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? ""),
  );
  expect(data).toContainEqual(
    expect.objectContaining({ "@type": "Brand", name: "Puma", description: "Nata a Beaverton." }),
  );
  expect(data.map((one) => one["@type"])).toContain("BreadcrumbList");
  const [canonical] = all(browser.page, "link[rel=canonical]");
  expect(attribute(canonical as never, "href")).toMatch(/\/brand\/puma$/);
});

test("a product leads to its brand's page, the sitemap names it, its feed tells the newest; an unknown brand is 404", async () => {
  await browser.go("/prodotti?brand=nike");
  const [product] = all(browser.page, ".grid h3 a");
  await browser.go(attribute(product as never, "href") ?? "");
  await browser.follow("Nike");
  expect(browser.path).toBe("/brand/nike");
  await browser.go("/brand/nike/feed.xml");
  expect(all(browser.page, "entry").length).toBeGreaterThan(5);
  await browser.go("/sitemap/elenchi.xml");
  expect(browser.html).toMatch(/<loc>https?:\/\/[^<]+\/brand\/nike<\/loc>/);
  await browser.go("/brand/nessuna-marca");
  expect(browser.status).toBe(404);
});

test("a visitor follows a brand: asked by letter, confirmed, told of what is new after a week, ended by one press", async () => {
  await browser.go("/brand/nike");
  await browser.follow(/^Segui/);
  expect(texts("h1")).toEqual(["Segui Nike"]);
  browser.fill("Email", "ada");
  await browser.press("Segui");
  expect(browser.status).toBe(422);
  expect(browser.value("Email")).toBe("ada");
  browser.fill("Email", "ada@posta.example");
  await browser.press("Segui");
  expect(texts("[role=status]").join()).toContain("Ti abbiamo inviato un'email");
  const written = async (subject: string) =>
    (await value<string>(site.db)`SELECT text FROM mail_outbox WHERE subject = ${subject}`) ?? "";
  const linkIn = (text: string, path: string) =>
    new RegExp(`${path}\\?token=[\\w-]+`).exec(text)?.[0] ?? "no link";
  await browser.go(linkIn(await written("Conferma l'avviso: le novità di Nike"), "/avvisi/conferma"));
  await browser.press("Conferma l'avviso");
  expect(texts("[role=status]").join()).toContain("una volta la settimana");
  // A week later, with two goods that came meanwhile.
  await site.db.batch([
    site.db.prepare("UPDATE alerts SET letter_on = '2020-01-01', told_at = '2020-01-01'"),
    site.db
      .prepare(`UPDATE products SET inserted_at = ?1 WHERE product_id IN
        (SELECT product_id FROM products WHERE brand_id = ?2 AND available = 1 ORDER BY product_id DESC LIMIT 2)`)
      .bind(new Date().toISOString(), await nike()),
  ]);
  const sender = { name: "Vetrina", origin: site.url.origin, company: "Vetrina", operator: "a@b.example" };
  await checkAlerts({ DB: site.db }, sender, new Date());
  const letter = await written("Novità di Nike");
  expect(letter).toMatch(/Nike: \d+ prodotti nuovi in settimana\./);
  await browser.go(linkIn(letter, "/avvisi"));
  expect(texts(".alerts a")).toEqual(["Nike"]);
  await browser.go(linkIn(letter, "/avvisi/annulla-marche"));
  await browser.press("Non scrivermi più");
  expect(texts("[role=status]").join()).toContain("non ti scriveremo più le novità delle marche");
  expect(await site.db.prepare("SELECT COUNT(*) AS n FROM alerts").first<number>("n")).toBe(0);
});
