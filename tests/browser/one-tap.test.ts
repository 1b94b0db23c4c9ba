/** Saving by one tap: told in place with 'Cambia lista' and 'Annulla', by finger and keyboard. */
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { bar, heart, savingShop } from "../fixtures/saving-shop";
import { wake, widths } from "../tools/browser";
import { violations } from "../tools/judge";

const { slugs, db, origin, asMember, makeList } = await savingShop();

test("with scripts: one tap saves in place; 'Annulla' takes it back, 'Cambia lista' moves it, and each is told and counted once", async () => {
  const { page, context, complaints, user } = await asMember({ js: true, width: widths.phone });
  await makeList(user, "Estate");
  const agreed = `1.${Math.floor(Date.now() / 1000).toString(36)}.10`;
  await context.addCookies([{ name: "cookiePreferences", value: agreed, url: origin }]);
  const events: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/eventi") return;
    const { eventi } = request.postDataJSON() as { eventi: { tipo_evento: string }[] };
    events.push(...eventi.map(({ tipo_evento }) => tipo_evento));
  });
  await page.goto(`/${slugs[0]}`);
  await wake(page);
  await page.evaluate("globalThis.sameDocument = true");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/wishlist/")) posts.push(request.url());
  });
  await heart(page).dblclick();
  await bar(page).getByText("Prodotto aggiunto alla lista “Estate”!").waitFor();
  expect(await heart(page).getAttribute("class")).toContain("saved");
  expect(posts).toHaveLength(1);
  // Pointed at, it stays for as long as it is looked at.
  await bar(page).hover();
  expect(await violations(page, { within: ".snackbar" })).toBe("");
  const box = (await bar(page).locator(".outcome").boundingBox()) as { x: number; y: number; width: number };
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(widths.phone);
  await bar(page).getByRole("button", { name: "Annulla" }).dblclick();
  await bar(page).getByText("Prodotto rimosso dalla lista.").waitFor();
  expect(await heart(page).getAttribute("class")).not.toContain("saved");
  expect(posts).toHaveLength(2);
  await heart(page).click();
  await bar(page).getByRole("link", { name: "Cambia lista" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambia lista" });
  await dialog.getByText("Nuova lista").click();
  await dialog.getByLabel("Nome della lista").fill("Mare");
  await dialog.getByRole("button", { name: "Crea e sposta" }).click();
  await dialog.getByText("Prodotto spostato nell'altra lista.").waitFor();
  await dialog.waitFor({ state: "hidden" });
  expect(await heart(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.evaluate("globalThis.sameDocument")).toBe(true);
  const held = await rows<{ name: string }>(db)`SELECT l.name FROM wishlist_items i JOIN wishlists l USING
    (list_id) WHERE i.user_id = ${user} AND i.removed_at IS NULL`;
  expect(held).toEqual([{ name: "Mare" }]);
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  await expect.poll(() => events.filter((type) => type === "add_to_wishlist")).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("with scripts: by keyboard the message stands behind the heart, stays, and gives the focus back", async () => {
  const { page, user } = await asMember({ js: true, width: widths.desktop });
  await makeList(user, "Estate");
  await page.goto("/prodotti");
  await wake(page);
  const first = page.locator("article.card .heart").first();
  await page.keyboard.press("Tab");
  await first.focus();
  await page.keyboard.press("Enter");
  await bar(page).getByText("Prodotto aggiunto alla lista “Estate”!").waitFor();
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.clock.install();
  await page.clock.runFor(20_000);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Annulla");
  await page.keyboard.press("Enter");
  await bar(page).getByText("Prodotto rimosso dalla lista.").waitFor();
  expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await bar(page).textContent()).toBe("");
});

test("with scripts: pointed at, the message leaves after some seconds; a heart that nobody answers says so", async () => {
  const { page, user } = await asMember({ js: true, width: widths.desktop });
  await makeList(user, "Estate");
  await page.goto(`/${slugs[0]}`);
  await wake(page);
  await heart(page).click();
  await bar(page).getByText("Prodotto aggiunto alla lista “Estate”!").waitFor();
  await page.mouse.move(5, 5);
  await expect.poll(() => bar(page).textContent()).toBe("");
  await page.goto(`/${slugs[1]}`);
  await wake(page);
  await heart(page).hover();
  await page.route("**/wishlist/salva**", (route) => route.abort());
  await heart(page).click();
  await bar(page).getByText("Non è stato possibile aggiungere il prodotto. Riprova.").waitFor();
  expect(await heart(page).getAttribute("class")).not.toContain("saved");
});
