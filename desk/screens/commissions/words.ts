/** Words of the screens about commissions. */
import type { SaleNetwork } from "contract";
import type { CommissionFigures } from "upstream/desk";
import words from "../../words.json";

export const commissionsHome = "/gestione/commissioni";
export const networksHome = `${commissionsHome}/reti`;

export const saleNetworkNames: Record<SaleNetwork, string> = words.saleNetworks;

/** What may still come: pending, approved and paid. */
export function expectedOf({ pending, approved, paid }: CommissionFigures): number {
  return pending + confirmedOf({ approved, paid });
}

/** What the store has confirmed, paid or not. */
export function confirmedOf({ approved, paid }: Pick<CommissionFigures, "approved" | "paid">): number {
  return approved + paid;
}

/** Expected cents for a click; null without clicks. */
export function perClick(of: CommissionFigures): number | null {
  return of.clicks === 0 ? null : expectedOf(of) / of.clicks;
}
