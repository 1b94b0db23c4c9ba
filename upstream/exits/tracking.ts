/** Clicks that leave, events, and the hosts where visitors may be sent (product.md 'Tracking', 'Form and event calls'). */
import type { ExitHost, PausedHost } from "contract/exits";
import { parsedUrl } from "domain/parsed-url";
import type { HandlerContext, HandlersOf } from "../handler";
import { claimRefresh, refreshListing } from "../import/listing";
import { Refusal } from "../refusal";
import { batch, knownRow, rows, type Sql, sql } from "../sql";
import { newEvent } from "./events";

export const tracking: Pick<HandlersOf<"tracking">, "outbound" | "click" | "addEvent"> = {
  async outbound({ url }, context) {
    await batch(context.db, [logged("outbound", webAddress(url, "url"), null, context)]);
    return { done: true };
  },
  async click({ product, url: given }, context) {
    const key = keyOf("click", context);
    const url = webAddress(given, "urlProdotto");
    // The count comes first: once the log holds the key, a repeated delivery changes nothing. A batch is one transaction.
    const answers = await batch(context.db, [
      sql`UPDATE products SET sales = sales + 1 WHERE product_id = ${product}
        AND NOT EXISTS (SELECT 1 FROM outbound_log WHERE idempotency_key = ${key})`,
      logged("click", url, product, context, key),
      sql`INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM products
        WHERE product_id = ${product}`,
      claimRefresh(context.now),
    ]);
    if (answers.at(-1)?.length) await refreshListing(context.db);
    return { done: true };
  },
  ...newEvent,
};

export const exits: HandlersOf<"exits"> = {
  async hosts(_, { db }) {
    return rows<ExitHost>(db)`
      SELECT e.host, s.name AS store FROM exit_hosts e LEFT JOIN stores s USING (store_id) ORDER BY e.host`;
  },
  paused: (_, { db }) =>
    rows<PausedHost>(db)`
      SELECT s.name AS store, e.host FROM stores s LEFT JOIN exit_hosts e ON e.store_id = s.store_id
        WHERE s.paused_at IS NOT NULL ORDER BY s.slug, e.host`,
  async offer({ offer }, { db }) {
    const found = await knownRow<{ store: string; paused: number }>(db, "Offerta")`
      SELECT s.name AS store, s.paused_at IS NOT NULL AS paused FROM offers o JOIN stores s USING (store_id)
        WHERE o.offer_id = ${offer}`;
    return { ...found, paused: found.paused === 1 };
  },
};

/** The same click may be delivered twice to each of the two calls, and counts once in each. */
function keyOf(kind: "outbound" | "click", { caller }: HandlerContext): string {
  return `${kind}:${caller.idempotencyKey ?? crypto.randomUUID()}`;
}

function logged(
  kind: "outbound" | "click",
  url: string,
  productId: number | null,
  context: HandlerContext,
  key = keyOf(kind, context),
): Sql {
  return sql`INSERT INTO outbound_log (idempotency_key, url, product_id, received_at)
    VALUES (${key}, ${url}, ${productId}, ${context.now.toISOString()}) ON CONFLICT DO NOTHING`;
}

function webAddress(url: string, field: string): string {
  if (/^https?:\/\/[^/]/i.test(url) && parsedUrl(url)) return url;
  throw new Refusal(422, `Il campo '${field}' deve essere un indirizzo http o https.`, field);
}
