/** Without network: what was seen can be read, what is somebody's goes with them, and what can wait waits and counts once. */
import type { BrowserContext, Page } from "playwright";
import { expect, test } from "vitest";
import { bar, heart, savingShop } from "../fixtures/saving-shop";
import { wake } from "../tools/browser";
import { openWithWorker, setOffline } from "../tools/connection";
import { violations } from "../tools/judge";
import { patience } from "../tools/patience.mjs";
import { soldByThree, value } from "../worker/sql";

const { slugs, db, makeList, ...shop } = await savingShop();
const options = { offline: true };
const visit = async () => hasty(await shop.visit(options));
const asMember = async () => hasty(await shop.asMember(options));

/** What pages do some seconds later they do ten times as soon. */
async function hasty<Opened extends { context: BrowserContext }>(opened: Opened): Promise<Opened> {
  await opened.context.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((act: () => void, ms = 0) => later(act, ms < 3_000 ? ms : ms / 10)) as typeof later;
  });
  return opened;
}

/** Opens a page until the browser has a copy of it: a worker whose start Chromium drops is asked for by the next page. */
async function see(page: Page, path: string, times = 3): Promise<void> {
  await page.goto(path);
  await wake(page);
  const copied = expect.poll(() => hasCopy(page, path), { timeout: patience.wait / times }).toBe(true);
  if (times > 1) await copied.catch(() => see(page, path, times - 1));
  else await copied;
}

function hasCopy(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => (await caches.match(path)) !== undefined, path);
}

const copies = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls.sort();
  });

/** The page of a variant that three stores sell. */
async function addable(): Promise<string> {
  const [slug] = await soldByThree(db);
  return `/${slug}`;
}

const noted = /^Sei offline: pagina vista il \d{1,2} [a-z]+ alle \d\d:\d\d\. Riprova$/;
const note = (page: Page) => page.locator("#copia").textContent();

test("what was seen is readable without network, as of when; the rest says so, and leads there", async () => {
  const { page, context } = await visit();
  await see(page, "/prodotti");
  const path = await addable();
  await see(page, path);
  const title = await page.locator("h1").textContent();
  await page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.getByRole("link", { name: "Vai al carrello" }).click();
  await page.locator(".cart-page").waitFor();
  await see(page, "/carrello");
  await setOffline(context, true);
  await page.goto(path);
  expect(await note(page)).toMatch(noted);
  expect(await page.locator("h1").textContent()).toBe(title);
  const shown = page.locator(".shots img").first();
  expect(
    await shown.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
  ).toBeGreaterThan(0);
  await wake(page);
  await page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  const said = "Sei offline: aggiungeremo il prodotto al carrello appena torna la connessione.";
  await page.getByText(said).waitFor();
  expect(await page.getByText(said).count()).toBe(1);
  await page.goto("/carrello");
  expect(await note(page)).toMatch(noted);
  expect(await page.locator("main").textContent()).toContain(title);
  await page.goto("/prodotti");
  expect(await note(page)).toMatch(noted);
  await wake(page);
  await page.locator(".strip a", { hasText: "In sconto" }).click();
  await page.getByRole("alert").getByText("Non riusciamo a raggiungere il sito.").waitFor();
  await page.goto("/magazine");
  expect(await page.locator("h1").textContent()).toBe("Sei offline");
  expect(await violations(page)).toBe("");
  await page
    .locator("#viste")
    .getByRole("link", { name: title ?? "" })
    .evaluate((link: HTMLElement) => {
      link.click();
      // A connection that comes and goes holds nobody back who has pressed.
      dispatchEvent(new Event("online"));
    });
  expect(await note(page)).toMatch(noted);
  await setOffline(context, false);
  await page.getByRole("link", { name: "Riprova" }).click();
  await expect.poll(() => page.locator("#copia").count()).toBe(0);
  await setOffline(context, true);
  await page.goto("/magazine");
  await wake(page);
  await setOffline(context, false);
  await page.getByRole("heading", { level: 1, name: "Magazine" }).waitFor();
});

test("log-out, the end of the session and another person take what was somebody's away; the account is never kept", async () => {
  for (const end of ["log-out", "end", "other"] as const) {
    const { page, context, user } = await asMember();
    await makeList(user, "Regali di Giulia");
    await openWithWorker(page, "/account/info");
    await see(page, "/account/wishlist");
    expect(await copies(page)).toEqual(["/account/wishlist", "/senza-rete"]);
    if (end === "log-out") {
      await page.goto("/logout");
      await page.getByRole("button", { name: "Esci" }).click();
      await page.waitForURL("**/login");
      await expect.poll(() => copies(page)).not.toContain("/account/wishlist");
    } else if (end === "end") await context.clearCookies();
    else {
      const other = await asMember();
      const cookies = await other.context.cookies();
      await other.context.close();
      await context.addCookies(cookies);
    }
    await setOffline(context, true);
    await page.goto("/account/wishlist");
    expect(await page.locator("h1").textContent()).toBe("Sei offline");
    expect(await page.content()).not.toContain("Giulia");
    expect(await copies(page)).not.toContain("/account/wishlist");
    await context.close();
  }
});

const saved = (user: number) =>
  value<number>(db)`SELECT COUNT(*) AS n FROM wishlist_items WHERE user_id = ${user} AND removed_at IS NULL`;

test.each(["no network", "an answer that is lost"])(
  "a heart pressed over %s waits, says so, and saves once",
  async (trouble) => {
    const { page, context, user } = await asMember();
    await makeList(user, "Estate");
    await see(page, `/${slugs[0]}`);
    if (trouble === "no network") await setOffline(context, true);
    else
      await page.route("**/wishlist/salva?*", async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        await route.fetch();
        await setOffline(context, true);
        await route.abort("connectionreset");
      });
    await heart(page).click();
    await bar(page).getByText("Sei offline: salveremo il prodotto appena torna la connessione.").waitFor();
    await page.unroute("**/wishlist/salva?*");
    await setOffline(context, false);
    await page
      .getByText("La connessione è tornata: il prodotto che volevi salvare è nella tua lista.")
      .waitFor();
    expect(await saved(user)).toBe(1);
    await page.reload();
    await wake(page);
    expect(await page.getByText("La connessione è tornata").count()).toBe(0);
    expect(await saved(user)).toBe(1);
  },
);

test("what goes into the cart without network goes there once it is back, once; where nobody can hold it, the network is named", async () => {
  const { page, context } = await visit();
  const add = page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" });
  const lines = () => db.prepare("SELECT SUM(quantity) AS n FROM cart_lines").first<number>("n");
  const path = await addable();
  await see(page, path);
  const before = (await lines()) ?? 0;
  await setOffline(context, true);
  for (const _ of [1, 2]) {
    await add.click();
    await page.getByText("Sei offline: aggiungeremo il prodotto").waitFor();
  }
  await setOffline(context, false);
  await page.getByText("La connessione è tornata: il prodotto che volevi è nel tuo carrello.").waitFor();
  expect(await lines()).toBe(before + 1);
  await context.close();

  const other = await shop.visit();
  await other.page.goto(path);
  await wake(other.page);
  await setOffline(other.context, true);
  await other.page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" }).click();
  await other.page.getByText("Sei offline: controlla la connessione e riprova.").waitFor();
});

test("an alert asked for without network waits, and is asked for once, told on a later page", async () => {
  const { page, context } = await visit();
  await see(page, `/${slugs[0]}`);
  await page.goto(`/avvisi/nuovo?prodotto=${slugs[0]}`);
  await wake(page);
  await page.getByLabel("Email", { exact: true }).fill("giulia@posta.example");
  await setOffline(context, true);
  for (const _ of [1, 2]) {
    await page.getByRole("button", { name: "Avvisami" }).click();
    await page.getByText("Sei offline: chiederemo l’avviso appena torna la connessione.").first().waitFor();
  }
  const alerts = () => db.prepare("SELECT COUNT(*) AS n FROM alerts").first<number>("n");
  const before = (await alerts()) ?? 0;
  // Nobody is there when the network comes back: a page that is open then tells it itself.
  const later = await context.newPage();
  await page.close();
  await setOffline(context, false);
  await later.goto("/prodotti");
  await wake(later);
  const told = later.getByText("La connessione è tornata: l’avviso è stato chiesto.").first();
  await told.waitFor();
  expect(await alerts()).toBe(before + 1);
});

test("switched off, the next page takes the worker and every copy away", async () => {
  const { page } = await visit();
  await see(page, "/prodotti");
  // As the page says it when the setting is off.
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      const script = document.querySelector<HTMLElement>("script[data-offline]");
      if (script) script.dataset.offline = "off";
    }),
  );
  await page.goto("/contatti");
  await wake(page);
  await expect.poll(() => copies(page)).toEqual([]);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
});
