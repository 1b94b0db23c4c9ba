/** Words of the screens about commissions. */
import type { SaleNetwork } from "contract";
import type { CommissionFigures } from "upstream/desk";

export const commissionsHome = "/gestione/commissioni";
export const networksHome = `${commissionsHome}/reti`;

export const saleNetworkNames: Record<SaleNetwork, string> = {
  awin: "Awin",
  tradedoubler: "Tradedoubler",
  cj: "CJ",
  rakuten: "Rakuten",
  webgains: "Webgains",
  tradetracker: "TradeTracker",
  partnerize: "Partnerize",
  impact: "Impact",
  kwanko: "Kwanko",
  effiliation: "Effiliation",
  skimlinks: "Skimlinks",
  sovrn: "Sovrn",
  altra: "Altra rete",
};

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
