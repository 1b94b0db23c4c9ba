/** An operator in a browser, signed in at the desk; and what others have left there. */
import type { Page } from "playwright";
import type { Shop, Visit, VisitOptions } from "./browser";
import { makeOperator } from "./operator";
import type { Site } from "./site";

const tokens = new WeakMap<Site, Promise<string>>();

/** The session of a site's one operator: whoever is made an operator a second time loses the sessions of before. */
export function operatorToken(site: Site): Promise<string> {
  const token = tokens.get(site) ?? makeOperator(site.db).then((made) => made.token);
  tokens.set(site, token);
  return token;
}

/** A new browser in which the operator of a shop is signed in at the desk. */
export async function atDesk(shop: Shop, options?: VisitOptions): Promise<Visit> {
  const visit = await shop.visit(options);
  await visit.context.addCookies([
    { name: "banco", value: await operatorToken(shop.site), url: `${shop.site.url.origin}/gestione` },
  ]);
  return visit;
}

/** Writes what visitors or stores would have left. */
export async function put(site: Site, text: string, ...values: unknown[]): Promise<void> {
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
