/** Signing in as a person sees it: the button, the hints, other tabs; the same without scripts; nothing that axe would mind. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop, sideways, violations, wake, widths } from "../../harness/browser";
import { goodPassword, makeMember } from "../../harness/member";
import { hostile } from "../fixtures/hostile-next";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ LOG: "off" });
});
afterAll(() => shop.close());

const member = () => makeMember(shop.site.db, { password: goodPassword });
const button = "main form .send button";

test("with scripts the button waits for both fields, caps lock is told, a wrong password keeps the email", async () => {
  const { email } = await member();
  const { page, context } = await shop.visit();
  await page.goto("/brand");
  await page.goto("/login?next=/brand");
  await wake(page);
  await expect.poll(() => page.isDisabled(button)).toBe(true);
  await page.fill("[name=email]", email);
  expect(await page.isDisabled(button)).toBe(true);
  await page.fill("[name=password]", "sbagliata");
  expect(await page.isDisabled(button)).toBe(false);
  await page.dispatchEvent("[name=password]", "keydown", { key: "a", modifierCapsLock: true, bubbles: true });
  await expect.poll(() => page.textContent(".caps")).toBe("Bloc Maiusc attivo");
  await page.click(".password .show");
  expect(await page.getAttribute("[name=password]", "type")).toBe("text");
  await page.click(button);
  await page.waitForSelector(".outcome.failed");
  expect(await page.textContent(".outcome.failed")).toBe(
    "Errore durante l'accesso: controlla le credenziali e riprova.",
  );
  expect(await page.inputValue("[name=email]")).toBe(email);
  await page.fill("[name=password]", goodPassword);
  await page.click(button);
  await page.waitForURL("**/brand");
  await expect.poll(() => page.textContent(".tools .account")).toBe("Giulia");
  await page.goBack();
  expect(new URL(page.url()).pathname, "the way in has left the history").toBe("/brand");
  await context.close();
});

test("signing out in one tab signs the others out; the pages of the account lead to the door", async () => {
  const { email } = await member();
  const { page, context } = await shop.visit();
  await signIn(page, email);
  const shared = await context.newPage();
  await shared.goto("/brand");
  await wake(shared);
  expect(await shared.textContent(".tools .account")).toBe("Giulia");
  const own = await context.newPage();
  await own.goto("/account/edit-profile");
  await wake(own);
  await page.click(".account-menu button");
  await page.waitForURL("**/login");
  await wake(page);
  expect(await page.textContent("#modulo")).toContain("Hai chiuso la sessione.");
  await expect.poll(() => shared.textContent(".tools .account")).toBe("Accedi");
  await own.waitForURL("**/login?next=%2Faccount%2Fedit-profile");
  expect(await page.evaluate(() => localStorage.getItem("auth:logout"))).toMatch(/^\d+$/);
  expect(await page.evaluate(() => document.cookie), "nothing in scripts' reach").not.toMatch(
    /sessione|dispositivo/,
  );
  await context.close();
});

test("without scripts: registration with its mistakes, the account, the way out", async () => {
  const { page, context } = await shop.visit({ js: false, width: widths.phone });
  await page.goto("/register");
  await page.click(button);
  expect(await page.locator(".mistake").count()).toBe(5);
  await page.fill("[name=nome]", "Eva");
  await page.fill("[name=cognome]", "Prova");
  await page.fill("[name=email]", "eva@posta.example");
  await page.fill("[name=password]", "minuscole123");
  await page.selectOption("[name=genere]", "Donna");
  await page.click(button);
  expect(await page.textContent(".password .mistake")).toBe(
    "La password deve avere almeno 8 caratteri, lettere, numeri e una maiuscola o un simbolo.",
  );
  expect(await page.inputValue("[name=nome]")).toBe("Eva");
  await page.fill("[name=password]", goodPassword);
  await page.click(button);
  expect(new URL(page.url()).pathname).toBe("/account/info");
  expect(await page.textContent("main")).toContain("eva@posta.example");
  await page.goto("/logout");
  await page.click(button);
  expect(await page.textContent("#modulo")).toContain("Hai chiuso la sessione.");
  await context.close();
});

test("a new password ticks its rules off while it is typed, and after the reset the door opens by itself", async () => {
  const { email } = await member();
  const { page, context } = await shop.visit();
  await page.goto("/forgot-password");
  await page.fill("[name=email]", email);
  await page.click(button);
  await page.waitForSelector("text=troverai un link");
  const letter = await shop.site.db
    .prepare("SELECT text FROM mail_outbox WHERE recipient = ?")
    .bind(email)
    .first<{ text: string }>();
  await page.goto(/\/reset-password\?token=[0-9a-f]{64}/.exec(letter?.text ?? "")?.[0] ?? "");
  await wake(page);
  await page.fill("[name=password]", "abcdefgh1");
  await expect.poll(() => page.locator(".rules [data-held]").count()).toBe(3);
  await page.fill("[name=password]", "Quattro gatti 5");
  await expect.poll(() => page.locator(".rules [data-held]").count()).toBe(4);
  await page.fill("[name=password_conferma]", "Quattro gatti 5");
  await page.click(button);
  await page.waitForSelector("text=Password reimpostata. Ora puoi accedere con quella nuova.");
  await page.waitForURL("**/login");
  await context.close();
});

test("the doors and the account have no accessibility violation and fit every screen", async () => {
  const { email } = await member();
  const { page, context, complaints } = await shop.visit({ width: widths.phone });
  for (const path of ["/login", "/register", "/forgot-password", `/reset-password?token=${"a".repeat(64)}`]) {
    await page.goto(path);
    await wake(page);
    expect(await violations(page), path).toBe("");
  }
  await signIn(page, email);
  for (const path of ["/account/info", "/account/edit-profile", "/account/dati", "/account/elimina"]) {
    await page.goto(path);
    expect(await violations(page), path).toBe("");
  }
  expect(await sideways(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("no address to go on to leads a browser off the site, or round in circles", async () => {
  const { email } = await member();
  const { page, context, stores } = await shop.visit({ js: false });
  await signIn(page, email);
  for (const next of hostile) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`, { waitUntil: "commit" });
    expect([next, page.url()]).toEqual([next, `${shop.site.url.origin}/account/info`]);
  }
  expect(stores, "evil.example was never asked").toEqual([]);
  await context.close();
});

async function signIn(page: import("playwright").Page, email: string) {
  await page.goto("/login");
  await page.fill("[name=email]", email);
  await page.fill("[name=password]", goodPassword);
  await page.click(button);
  await page.waitForURL("**/account/info");
}
