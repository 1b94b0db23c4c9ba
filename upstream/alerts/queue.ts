/** What an import leaves for the alerts, in the batch of its step, so that no change is lost. */
import { type Sql, sql } from "../sql";

/** @param products with what each cost until now, in cents; null where it could not be bought */
export function queueForAlerts(products: readonly [id: number, before: number | null][]): Sql {
  return sql`INSERT INTO alert_queue (product_id, before_cents)
    SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(products)}) WHERE true
    ON CONFLICT DO UPDATE SET due_at = 0, searched = ''`;
}
