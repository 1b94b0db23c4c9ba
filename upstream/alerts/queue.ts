/** What an import leaves for the alerts: statements of its batch, so that no change is lost. */

/** After `import_touched` is known and before offers change: `before_cents` is what each product cost until now. */
export const queueForAlerts: readonly string[] = [
  `INSERT INTO alert_queue (product_id, before_cents)
   SELECT p.product_id, CASE WHEN p.available = 1 THEN p.price_cents END
   FROM import_touched t JOIN products p ON p.product_id = t.product_id
   WHERE t.run_id = :run AND (EXISTS (SELECT 1 FROM alerts a WHERE a.product_id = p.product_id)
     OR EXISTS (SELECT 1 FROM alerts a WHERE a.search IS NOT NULL))
   ON CONFLICT DO UPDATE SET due_at = 0`,
  `INSERT INTO store_imports (store_id, applied_at) SELECT store_id, :at FROM stores WHERE slug = :store
   ON CONFLICT DO UPDATE SET applied_at = excluded.applied_at`,
];
