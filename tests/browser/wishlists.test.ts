/** Lists in a browser: the dialog and its focus, undoing in place, and every path again without scripts. */
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, type Shop, violations, wake, widths } from "../../harness/browser";
import { goodPassword, makeMember } from "../../harness/member";
import { visitAsMember } from "../../harness/member-visit";

let shop: Shop;
let slugs: string[];
beforeAll(async () => {
  shop = await openShop({ LOG: "off", FORM_SECONDS: "0" });
  const { results } = await shop.site.db
    .prepare("SELECT slug FROM products WHERE available = 1 ORDER BY popularity DESC LIMIT 2")
    .all<{ slug: string }>();
  slugs = results.map(({ slug }) => slug);
});
afterAll(() => shop.close());

const heart = (page: Page) => page.locator(".heart.wide");

test("with scripts: a heart opens the dialog, which keeps focus and scroll, saves, and closes by itself", async () => {
  const { page, context, complaints } = await visitAsMember(shop, { js: true, width: widths.desktop });
  await page.goto(`/${slugs[0]}`);
  await wake(page);
  await heart(page).click();
  const dialog = page.getByRole("dialog", { name: "Salva nella lista" });
  await dialog.getByText("Nessuna lista trovata.").waitFor();
  expect(await violations(page)).toBe("");
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
  await context.close();
});

test("with scripts: signing in from the dialog saves the product, and leads back to where its heart was pressed", async () => {
  const { email, id } = await makeMember(shop.site.db, { password: goodPassword });
  await makeList(id, "Estate");
  const { page, context } = await shop.visit({ width: widths.phone });
  await page.goto(`/${slugs[1]}`);
  await wake(page);
  await heart(page).click();
  const dialog = page.getByRole("dialog", { name: "Salva nella lista" });
  await dialog.getByRole("link", { name: "Accedi" }).click();
  await page.waitForURL("**/login?**");
  await dialog.waitFor({ state: "hidden" });
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(goodPassword);
  await page.getByRole("button", { name: "Accedi", exact: true }).click();
  await page.getByText("Prodotto aggiunto alla lista “Estate”!").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/${slugs[1]}`);
  expect(await heart(page).getAttribute("class")).toContain("saved");
  await context.close();
});

async function makeList(user: number, name: string) {
  await shop.site.db
    .prepare("INSERT INTO wishlists (user_id, name, create_key, created_at) VALUES (?, ?, ?, ?)")
    .bind(user, name, crypto.randomUUID(), new Date().toISOString())
    .run();
}

const bar = (page: Page) => page.locator(".snackbar[popover]");

test("with scripts: one tap saves in place; 'Annulla' takes it back, 'Cambia lista' moves it, and each is told and counted once", async () => {
  const { page, context, complaints, user } = await visitAsMember(shop, { js: true, width: widths.phone });
  await makeList(user, "Estate");
  const agreed = `1.${Math.floor(Date.now() / 1000).toString(36)}.10`;
  await context.addCookies([{ name: "cookiePreferences", value: agreed, url: shop.site.url.origin }]);
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
  expect(await violations(page)).toBe("");
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
  const held = await shop.site.db
    .prepare(
      "SELECT l.name FROM wishlist_items i JOIN wishlists l USING (list_id) WHERE i.user_id = ? AND i.removed_at IS NULL",
    )
    .bind(user)
    .all<{ name: string }>();
  expect(held.results).toEqual([{ name: "Mare" }]);
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  await expect.poll(() => events.filter((type) => type === "add_to_wishlist")).toHaveLength(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test("with scripts: by keyboard the message stands behind the heart, stays, and gives the focus back", async () => {
  const { page, context, user } = await visitAsMember(shop, { js: true, width: widths.desktop });
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
  await context.close();
});

test("with scripts: pointed at, the message leaves after some seconds; a heart that nobody answers says so", async () => {
  const { page, context, user } = await visitAsMember(shop, { js: true, width: widths.desktop });
  await makeList(user, "Estate");
  await page.goto(`/${slugs[0]}`);
  await wake(page);
  await heart(page).click();
  await bar(page).getByText("Prodotto aggiunto alla lista “Estate”!").waitFor();
  await page.mouse.move(5, 5);
  await expect.poll(() => bar(page).textContent(), { timeout: 15_000 }).toBe("");
  await page.goto(`/${slugs[1]}`);
  await wake(page);
  await heart(page).hover();
  await page.route("**/wishlist/salva**", (route) => route.abort());
  await heart(page).click();
  await bar(page).getByText("Non è stato possibile aggiungere il prodotto. Riprova.").waitFor();
  expect(await heart(page).getAttribute("class")).not.toContain("saved");
  await context.close();
});

/** How often; `REPEAT=200` asks for what was asked once. */
const repeated = Number(process.env.REPEAT ?? 4);

test("with scripts: a new list from the dialog always says its sentence, on slow lines, pressed twice, searched or closed meanwhile", {
  timeout: 60_000 + repeated * 8_000,
}, async () => {
  const { page, context, user } = await visitAsMember(shop, { js: true, width: widths.phone });
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
    await line.send("Emulation.setCPUThrottlingRate", { rate: slow ? 6 : 1 });
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
      page.evaluate(
        "globalThis.said.some((text) => text.includes('Lista creata con successo. Prodotto aggiunto alla lista!'))",
      );
    await expect
      .poll(heard, { timeout: 15_000 })
      .toBe(true)
      .catch(() => silent.push(time));
    await dialog.waitFor({ state: "hidden" });
    await shop.site.db
      .prepare("DELETE FROM wishlists WHERE user_id = ? AND name LIKE 'Lista %'")
      .bind(user)
      .run();
  }
  expect(silent).toEqual([]);
  await context.close();
});

test("with scripts: the sentence of the dialog can be read however long the page behind it took", async () => {
  const { page, context, user } = await visitAsMember(shop, { js: true, width: widths.phone });
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
  await context.close();
});

test("with scripts: lists narrow while they are searched, in the dialog and on its page; without a connection nothing is lost", async () => {
  const { page, context, user } = await visitAsMember(shop, { js: true, width: widths.desktop });
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
  await shop.site.db.prepare("UPDATE wishlists SET looked_at = NULL WHERE user_id = ?").bind(user).run();
  await page.goto(`/${slugs[1]}`);
  await wake(page);
  await heart(page).click();
  const dialog = page.getByRole("dialog", { name: "Salva nella lista" });
  await dialog.getByLabel("Cerca tra le tue liste").pressSequentially("inv");
  await expect.poll(() => rows.allInnerTexts()).toEqual(["Inverno"]);
  expect(await dialog.getByLabel("Cerca tra le tue liste").inputValue()).toBe("inv");
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
  await context.close();
});

test("with scripts: a removal is undone in place, and stays while it is pointed at", async () => {
  const { page, context, complaints } = await visitAsMember(shop, { js: true, width: widths.desktop });
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
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
  await context.close();
});

test("with scripts: a removal shows at once, and the product comes back when it fails", async () => {
  const { page, context } = await visitAsMember(shop, { js: true, width: widths.desktop });
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
  await context.close();
});

test("with scripts: what was removed can be taken back for some seconds, then the message has gone", async () => {
  const { page, context } = await visitAsMember(shop, { js: true, width: widths.desktop });
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
  await context.close();
});

async function saveIntoNew(page: Page, name: string) {
  await page.getByLabel("Nome della lista").fill(name);
  await page.getByRole("button", { name: "Crea e salva" }).click();
  await page.getByText("Prodotto aggiunto alla lista!").waitFor();
}

test("without scripts: save, remove, undo, rename, share and delete are pages and posts", async () => {
  const { page, context } = await visitAsMember(shop, { js: false, width: widths.phone });
  await page.goto(`/${slugs[0]}`);
  await heart(page).click();
  await saveIntoNew(page, "Estate");
  expect(new URL(page.url()).pathname).toBe(`/${slugs[0]}`);
  expect(await heart(page).getAttribute("class")).toContain("saved");
  await page.goto("/account/wishlist");
  await page.getByRole("button", { name: /^Rimuovi/ }).click();
  await page.getByRole("button", { name: "Annulla" }).click();
  expect(await page.locator(".saved-grid > li").count()).toBe(1);
  await page.getByRole("link", { name: /^Rinomina/ }).click();
  await page.getByLabel("Nome della lista").fill("Mare");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Mare" }).waitFor();
  await page.getByText("Condividi", { exact: true }).click();
  await page.getByRole("button", { name: "Crea il collegamento" }).click();
  const shared = await page.getByLabel("Collegamento della lista").inputValue();
  await page.getByRole("link", { name: /^Elimina/ }).click();
  await page.getByRole("button", { name: "Elimina" }).click();
  await page.getByText("Non hai ancora creato nessuna lista.").waitFor();
  expect((await page.goto(shared))?.status()).toBe(404);
  await context.close();
});

test("without scripts: one tap saves, and the page says so with 'Cambia lista' and 'Annulla'", async () => {
  const { page, context, user } = await visitAsMember(shop, { js: false, width: widths.phone });
  await makeList(user, "Estate");
  await page.goto("/prodotti");
  await page.locator("article.card .heart").first().click();
  await page.getByText("Prodotto aggiunto alla lista “Estate”!").waitFor();
  expect(new URL(page.url()).pathname).toBe("/prodotti");
  await page.getByRole("link", { name: "Cambia lista" }).click();
  await page.getByRole("heading", { name: "Cambia lista" }).waitFor();
  await page.getByText("Nuova lista").click();
  await page.getByLabel("Nome della lista").fill("Mare");
  await page.getByRole("button", { name: "Crea e sposta" }).click();
  await page.getByText("Prodotto spostato nell'altra lista.").waitFor();
  await page.locator("article.card .heart").nth(1).click();
  await page.getByText("Prodotto aggiunto alla lista “Mare”!").waitFor();
  await page.getByRole("button", { name: "Annulla" }).click();
  await page.getByText("Prodotto rimosso dalla lista.").waitFor();
  expect(await page.locator("article.card .heart.saved").count()).toBe(1);
  await context.close();
});

test("an alert is asked for with and without scripts, and its form is accessible", async () => {
  for (const js of [true, false]) {
    const { page, context } = await visitAsMember(shop, { js, width: widths.phone });
    await page.goto(`/avvisi/nuovo?prodotto=${slugs[0]}`);
    if (js) await wake(page);
    if (js) expect(await violations(page)).toBe("");
    await page.getByRole("button", { name: "Avvisami" }).click();
    await page.getByText(/^Avviso attivo/).waitFor();
    await context.close();
  }
});
