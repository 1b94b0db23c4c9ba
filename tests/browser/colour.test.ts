/** Goods by a colour in a browser: of the palette, of a field, of a product's picture, of a picture of one's own. */

import { farness, labOfHex } from "domain/oklab";
import { canonicalTint } from "domain/tints";
import type { Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import { seePictures, shownColours } from "../fixtures/seen-pictures";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { sideways, violations } from "../tools/judge";

const shop = await forFile(openShop({ LOG: "off" }));
await seePictures(shop.site.db);
const product =
  (await shop.site.db
    .prepare("SELECT slug FROM products WHERE images LIKE 'c0ffee01%' AND available = 1 LIMIT 1")
    .first<string>("slug")) ?? "";

const tintIn = (page: Page) => new URL(page.url()).searchParams.get("tinta") ?? "";

test(`a tint of the palette, narrowed, another of one's own, and the colours of a product`, async () => {
  const { page, complaints } = await shop.visit({ width: widths.phone });
  await page.goto("/prodotti/filtri/colore");
  await page.getByRole("link", { name: "Cerca una tinta precisa, a occhio" }).click();
  await page.waitForURL("**/colore");
  await wake(page);
  expect(await violations(page)).toBe("");
  await page.getByText("La foto resta sul tuo dispositivo").waitFor();
  await page.getByRole("link", { name: "Rosso ciliegia" }).press("Enter");
  await page.getByRole("heading", { name: "Prodotti color rosso ciliegia" }).waitFor();
  expect(await page.locator("article.card").count()).toBeGreaterThan(0);
  await page.getByRole("navigation", { name: "Per chi" }).getByRole("link", { name: "Donna" }).click();
  await page.getByRole("navigation", { name: "Che cosa" }).getByRole("link", { name: "Scarpe" }).click();
  await page.waitForURL("**&categoria=scarpe-donna");
  expect(await violations(page, { within: "main" })).toBe("");
  expect(await sideways(page)).toEqual([]);
  await page.getByLabel("Un colore tutto tuo").fill(`#${shownColours.blue}`);
  await page.getByRole("button", { name: "Cerca questo colore" }).click();
  await page.waitForURL(`**/colore?tinta=${canonicalTint(shownColours.blue)}&categoria=scarpe-donna`);
  await page.getByRole("heading", { name: "Prodotti color blu" }).waitFor();

  await page.goto(`/${product}`);
  await wake(page);
  // By keyboard, and without scripts, the link leads to the picture's own colours.
  await page.getByText("Altro", { exact: true }).click();
  await page.getByRole("link", { name: "Cerca questo colore" }).press("Enter");
  await page.getByRole("heading", { name: "Cerca questi colori" }).waitFor();
  expect(await violations(page, { within: "main" })).toBe("");
  await page.locator(".pictured").getByRole("link", { name: "Rosso ciliegia · 80 %" }).click();
  await page.getByRole("heading", { name: "Prodotti color rosso ciliegia" }).waitFor();
  expect(complaints).toEqual([]);
});

test("a press on a product's picture opens the colour of that point; Esc takes the mode back", async () => {
  const { page, complaints } = await shop.visit({ width: widths.desktop });
  await page.goto(`/${product}`);
  await wake(page);
  await page.getByText("Altro", { exact: true }).click();
  const link = page.getByRole("link", { name: "Cerca questo colore" });
  const hint = page.getByText("Premi sulla foto il punto di cui vuoi il colore.");
  await link.click();
  await hint.waitFor();
  expect(await violations(page, { within: "main" })).toBe("");
  await page.keyboard.press("Escape");
  await hint.waitFor({ state: "detached" });
  await link.click();
  await hint.waitFor();
  await page.locator(".shots img").first().click();
  await page.waitForURL("**/colore?tinta=*");
  // The photographs of the tests' catalogue are of one colour.
  expect(farness(labOfHex(tintIn(page)), labOfHex("b0b8c3"))).toBeLessThan(0.04);
  expect(complaints).toEqual([]);
});

test("a picture of one's own is read in the browser, point by point, and nothing of it is sent", async () => {
  const { page, complaints } = await shop.visit({ width: widths.phone });
  const sent: string[] = [];
  await page.goto("/colore");
  await wake(page);
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  const field = page.getByLabel("Scegli una foto");
  await field.setInputFiles({ name: "nota.txt", mimeType: "text/plain", buffer: Buffer.from("ciao") });
  await page.getByText("Questo file non si apre come immagine").waitFor();
  const half = (colour: string) => ({
    create: { width: 200, height: 300, channels: 3 as const, background: `#${colour}` },
  });
  const photo = await sharp({
    create: { width: 400, height: 300, channels: 3, background: `#${shownColours.blue}` },
  })
    .composite([{ input: await sharp(half(shownColours.red)).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  await field.setInputFiles({ name: "mia.png", mimeType: "image/png", buffer: photo });
  const own = page.getByRole("region", { name: "Da una tua foto" });
  await own.getByText("Premi un punto della foto").waitFor();
  expect((await own.getByRole("link").allTextContents()).sort()).toEqual(["Blu", "Rosso ciliegia"]);
  expect(await violations(page, { within: "main" })).toBe("");
  await own.getByRole("img", { name: "La tua foto" }).click({ position: { x: 20, y: 20 } });
  await own.getByRole("link", { name: "Punto scelto: Rosso ciliegia" }).press("Enter");
  await page.getByRole("heading", { name: "Prodotti color rosso ciliegia" }).waitFor();
  expect(tintIn(page)).toBe(canonicalTint(shownColours.red));
  expect(sent.filter((each) => !each.startsWith("GET ") && !each.startsWith("HEAD "))).toEqual([]);
  expect(sent.filter((each) => /blob:|data:|png/.test(each))).toEqual([]);
  expect(complaints).toEqual([]);
});
