/** The desk in a browser: the whole way in with the one-use link, and axe on all screens. */
import { expect, test } from "vitest";
import { screens } from "../../desk/screens";
import { openShop, widths } from "../tools/browser";
import { atDesk, put } from "../tools/desk";
import { all, attribute } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { goodPassword } from "../tools/member";
import { makeOperator } from "../tools/operator";
import { operatorsBrowser } from "../worker/at-desk";

const shop = await forFile(openShop({ LOG: "off" }));
const operator = await makeOperator(shop.site.db, { enrolled: false });
const message =
  "INSERT INTO contact_messages VALUES ('prova-1', 'Eva', 'Prova', 'eva@posta.example', 'Buongiorno', ?)";
await put(shop.site, message, new Date().toISOString());
const application = `INSERT INTO store_applications (idempotency_key, contact_name, company, store_name, email, received_at)
    VALUES ('cand-1', 'Ada Neri', 'Neri S.r.l.', 'Neri & Figli', 'ada@posta.example', ?)`;
await put(shop.site, application, new Date().toISOString());
const reply = `INSERT INTO inbox_replies (kind, subject, email, author, body, written_at, mail_key)
    VALUES ('messaggi', 'prova-1', 'eva@posta.example', 'ada@vetrina.example', 'Ciao Eva', ?, 'prova')`;
await put(shop.site, reply, new Date().toISOString());
const picture = `INSERT INTO uploaded_pictures (name, folder, alt, type, bytes, uploaded_at)
    VALUES ('c0ffee00c0ffee00c0ff_1600x600-intera.jpg', 'banner', 'Una donna in piazza', 'image/jpeg', 9, ?)`;
await put(shop.site, picture, new Date().toISOString());
const search = "INSERT INTO search_terms (term, searched_at, missed) VALUES ('zzzz inesistente', ?, 'zzzz')";
await put(shop.site, search, new Date().toISOString());
const words = JSON.stringify([
  ["categoria", "kaftani estivi", 12, "K-1", "Kaftano Marrakech"],
  ["colore", "Sogno d’estate", 3, "K-2", "Abito lungo"],
]);
await put(shop.site, "INSERT INTO unknown_words (store, words) VALUES ('moda-milano', ?)", words);
await putSource();
await putSales();

/** What clicks earned: enough for a store's points, one without a rate, and a network in trouble. */
async function putSales(): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const sale = `INSERT INTO network_sales (network, network_id, state, ordered_at, currency, sale, commission, sale_cents,
      commission_cents, order_day, counted_day, came_at, store_id)
    VALUES ('awin', ?1, 'approved', ?2, 'USD', 123450, 9876, ?3, ?4, ?2, ?2, ?2, 1)`;
  for (const id of ["1", "2", "3", "4", "5"]) await put(shop.site, sale, id, day, 114_180, 9_134);
  await put(shop.site, sale, "without-rate", day, null, null);
  const click = `INSERT INTO clicks (click_id, url, host, route, clicked_at, flooded)
    VALUES (?1, 'https://www.moda-milano.example/p', 'www.moda-milano.example', 'vai', ?2, ?3)`;
  for (const why of [1, 3, 4]) await put(shop.site, click, `apart-${why}`, new Date().toISOString(), why);
  const account = `INSERT INTO network_accounts (network, publisher, sealed, since, due_at, problem)
    VALUES ('awin', '123456', 'x.y', ?1, ?1, 'Awin risponde 500.')`;
  await put(shop.site, account, day);
}

/** A source of feeds that asks everything that one can ask. */
async function putSource(): Promise<void> {
  const at = new Date().toISOString();
  const leaving = { gone: 400, known: 1_000, examples: ["A-1"] };
  const moved = ["A-9", "Felpa con cappuccio", 9_000, 2_900];
  const prices = { compared: 600, up: 10, down: 50, median: -62.5, largest: [moved] };
  const strayed = [{ what: "gtins", before: 0.98, now: 0.41 }];
  const asks = { at, leaving, movement: prices, strayed };
  const columns = { names: ["codice"], proposal: { codice: "id" } };
  const address =
    "https://feed.moda-milano.example/datafeed/apikey/•••/lingua/it/formato/csv/compressione/gzip";
  const shown = { address, user: null, hasPassword: true, hasKey: true };
  const source = `INSERT INTO feed_sources (store, shown, sealed, network, hours, pictures, most_gone, most_moved, active,
    due_at, question, columns) VALUES ('moda-milano', ?, 'x.y', 'awin', '[6]', 1, 30, 40, 1, ?, ?, ?)`;
  await put(shop.site, source, JSON.stringify(shown), at, JSON.stringify(asks), JSON.stringify(columns));
  const reading = `INSERT INTO feed_readings (source_id, lease, runner, begun_at, ended_at, outcome, report)
    VALUES (1, 'prova', 'Server', ?1, ?1, 'chiede', ?2)`;
  const report = {
    read: 9,
    refused: 1,
    refusals: [[2, "A-7", "no price"]],
    leaving,
    movement: prices,
    strayed,
    host: "feed.moda-milano.example",
  };
  await put(shop.site, reading, at, JSON.stringify(report));
  await put(
    shop.site,
    "INSERT INTO feed_runners (name, token_hash, created_at) VALUES ('Server', 'x', ?)",
    at,
  );
}

test("a new operator follows the link, sets password and code, works, leaves and comes back; without scripts", async () => {
  const { page, complaints } = await shop.visit({ js: false, width: widths.phone });
  await page.goto(`/gestione/attivazione?token=${operator.enrolment}`);
  await page.getByLabel("Scegli una password").fill(goodPassword);
  await page.getByLabel("Codice a 6 cifre").fill(operator.code());
  await page.getByRole("button", { name: "Attiva ed entra" }).click();
  await page.getByText("Secondo fattore attivato").waitFor();
  expect(await page.getByText("zzzz inesistente").count()).toBe(1);
  await page.getByRole("button", { name: "Esci" }).click();
  await page.getByText("Sei uscito dal banco.").waitFor();
  await page.goto("/gestione/messaggi");
  await page.getByLabel("Email").fill(operator.email);
  await page.getByLabel("Password").fill(goodPassword);
  await page.getByLabel("Codice").fill(operator.recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Accedi" }).click();
  expect(new URL(page.url()).pathname).toBe("/gestione/messaggi");
  await page.getByRole("button", { name: "Fatto: Eva Prova" }).click();
  await page.getByText("Stato aggiornato.").waitFor();
  expect(complaints).toEqual([]);
});

/** One after the other by day and by night: all have one sheet. */
const whole = (at: number) => ({
  tags: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"],
  by: at % 2 === 0 ? ("day" as const) : ("night" as const),
});
/** What the width decides; the rest is the same HTML, of which a desktop shows the most. */
const narrow = { tags: ["target-size", "scrollable-region-focusable"], by: "day" as const };
test("no screen has a fault that axe finds or a line in the console, and none is wider than a phone or a desktop", async () => {
  const { page, complaints } = await atDesk(shop, { width: widths.phone });
  const faults: string[] = [];
  for (const [at, path] of (await pathsOf()).entries()) {
    await page.setViewportSize({ width: widths.phone, height: 844 });
    await page.goto(path);
    const isOutside = new URL(page.url()).pathname === "/gestione/accesso";
    if (isOutside && path !== "/gestione/accesso") faults.push(`${path} leads to the way in`);
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 });
      // What a token's contrast is in each scheme, tests of the sheets say.
      const found = await violations(page, width === widths.phone ? narrow : whole(at));
      if (found) faults.push(`${path} at ${width} px ${found}`);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wide > 0) faults.push(`${path} is ${wide} px wider than ${width}`);
    }
  }
  expect(faults).toEqual([]);
  expect(complaints.filter((line) => !/status of 404/.test(line))).toEqual([]);
});

/** Every screen that can be read, those of one thing by the first that is listed. */
async function pathsOf(): Promise<string[]> {
  const desk = await operatorsBrowser(shop.site);
  const sold = await shop.site.db
    .prepare("SELECT product_id FROM products ORDER BY offer_count DESC, product_id LIMIT 1")
    .first<number>("product_id");
  const fixed = screens
    .filter(({ path, open }) => !open && !/[:.]|uscita/.test(path))
    .map(({ path }) => path);
  const found: string[] = [];
  await desk.go("/gestione/contenuti");
  const contents = all(desk.page, ".tiles a").flatMap((link) => attribute(link, "href") ?? []);
  const lists = [...contents, `/gestione/catalogo?cerca=${sold}`, "/gestione/registro"];
  const made = ["pagine", "banner", "articoli", "promozioni", "menu"].map(
    (kind) => `/gestione/contenuti/${kind}/nuovo`,
  );
  for (const path of [...fixed, ...lists]) {
    await desk.go(path);
    const [first] = all(desk.page, "tbody a").map((link) => attribute(link, "href"));
    found.push(path, ...(first?.startsWith("/gestione") ? [first] : []));
  }
  expect(found).toContain(`/gestione/catalogo/${sold}`);
  return [
    ...new Set([
      ...found,
      "/gestione/parole?di=colore",
      "/gestione/negozi/moda-milano/scheda",
      "/gestione/negozi/moda-milano/fonti/nuova",
      ...["", "/modifica", "/letture/1"].map((part) => `/gestione/fonti/1${part}`),
      ...made,
      "/gestione/accesso",
      "/gestione/nessuna",
    ]),
  ];
}
