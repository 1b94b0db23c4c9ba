/** Partner stores, as the importer reads and writes them. */
import type { CatalogueStore } from "contract/import";

const columns = `slug, name, host, logo, description, shipping_cents AS shipping,
  free_shipping_from_cents AS freeShippingFrom, delivery, coupons, deals`;

/** The store with this slug, or null. */
export function findStore(db: D1Database, slug: string): Promise<CatalogueStore | null> {
  return db.prepare(`SELECT ${columns} FROM stores WHERE slug = ?`).bind(slug).first<CatalogueStore>();
}

/** Statements that write the store, its facet value and its host. */
export function upsertStore(db: D1Database, store: CatalogueStore): D1PreparedStatement[] {
  const statements = [
    db
      .prepare(
        `INSERT INTO stores (slug, name, host, logo, description, shipping_cents, free_shipping_from_cents,
           delivery, coupons, deals) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
         ON CONFLICT (slug) DO UPDATE SET name = ?2, host = ?3, logo = ?4, description = ?5, shipping_cents = ?6,
           free_shipping_from_cents = ?7, delivery = ?8, coupons = ?9, deals = ?10`,
      )
      .bind(
        store.slug,
        store.name,
        store.host,
        store.logo,
        store.description,
        store.shipping,
        store.freeShippingFrom,
        store.delivery,
        store.coupons,
        store.deals,
      ),
    db
      .prepare(
        `INSERT INTO facet_values (facet, slug, label, image) VALUES ('store', ?1, ?2, ?3)
         ON CONFLICT (facet, slug) DO UPDATE SET label = ?2, image = ?3`,
      )
      .bind(store.slug, store.name, store.logo),
  ];
  if (store.host) {
    const sql = `INSERT INTO exit_hosts (host, store_id) SELECT ?1, store_id FROM stores WHERE slug = ?2
      ON CONFLICT (host) DO NOTHING`;
    statements.push(db.prepare(sql).bind(store.host, store.slug));
  }
  return statements;
}
