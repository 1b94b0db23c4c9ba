/** A member's passkeys as a person meets them: added with the password, used at the door, renamed, removed. */
import brand from "brand/brand.json";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { watchShifts } from "../fixtures/watch-shifts";
import { putKey } from "../tools/authenticator";
import { openShop, type VisitOptions, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { sideways, violations } from "../tools/judge";
import { goodPassword, makeMember } from "../tools/member";
import { giveAuthenticator } from "../tools/virtual-authenticator";
import { values } from "../worker/sql";

/** Keys are bound to names, and an address of numbers is none. */
const shop = await forFile(openShop("shared"));
const site = `http://localhost:${shop.site.url.port}`;

const member = () => makeMember(shop.site.db, { password: goodPassword, confirmed: true });

async function visit(options?: VisitOptions) {
  const opened = await shop.visit(options);
  const refused = (await opened.context.cookies(shop.site.url.origin)).map(({ name, value }) => ({
    name,
    value,
    url: site,
  }));
  await opened.context.addCookies(refused);
  return opened;
}

async function signIn(page: Page, email: string, next = "/account/passkey"): Promise<void> {
  await page.goto(`${site}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(goodPassword);
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await page.waitForURL(`${site}${next}`);
}

async function addKey(page: Page, name: string): Promise<void> {
  const form = page.locator("#modulo-passkey");
  await form.getByLabel("Nome").fill(name);
  await form.getByLabel("Password attuale").fill(goodPassword);
  await form.getByRole("button", { name: "Crea la passkey" }).click();
  await page.getByText("Passkey aggiunta").waitFor();
}

const letters = async (email: string) =>
  await values<string>(shop.site.db)`SELECT subject FROM mail_outbox WHERE recipient = ${email}
    ORDER BY mail_id`;

const enter = (page: Page) => page.getByRole("button", { name: "Entra con una passkey" });
const leave = async (page: Page) => {
  await page.locator(".account-menu").getByRole("button", { name: "Esci" }).click();
  await page.waitForURL("**/login");
};

test("a member adds a passkey, leaves, comes back with it to where they were going, and removes it", async () => {
  const { email } = await member();
  const { page, context, complaints } = await visit();
  const device = await giveAuthenticator(page);
  await signIn(page, email);
  await page.getByText("Non hai ancora nessuna passkey.").waitFor();
  await addKey(page, "Portatile");
  expect(await page.getByText(/^Aggiunta il .*, mai usata$/).count()).toBe(1);
  expect(await page.inputValue("#passkey-password")).toBe("");
  expect(await letters(email)).toEqual([`Nuova passkey per il tuo account ${brand.name}`]);
  await leave(page);
  await page.goto(`${site}/login?next=%2Fbrand`);
  await page.getByLabel("Memorizza accesso").uncheck();
  await enter(page).click();
  await page.waitForURL(`${site}/brand`);
  await expect.poll(() => page.textContent(".tools .account")).toBe("Giulia");
  const [session] = (await context.cookies(site)).filter(({ name }) => name.endsWith("sessione"));
  expect(session, "what was not to be remembered ends with the browser").toMatchObject({
    expires: -1,
    httpOnly: true,
    sameSite: "Lax",
  });
  await page.goto(`${site}/account/passkey`);
  await page.getByText(/usata l'ultima volta il/).waitFor();
  await page.locator("summary", { hasText: "Rinomina" }).click();
  await page.locator(".account-keys").getByLabel("Nome").fill("Telefono");
  await page.getByRole("button", { name: "Salva il nome" }).click();
  await page.getByRole("heading", { name: "Telefono" }).waitFor();
  await page.getByRole("button", { name: "Elimina Telefono" }).click();
  await page.getByText("Non hai ancora nessuna passkey.").waitFor();
  expect(await device.keys(), "the device keeps its half").toHaveLength(1);
  expect(complaints).toEqual([]);
});

test("a key that is gone, or whose owner is not recognised, lets nobody in and says so; what was typed stays", async () => {
  const { email } = await member();
  const { page } = await visit();
  const device = await giveAuthenticator(page);
  await signIn(page, email);
  await addKey(page, "Portatile");
  await page.getByRole("button", { name: "Elimina Portatile" }).click();
  await page.getByText("Passkey eliminata.").waitFor();
  await leave(page);
  await wake(page);
  await page.getByLabel("Email").fill(email);
  await enter(page).click();
  await page.getByText("La passkey non è stata accettata. Riprova, o accedi con la password.").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  expect(await enter(page).isVisible()).toBe(true);
  await device.refuse();
  await enter(page).click();
  await page.getByText("La passkey non è stata usata. Riprova, o continua senza.").waitFor();
  // The form is the password's again.
  await page.getByLabel("Password").fill(goodPassword);
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await page.waitForURL("**/account/info");
});

test("where the address is typed the browser offers the key; one that is gone is refused once, and not offered again", async () => {
  const { email } = await member();
  const { page } = await visit();
  const device = await giveAuthenticator(page, { inField: true });
  await signIn(page, email);
  await addKey(page, "Portatile");
  await leave(page);
  await page.waitForURL("**/account/info");
  await page.goto(`${site}/account/passkey`);
  await page.getByRole("button", { name: "Elimina Portatile" }).click();
  await page.getByText("Passkey eliminata.").waitFor();
  await leave(page);
  await page.getByText("La passkey non è stata accettata. Riprova, o accedi con la password.").waitFor();
  const [before] = await device.keys();
  await wake(page);
  expect((await device.keys())[0]?.signCount, "the device was not asked again").toBe(before?.signCount);
});

test("a wrong password adds nothing, and what was typed stays for the next try", async () => {
  const { email } = await member();
  const { page } = await visit();
  await giveAuthenticator(page);
  await signIn(page, email);
  await wake(page);
  const form = page.locator("#modulo-passkey");
  await form.getByLabel("Nome").fill("Portatile");
  await form.getByRole("button", { name: "Crea la passkey" }).click();
  await form.getByText("Questo campo è obbligatorio.").waitFor();
  await form.getByLabel("Password attuale").fill("sbagliata");
  await form.getByRole("button", { name: "Crea la passkey" }).click();
  await form.getByText("La password non è corretta.").waitFor();
  expect(await form.getByLabel("Nome").inputValue()).toBe("Portatile");
  await form.getByLabel("Password attuale").fill(goodPassword);
  await form.getByRole("button", { name: "Crea la passkey" }).click();
  await page.getByText("Passkey aggiunta").waitFor();
});

test("whoever has not confirmed the address is told to, and a stranger is led to the door", async () => {
  const { email } = await makeMember(shop.site.db, { password: goodPassword });
  const { page } = await visit();
  await page.goto(`${site}/account/passkey`);
  expect(new URL(page.url()).pathname).toBe("/login");
  await signIn(page, email);
  await page.getByText("Prima conferma l'indirizzo").waitFor();
  expect(await page.getByRole("button", { name: "Crea la passkey" }).count()).toBe(0);
});

test("the door and the page of passkeys have no accessibility violation, fit every screen, and load the script nowhere else", async () => {
  const { id, email } = await member();
  await putKey(shop.site.db, id);
  const { page } = await visit({ width: widths.phone });
  await giveAuthenticator(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(watchShifts);
  await page.goto(`${site}/login`);
  await enter(page).waitFor();
  expect(await page.evaluate("globalThis.shifted")).toBe(0);
  expect(await violations(page)).toBe("");
  expect(await sideways(page)).toEqual([]);
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await signIn(page, email);
  await page.locator("summary", { hasText: "Rinomina" }).click();
  expect(await violations(page)).toBe("");
  expect(await sideways(page)).toEqual([]);
  expect(loaded).toContain("/passkey.js");
  loaded.length = 0;
  await page.goto(`${site}/account/info`);
  await wake(page);
  expect(loaded).not.toContain("/passkey.js");
});
