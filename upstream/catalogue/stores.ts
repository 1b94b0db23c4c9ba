/** Answers the rows of contract/stores.ts: the stores that have offers in the catalogue. */
import { pictureFrom } from "domain/picture";
import type { HandlersOf } from "../handler";
import { rows, sql } from "../sql";

interface StoreRow {
  store_id: number;
  slug: string;
  name: string;
  host: string | null;
  logo: string | null;
  description: string | null;
  shipping_cents: number | null;
  free_shipping_from_cents: number | null;
}

export const stores: HandlersOf<"stores"> = {
  async list(_, { db }) {
    const found = await rows<StoreRow>(
      db,
      sql`SELECT store_id, slug, name, host, logo, description, shipping_cents, free_shipping_from_cents FROM stores s
        WHERE EXISTS (SELECT 1 FROM shown_offers o WHERE o.store_id = s.store_id)
        ORDER BY name COLLATE NOCASE, slug`,
    );
    return found.map((row) => ({
      id: row.store_id,
      name: row.name,
      slug: row.slug,
      logo: pictureFrom(row.logo, "logos"),
      site: row.host ? `https://${row.host}/` : null,
      description: row.description,
      shipping: row.shipping_cents,
      freeFrom: row.free_shipping_from_cents,
    }));
  },
};
