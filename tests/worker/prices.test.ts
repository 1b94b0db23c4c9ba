/** When to buy, the open data behind it and 'Conviene aspettare?' as they come over the wire: pages, table, calendar, structured data. */
import { leastMatched } from "contract";
import { afterAll, expect, test } from "vitest";
import { seedPriceMonths } from "../fixtures/price-months";
import { all, textOf } from "../tools/elements";
import { PlainBrowser } from "../tools/plain-browser";
import { sharedSite, startSite } from "../tools/site";
import { robots } from "./html";

const [site, empty] = await Promise.all([startSite({ LOG: "off" }), sharedSite()]);
afterAll(() => Promise.all([site.stop(), empty.stop()]));

test("without a history nothing is made up: both pages say so, and the table has its heads alone", async () => {
  const browser = new PlainBrowser(empty);
  await browser.go("/quando-conviene");
  expect([browser.status, robots(browser.html)]).toEqual([200, expect.stringMatching(/^index/)]);
  expect(browser.html).toContain("Non abbiamo abbastanza dati: i prezzi di nessun genere");
  expect(all(browser.page, "tbody tr").length).toBeGreaterThanOrEqual(21);
  await browser.follow("dati aperti, con il metodo");
  expect(textOf(all(browser.page, "main")[0] as never)).toContain(`almeno ${leastMatched} suoi prodotti`);
  expect((await empty.page("/dati/prezzi.csv")).html).toBe(
    "mese,genere,nome,indice,base,variazione_percentuale,prodotti_confrontati\r\n",
  );
});

test("with one the months of every kind stand there, as a page, as a table that programs read and as a data set", async () => {
  const { slug } = await seedPriceMonths(site.db);
  const { html, headers } = await site.page("/dati/prezzi.csv");
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
    "text/csv; charset=utf-8",
    expect.stringContaining("public"),
  ]);
  const lines = html.trim().split("\r\n");
  const kinds = (await site.db.prepare("SELECT COUNT(*) AS n FROM categories").first<number>("n")) ?? 0;
  expect(lines).toHaveLength(1 + 24 * kinds);
  const july = lines.find((line) => /^\d{4}-07,/.test(line));
  expect(july).toMatch(/,-10,45$/);

  const browser = new PlainBrowser(site);
  await browser.go("/dati/prezzi");
  const broad = `SELECT COUNT(*) AS n FROM categories c LEFT JOIN categories above ON above.category_id = c.parent_id
    WHERE above.parent_id IS NULL`;
  expect(all(browser.page, "tbody tr")).toHaveLength((await site.db.prepare(broad).first<number>("n")) ?? 0);
  const data = [...browser.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? ""))
    .find((one) => one["@type"] === "Dataset");
  expect(data).toMatchObject({
    license: expect.stringContaining("creativecommons.org"),
    distribution: [{ encodingFormat: "text/csv", contentUrl: expect.stringMatching(/\/dati\/prezzi\.csv$/) }],
    temporalCoverage: expect.stringMatching(/^\d{4}-\d\d\/\d{4}-\d\d$/),
  });
  await browser.go("/quando-conviene");
  expect(all(browser.page, "td").map((cell) => textOf(cell))).toContainEqual(
    expect.stringMatching(/^(gennaio|luglio) \d{4} \(−10%\)$/),
  );

  await browser.go(`/${slug}`);
  expect(textOf(all(browser.page, "#storico")[0] as never)).toMatch(
    /Conviene aspettare\? Forse sì\. In 300 giorni è sceso 2 volte di almeno il 5% sotto il prezzo di oggi, fino a [\d.,]+ €\. .*«.+».*\(45 prodotti\)\. Saldi/,
  );
  await browser.follow("Come lo sappiamo");
  expect(browser.path).toBe("/quando-conviene");
});

test("the calendar is one that phones take", async () => {
  const { html, headers, status } = await site.page("/quando-conviene/calendario.ics");
  expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(html.match(/BEGIN:VEVENT/g)).toHaveLength(9);
});
