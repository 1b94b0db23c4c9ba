/** What a tracked address looks like, network by network, as their pages and public clients write it. */

export interface Network {
  /** Registrable domains of its links. */
  domains: readonly string[];
  /** A click among the addresses there, from the host on: pictures, pixels and the network's own pages lie there too. */
  click: RegExp;
  /** The same behind a store's own host, from the path on, for networks that offer that. */
  anywhere?: RegExp;
  source: string;
}

export const networks = {
  awin: {
    domains: ["awin1.com"],
    click: /^(?:www\.)?awin1\.com\/(?:cread|pclick|awclick|rclick)\.php/,
    source: "https://help.awin.com/docs/enhanced-feeds-publisher-faq",
  },
  tradedoubler: {
    domains: ["tradedoubler.com"],
    click: /^(?:clk|clk[a-z]{2}|pdt|tracker)\.tradedoubler\.com\/click/,
    anywhere: /^\/click\?(?:p=\d{3,}&a=\d{3,}|a=\d{3,}&p=\d{3,}|[ap]\(\d{3,}\)[ap]\(\d{3,}\))/,
    source: "https://dev.tradedoubler.com/products/publisher/",
  },
  cj: {
    domains: ["anrdoezrs.net", "dpbolvw.net", "jdoqocy.com", "kqzyfj.com", "tkqlhce.com"],
    click: /^[a-z.]+\/(?!image)./,
    source: "https://docs.cj.com/docs/click-events",
  },
  rakuten: {
    domains: ["linksynergy.com"],
    click: /^click\.linksynergy\.com\/./,
    source: "https://pubhelp.rakutenadvertising.com/hc/en-us/articles/4412187768717-Link-Code",
  },
  webgains: {
    domains: ["webgains.com"],
    click: /^track\.webgains\.com\/click\.html/,
    source: "https://knowledgehub.webgains.com/home/how-do-i-create-a-tracking-link-for-a-program",
  },
  tradetracker: {
    domains: ["tradetracker.net"],
    click: /^tc\.tradetracker\.net\/./,
    anywhere: /[?&]tt=\d+_\d+_\d+_/,
    source: "https://sc.tradetracker.net/implementation/overview",
  },
  daisycon: {
    domains: [
      ...["ds1.nl", "lt45.net", "jf79.net", "fr135.net", "jdt8.net", "rkn3.net", "glp8.net", "bdt9.net"],
      ...["dt51.net", "ndt5.net"],
    ],
    click: /^[a-z0-9.]+\/c\/\?/,
    anywhere: /^\/c\/\?(?:(?:si|li|wi)=\d+&){2}(?:si|li|wi)=\d+/,
    source: "https://faq-publisher.daisycon.com/hc/de/articles/204787042",
  },
  kwanko: {
    domains: ["metaffiliation.com"],
    click: /^action\.metaffiliation\.com\/trk\.php/,
    anywhere: /^\/\?P[0-9A-F]{10,}/,
    source: "https://helpdesk-publisher.kwanko.com/en/support/solutions/articles/101000419603",
  },
  effiliation: {
    domains: ["effiliation.com"],
    click: /^track\.effiliation\.com\/servlet\/effi\.(?:redir|click)/,
    source: "https://www.slideshare.net/effiliation/outils-affilies-en",
  },
  kelkoo: {
    domains: ["kelkoogroup.net", "kelkoo.com", "kelkoo.it", "kelkoo.fr", "kelkoo.de", "kelkoo.es"],
    click: /^[a-z]{2}-go\.kelkoogroup\.net\/.|^[a-z0-9.-]+\/ctl\/(?:go|do)\//,
    source: "https://docs.kelkoogroup.com/documentation/publishers/guides/publisher-parameters",
  },
  partnerize: {
    domains: ["prf.hn"],
    click: /^(?:[a-z0-9-]+\.)?prf\.hn\/(?:click|l)\//,
    anywhere: /^\/click\/camref:[A-Za-z0-9]/,
    source: "https://docs.fmtc.co/kb/partnerize",
  },
  impact: {
    domains: [
      ...["pxf.io", "sjv.io", "evyy.net", "7eer.net", "ojrq.net", "eqjw.net", "audw.net", "pvxt.net"],
      "snlv.net",
    ],
    click: /^[a-z0-9.-]+\/./,
    anywhere: /^\/c\/\d{5,}\/\d{4,}\/\d{3,}/,
    source: "https://help.impact.com/en/support/solutions/articles/48001235417",
  },
  admitad: {
    domains: ["admitad.com"],
    click: /^ad\.admitad\.com\/(?:g|goto|tpt)\//,
    source: "https://developers.admitad.com/knowledge-base/article/deeplink-generator_1",
  },
  adtraction: {
    domains: ["adtraction.com"],
    click: /^track\.adtraction\.com\/t\/t\?/,
    anywhere: /^\/t\/t\?a=\d+&as=\d+/,
    source: "https://help.adtraction.com/en/articles/1563592-what-is-a-deep-link-and-how-to-create-one",
  },
  skimlinks: {
    domains: ["skimresources.com", "redirectingat.com"],
    click: /^go\.(?:skimresources|redirectingat)\.com\//,
    source: "https://support.skimlinks.com/hc/en-us/articles/360005908078",
  },
  sovrn: {
    domains: ["viglink.com", "sovrn.co"],
    click: /^(?:redirect\.viglink\.com|sovrn\.co)\//,
    source: "https://knowledge.sovrn.com/kb/subids-in-commerce",
  },
} as const satisfies Record<string, Network>;

export type NetworkName = keyof typeof networks;

/** What feeds call the column of a tracked address where they have another one beside it; names as `columnName` writes them. */
export const trackedNames: readonly string[] = [
  // Awin, in tables and in XML; CJ.
  ...["aw_deep_link", "aw_track", "buyurl"],
  ...[
    "tracking_url",
    "tracking_link",
    "trackingurl",
    "tracked_url",
    "click_url",
    "clickurl",
    "clickthrough_url",
  ],
  ...["affiliate_url", "affiliate_link", "affiliate_deeplink", "affiliate_deep_link", "go_url", "gourl"],
  ...["url_tracciato", "link_tracciato", "link_affiliato", "lien_affilie", "url_affilie", "enlace_afiliado"],
  ...["partnerlink", "partner_link", "affiliate_lien", "trackinglink"],
];
