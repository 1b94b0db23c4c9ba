/** Last part of a run: everything that cards, filters and the search read of a touched product, written anew. */
import { checkRoom, writeListing } from "./listing";

const touched = "(SELECT product_id FROM import_touched WHERE run_id = :run)";

/** Offers of touched products, the best one of each variant and of each product first. */
const ranked = `(SELECT o.*, o.availability = 'in_stock' AS buyable,
    ROW_NUMBER() OVER (PARTITION BY o.variant_id ORDER BY o.availability = 'in_stock' DESC, o.price_cents, o.offer_id)
      AS place_in_variant,
    ROW_NUMBER() OVER (PARTITION BY o.product_id ORDER BY o.availability = 'in_stock' DESC, o.price_cents, o.offer_id)
      AS place_in_product
  FROM offers o WHERE o.product_id IN ${touched})`;

const variants = [
  // A product that lost all its offers keeps its variants: its page stays and says 'Esaurito'.
  `DELETE FROM variants WHERE product_id IN ${touched}
     AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.variant_id = variants.variant_id)
     AND EXISTS (SELECT 1 FROM offers o WHERE o.product_id = variants.product_id)`,
  `UPDATE variants SET available = 0, price_cents = NULL WHERE product_id IN ${touched}`,
  `UPDATE variants SET available = o.buyable, price_cents = o.price_cents FROM ${ranked} o
   WHERE o.variant_id = variants.variant_id AND o.place_in_variant = 1`,
  `UPDATE variants SET images = COALESCE((SELECT o.images FROM offers o
     WHERE o.variant_id = variants.variant_id AND o.images <> '' ORDER BY o.offer_id LIMIT 1), images)
   WHERE product_id IN ${touched}`,
  `UPDATE variants SET position = placed.place
   FROM (SELECT v.variant_id, ROW_NUMBER() OVER (PARTITION BY v.product_id
       ORDER BY v.first_of_colour, s.position, v.variant_id) AS place
     FROM (SELECT variant_id, product_id, size_id,
         MIN(variant_id) OVER (PARTITION BY product_id, colour_label) AS first_of_colour
       FROM variants WHERE product_id IN ${touched}) v
     LEFT JOIN facet_values s ON s.value_id = v.size_id) AS placed
   WHERE variants.variant_id = placed.variant_id`,
];

/** A picture counts once; a colour that can be bought and has a second view leads, so that a card has one to show on hover. */
const pictures = `UPDATE products SET images = COALESCE((
    SELECT GROUP_CONCAT(name, ',' ORDER BY place) FROM (
      SELECT i.value AS name, MIN((v.images NOT LIKE '%,%') * 1000000 + (1 - v.available) * 100000
        + v.position * 100 + i.key) AS place
      FROM variants v, json_each('["' || REPLACE(v.images, ',', '","') || '"]') i
      WHERE v.product_id = products.product_id AND v.images <> '' GROUP BY i.value ORDER BY place LIMIT 12)), '')
  WHERE product_id IN ${touched}`;

const products = [
  pictures,
  `UPDATE products SET best_offer_id = NULL, price_cents = NULL, list_cents = NULL, discount_percent = 0,
     available = 0, offer_count = 0, sizes = '', tags = '' WHERE product_id IN ${touched}`,
  `UPDATE products SET best_offer_id = o.offer_id, price_cents = o.price_cents, list_cents = o.list_cents,
     discount_percent = COALESCE(ROUND((o.list_cents - o.price_cents) * 100.0 / o.list_cents), 0),
     available = o.buyable, updated_at = :at
   FROM ${ranked} o WHERE o.product_id = products.product_id AND o.place_in_product = 1`,
  `UPDATE products SET offer_count = counted.stores
   FROM (SELECT product_id, COUNT(DISTINCT store_id) AS stores FROM offers
     WHERE product_id IN ${touched} GROUP BY product_id) AS counted
   WHERE products.product_id = counted.product_id`,
  `UPDATE products SET sizes = COALESCE((SELECT GROUP_CONCAT(label, ',' ORDER BY position, label) FROM (
     SELECT DISTINCT s.label, s.position FROM variants v JOIN facet_values s ON s.value_id = v.size_id
     WHERE v.product_id = products.product_id AND v.available = 1)), '')
   WHERE product_id IN ${touched}`,
];

const values = [
  `DELETE FROM product_values WHERE product_id IN ${touched}`,
  // A sold-out size is no answer to a filter, unless all of them are sold out.
  `INSERT OR IGNORE INTO product_values (value_id, product_id)
   SELECT v.size_id, v.product_id FROM variants v JOIN products p USING (product_id)
   WHERE v.product_id IN ${touched} AND v.size_id IS NOT NULL AND v.available = p.available AND p.offer_count > 0
   UNION SELECT v.colour_id, v.product_id FROM variants v JOIN products p USING (product_id)
   WHERE v.product_id IN ${touched} AND v.colour_id IS NOT NULL AND v.available = p.available AND p.offer_count > 0
   UNION SELECT p.brand_id, p.product_id FROM products p
   WHERE p.product_id IN ${touched} AND p.brand_id IS NOT NULL AND p.offer_count > 0
   UNION SELECT f.value_id, o.product_id FROM offers o JOIN stores s USING (store_id)
   JOIN facet_values f ON f.facet = 'store' AND f.slug = s.slug WHERE o.product_id IN ${touched}
   UNION SELECT told.value, o.product_id
   FROM (SELECT DISTINCT product_id, value_ids FROM offers WHERE product_id IN ${touched}) o, json_each(o.value_ids) told`,
  `UPDATE products SET tags = COALESCE((SELECT GROUP_CONCAT(f.label, ',' ORDER BY f.label)
     FROM product_values pv JOIN facet_values f USING (value_id)
     WHERE pv.product_id = products.product_id AND f.facet = 'tag'), '')
   WHERE product_id IN ${touched}`,
  `DELETE FROM product_categories WHERE product_id IN ${touched}`,
  `INSERT INTO product_categories (category_id, product_id)
   WITH RECURSIVE above (category_id, product_id) AS (
     SELECT c.value, p.product_id FROM products p, json_each(p.category_ids) c
     WHERE p.product_id IN ${touched} AND p.offer_count > 0
     UNION SELECT c.parent_id, a.product_id FROM above a JOIN categories c USING (category_id)
     WHERE c.parent_id IS NOT NULL)
   SELECT category_id, product_id FROM above`,
];

/**
 * Sort 'consigliati': what editors weigh, then how complete and how widely sold a product is, then a fixed shuffle that
 * keeps neighbours in the feed from standing beside each other.
 */
const popularity = `UPDATE products SET popularity =
    COALESCE((SELECT MAX(o.popularity) FROM offers o WHERE o.product_id = products.product_id), 0)
    + MIN(offer_count, 5) * 12 + (images LIKE '%,%') * 20 + (description IS NOT NULL) * 10
    + (discount_percent > 0) * 10 + product_id * 7919 % 61
  WHERE product_id IN ${touched}`;

const listing = [
  "INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM import_touched WHERE run_id = :run",
  ...writeListing,
  checkRoom,
];

export const deriveProducts: readonly string[] = [
  ...variants,
  ...products,
  ...values,
  popularity,
  ...listing,
];
