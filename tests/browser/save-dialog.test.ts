/** The dialog that saves into a list: its focus, its sentences, and signing in on the way. */
import { expect, test } from "vitest";
import { bar, heart, saveIntoNew, savingShop } from "../fixtures/saving-shop";
import { wake, widths } from "../tools/browser";
import { violations } from "../tools/judge";
import { goodPassword, makeMember } from "../tools/member";

const { slugs, db, visit, asMember, makeList } = await savingShop();

test("with scripts: a heart opens the dialog, which moves nothing, keeps focus and scroll, saves, and closes by itself", async () => {
  const { page, complaints } = await asMember({ js: true, width: widths.desktop });
  await page.goto(`/${slugs[0]}`);
  await wake(page);
  await page.evaluate(() => {
    const seen = globalThis as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.moved += entry.value;
    }).observe({ type: "layout-shift" });
  });
  await heart(page).click();
  const dialog = page.getByRole("dialog", { name: "Salva nella lista" });
  await dialog.getByText("Nessuna lista trovata.").waitFor();
  expect(await page.evaluate("globalThis.moved")).toBe(0);
  expect(await violations(page, { within: "dialog" })).toBe("");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
  for (let press = 0; press < 8; press++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog,body")?.localName)).not.toBe(
    "main",
  );
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await heart(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await heart(page).click();
  await dialog.getByLabel("Nome della lista").fill("Estate");
  await dialog.getByRole("button", { name: "Crea e salva" }).click();
  await dialog.getByText("Lista creata con successo. Prodotto aggiunto alla lista!").waitFor();
  await dialog.waitFor({ state: "hidden" });
  expect(await heart(page).getAttribute("class")).toContain("saved");
  await heart(page).click();
  await dialog.getByText("Salvato in:").waitFor();
  await page.mouse.click(5, 5);
  await dialog.waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
});

test("with scripts: a visitor's heart saves in place, with the log-in beside it; the filled heart's dialog leads to the list and to the account", async () => {
  const { email, id } = await makeMember(db, { password: goodPassword });
  await makeList(id, "Estate");
  const { page, complaints } = await visit({ width: widths.phone });
  await page.goto(`/${slugs[1]}`);
  await wake(page);
  await page.evaluate("globalThis.sameDocument = true");
  await heart(page).dblclick();
  await bar(page).getByText("Prodotto aggiunto alla tua lista!").waitFor();
  await bar(page).getByRole("link", { name: "Accedi o Registrati" }).waitFor();
  await bar(page).hover();
  expect(await violations(page, { within: ".snackbar" })).toBe("");
  await bar(page).getByRole("button", { name: "Annulla" }).click();
  await bar(page).getByText("Prodotto rimosso dalla lista.").waitFor();
  expect(await heart(page).getAttribute("class")).not.toContain("saved");
  await heart(page).click();
  await bar(page).getByText("Prodotto aggiunto alla tua lista!").waitFor();
  expect(await heart(page).getAttribute("class")).toContain("saved");
  // With three tools beside it the wordmark keeps the middle, and on the narrowest phones nothing leaves the screen.
  expect(await page.locator(".tools a").first().getAttribute("href")).toBe("/wishlist");
  const aside = await page.locator(".top .logo").evaluate((logo) => {
    const { left, width } = logo.getBoundingClientRect();
    return Math.abs(left + width / 2 - innerWidth / 2);
  });
  expect(aside).toBeLessThan(2);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.evaluate("globalThis.sameDocument")).toBe(true);
  await heart(page).click();
  const dialog = page.getByRole("dialog", { name: "Salva nella lista" });
  await dialog.getByText("Salvato nella").waitFor();
  expect(await violations(page, { within: "dialog" })).toBe("");
  await dialog.getByRole("link", { name: "tua lista" }).click();
  await page.waitForURL("**/wishlist");
  await page.getByRole("button", { name: "Rimuovi" }).click();
  await page.getByText("Prodotto rimosso dalla lista.").waitFor();
  await page.getByRole("button", { name: "Annulla" }).click();
  await page.getByText("Prodotto rimesso nella lista.").waitFor();
  expect(await violations(page, { within: "main" })).toBe("");
  await page.locator("main").getByRole("link", { name: "Accedi" }).click();
  await page.waitForURL("**/login?**");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(goodPassword);
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await page.getByText("I prodotti che avevi salvato sono nella lista “Estate”.").waitFor();
  expect(await page.locator(".saved-grid .heart.saved").count()).toBe(1);
  expect(complaints).toEqual([]);
});

/** How often; `REPEAT=200` asks for what was asked once, of slow devices too, which take processors all the while. */
const repeated = Number(process.env.REPEAT ?? 4);
const slowness = process.env.REPEAT ? 6 : 1;

test("with scripts: a new list from the dialog always says its sentence, on slow lines, pressed twice, searched or closed meanwhile", async () => {
  const { page, context, user } = await asMember({ js: true, width: widths.phone });
  for (const name of ["Estate", "Inverno"]) await makeList(user, name);
  await page.goto(`/wishlist/salva?prodotto=${slugs[0]}`);
  await page.getByRole("button", { name: /^Estate/ }).click();
  await page.getByText("Prodotto aggiunto alla lista!").waitFor();
  await page.goto(`/${slugs[0]}`);
  await wake(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      for (const place of document.querySelectorAll(".save-said, .snackbar"))
        if (place.textContent) said.push(place.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const line = await context.newCDPSession(page);
  const silent: number[] = [];
  for (let time = 0; time < repeated; time++) {
    const slow = time % 2 === 1;
    await line.send("Emulation.setCPUThrottlingRate", { rate: slow ? slowness : 1 });
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slow ? 900 : 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.evaluate("globalThis.said.length = 0");
    await heart(page).click();
    const dialog = page.getByRole("dialog", { name: "Salva nella lista" });
    await dialog.getByText("Nuova lista").click();
    await dialog.getByLabel("Nome della lista").fill(`Lista ${time}`);
    if (time % 4 >= 2) await dialog.getByLabel("Cerca tra le tue liste").fill("e");
    const make = dialog.getByRole("button", { name: "Crea e salva" });
    if (time % 3 === 0) await make.dblclick();
    else await make.click();
    if (time % 4 === 3) await page.keyboard.press("Escape");
    const heard = () =>
      page.evaluate("said.join().includes('Lista creata con successo. Prodotto aggiunto alla lista!')");
    await expect
      .poll(heard)
      .toBe(true)
      .catch(() => silent.push(time));
    await dialog.waitFor({ state: "hidden" });
    await db.prepare("DELETE FROM wishlists WHERE user_id = ? AND name LIKE 'Lista %'").bind(user).run();
  }
  expect(silent).toEqual([]);
});

test("with scripts: the sentence of the dialog can be read however long the page behind it took", async () => {
  const { page, user } = await asMember({ js: true, width: widths.phone });
  await makeList(user, "Estate");
  await makeList(user, "Inverno");
  await page.goto(`/${slugs[0]}`);
  await wake(page);
  await heart(page).click();
  const dialog = page.getByRole("dialog", { name: "Salva nella lista" });
  await dialog.getByRole("button", { name: /^Estate/ }).waitFor();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = page.waitForRequest(
    (request) => request.method() === "GET" && request.url().includes("/wishlist/salva"),
  );
  await page.route("**/wishlist/salva**", async (route) => {
    if (route.request().method() === "GET") await held;
    await route.fallback();
  });
  await page.clock.install();
  await dialog.getByRole("button", { name: /^Estate/ }).click();
  await asked;
  await page.clock.runFor(5_000);
  answer();
  await dialog.getByText("Prodotto aggiunto alla lista!").waitFor();
  await page.clock.runFor(900);
  await dialog.waitFor({ state: "hidden" });
});

test("with scripts: lists narrow while they are searched, in the dialog and on its page; without a connection nothing is lost", async () => {
  const { page, context, user } = await asMember({ js: true, width: widths.desktop });
  for (const name of ["Estate", "Inverno"]) {
    await page.goto(`/wishlist/salva?prodotto=${slugs[0]}`);
    if (name === "Inverno") await page.getByText("Nuova lista").click();
    await saveIntoNew(page, name);
  }
  const rows = page.locator(".save .rows .name");
  await page.goto(`/wishlist/salva?prodotto=${slugs[1]}`);
  await wake(page);
  await page.getByLabel("Cerca tra le tue liste").pressSequentially("est");
  await expect.poll(() => rows.allInnerTexts()).toEqual(["Estate"]);
  // With none of them used last, the heart asks.
  await db.prepare("UPDATE wishlists SET looked_at = NULL WHERE user_id = ?").bind(user).run();
  await page.goto(`/${slugs[1]}`);
  await wake(page);
  await heart(page).click();
  const dialog = page.getByRole("dialog", { name: "Salva nella lista" });
  await dialog.getByText("Nuova lista").click();
  await dialog.getByLabel("Nome della lista").fill("Mare");
  await dialog.getByLabel("Cerca tra le tue liste").pressSequentially("inv");
  await expect.poll(() => rows.allInnerTexts()).toEqual(["Inverno"]);
  expect(await dialog.getByLabel("Cerca tra le tue liste").inputValue()).toBe("inv");
  expect(await dialog.getByLabel("Nome della lista").inputValue()).toBe("Mare");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: /^Inverno/ }).click();
  await dialog.getByText("Non è stato possibile aggiungere il prodotto. Riprova.").waitFor();
  expect(await heart(page).getAttribute("class")).not.toContain("saved");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: /^Inverno/ }).click();
  await dialog.getByText("Prodotto aggiunto alla lista!").waitFor();
  await dialog.waitFor({ state: "hidden" });
  expect(await heart(page).getAttribute("class")).toContain("saved");
  expect(new URL(page.url()).pathname).toBe(`/${slugs[1]}`);
});
