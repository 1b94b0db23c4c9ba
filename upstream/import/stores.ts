/** Partner stores, as the importer reads and writes them. */
import type { DeepLink } from "contract/deep-links";
import type { CatalogueStore } from "contract/import";
import { judgementParts, saidTerms, termLimits } from "contract/store-terms";
import { firstRow, rows, type Sql, sql, verbatim } from "../sql";

export async function findStore(db: D1Database, slug: string): Promise<CatalogueStore | null> {
  const found = await firstRow<Omit<CatalogueStore, "terms"> & { terms: string }>(db)`
    SELECT slug, name, host, logo, description, shipping_cents AS shipping,
      free_shipping_from_cents AS freeShippingFrom, delivery, terms, coupons, deals FROM stores WHERE slug = ${slug}`;
  return found && { ...found, terms: JSON.parse(found.terms) as CatalogueStore["terms"] };
}

/** What operators said of a store that its feeds are read by. */
export async function keptOf(
  db: D1Database,
  slug: string,
): Promise<{ columns: Record<string, string> | null; programme: string | null; deepLink: DeepLink | null }> {
  const found = await firstRow<Record<"columns" | "programme" | "host" | "pattern", string | null>>(db)`
    SELECT c.columns, s.programme, s.host, s.deep_link AS pattern FROM (SELECT ${slug} AS slug)
      LEFT JOIN feed_columns c ON c.store = slug LEFT JOIN stores s USING (slug)`;
  const { columns = null, programme = null, host = null, pattern = null } = found ?? {};
  return {
    columns: columns === null ? null : (JSON.parse(columns) as Record<string, string>),
    programme,
    deepLink: pattern !== null && host !== null ? { pattern, host } : null,
  };
}

export async function keepColumns(db: D1Database, slug: string, columns: Record<string, string>, now: Date) {
  const written = sql`INSERT OR REPLACE INTO feed_columns (store, columns, confirmed_at)
    VALUES (${slug}, ${JSON.stringify(columns)}, ${now.toISOString()})`;
  await rows(
    db,
    Object.keys(columns).length > 0 ? written : sql`DELETE FROM feed_columns WHERE store = ${slug}`,
  );
}

/** Statements that write the store, its facet value and its host, each where it differs. */
export function upsertStore(store: CatalogueStore): Sql[] {
  const { slug, name, host, logo, description, shipping, freeShippingFrom, delivery, coupons, deals } = store;
  const terms = JSON.stringify(saidTerms(store.terms ?? {}));
  return [
    sql`INSERT INTO stores (slug, name, host, logo, description, shipping_cents, free_shipping_from_cents, delivery, terms,
        coupons, deals) VALUES (${slug}, ${name}, ${host}, ${logo}, ${description}, ${shipping}, ${freeShippingFrom},
        ${delivery}, ${terms}, ${coupons}, ${deals})
      ON CONFLICT (slug) DO UPDATE SET ${told} WHERE (${toldNames}) IS NOT (${toldValues})`,
    nameStore(slug),
    sql`INSERT OR IGNORE INTO exit_hosts (host, store_id) SELECT ${host}, store_id FROM stores
      WHERE slug = ${slug} AND ${host} IS NOT NULL`,
  ];
}

/** Of a store that operators write, imports only fill in what is empty; never free is said by a shipping cost alone. */
const filled = (name: string) =>
  `iif(stores.kept, COALESCE(stores.${name}, excluded.${name}), excluded.${name})`;
const judged = judgementParts.map((part) => `stores.terms ->> '${part}'`).join(", ");
const unjudged = `json_remove(excluded.terms, ${judgementParts.map((part) => `'$.${part}'`).join(", ")})`;
const values: (readonly [name: string, value: string])[] = [
  ...["name", "host", "logo", "description", "shipping_cents", "delivery"].map(
    (name) => [name, filled(name)] as const,
  ),
  [
    "free_shipping_from_cents",
    "iif(stores.kept AND stores.shipping_cents IS NOT NULL, stores.free_shipping_from_cents, excluded.free_shipping_from_cents)",
  ],
  [
    "terms",
    `iif(stores.kept, json_patch(iif(COALESCE(${judged}) IS NULL, excluded.terms, ${unjudged}), stores.terms), excluded.terms)`,
  ],
  ["coupons", "excluded.coupons"],
  ["deals", "excluded.deals"],
];
const told = verbatim(values.map(([name, value]) => `${name} = ${value}`).join(", "));
const toldNames = verbatim(values.map(([name]) => `stores.${name}`).join(", "));
const toldValues = verbatim(values.map(([, value]) => value).join(", "));

export function nameStore(slug: string): Sql {
  return sql`INSERT INTO facet_values (facet, slug, label, image)
    SELECT 'store', slug, name, logo FROM stores WHERE slug = ${slug}
    ON CONFLICT (facet, slug) DO UPDATE SET label = excluded.label, image = excluded.image
    WHERE (label, image) IS NOT (excluded.label, excluded.image)`;
}

/** How much of it there is, and what it says of delivery and shipping. */
export function countStock(store: string): Sql {
  return sql`INSERT OR REPLACE INTO store_stock (store_id, offers, available, pictures, gtins, deliveries, shipping_unsaid)
    SELECT s.store_id, COUNT(o.offer_id), COALESCE(SUM(o.availability = 'in_stock'), 0), COALESCE(SUM(o.images <> ''), 0),
      COUNT(v.gtin), substr(json_group_array(DISTINCT o.delivery), 1, ${termLimits.deliveries + 1}),
      COUNT(o.offer_id) - COUNT(o.shipping_cents)
    FROM stores s LEFT JOIN offers o USING (store_id) LEFT JOIN variants v USING (variant_id)
    WHERE s.slug = ${store} GROUP BY s.store_id`;
}
