/** Alerts in a browser: a size that sold out, a price with its history, and notifications on this device, with scripts and without. */
import type { BrowserContext, Page } from "playwright";
import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { pushDevice, testPushKeys } from "../tools/alerts";
import { openShop, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { visitAsMember } from "../tools/member-visit";

/** A product in two sizes, one of which nobody has. */
let sold = { product: 0, slug: "", name: "", gone: "", there: "" };
const shop = await forFile(
  openShop({ LOG: "off", FORM_SECONDS: "0", PUSH_KEYS: testPushKeys }, { keepsPages: true }),
);
sold =
  (await firstRow<typeof sold>(shop.site.db)`SELECT p.product_id AS product, p.slug, p.name,
    MIN(s.label) AS gone, MAX(s.label) AS there FROM products p JOIN variants v ON v.product_id = p.product_id
    JOIN facet_values s ON s.value_id = v.size_id JOIN offers o ON o.variant_id = v.variant_id
    AND o.availability = 'in_stock' WHERE p.available = 1 GROUP BY p.product_id
    HAVING COUNT(DISTINCT s.label) >= 2 ORDER BY p.popularity DESC LIMIT 1`) ?? sold;
const inSize = `product_id = ?1 AND variant_id IN (SELECT v.variant_id FROM variants v
    JOIN facet_values s ON s.value_id = v.size_id WHERE v.product_id = ?1 AND s.label = ?2)`;
await shop.site.db.batch(
  [
    `UPDATE offers SET availability = 'out_of_stock' WHERE ${inSize}`,
    `UPDATE variants SET available = 0 WHERE ${inSize}`,
  ].map((statement) => shop.site.db.prepare(statement).bind(sold.product, sold.gone)),
);

const needsScripts = (page: Page) => page.locator("noscript > p", { hasText: "JavaScript" });
const form = () => `/avvisi/nuovo?prodotto=${sold.slug}&taglia=${encodeURIComponent(sold.gone)}`;

/** Chromium without a push service: what it would give is given; permission is the real one. */
async function withPushService(context: BrowserContext, page: Page): Promise<void> {
  await context.grantPermissions(["notifications"], { origin: shop.site.url.origin });
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const made = () => ({
      endpoint,
      options: {},
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => localStorage.removeItem("push"),
    });
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("push", "on");
      return made() as never;
    };
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem("push") ? made() : null) as never;
  }, pushDevice);
}

test(`a size that nobody has is chosen already, and its return can be asked for`, async () => {
  const { page, complaints } = await shop.visit({ width: widths.phone });
  await page.goto(form());
  await wake(page);
  expect(await page.locator("h1").textContent()).toBe("Avvisami quando torna");
  expect(await page.getByLabel("Taglia").inputValue()).toBe(sold.gone);
  const price = page.getByLabel("Prezzo che vorresti");
  const note = page.locator(`[id="${await price.getAttribute("aria-describedby")}"]`);
  expect(await note.textContent()).toMatch(
    new RegExp(
      `(Negli ultimi 90 giorni|Ne[li] .*da quando lo osserviamo|Non abbiamo ancora una storia).* in taglia ${sold.gone}`,
    ),
  );
  expect(await page.getByLabel("Con una notifica su questo dispositivo").isVisible()).toBe(true);
  expect(await violations(page, { within: "main" })).toBe("");
  await page.getByLabel("Con un feed Atom privato").check();
  await page.getByRole("button", { name: "Avvisami" }).click();
  await page.getByText("Avviso attivo: ti diremo quando torna disponibile.").waitFor();
  expect(complaints).toEqual([]);
});

test("a press switches notifications on; a message shows one; the list takes the device away again", async () => {
  const { page, context, complaints } = await shop.visit({ offline: true });
  await withPushService(context, page);
  await page.goto(form());
  await wake(page);
  await page.getByLabel("Con una notifica su questo dispositivo").check();
  await page.getByRole("button", { name: "Avvisami" }).click();
  const told = page.getByText("Avviso attivo: ti diremo quando torna disponibile.");
  await told.waitFor();
  const list = /(\/avvisi\?token=[\w-]+)/.exec((await told.textContent()) ?? "")?.[1] ?? "";
  await page.goto(list);
  await wake(page);
  await page.getByText("Chrome, o un browser simile").getByText("(questo)").waitFor();
  expect(await violations(page)).toBe("");
  await page.locator("select[name=dalle]").selectOption("23");
  await page.getByRole("button", { name: "Salva le ore" }).click();
  await page.getByText("Non ti disturbiamo dalle 23 alle 8.").waitFor();
  const body = "Di nuovo disponibile a 40,00 €.";
  const message = { title: sold.name, body, url: `/${sold.slug}`, list, tag: "p1" };
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [
        title,
        body,
      ]),
    );
  // The service worker begins anew for it, and Chromium drops a message whose worker is late: it is sent until it is seen.
  const arrived = async () => {
    if ((await shown()).length === 0) await deliver(page, message);
    return shown();
  };
  await expect.poll(arrived, { interval: 2_000 }).toEqual([[sold.name, body]]);
  await page.getByRole("button", { name: /^Togli/ }).click();
  await page.getByText("Notifiche spente su quel dispositivo.").waitFor();
  // The browser's own half may end after the site's.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("push"))).toBe(null);
  await page.getByRole("button", { name: "Attiva le notifiche su questo dispositivo" }).click();
  await page.getByText("Notifiche attive su questo dispositivo.").waitFor();
  await page.getByText("Chrome, o un browser simile").getByText("(questo)").waitFor();
  expect(await page.getByRole("button", { name: "Attiva le notifiche" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("while the browser asks for its permission 'Avvisami' can be pressed, says what is missing, and is sent with the answer", async () => {
  const { page, context } = await shop.visit({ offline: true });
  await withPushService(context, page);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = () =>
      new Promise((resolve) => Object.assign(globalThis, { allow: () => resolve("granted") }));
  });
  await page.goto(form());
  await wake(page);
  await page.getByLabel("Con una notifica su questo dispositivo").check();
  await page.getByRole("button", { name: "Avvisami" }).click();
  await page.getByText("Il browser ti chiede se può mostrare le notifiche").waitFor();
  await page.evaluate("globalThis.allow()");
  await page.getByText("Avviso attivo: ti diremo quando torna disponibile.").waitFor();
});

/** What a push service would hand to the browser. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const { origin } = shop.site.url;
  const data = JSON.stringify(message);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  await session.detach();
}

test("without scripts a member's hours are kept, and the page says what switching on needs", async () => {
  const { page } = await visitAsMember(shop, { js: false, width: widths.phone });
  await page.goto(form());
  expect(await page.getByLabel("Con una notifica su questo dispositivo").isVisible()).toBe(false);
  expect(await needsScripts(page).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Avvisami" }).click();
  await page.getByText("Avviso attivo").waitFor();
  await page.goto("/avvisi");
  expect(await needsScripts(page).isVisible()).toBe(true);
  await page.locator("select[name=alle]").selectOption("9");
  await page.getByRole("button", { name: "Salva le ore" }).click();
  await page.getByText("Non ti disturbiamo dalle 22 alle 9.").waitFor();
  expect(await page.locator("select[name=alle]").inputValue()).toBe("9");
});
