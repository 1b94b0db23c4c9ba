/** Offers that operators keep back (the view `shown_offers`): products derive as if they had none of them. */
import { rows, sql } from "../sql";
import type { OfferRecord } from "./records";

/** Which of these offers visitors may not see. Asked by what the store calls them: some are not written yet. */
export async function keptBack(db: D1Database, offers: readonly OfferRecord[]): Promise<Set<number>> {
  const asked = JSON.stringify(offers.map(({ store_id, external_id }) => [store_id, external_id]));
  const found = await rows<{ at: number }>(
    db,
    sql`SELECT e.key AS at FROM json_each(${asked}) e
      WHERE (e.value ->> 0) IN (SELECT store_id FROM stores WHERE paused_at IS NOT NULL)
        OR EXISTS (SELECT 1 FROM hidden_offers h WHERE h.store_id = e.value ->> 0 AND h.external_id = e.value ->> 1)`,
  );
  return new Set(found.flatMap(({ at }) => offers[at]?.offer_id ?? []));
}
