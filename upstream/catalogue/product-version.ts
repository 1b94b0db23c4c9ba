/** Says whether a product's page would say something else today: one row, where rendering it asks for a thousand. */
import { nearestReplica } from "../replicas";
import { hashOf } from "../seal";
import { firstRow } from "../sql";

/** Changes with what this product's page alone shows; asked of the nearest copy, as the page is. @returns '' where no product has this slug */
export async function productVersion(db: D1Database, slug: string): Promise<string> {
  const row = await firstRow<{ told: string }>(nearestReplica(db))`
    SELECT json_array(p.updated_at, p.hidden_at, p.joined_into, p.moved_into, p.name, p.brand_id, p.category_id, p.images,
        length(p.description), p.fixed_colours, p.fixed_parts,
        (SELECT json_group_array(json_array(o.offer_id, o.updated_at, o.price_cents, o.list_cents, o.availability, o.shipping_cents,
            s.shipping_cents, s.free_shipping_from_cents, s.delivery, s.terms,
            (SELECT COUNT(*) || ' ' || COALESCE(SUM(r.founded), '') FROM price_reports r WHERE r.offer_id = o.offer_id)))
          FROM variants a CROSS JOIN offers o ON o.variant_id = a.variant_id CROSS JOIN stores s USING (store_id)
          WHERE a.product_id = p.product_id),
        (SELECT COUNT(*) FROM shown_reviews v WHERE v.product_id = p.product_id)) AS told
      FROM products p WHERE p.slug = ${slug}`;
  return row ? hashOf(row.told).slice(0, 16) : "";
}
