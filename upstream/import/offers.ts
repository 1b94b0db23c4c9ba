/** Second part of a run: offers with their price history, gone ones, hosts, and what the founding store says of a product. */

import { queueForAlerts } from "../alerts/queue";

const storeId = "(SELECT store_id FROM stores WHERE slug = :store)";

const whatChanges = [
  `UPDATE import_rows SET moved = NOT EXISTS (SELECT 1 FROM offers o
     WHERE o.store_id = ${storeId} AND o.external_id = import_rows.external_id
       AND o.price_cents = import_rows.price_cents
       AND (o.availability = 'in_stock') = (import_rows.availability = 'in_stock'))
   WHERE run_id = :run`,
  `INSERT OR IGNORE INTO import_touched (run_id, product_id)
   SELECT :run, product_id FROM import_rows WHERE run_id = :run
   UNION SELECT :run, o.product_id FROM offers o WHERE o.store_id = ${storeId} AND o.external_id IN (
     SELECT external_id FROM import_rows WHERE run_id = :run
     UNION SELECT external_id FROM import_gone WHERE run_id = :run)`,
];

const gone = [
  `INSERT OR REPLACE INTO past_price_points (store_id, external_id, observed_at, price_cents, list_cents, available,
     product_id, variant_id)
   SELECT o.store_id, o.external_id, p.observed_at, p.price_cents, p.list_cents, p.available, o.product_id, o.variant_id
   FROM import_gone g JOIN offers o ON o.store_id = ${storeId} AND o.external_id = g.external_id
   JOIN price_points p ON p.offer_id = o.offer_id WHERE g.run_id = :run`,
  `INSERT OR REPLACE INTO past_price_points (store_id, external_id, observed_at, price_cents, list_cents, available,
     product_id, variant_id)
   SELECT o.store_id, o.external_id, :at, o.price_cents, o.list_cents, 0, o.product_id, o.variant_id
   FROM import_gone g JOIN offers o ON o.store_id = ${storeId} AND o.external_id = g.external_id
   WHERE g.run_id = :run AND o.availability = 'in_stock'`,
  `DELETE FROM offers WHERE store_id = ${storeId}
   AND external_id IN (SELECT external_id FROM import_gone WHERE run_id = :run)`,
];

const offers = [
  `INSERT INTO offers (store_id, external_id, variant_id, product_id, url, price_cents, list_cents, currency,
     availability, shipping_cents, delivery, fingerprint, first_seen, updated_at, value_ids, images, popularity)
   SELECT s.store_id, r.external_id, r.variant_id, r.product_id, r.url, r.price_cents, r.list_cents, r.currency,
     r.availability, r.shipping_cents, r.delivery, r.fingerprint, r.first_seen, :at, told.value_ids, r.images,
     r.popularity
   FROM import_rows r JOIN stores s ON s.slug = :store JOIN (
     SELECT d.facet_values, JSON_GROUP_ARRAY(v.value_id) FILTER (WHERE v.value_id IS NOT NULL) AS value_ids
     FROM (SELECT DISTINCT facet_values FROM import_rows WHERE run_id = :run) d
     LEFT JOIN json_each(d.facet_values) e
     LEFT JOIN facet_values v ON v.facet = e.value ->> 0 AND v.slug = e.value ->> 1
     GROUP BY d.facet_values) told ON told.facet_values = r.facet_values
   WHERE r.run_id = :run ORDER BY r.line
   ON CONFLICT (store_id, external_id) DO UPDATE SET variant_id = excluded.variant_id,
     product_id = excluded.product_id, url = excluded.url, price_cents = excluded.price_cents,
     list_cents = excluded.list_cents, currency = excluded.currency, availability = excluded.availability,
     shipping_cents = excluded.shipping_cents, delivery = excluded.delivery, fingerprint = excluded.fingerprint,
     updated_at = excluded.updated_at, value_ids = excluded.value_ids, images = excluded.images,
     popularity = excluded.popularity`,
  `UPDATE import_rows SET offer_id = (SELECT o.offer_id FROM offers o
     WHERE o.store_id = ${storeId} AND o.external_id = import_rows.external_id) WHERE run_id = :run`,
  `INSERT OR IGNORE INTO exit_hosts (host, store_id)
   SELECT DISTINCT host, ${storeId} FROM import_rows WHERE run_id = :run`,
];

const history = [
  // An offer that returns gets its history back.
  `INSERT OR IGNORE INTO price_points (offer_id, observed_at, price_cents, list_cents, available)
   SELECT r.offer_id, p.observed_at, p.price_cents, p.list_cents, p.available
   FROM import_rows r JOIN past_price_points p ON p.store_id = ${storeId} AND p.external_id = r.external_id
   WHERE r.run_id = :run`,
  `DELETE FROM past_price_points WHERE store_id = ${storeId}
   AND external_id IN (SELECT external_id FROM import_rows WHERE run_id = :run)`,
  // A told history counts only for an offer that has none of our own.
  `INSERT OR IGNORE INTO price_points (offer_id, observed_at, price_cents, list_cents, available)
   SELECT r.offer_id, h.value ->> 0, h.value ->> 1, h.value ->> 2, h.value ->> 3
   FROM import_rows r, json_each(r.history) h
   WHERE r.run_id = :run AND r.history IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM price_points p WHERE p.offer_id = r.offer_id)`,
  `INSERT OR REPLACE INTO price_points (offer_id, observed_at, price_cents, list_cents, available)
   SELECT r.offer_id, :at, r.price_cents, r.list_cents, r.availability = 'in_stock' FROM import_rows r
   WHERE r.run_id = :run AND r.moved
     AND (r.price_cents, r.availability = 'in_stock') IS NOT (SELECT p.price_cents, p.available FROM price_points p
       WHERE p.offer_id = r.offer_id ORDER BY p.observed_at DESC LIMIT 1)`,
];

/** Only the store that a product was first seen at names and describes it. */
const founder = [
  `UPDATE products SET name = r.name, description = r.description, mpn = r.mpn, category_ids = r.category_ids,
     category_id = r.category_ids ->> 0, updated_at = :at
   FROM (SELECT *, MIN(line) FROM import_rows WHERE run_id = :run GROUP BY group_key) r
   WHERE products.group_key = r.group_key`,
  `UPDATE products SET inserted_at = r.first_seen, inserted_on = r.first_seen_on
   FROM (SELECT product_id, MIN(first_seen) AS first_seen, MIN(first_seen_on) AS first_seen_on
     FROM import_rows WHERE run_id = :run GROUP BY product_id) r
   WHERE products.product_id = r.product_id AND r.first_seen < products.inserted_at`,
];

export const writeOffers: readonly string[] = [
  ...whatChanges,
  ...queueForAlerts,
  ...gone,
  ...offers,
  ...history,
  ...founder,
];
