/** Transactions one by one, as an invoice lists them: by the day of the order, or by the day on which the network approved or paid. */
import { dayAfter } from "domain/moments";
import * as z from "zod";
import { reads } from "../act";
import { rows, sql } from "../sql";

/** Rows of one answer. */
const atOnce = 2_000;
const asked = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  booked: z.boolean().default(false),
  after: z.string().max(300).optional(),
});

/** Amounts are cents of euros, null without a rate; the place is that of the click, where it is known. */
export interface Transaction {
  day: string;
  booked: string | null;
  network: string;
  id: string;
  store: string | null;
  product: string | null;
  sale: number | null;
  commission: number | null;
  currency: string;
  state: "pending" | "approved" | "declined" | "paid";
  place: string | null;
  spot: string | null;
  page: string | null;
  search: string | null;
}

export const transactions = reads(asked, async ({ from, to, booked, after }, { db }) => {
  const when = booked
    ? sql`n.state IN ('approved', 'paid') AND n.modified_at >= ${from} AND n.modified_at < ${dayAfter(to)}`
    : sql`n.order_day BETWEEN ${from} AND ${to}`;
  const key = sql`${booked ? sql`n.modified_at` : sql`n.order_day`} || ' ' || n.network || ' ' || n.network_id`;
  const found = await rows<Transaction & { key: string }>(db)`
    SELECT ${key} AS key, n.order_day AS day, iif(n.state IN ('approved', 'paid'), substr(n.modified_at, 1, 10), NULL) AS booked, n.network,
        n.network_id AS id, COALESCE(s.name, n.merchant, n.host) AS store, p.name AS product, n.sale_cents AS sale,
        n.commission_cents AS commission, n.currency, n.state, n.place, n.spot, n.page, n.search
      FROM network_sales n LEFT JOIN stores s ON s.store_id = n.store_id LEFT JOIN products p ON p.product_id = n.product_id
      WHERE ${when} AND ${key} > ${after ?? ""} ORDER BY 1 LIMIT ${atOnce}`;
  const next = found.length === atOnce ? (found.at(-1)?.key ?? null) : null;
  return { transactions: found.map(({ key: _, ...one }): Transaction => one), after: next };
});
