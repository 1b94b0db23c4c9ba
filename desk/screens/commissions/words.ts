/** Words of the screens about commissions. */
import type { SaleNetwork } from "contract";

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
