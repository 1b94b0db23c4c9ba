/** Signing in as a person sees it: the button, the hints, other tabs; nothing that axe would mind. Without scripts: `worker/identity/person.test.ts`. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop, wake, widths } from "../tools/browser";
import { downloaded } from "../tools/connection";
import { forFile } from "../tools/for-file";
import { sideways, violations } from "../tools/judge";
import { linkTo } from "../tools/letters";
import { goodPassword, makeMember } from "../tools/member";

const shop = await forFile(openShop("shared"));

const member = () => makeMember(shop.site.db, { password: goodPassword });
const newPassword = "Quattro gatti 5";
const button = "main form .send button";

test("with scripts the button waits for both fields, caps lock is told, a wrong password keeps the email", async () => {
  const { email } = await member();
  const { page } = await shop.visit();
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
});

/** Ways in which text comes into a field or goes from it; the last of them say nothing. */
const ways: [name: string, fill: (page: Page, selector: string, text: string) => Promise<unknown>][] = [
  ["typed", (page, selector, text) => page.locator(selector).pressSequentially(text)],
  [
    "pasted",
    async (page, selector, text) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.locator(selector).press("Control+V");
    },
  ],
  ["filled in by the browser", (page, selector, text) => page.fill(selector, text)],
  [
    "filled in by a password manager that says so",
    (page, selector, text) =>
      page.locator(selector).evaluate((field: HTMLInputElement, filled) => {
        field.value = filled;
        for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
      }, text),
  ],
  [
    "filled in by one that says nothing",
    (page, selector, text) =>
      page.locator(selector).evaluate((field: HTMLInputElement, filled) => {
        field.value = filled;
      }, text),
  ],
  [
    "written as an attribute",
    (page, selector, text) =>
      page.locator(selector).evaluate((field, filled) => field.setAttribute("value", filled), text),
  ],
];

test("the button follows its fields, however they are filled and emptied; after a refusal, back and anew too", async () => {
  const { email } = await member();
  const { page, context } = await shop.visit();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const isOff = () => page.isDisabled(button);
  // An attribute is the value of a field in which nobody has typed.
  for (const [name, fill] of ways.toReversed()) {
    await page.goto("/login?next=/brand");
    await wake(page);
    await expect.poll(isOff, { message: name }).toBe(true);
    await fill(page, "[name=email]", email);
    await fill(page, "[name=password]", goodPassword);
    await expect.poll(isOff, { message: name }).toBe(false);
    await page.locator("[name=password]").evaluate((field: HTMLInputElement) => {
      field.value = "";
    });
    await expect.poll(isOff, { message: name }).toBe(true);
  }
  await page.fill("[name=email]", email);
  await page.fill("[name=password]", "sbagliata");
  await page.click(button);
  await page.locator(".outcome.failed").waitFor();
  await expect.poll(isOff).toBe(false);
  expect(await page.inputValue("[name=password]")).toBe("sbagliata");

  // What a page holds that comes back or is loaded anew is the browser's; the button follows it.
  const follows = () =>
    page.evaluate((selector) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("[required]")];
      const { disabled } = document.querySelector(selector) as HTMLButtonElement;
      return disabled === fields.some(({ value }) => value === "");
    }, button);
  await page.goto("/brand");
  await page.goBack();
  await wake(page);
  await expect.poll(follows).toBe(true);
  await page.fill("[name=email]", email);
  await page.reload();
  await wake(page);
  await expect.poll(follows).toBe(true);
  await page.fill("[name=email]", email);
  await page.fill("[name=password]", goodPassword);
  await page.press("[name=password]", "Enter");
  await page.waitForURL("**/brand");
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
});

test("a page that the browser kept aside becomes the person's who is there now, in place, with what was typed", async () => {
  const { email } = await member();
  const { page, context } = await shop.visit();
  await page.goto("/contatti");
  await wake(page);
  await page.getByLabel("Messaggio").fill("Quando arriva la taglia 38?");
  const other = await context.newPage();
  await signIn(other, email);
  expect(await page.textContent(".tools .account")).toBe("Accedi");
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect.poll(() => page.textContent(".tools .account")).toBe("Giulia");
  expect(await page.getByLabel("Messaggio").inputValue()).toBe("Quando arriva la taglia 38?");
  expect(await page.evaluate("window.sameDocument")).toBe(true);
});

test("a new password ticks its rules off while it is typed, and a reset ends at the door", async () => {
  const { email } = await member();
  const { page } = await shop.visit();
  await page.goto("/forgot-password");
  await wake(page);
  await page.fill("[name=email]", email);
  await page.click(button);
  await page.waitForSelector("text=troverai un link");
  await page.goto(await linkTo(shop.site.db, email));
  await wake(page);
  await page.fill("[name=password]", "abcdefgh1");
  await expect.poll(() => page.locator(".rules [data-held]").count()).toBe(3);
  await page.fill("[name=password]", "Quattro gatti 5");
  await expect.poll(() => page.locator(".rules [data-held]").count()).toBe(4);
  await page.fill("[name=password_conferma]", "altro");
  await page.click(button);
  await page.waitForSelector("text=Le password non coincidono.");
  expect(await page.locator(".rules [data-held]").count(), "as what is typed still says").toBe(4);
  await page.fill("[name=password_conferma]", "Quattro gatti 5");
  await page.click(button);
  await page.waitForSelector("text=Password reimpostata. Ora puoi accedere con quella nuova.");
  await page.waitForURL("**/login");
});

test("the doors and the account have no accessibility violation and fit every screen", async () => {
  const { email } = await member();
  const { page, complaints } = await shop.visit({ width: widths.phone });
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
});

test("a whole life with scripts: registered, confirmed, changed, taken away, deleted", async () => {
  const [first, second] = ["vita@posta.example", "nuova-vita@posta.example"];
  const { page, context } = await shop.visit();
  const ready = () => wake(page);
  const press = async (sentence: string) => {
    await page.click(button);
    await page.getByText(sentence).waitFor();
  };
  const confirm = async (email: string, outcome: string, password: string | null = null) => {
    await page.goto(await linkTo(shop.site.db, email));
    await ready();
    if (password !== null) await page.fill("[name=password]", password);
    await page.click(".letter-page button");
    await page.getByText(outcome).waitFor();
  };

  await page.goto("/register");
  await ready();
  await page.fill("[name=nome]", "Eva");
  await page.fill("[name=cognome]", "Prova");
  await page.fill("[name=email]", first);
  await page.fill("[name=password]", goodPassword);
  await page.selectOption("[name=genere]", "Donna");
  await page.click(button);
  await page.waitForURL("**/account/info");
  await confirm(first, "Indirizzo email confermato.");

  await page.goto("/account/edit-profile");
  await ready();
  await page.fill("[name=nome]", "Ada");
  await press("Profilo aggiornato con successo.");
  await page.waitForURL("**/account");
  await page.getByText("Ada Prova").waitFor();

  await page.goto("/account/password");
  await ready();
  await page.fill("[name=password_attuale]", goodPassword);
  await page.fill("[name=password_nuova]", newPassword);
  await page.fill("[name=password_conferma]", newPassword);
  await press("Password aggiornata. Gli altri dispositivi sono stati disconnessi.");

  await page.goto("/account/email");
  await ready();
  await page.fill("[name=email]", second);
  await page.fill("[name=password]", newPassword);
  await press("Ti abbiamo scritto al nuovo indirizzo: apri il link per confermarlo.");
  await confirm(second, "Indirizzo email aggiornato.", newPassword);

  await page.goto("/account/dati");
  const all = JSON.parse(await downloaded(page, "a[href$='/tutto.json']"));
  expect(all.liste.profilo).toMatchObject([{ email: second, nome: "Ada" }]);
  const [names, values] = (await downloaded(page, "a[href$='/profilo.csv']")).split("\r\n");
  expect([names, values]).toEqual([
    expect.stringContaining("email,nome"),
    expect.stringContaining(`${second},Ada`),
  ]);

  const old = await context.cookies();
  await page.goto("/account/elimina");
  await ready();
  await page.fill("[name=password]", newPassword);
  await press("Il tuo account è stato eliminato.");
  expect(new URL(page.url()).pathname).toBe("/login");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("sessione");
  await context.addCookies(old);
  await page.goto("/account/info");
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/login?next=%2Faccount%2Finfo");
  await page.goto("/brand");
  expect(await page.textContent(".tools .account"), "nobody on shared pages").toBe("Accedi");
});

async function signIn(page: Page, email: string) {
  await page.goto("/login");
  await enter(page, email);
}

/** Fills and sends the form of the page where it stands. */
async function enter(page: Page, email: string) {
  await page.fill("[name=email]", email);
  await page.fill("[name=password]", goodPassword);
  await page.click(button);
  await page.waitForURL("**/account/info");
}
