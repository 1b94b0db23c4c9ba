/** What scripts add to search and listing, and that they change nothing of what the server wrote. */
import { writeListing } from "upstream/import/listing";
import { expect, test } from "vitest";
import { openShop, settled, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { violations } from "../tools/judge";
import { run } from "../worker/sql";

const shop = await forFile(openShop({ LOG: "off" }, { motion: true }));
await run(shop.site.db)`INSERT OR REPLACE INTO suggestions (slug, term, folded, uses) VALUES
  ('abito-lungo', 'abito lungo', 'abito lungo', 9), ('abiti-da-sera', 'abiti da sera', 'abiti da sera', 5)`;
await shop.site.db.batch(
  [
    ...Array.from(
      { length: 13 },
      (_, place) =>
        `INSERT INTO facet_values (value_id, facet, slug, label) VALUES (${9_000 + place}, 'pattern', 'righe-${place}', 'Righe ${place}')`,
    ),
    "UPDATE products SET value_ids = json_insert(value_ids, '$[#]', 9000 + product_id % 13)",
    "INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM products",
    ...writeListing,
  ].map((statement) => shop.site.db.prepare(statement)),
);

test("scripts leave the listing as the server wrote it", async () => {
  const { page, complaints } = await shop.visit();
  await page.goto("/prodotti?brand=nike,puma");
  const written = () =>
    page.evaluate(() =>
      [".grid", ".filters", ".tags"].map(
        (part) => document.querySelector(part)?.innerHTML.replace(/<!-- -->| value=""/g, "") ?? "",
      ),
    );
  const before = await written();
  expect(before.every((part) => part.length > 100)).toBe(true);
  await wake(page);
  await page.locator("#cerca[role=combobox]").waitFor();
  const after = await written();
  expect(after.map((part, index) => part === before[index])).toEqual([true, true, true]);
  expect(complaints).toEqual([]);
});

test.each([widths.phone, widths.desktop])(
  "the search field suggests, walks by arrow keys and is accessible on %d pixels",
  async (width) => {
    const { page, complaints } = await shop.visit({ width });
    await page.goto("/prodotti?categoria=donna");
    await wake(page);
    const field = page.getByRole("combobox", { name: "Cerca nel catalogo" });
    await field.fill("   ");
    await field.press("Enter");
    expect(page.url()).toContain("categoria=donna");

    await field.fill("ABI");
    const options = page.getByRole("option");
    await expect.poll(() => options.allTextContents()).toContain("abiti da sera");
    expect(await options.first().textContent()).toBe("abito");
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    await field.press("ArrowDown");
    await field.press("ArrowDown");
    expect(await field.getAttribute("aria-activedescendant")).toBe(await options.nth(1).getAttribute("id"));
    expect(await violations(page, { within: "search" })).toBe("");
    for (const box of await options.all())
      expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await field.press("Escape");
    await expect.poll(() => options.count()).toBe(0);

    await field.fill("abit");
    await expect.poll(() => options.count()).toBeGreaterThan(1);
    await field.blur();
    await expect.poll(() => options.count()).toBe(0);
    await field.fill("abito lun");
    const goods = page.getByRole("group", { name: "Prodotti" }).getByRole("option");
    await expect.poll(async () => (await options.count()) - (await goods.count())).toBe(1);
    await expect.poll(() => options.first().textContent()).toBe("abito lungo");
    // The keys walk on from the words to the goods, and around.
    await field.press("ArrowUp");
    expect(await field.getAttribute("aria-activedescendant")).toBe(await goods.last().getAttribute("id"));
    expect(await goods.last().textContent()).toMatch(/\d,\d\d\u00a0€$/);
    for (const _ of await goods.all()) await field.press("ArrowUp");
    await field.press("Enter");
    await page.waitForURL("**/prodotti?cerca=abito+lungo");
    await expect.poll(() => options.count()).toBe(0);
    expect(await field.inputValue()).toBe("abito lungo");
    await field.fill("abit");
    const name = (await goods.first().locator("p").textContent()) ?? "";
    await goods.first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await settled(page);
    expect(complaints).toEqual([]);
  },
);

test("the suggestions stay for 150 ms after the field is left, and long lists narrow after 150 ms without a key", async () => {
  const { page } = await shop.visit();
  await page.clock.install();
  await page.goto("/prodotti");
  await wake(page);
  const field = page.getByRole("combobox", { name: "Cerca nel catalogo" });
  const options = page.getByRole("option");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field.fill("abi");
  await page.clock.runFor(120);
  await expect.poll(() => options.count()).toBeGreaterThan(1);
  await field.blur();
  await page.clock.runFor(149);
  expect(await options.count()).toBeGreaterThan(1);
  await page.clock.runFor(1);
  await expect.poll(() => options.count()).toBe(0);

  await page.clock.resume();
  await page.locator("#filtri").getByRole("link", { name: "Fantasie" }).click();
  const search = page.getByRole("searchbox", { name: "Cerca in Fantasie" });
  await search.waitFor();
  const values = page.locator(".full li");
  const all = await values.count();
  expect(all).toBe(13);
  await page.clock.pauseAt(Date.now() + 7_200_000);
  await search.fill("righ");
  await page.clock.runFor(100);
  await search.fill("righe 1");
  await page.clock.runFor(149);
  expect(await values.count()).toBe(all);
  await page.clock.runFor(1);
  await expect.poll(() => values.count()).toBe(4);
});

test("examples are typed over the placeholder at rest, without a script, and stop in the field", async () => {
  const { page } = await shop.visit();
  await page.goto("/chi-siamo-inesistente");
  await page.goto("/prodotti");
  await page.mouse.click(5, 5);
  const field = page.locator("#cerca");
  const examples = page.locator("#cerca + .examples");
  expect(await examples.textContent()).toBe("t-shirt\nborse\nsneakers\njeans\nabiti");
  // The cover moves past a whole word, as wide as its letters.
  const left = () =>
    examples.evaluate(({ lastElementChild: cover }) => cover?.getBoundingClientRect().x ?? 0);
  const start = (await examples.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await left()) - start).toBeGreaterThan(40);
  await field.focus();
  expect(await examples.count()).toBe(0);
  expect(await field.getAttribute("placeholder")).toBe("Cerca prodotti e marche");
});

test("quick presses on a slow network all count, show at once, and leave one entry in the history", async () => {
  const { page, complaints } = await shop.visit();
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto("/prodotti");
  await wake(page);
  await page.route("**/prodotti?**", async (route) => {
    asked.push(new URL(route.request().url()).search);
    // The first answer arrives after the last press.
    if (asked.length === 1) await held;
    await route.continue().catch(() => {});
  });
  const entries = await page.evaluate(() => history.length);
  await page.locator("details:has(#f-brand) > summary").click();
  const brands = page.locator("#f-brand a:not([aria-current])");
  const names: string[] = [];
  names.push((await brands.first().textContent())?.replace(/\d+$/, "").trim() ?? "");
  await brands.first().click();
  await expect.poll(() => page.locator("#f-brand a[aria-current]").count()).toBe(1);
  // Between the first press and the second its request goes out.
  await expect.poll(() => asked.length).toBe(1);
  await page.evaluate(pressOn, 2);
  await page.waitForURL("**inSconto=true**");
  release();
  await expect.poll(() => page.locator(".tags li").count()).toBe(5);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("brand")?.split(",")).toHaveLength(3);
  expect(await page.locator(".tags").textContent()).toContain(names[0] ?? "?");
  // The held request of the first press, and one for the burst behind it.
  expect(asked).toHaveLength(2);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(complaints).toEqual([]);
});

/** Runs in the page, for presses that no busy machine draws apart: more brands, each once the one before shows, and 'In sconto'. */
async function pressOn(brands: number): Promise<void> {
  const chosen = () => document.querySelectorAll("#f-brand a[aria-current]").length;
  for (let press = 0; press < brands; press++) {
    const before = chosen();
    document.querySelector<HTMLElement>("#f-brand a:not([aria-current])")?.click();
    while (chosen() === before) await new Promise(requestAnimationFrame);
  }
  const strip = [...document.querySelectorAll<HTMLElement>(".strip a")];
  strip.find(({ textContent }) => textContent?.includes("In sconto"))?.click();
}

test("prices are typed with a comma; bounds in the wrong order change places and the page says so", async () => {
  const { page, complaints } = await shop.visit();
  await page.goto("/prodotti");
  await wake(page);
  await page.fill("[name=prezzoMax]", "19,90");
  await page.press("[name=prezzoMax]", "Enter");
  await page.waitForURL("**/prodotti?prezzoMax=19.9");
  await page.fill("[name=prezzoMax]", "1.234,50");
  await page.waitForURL("**/prodotti?prezzoMax=1234.5");
  await page.fill("[name=prezzoMax]", "");
  await page.waitForURL("**/prodotti");
  await page.fill("[name=prezzoMin]", "19,90");
  await page.waitForURL("**/prodotti?prezzoMin=19.9");
  await page.fill("[name=prezzoMax]", "5");
  await page.press("[name=prezzoMax]", "Enter");
  await page.waitForURL("**/prodotti?prezzoMin=19.9&prezzoMax=5");
  await page.getByText("Il prezzo minimo era più alto del massimo: li abbiamo scambiati.").waitFor();
  expect(await page.inputValue("[name=prezzoMin]")).toBe("5");
  expect(await page.inputValue("[name=prezzoMax]")).toBe("19,90");
  expect(await page.locator(".tags").textContent()).toContain("5–19,90 €");
  await page.getByLabel("Spedizione compresa").check();
  await page.waitForURL("**/prodotti?prezzoMin=5&prezzoMax=19.9&spedizioneCompresa=true");
  await page.getByText("Se il negozio non dice la spedizione, conta il prezzo.").waitFor();
  await page.locator(".tags a", { hasText: "Spedizione compresa" }).click();
  await page.waitForURL("**/prodotti?prezzoMin=5&prezzoMax=19.9");
  expect(await page.getByLabel("Spedizione compresa").isChecked()).toBe(false);
  expect(complaints).toEqual([]);
});
