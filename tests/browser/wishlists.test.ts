/** Lists in a browser: removing and undoing in place; alerts, which look alike. */
import { expect, test } from "vitest";
import { saveIntoNew, savingShop } from "../fixtures/saving-shop";
import { wake, widths } from "../tools/browser";
import { violations } from "../tools/judge";

const { slugs, asMember, makeList } = await savingShop();

test("with scripts: a removal is undone in place, and stays while it is pointed at", async () => {
  const { page, complaints } = await asMember({ width: widths.desktop });
  await page.goto(`/wishlist/salva?prodotto=${slugs[0]}`);
  expect(await violations(page)).toBe("");
  await saveIntoNew(page, "Estate");
  await page.goto("/wishlist");
  await wake(page);
  expect(await violations(page)).toBe("");
  await page.getByRole("button", { name: /^Rimuovi/ }).click();
  const bar = page.locator(".snackbar");
  await bar.getByText("Prodotto rimosso dalla lista.").waitFor();
  await page.getByText("La tua lista dei desideri è vuota.").waitFor();
  await bar.getByRole("button", { name: /^Annulla/ }).hover();
  await page.clock.install();
  await page.clock.fastForward(20_000);
  await bar.getByRole("button", { name: /^Annulla/ }).click();
  await page.getByRole("button", { name: /^Rimuovi/ }).waitFor();
  await page.getByRole("link", { name: /^Rinomina/ }).click();
  await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("nome_lista");
  await page.getByLabel("Nome della lista").fill("Mare");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Mare" }).waitFor();
  await page.getByRole("link", { name: /^Elimina/ }).click();
  const question = page.getByRole("dialog", { name: /^Vuoi eliminare la lista “Mare”/ });
  await question.waitFor();
  expect(await question.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  expect(complaints).toEqual([]);
  await question.getByRole("checkbox").uncheck();
  await question.getByRole("button", { name: "Elimina" }).click();
  await question.getByText("La lista non è vuota").waitFor();
  expect(await question.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
});

test("with scripts: a removal shows at once, and the product comes back when it fails", async () => {
  const { page } = await asMember({ width: widths.desktop });
  await page.goto(`/wishlist/salva?prodotto=${slugs[0]}`);
  await saveIntoNew(page, "Estate");
  await page.goto("/wishlist");
  await wake(page);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await asked;
    await route.abort();
  });
  await page.getByRole("button", { name: /^Rimuovi/ }).click();
  const item = page.locator(".saved-grid > li");
  await item.waitFor({ state: "hidden" });
  answer();
  await page.getByText("Errore nel rimuovere il prodotto dalla wishlist.").waitFor();
  expect(await item.isVisible()).toBe(true);
});

test("with scripts: what was removed can be taken back for some seconds, then the message has gone", async () => {
  const { page } = await asMember({ width: widths.desktop });
  await page.goto(`/wishlist/salva?prodotto=${slugs[0]}`);
  await saveIntoNew(page, "Estate");
  await page.goto("/wishlist");
  await wake(page);
  await page.clock.install();
  await page.getByRole("button", { name: /^Rimuovi/ }).click();
  const said = page.locator(".snackbar").getByText("Prodotto rimosso dalla lista.");
  await said.waitFor();
  await page.mouse.move(5, 5);
  await page.clock.runFor(4_600);
  await said.waitFor({ state: "detached" });
});

test("with scripts: an alert is asked for and a brand is followed, and their pages are accessible", async () => {
  const { page } = await asMember({ width: widths.phone });
  await page.goto(`/avvisi/nuovo?prodotto=${slugs[0]}`);
  await wake(page);
  expect(await violations(page)).toBe("");
  await page.getByRole("button", { name: "Avvisami" }).click();
  await page.getByText(/^Avviso attivo/).waitFor();
  await page.goto("/brand/nike");
  await wake(page);
  expect(await violations(page)).toBe("");
  await page.getByRole("link", { name: /^Segui/ }).press("Enter");
  await page.getByRole("button", { name: "Segui" }).click();
  await page.getByText(/^Segui questa marca/).waitFor();
  await page.goto("/avvisi");
  await page.getByRole("link", { name: "Nike" }).waitFor();
  await page.getByRole("button", { name: /Nike$/ }).click();
  await page.getByText("Avviso terminato.").first().waitFor();
});

test("of lists with long names the strip scrolls, not the page", async () => {
  const { page, user } = await asMember({ width: widths.phone });
  await makeList(user, "Una lista dal nome lungo, come se ne scrivono tante");
  await page.goto("/account/wishlist");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(widths.phone);
});
