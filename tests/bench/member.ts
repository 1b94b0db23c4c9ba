/** A signed-in visitor of a site under measurement: 50 saved products, three lines in the cart, and the cookies that a browser would bring. */
import { parseSettings } from "server/env";
import { tokensLine } from "server/session/session-cookie";
import { held } from "server/session/tokens";
import { batch, sql } from "upstream/sql";
import { makeMember } from "../tools/member";
import { type Site, testSettings } from "../tools/site";

/** Makes the member and resolves to the value of the `Cookie` header. */
export async function memberCookie(site: Site): Promise<string> {
  const { id, token, refreshToken } = await makeMember(site.db, { name: "Anna" });
  const at = new Date().toISOString();
  await batch(site.db, [
    sql`INSERT INTO wishlists (list_id, user_id, name, create_key, created_at) VALUES (${900 + id}, ${id}, 'Mia', 'b', ${at})`,
    sql`INSERT INTO wishlist_items (list_id, user_id, product_id, saved_at)
      SELECT ${900 + id}, ${id}, product_id, ${at} FROM products LIMIT 50`,
    sql`INSERT INTO cart_lines (owner, user_id, product_id, variant_id, store_id, offer_id, quantity, added_cents, added_at, touched_at)
      SELECT ${`utente:${id}`}, ${id}, product_id, variant_id, store_id, MIN(offer_id), 1, price_cents, ${at}, ${at}
      FROM offers GROUP BY product_id LIMIT 3`,
  ]);
  const tokens = held(
    { access: token, refresh: refreshToken },
    { refresh: null, remember: true },
    Date.now(),
  );
  const line = await tokensLine(new Request(site.url), tokens, parseSettings(testSettings));
  return line.split(";", 1)[0] ?? "";
}
