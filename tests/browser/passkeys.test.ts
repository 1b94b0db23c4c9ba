/** Passkeys with a virtual authenticator: an operator makes one at the desk and uses it in place of the digits; scripts away, the digits stay. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop } from "../tools/browser";
import { field } from "../tools/desk";
import { forFile } from "../tools/for-file";
import { goodPassword } from "../tools/member";
import { makeOperator } from "../tools/operator";
import { giveAuthenticator } from "../tools/virtual-authenticator";

const shop = await forFile(openShop("shared"));
const operator = await makeOperator(shop.site.db, { password: goodPassword });
// Keys are bound to names, and an address of numbers is none.
const desk = `http://localhost:${shop.site.url.port}/gestione`;

async function typePassword(page: Page): Promise<void> {
  await field(page, "Email").fill(operator.email);
  await field(page, "Password").fill(goodPassword);
}

/** From the desk's first screen: two presses. */
async function openKeys(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Sistema", exact: true }).click();
  await page.getByRole("link", { name: "Passkey" }).click();
}

test("an operator makes a passkey with both factors, enters with it without digits, and removes it", async () => {
  const { page, complaints } = await shop.visit();
  await giveAuthenticator(page);
  await page.goto(`${desk}/accesso`);
  await typePassword(page);
  await field(page, "Codice").fill(operator.code());
  await page.getByRole("button", { name: "Accedi" }).click();
  await openKeys(page);
  await page.getByText("Nessuna passkey.").waitFor();
  await field(page, "Nome").fill("Portatile");
  await field(page, "Password").fill(goodPassword);
  await field(page, "Codice").fill(operator.recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Crea la passkey" }).click();
  await page.getByText("Passkey aggiunta").waitFor();
  await page.getByRole("button", { name: "Esci" }).click();
  await typePassword(page);
  await page.getByRole("button", { name: "Usa una passkey al posto del codice" }).click();
  await openKeys(page);
  await page.getByRole("button", { name: "Elimina: Portatile" }).click();
  await page.getByText("Nessuna passkey.").waitFor();
  expect(complaints).toEqual([]);
});

test("without scripts nothing of passkeys is offered at the door, and the page says what they need", async () => {
  const { page } = await shop.visit({ js: false });
  await page.goto(`${desk}/accesso`);
  expect(await page.getByRole("button").allTextContents()).not.toContain(
    "Usa una passkey al posto del codice",
  );
  await typePassword(page);
  await field(page, "Codice").fill(operator.recoveryCodes[1] ?? "");
  await page.getByRole("button", { name: "Accedi" }).click();
  await openKeys(page);
  await field(page, "Nome").fill("Portatile");
  await field(page, "Password").fill(goodPassword);
  await field(page, "Codice").fill("000000");
  await page.getByRole("button", { name: "Crea la passkey" }).click();
  await page.getByText("serve un browser con gli script attivi").waitFor();
});
