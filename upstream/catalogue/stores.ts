/** Answers the rows of contract/stores.ts: the stores that have offers in the catalogue. */
import type { PartnerStore } from "contract";
import { pictureFrom } from "domain/picture";
import type { HandlersOf } from "../handler";
import { rows } from "../sql";

export const stores: HandlersOf<"stores"> = {
  async list(_, { db }) {
    const found = await rows<PartnerStore & { logo: string | null }>(db)`
      SELECT store_id AS id, name, slug, logo, 'https://' || NULLIF(host, '') || '/' AS site, description,
        shipping_cents AS shipping, free_shipping_from_cents AS freeFrom FROM stores s
        WHERE EXISTS (SELECT 1 FROM shown_offers o WHERE o.store_id = s.store_id)
        ORDER BY name COLLATE NOCASE, slug`;
    return found.map((store) => ({ ...store, logo: pictureFrom(store.logo, "logos") }));
  },
};
