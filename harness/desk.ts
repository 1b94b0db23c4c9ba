/** An operator in a browser: signed in at the desk, on the screens as drawn, and reading what the log tells of the changes. */
import type { Page } from "playwright";
import type { Shop, Visit, VisitOptions } from "./browser";
import { makeOperator } from "./operator";

const tokens = new WeakMap<Shop, Promise<string>>();

/** A new browser in which the operator of a shop is signed in at the desk. */
export async function atDesk(shop: Shop, options?: VisitOptions): Promise<Visit> {
  const visit = await shop.visit(options);
  const token = tokens.get(shop) ?? makeOperator(shop.site.db).then((made) => made.token);
  tokens.set(shop, token);
  await visit.context.addCookies([
    { name: "banco", value: await token, url: `${shop.site.url.origin}/gestione` },
  ]);
  return visit;
}

/** A journey is made without scripts and with them. */
export const scripts = [false, true];

/** The same journey for every row of a table, without scripts and with them. */
export function bothWays<Row>(rows: readonly Row[]): (Row & { js: boolean })[] {
  return rows.flatMap((row) => scripts.map((js) => ({ ...row, js })));
}

/** Writes what visitors or stores would have left. */
export async function put({ site }: Shop, text: string, ...values: unknown[]): Promise<void> {
  const db = /^INSERT INTO (search_terms|events|page_counts)\b/.test(text) ? site.logs : site.db;
  await db
    .prepare(text)
    .bind(...values)
    .run();
}

/** The field with a label, whether or not it must be filled. */
export function field(page: Page, label: string) {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return page.getByLabel(new RegExp(`^${words}( \\(obbligatorio\\))?$`));
}

/** Presses a button and waits for the sentence that says what it did. */
export async function press(page: Page, button: string, said: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.locator(".message", { hasText: said }).waitFor();
}

/** Searches the list of a screen. */
export async function search(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("searchbox").fill(words);
  await page.getByRole("button", { name: "Cerca" }).click();
}

/** The calls that the log of changes tells of for some words, the first one first. */
export async function changes(page: Page, words: string): Promise<string[]> {
  await page.goto(`/gestione/registro?${new URLSearchParams({ cerca: words })}`);
  const calls = await page.locator("tbody td:nth-child(3)").allTextContents();
  return calls.reverse();
}
