/** A network's table of transactions that an operator brings to the desk. */
import { mostSales, type SaleNetwork, type Taken } from "contract";
import { readSales, salesLimits } from "feeds/sales/read";
import type { EveryApi } from "../api";

export { salesLimits };

export interface Uploaded extends Taken {
  refused: { line: number; reason: string }[];
}

/** What came of it. Rejects with `UpstreamError`, and with `BrokenFeed` where the file is none. */
export async function takeFile(
  api: Pick<EveryApi, "commissions">,
  file: Blob,
  network: SaleNetwork,
  now: Date,
): Promise<Uploaded> {
  const { sales, refused } = await readSales(new Uint8Array(await file.arrayBuffer()), network, now);
  const sum: Uploaded = { read: 0, fresh: 0, changed: 0, withoutRate: 0, withoutClick: 0, refused };
  for (let at = 0; at < sales.length; at += mostSales) {
    const taken = await api.commissions.take({ network, sales: sales.slice(at, at + mostSales) });
    for (const name of Object.keys(taken) as (keyof Taken)[]) sum[name] += taken[name];
  }
  return sum;
}
