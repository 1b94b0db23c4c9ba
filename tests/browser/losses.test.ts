/** What stays when part of what a page needs does not come: pictures, scripts that a deployment took away, the answer to a form. */
import type { BrowserContext, Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { openShop, settled, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { goodPassword, makeMember } from "../tools/member";

const shop = await forFile(openShop({ LOG: "off", FORM_SECONDS: "0" }));
await shop.site.db.prepare("UPDATE stores SET logo = 'scomparso.svg'").run();
beforeEach(() => shop.site.db.prepare("DELETE FROM contact_messages").run());

const gone = { status: 404, contentType: "text/plain", body: "" };

/** Pictures of `selector` that are seen, by what they show: their file, or nothing. */
const shown = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLImageElement>(wanted)]
        .filter((picture) => picture.complete && picture.checkVisibility())
        .map(({ currentSrc, naturalWidth }) => (naturalWidth > 0 ? currentSrc.replace(/^.*\//, "") : "")),
    selector,
  );

describe("pictures that do not load", () => {
  test("give way to the drawn default, logos to names, pictures of pages to nothing", async () => {
    const { page } = await shop.visit();
    await page.route("**/media/**", (route) => route.fulfill(gone));
    await page.goto("/", { waitUntil: "load" });
    await wake(page);
    const cards = async () => new Set(await shown(page, ".shot img:not(.hover)"));
    await expect.poll(cards).toEqual(new Set(["immagine-mancante.svg"]));
    await expect.poll(() => shown(page, ".hero-picture img, .feature-picture img")).toEqual([]);
    const card = page.locator("article.card").filter({ visible: true }).first();
    await card.hover();
    await expect.poll(() => card.locator(".shot img").filter({ visible: true }).count()).toBe(1);
    await page.goto("/codici-sconto-coupon", { waitUntil: "load" });
    await settled(page);
    const names = () =>
      page
        .locator(".promo-shops .store-logo")
        .evaluateAll((logos) =>
          logos.map((logo) => [
            (logo as HTMLElement).dataset.name,
            getComputedStyle(logo, "::after").content.slice(1, -1),
            logo.clientWidth,
          ]),
        );
    const stores = await page.locator(".promo-shops b").allTextContents();
    await expect.poll(names).toEqual(stores.map((store) => [store, store, 96]));
  });

  test("have their place drawn without JavaScript too", async () => {
    const { page } = await shop.visit({ js: false, width: widths.phone });
    await page.route("**/media/**", (route) => route.fulfill(gone));
    await page.goto("/prodotti", { waitUntil: "load" });
    const first = page.locator(".shot img").first();
    await expect
      .poll(() => first.evaluate((picture) => getComputedStyle(picture, "::after").backgroundImage))
      .toContain("immagine-mancante.svg");
  });

  test("are taken in another format where only one is missing", async () => {
    const { page } = await shop.visit();
    await page.route("**/*.avif", (route) => route.fulfill(gone));
    await page.goto("/prodotti", { waitUntil: "load" });
    await wake(page);
    const isOther = (file: string) => file !== "" && !/avif|mancante/.test(file);
    await expect
      .poll(() => shown(page, ".shot picture img"))
      .toSatisfy((files: string[]) => files.length > 0 && files.every(isOther));
  });
});

/** From `deploy` on, documents that are open find none of their files that they have not loaded yet; new ones find theirs. */
async function deployments(context: BrowserContext) {
  const old = new WeakSet<Page>();
  const documents = new WeakMap<Page, number>();
  await context.route("**/*", async (route) => {
    const request = route.request();
    const page = request.frame().page();
    if (request.isNavigationRequest()) {
      old.delete(page);
      documents.set(page, (documents.get(page) ?? 0) + 1);
    }
    if (old.has(page) && new URL(request.url()).pathname.startsWith("/build/")) return route.fulfill(gone);
    return route.fallback();
  });
  return {
    deploy: (...pages: Page[]) => {
      for (const page of pages) old.add(page);
    },
    documentsOf: (page: Page) => documents.get(page) ?? 0,
  };
}

/** How many tabs are open over the deployment; `TABS=100` asks for more than every run needs. */
const held = Number(process.env.TABS ?? 4);

describe("tabs that were open over a deployment", () => {
  test("go where the visitor wants: to a product, to saving it, to the preferences", async () => {
    const { page: first, context } = await shop.visit();
    const { deploy } = await deployments(context);
    const ways: [string, (page: Page) => Promise<unknown>, RegExp, string][] = [
      ["/prodotti", (page) => page.locator("article.card h3 a").first().click(), /^\/[a-z0-9-]+$/, ".price"],
      [
        "/prodotti",
        (page) => page.locator(".heart").first().click(),
        /^\/prodotti$/,
        "text=Prodotto aggiunto alla tua lista!",
      ],
      [
        "/magazine",
        (page) => page.getByRole("link", { name: "Gestisci Cookie" }).click(),
        /^\/preferenze-cookie/,
        ".preferences",
      ],
      ["/brand", (page) => page.locator(".initial a").first().click(), /^\/brand\/./, "article.card"],
    ];
    const tabs: [Page, (typeof ways)[number]][] = [];
    for (let tab = 0; tab < held; tab++) {
      const way = ways[tab % ways.length] as (typeof ways)[number];
      const page = tabs.length === 0 ? first : await context.newPage();
      await page.goto(way[0]);
      await wake(page);
      tabs.push([page, way]);
    }
    deploy(...tabs.map(([page]) => page));
    for (const [page, [, press, address, content]] of tabs) {
      await page.bringToFront();
      await press(page);
      await page.waitForURL((url) => address.test(url.pathname + url.search));
      await page.locator(content).first().waitFor();
    }
  });

  test("that find none of their scripts are the plain pages that they were, and send what was typed", async () => {
    const { page, context } = await shop.visit();
    const { deploy, documentsOf } = await deployments(context);
    await page.goto("/contatti", { waitUntil: "commit" });
    deploy(page);
    await page.waitForLoadState("load");
    await typeMessage(page);
    await settled(page);
    expect(documentsOf(page), "nothing loads a page anew under somebody who types").toBe(1);
    await page.getByRole("button", { name: "Invia il messaggio" }).click();
    await page.getByText("Grazie per averci scritto!").waitFor();
    expect(await messages()).toBe(1);
  });

  test("hear of mistakes in the form, with all that was typed, and are thanked by the new page", async () => {
    const { page } = await shop.visit();
    await page.goto("/contatti");
    await wake(page);
    await page.evaluate(() => {
      // As a page of the build before: what is asked for from now on names other scripts.
      const script = document.querySelector<HTMLElement>("script[data-entry]");
      if (script) script.dataset.entry = "/build/entry.client-PRIMA.js";
    });
    await typeMessage(page, "giulia chiocciola posta");
    const button = page.getByRole("button", { name: "Invia il messaggio" });
    await button.click();
    await page.getByText("Inserisci un indirizzo email valido.").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("giulia chiocciola posta");
    expect(await page.getByLabel("Messaggio").inputValue()).toBe(words);
    await page.getByLabel("Email").fill("giulia@posta.example");
    await button.click();
    await page.getByText("Grazie per averci scritto!").waitFor();
    expect(await page.locator("script[data-entry]").getAttribute("data-entry")).not.toContain("PRIMA");
    expect(await messages()).toBe(1);
  });
});

const words = "Quando arriva la taglia 38?";
const messages = () => shop.site.db.prepare("SELECT COUNT(*) AS n FROM contact_messages").first("n");

async function typeMessage(page: Page, email = "giulia@posta.example") {
  await page.getByLabel("Nome", { exact: true }).fill("Giulia");
  await page.getByLabel("Cognome").fill("Bianchi");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Messaggio").fill(words);
}

describe("what was typed", () => {
  test.each([
    ["no network", (page: Page) => page.context().setOffline(true)],
    [
      "a server that is gone",
      (page: Page) => page.route("**/*", (route) => route.abort("connectionrefused")),
    ],
    [
      "a server in trouble",
      (page: Page) => page.route("**/*", (route) => route.fulfill({ status: 503, body: "<p>503</p>" })),
    ],
  ])("stays in both tabs over %s, and goes out once the site is back", async (_, trouble) => {
    const { page: first, context } = await shop.visit();
    const tabs = [first, await context.newPage()];
    for (const page of tabs) {
      await page.goto("/contatti");
      await wake(page);
      await typeMessage(page);
    }
    for (const page of tabs) {
      await page.bringToFront();
      await trouble(page);
      await page.getByRole("button", { name: "Invia il messaggio" }).click();
      await page.getByText("Non riusciamo a raggiungere il sito.").waitFor();
      expect(await page.getByLabel("Messaggio").inputValue()).toBe(words);
    }
    await context.setOffline(false);
    await first.unroute("**/*");
    await first.bringToFront();
    await first.getByRole("button", { name: "Invia il messaggio" }).click();
    await first.getByText("Grazie per averci scritto!").waitFor();
    expect(await messages()).toBe(1);
  });
});

describe("an answer that is lost after the act", () => {
  /** The server does it, and the browser hears nothing, once. */
  async function loseOne(page: Page) {
    let lost = false;
    await page.route("**/*", async (route) => {
      if (lost || route.request().method() !== "POST") return route.fallback();
      lost = true;
      await route.fetch();
      await route.abort("connectionreset");
    });
  }

  test("of a form: a second press has no second effect", async () => {
    const { page } = await shop.visit();
    await page.goto("/contatti");
    await wake(page);
    await typeMessage(page);
    await loseOne(page);
    const button = page.getByRole("button", { name: "Invia il messaggio" });
    await button.click();
    await page.getByText("Non riusciamo a raggiungere il sito.").waitFor();
    expect(await messages()).toBe(1);
    await button.click();
    await page.getByText("Grazie per averci scritto!").waitFor();
    expect(await messages()).toBe(1);
  });

  test("of a new list: one list", async () => {
    const { email } = await makeMember(shop.site.db, { password: goodPassword });
    const { page } = await shop.visit();
    await page.goto("/login?next=/account/create-wishlist");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(goodPassword);
    await page.getByRole("button", { name: "Accedi", exact: true }).click();
    await page.waitForURL("**/account/create-wishlist");
    await wake(page);
    await page.getByLabel("Nome della lista").fill("Estate");
    await loseOne(page);
    await page.getByRole("button", { name: "Crea lista" }).click();
    await page.getByText("Non riusciamo a raggiungere il sito.").waitFor();
    expect(await page.getByLabel("Nome della lista").inputValue()).toBe("Estate");
    await page.getByRole("button", { name: "Crea lista" }).click();
    await page.waitForURL(/\/account\/wishlist\?list=/);
    const lists = "SELECT COUNT(*) AS n FROM wishlists WHERE name = 'Estate'";
    expect(await shop.site.db.prepare(lists).first("n")).toBe(1);
  });

  test("of an addition to the cart: one piece", async () => {
    const { page } = await shop.visit();
    const variant =
      "SELECT v.slug FROM variants v JOIN offers o USING (variant_id) WHERE o.availability = 'in_stock'";
    await page.goto(`/${await shop.site.db.prepare(`${variant} LIMIT 1`).first("slug")}`);
    await wake(page);
    const button = page.locator(".pay").getByRole("button", { name: "Aggiungi al carrello" });
    await loseOne(page);
    await button.click();
    await page.getByText("Non è stato possibile aggiungere il prodotto al carrello. Riprova.").waitFor();
    await button.click();
    await page.getByText("Prodotto aggiunto al carrello.").waitFor();
    await expect.poll(() => page.locator(".tools .count").textContent()).toBe("1");
  });
});
