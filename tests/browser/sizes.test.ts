/** Sizes first in a browser: told once, then lists, products and the guide speak in them; and whose of an account count. Without scripts: `worker/tasks.test.ts`. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { savingShop } from "../fixtures/saving-shop";
import { wake, widths } from "../tools/browser";
import { violations } from "../tools/judge";
import { run } from "../worker/sql";

const { asMember, visit, db } = await savingShop();

await run(db)`INSERT INTO size_guides (brand, kind, brand_name, source, sizes, updated_at) VALUES
  ('nuvola', 'scarpe-donna', 'Nuvola', 'Nuvola, tabella per i negozi', '[["38",225,236],["39",236,240]]',
  '2026-03-01')`;

async function save(page: Page, sizes: Record<string, string>): Promise<void> {
  for (const [label, size] of Object.entries(sizes)) await page.getByLabel(label).selectOption(size);
  await page.getByRole("button", { name: "Salva le taglie" }).click();
  await page.getByText("Taglie salvate: da ora gli elenchi te le propongono.").waitFor();
}

test(`a size that is told once is on and off by one press`, async () => {
  const { page, complaints } = await visit({ width: widths.phone });
  await page.goto("/taglie");
  await wake(page);
  expect(await violations(page)).toBe("");
  expect(await page.getByRole("button", { name: "Salva le taglie" }).count()).toBe(0);
  await page.getByRole("link", { name: "Donna", exact: true }).click();
  await page.waitForURL("/taglie?per=donna*");
  await save(page, { "In lettere": "s", Scarpe: "38" });
  await page.goto("/prodotti?categoria=vestiti-donna");
  await wake(page);
  const only = page.getByRole("link", { name: "Solo la mia taglia (S)" });
  await only.click();
  await page.waitForURL("**/prodotti?categoria=vestiti-donna&taglia=s");
  await page.getByText("Prezzi, spedizione e negozi sono quelli della taglia scelta.").waitFor();
  const cards = page.locator("article.card");
  expect(await cards.locator("h3 a[href$='taglia.s']").count()).toBe(await cards.count());
  const product = (await cards.first().locator("h3 a").getAttribute("href")) ?? "";
  expect(product).toMatch(/taglia\.s$/);
  expect(await only.getAttribute("aria-current")).toBe("true");
  await only.click();
  await page.waitForURL("**/prodotti?categoria=vestiti-donna");
  await expect.poll(() => only.getAttribute("aria-current")).toBeNull();

  await page.goto(product.replace(/\?.*/, ""));
  await wake(page);
  expect(await page.locator("#scelta .own-sizes").first().textContent()).toMatch(
    /Disponibile nella tua taglia \(S\) in \d+ negozio? (a|da) [\d,.]+\s€/,
  );
  const guide = page.getByRole("link", { name: "Che taglia prendo?" });
  for (const width of [768, widths.phone]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await guide.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  await guide.click();
  await page.waitForURL("**/taglie/guida?tipo=abiti-donna&voglio=*");
  expect(await page.getByLabel("Che cosa", { exact: false }).first().inputValue()).toBe("abiti-donna");

  await page.goto(`/avvisi/nuovo?prodotto=${product.replace(/\?.*/, "").slice(1)}`);
  await wake(page);
  expect(await violations(page, { within: "main" })).toBe("");
  expect(await page.getByLabel("Taglia").inputValue()).toBe("S");
  expect(await page.locator(".saving").textContent()).toMatch(/Taglia S: in \d+ negozio? (a|da) [\d,.]+\s€/);
  await page.getByText("È scelta la tua.").waitFor();
  await page.goto("/avvisi/nuovo?categoria=vestiti-donna");
  await wake(page);
  for (const [isOn, address] of [
    [true, "**/avvisi/nuovo?categoria=vestiti-donna&taglia=s"],
    [false, "**/avvisi/nuovo?categoria=vestiti-donna"],
  ] as const) {
    await only.click();
    await page.waitForURL(address);
    expect(await only.getAttribute("aria-current")).toBe(isOn ? "true" : null);
  }

  await page.goto("/prodotti");
  const ways = page.getByRole("navigation", { name: "Filtri rapidi" });
  expect(await ways.getByRole("link", { name: "Scarpe 38" }).getAttribute("href")).toBe(
    "/prodotti?categoria=scarpe-donna&taglia=38",
  );
  await page.goto("/taglie");
  await page.getByRole("button", { name: "Dimentica le mie taglie" }).click();
  await page.getByText("Taglie dimenticate.").waitFor();
  await page.goto("/prodotti");
  expect(await page.getByRole("link", { name: "Scarpe 38" }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test(`the guide answers in two questions, by the brand's own table`, async () => {
  const { page, complaints } = await visit({ width: widths.phone });
  await page.goto("/taglie/guida");
  await wake(page);
  expect(await violations(page)).toBe("");
  await page.getByLabel("Che cosa", { exact: false }).first().selectOption("scarpe-donna");
  await page.getByLabel("Che taglia porti").fill("UK 5");
  await page.getByLabel("Di che marca la vuoi").fill("Nuvola");
  await page.getByRole("button", { name: "Dimmi la taglia" }).click();
  await page.getByText("UK 5 corrisponde a EU 38").waitFor();
  const answer = page.getByRole("status").filter({ hasText: "Di Nuvola prendi la 39" });
  await answer.waitFor();
  await page.getByLabel("Di che marca la vuoi").fill("Sconosciuta");
  await page.getByRole("button", { name: "Dimmi la taglia" }).click();
  await page.getByText("Di Sconosciuta nessuno ci ha dato una tabella delle taglie").waitFor();
  expect(complaints).toEqual([]);
});

test("of the persons of an account one counts, by one press", async () => {
  const { page, complaints } = await asMember({ width: widths.desktop });
  await page.goto("/taglie?per=donna");
  await wake(page);
  await save(page, { "In lettere": "m" });
  await page.getByRole("link", { name: "Aggiungi una persona" }).click();
  await page.getByRole("link", { name: "Bambina", exact: true }).click();
  await page.getByLabel("Nome o soprannome").fill("Pulce");
  await save(page, { Altezza: "110" });
  const persons = page.getByRole("region", { name: "Per chi compri" });
  expect(await persons.getByRole("listitem").filter({ hasText: "Pulce" }).textContent()).toMatch(
    /Bambina · altezza 110 cm.*Contano ora/,
  );
  await page.goto("/");
  // Firefox puts a line into the console for each script that leaving cuts short.
  await wake(page);
  expect(await page.getByRole("link", { name: "Abbigliamento 110 cm" }).count()).toBe(1);
  await page.goto("/taglie");
  await wake(page);
  expect(await violations(page, { within: "main" })).toBe("");
  await persons.getByRole("button", { name: /^Usa queste taglie/ }).click();
  await page.getByText("Da ora contano queste taglie.").waitFor();
  await persons.getByRole("button", { name: "Crea una lista di Giulia" }).click();
  await page.waitForURL(/list=\d+$/);
  await wake(page);
  const list = new URL(page.url()).searchParams.get("list");
  await db
    .prepare(
      `INSERT INTO wishlist_items (list_id, user_id, product_id, saved_at) SELECT ?1, user_id, (SELECT p.product_id FROM products p
        JOIN categories c ON c.category_id = p.category_id JOIN variants v ON v.product_id = p.product_id JOIN facet_values s ON s.value_id = v.size_id
        JOIN offers o ON o.variant_id = v.variant_id AND o.availability = 'in_stock' WHERE c.slug = 'vestiti-donna' AND s.slug = 'm' LIMIT 1), '2026-03-01'
        FROM wishlists WHERE list_id = ?1`,
    )
    .bind(Number(list))
    .run();
  await page.reload();
  await wake(page);
  await page.getByText(/^Disponibile nella sua taglia \(M\) in \d+ negozio? (a|da) [\d,.]+\s€/).waitFor();
  await page.getByText("È di Giulia: cambia").click();
  expect(await violations(page, { within: "main" })).toBe("");
  await page.getByLabel("Di chi è", { exact: true }).selectOption({ label: "Pulce" });
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await page.getByText("Salvato di chi è la lista.").waitFor();
  expect(await page.getByText("nella sua taglia").count()).toBe(0);
  await page.goto("/taglie");
  await persons
    .getByRole("listitem")
    .filter({ hasText: "Pulce" })
    .getByRole("link", { name: "Lista di Giulia" })
    .waitFor();
  await page.goto("/");
  expect(await page.getByRole("link", { name: "Abbigliamento M" }).count()).toBe(1);
  expect(complaints).toEqual([]);
});
