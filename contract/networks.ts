/** What a tracked address looks like, network by network, as their pages and public clients write it (tests/fixtures/networks/clicks.json). */
import tracked from "./tracked-names.json";

export interface Network {
  name: string;
  /** Registrable domains of its links. */
  domains: readonly string[];
  /** A click among the addresses there, from the host on: pictures, pixels and the network's own pages lie there too. */
  click: RegExp;
  /** The same behind a store's own host, from the path on, for networks that offer that. */
  anywhere?: RegExp;
}

export const networks = {
  awin: {
    name: "Awin",
    domains: ["awin1.com"],
    click: /^(?:www\.)?awin1\.com\/(?:cread|pclick|awclick|rclick)\.php/,
  },
  tradedoubler: {
    name: "Tradedoubler",
    domains: ["tradedoubler.com"],
    click: /^(?:clk|clk[a-z]{2}|pdt|tracker)\.tradedoubler\.com\/click/,
    anywhere: /^\/click\?(?:p=\d{3,}&a=\d{3,}|a=\d{3,}&p=\d{3,}|[ap]\(\d{3,}\)[ap]\(\d{3,}\))/,
  },
  cj: {
    name: "CJ",
    domains: ["anrdoezrs.net", "dpbolvw.net", "jdoqocy.com", "kqzyfj.com", "tkqlhce.com"],
    click: /^[a-z.]+\/(?!image)./,
  },
  rakuten: {
    name: "Rakuten Advertising",
    domains: ["linksynergy.com"],
    click: /^click\.linksynergy\.com\/./,
  },
  webgains: { name: "Webgains", domains: ["webgains.com"], click: /^track\.webgains\.com\/click\.html/ },
  tradetracker: {
    name: "TradeTracker",
    domains: ["tradetracker.net"],
    click: /^tc\.tradetracker\.net\/./,
    anywhere: /[?&]tt=\d+_\d+_\d+_/,
  },
  daisycon: {
    name: "Daisycon",
    domains: [
      ...["ds1.nl", "lt45.net", "jf79.net", "fr135.net", "jdt8.net", "rkn3.net", "glp8.net", "bdt9.net"],
      ...["dt51.net", "ndt5.net"],
    ],
    click: /^[a-z0-9.]+\/c\/\?/,
    anywhere: /^\/c\/\?(?:(?:si|li|wi)=\d+&){2}(?:si|li|wi)=\d+/,
  },
  kwanko: {
    name: "Kwanko",
    domains: ["metaffiliation.com"],
    click: /^action\.metaffiliation\.com\/trk\.php/,
    anywhere: /^\/\?P[0-9A-F]{10,}/,
  },
  effiliation: {
    name: "Effiliation",
    domains: ["effiliation.com"],
    click: /^track\.effiliation\.com\/servlet\/effi\.(?:redir|click)/,
  },
  kelkoo: {
    name: "Kelkoo",
    domains: ["kelkoogroup.net", "kelkoo.com", "kelkoo.it", "kelkoo.fr", "kelkoo.de", "kelkoo.es"],
    click: /^[a-z]{2}-go\.kelkoogroup\.net\/.|^[a-z0-9.-]+\/ctl\/(?:go|do)\//,
  },
  partnerize: {
    name: "Partnerize",
    domains: ["prf.hn"],
    click: /^(?:[a-z0-9-]+\.)?prf\.hn\/(?:click|l)\//,
    anywhere: /^\/click\/camref:[A-Za-z0-9]/,
  },
  impact: {
    name: "impact.com",
    domains: [
      ...["pxf.io", "sjv.io", "evyy.net", "7eer.net", "ojrq.net", "eqjw.net", "audw.net", "pvxt.net"],
      "snlv.net",
    ],
    click: /^[a-z0-9.-]+\/./,
    anywhere: /^\/c\/\d{5,}\/\d{4,}\/\d{3,}/,
  },
  admitad: { name: "Admitad", domains: ["admitad.com"], click: /^ad\.admitad\.com\/(?:g|goto|tpt)\// },
  adtraction: {
    name: "Adtraction",
    domains: ["adtraction.com"],
    click: /^track\.adtraction\.com\/t\/t\?/,
    anywhere: /^\/t\/t\?a=\d+&as=\d+/,
  },
  skimlinks: {
    name: "Skimlinks",
    domains: ["skimresources.com", "redirectingat.com"],
    click: /^go\.(?:skimresources|redirectingat)\.com\//,
  },
  sovrn: {
    name: "Sovrn",
    domains: ["viglink.com", "sovrn.co"],
    click: /^(?:redirect\.viglink\.com|sovrn\.co)\//,
  },
} as const satisfies Record<string, Network>;

export type NetworkName = keyof typeof networks;

/** What feeds call the column of a tracked address where they have another one beside it; names as `columnName` writes them. */
export const trackedNames: readonly string[] = tracked;
