/** First part of a run: facet values, and which product and variant each staged row belongs to; new ones are made. */

/** Rows of one group in one line: the first row speaks for the group. */
const firstOfGroups = `(SELECT *, MIN(line) FROM import_rows WHERE run_id = :run GROUP BY group_key)`;

const facetValues = [
  // The best spelling of a brand is the one that is neither all capitals nor all small.
  `INSERT INTO facet_values (facet, slug, label)
   SELECT 'brand', brand_slug, brand_label FROM (
     SELECT brand_slug, brand_label, ROW_NUMBER() OVER (PARTITION BY brand_slug
       ORDER BY brand_label IN (UPPER(brand_label), LOWER(brand_label)), COUNT(*) DESC, brand_label DESC) AS place
     FROM import_rows WHERE run_id = :run GROUP BY brand_slug, brand_label)
   WHERE place = 1
   ON CONFLICT (facet, slug) DO UPDATE SET label = excluded.label
   WHERE label IN (UPPER(label), LOWER(label))
     AND excluded.label NOT IN (UPPER(excluded.label), LOWER(excluded.label))`,
  `INSERT OR IGNORE INTO facet_values (facet, slug, label, position)
   SELECT DISTINCT 'size', size_slug, size_label, size_position FROM import_rows
   WHERE run_id = :run AND size_slug IS NOT NULL`,
  `INSERT OR IGNORE INTO facet_values (facet, slug, label, position)
   SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3
   FROM (SELECT DISTINCT facet_values FROM import_rows WHERE run_id = :run) AS told, json_each(told.facet_values)`,
];

const products = [
  // Offers of several stores meet on a valid GTIN and the same brand; of several such variants only one with the same
  // colour and size will do.
  `UPDATE import_rows SET product_id = met.product_id,
     variant_id = CASE WHEN met.same OR met.variants = 1 THEN met.variant_id END
   FROM (SELECT r.external_id, v.product_id, v.variant_id, v.variant_key = r.variant_key AS same,
       COUNT(*) OVER (PARTITION BY r.external_id) AS variants,
       ROW_NUMBER() OVER (PARTITION BY r.external_id ORDER BY v.variant_key = r.variant_key DESC, v.variant_id) AS place
     FROM import_rows r JOIN variants v ON v.gtin = r.gtin JOIN products p ON p.product_id = v.product_id
     JOIN facet_values b ON b.value_id = p.brand_id AND b.slug = r.brand_slug
     WHERE r.run_id = :run) AS met
   WHERE import_rows.run_id = :run AND import_rows.external_id = met.external_id AND met.place = 1`,
  // The rest of such a group follows the product that most of its rows met.
  `INSERT OR IGNORE INTO product_groups (group_key, product_id)
   SELECT group_key, product_id FROM (
     SELECT group_key, product_id,
       ROW_NUMBER() OVER (PARTITION BY group_key ORDER BY COUNT(*) DESC, product_id) AS place
     FROM import_rows WHERE run_id = :run AND product_id IS NOT NULL GROUP BY group_key, product_id)
   WHERE place = 1`,
  `INSERT INTO products (slug, group_key, name, brand_id, inserted_at, inserted_on, updated_at)
   SELECT 'new ' || r.group_key, r.group_key, r.name, b.value_id, r.first_seen, r.first_seen_on, :at
   FROM ${firstOfGroups} r JOIN facet_values b ON b.facet = 'brand' AND b.slug = r.brand_slug
   WHERE r.group_key NOT IN (SELECT group_key FROM product_groups) ORDER BY r.line`,
  `INSERT OR IGNORE INTO product_groups (group_key, product_id)
   SELECT p.group_key, p.product_id FROM products p WHERE p.slug = 'new ' || p.group_key`,
  // A slug of one word could be a page of the site, and a taken one gets the number of the product.
  `UPDATE products SET slug = CASE WHEN wish.place = 1 AND INSTR(wish.slug, '-') > 0
       AND NOT EXISTS (SELECT 1 FROM products o WHERE o.slug = wish.slug)
       AND NOT EXISTS (SELECT 1 FROM variants o WHERE o.slug = wish.slug)
       AND NOT EXISTS (SELECT 1 FROM pages o WHERE o.slug = wish.slug)
     THEN wish.slug ELSE wish.slug || '-n' || products.product_id END
   FROM (SELECT group_key, slug, ROW_NUMBER() OVER (PARTITION BY slug ORDER BY line) AS place
     FROM ${firstOfGroups}) AS wish
   WHERE products.group_key = wish.group_key AND products.slug = 'new ' || products.group_key`,
  `UPDATE import_rows SET product_id = (SELECT g.product_id FROM product_groups g
     WHERE g.group_key = import_rows.group_key) WHERE run_id = :run AND product_id IS NULL`,
];

const findVariant = `UPDATE import_rows SET variant_id = (SELECT v.variant_id FROM variants v
    WHERE v.product_id = import_rows.product_id AND v.variant_key = import_rows.variant_key)
  WHERE run_id = :run AND variant_id IS NULL`;

const variants = [
  findVariant,
  `INSERT INTO variants (product_id, slug, variant_key, name, gtin, mpn, colour_id, colour_label, size_id, size_label)
   SELECT r.product_id, 'new ' || r.product_id || ' ' || r.variant_key, r.variant_key, r.name, r.gtin, r.mpn,
     c.value_id, r.colour_label, s.value_id, r.size_label
   FROM (SELECT *, MIN(line) FROM import_rows WHERE run_id = :run AND variant_id IS NULL
     GROUP BY product_id, variant_key) r
   LEFT JOIN facet_values c ON c.facet = 'colour' AND c.slug = r.colour_slug
   LEFT JOIN facet_values s ON s.facet = 'size' AND s.slug = r.size_slug ORDER BY r.line`,
  `UPDATE variants SET slug = CASE WHEN wish.place = 1
       AND NOT EXISTS (SELECT 1 FROM variants o WHERE o.slug = wish.slug)
       AND NOT EXISTS (SELECT 1 FROM products o WHERE o.slug = wish.slug)
     THEN wish.slug ELSE wish.slug || '-n' || variants.variant_id END
   FROM (SELECT product_id, variant_key, slug, ROW_NUMBER() OVER (PARTITION BY slug ORDER BY line) AS place
     FROM (SELECT r.product_id, r.variant_key, p.slug || '-' || r.variant_slug AS slug, MIN(r.line) AS line
       FROM import_rows r JOIN products p USING (product_id)
       WHERE r.run_id = :run AND r.variant_id IS NULL GROUP BY r.product_id, r.variant_key)) AS wish
   WHERE variants.product_id = wish.product_id AND variants.variant_key = wish.variant_key`,
  findVariant,
  `UPDATE variants SET gtin = r.gtin FROM import_rows r
   WHERE r.run_id = :run AND r.variant_id = variants.variant_id AND variants.gtin IS NULL AND r.gtin IS NOT NULL`,
];

export const matchRows: readonly string[] = [...facetValues, ...products, ...variants];
