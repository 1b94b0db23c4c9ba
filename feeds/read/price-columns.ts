/** What formats call prices beside the one that is asked: a former one was asked before, a recommended one need never have been. */
import type { Column, FeedFormat } from "./record";

interface OtherPrices {
  /** Names as `columnName` writes them. */
  former: readonly string[];
  /** RRP, MSRP, listino: never struck through, never a percentage (docs/decisions/0025). */
  recommended: readonly string[];
  source: string;
}

/** @internal a test goes through all of it */
export const otherPrices: Readonly<Record<FeedFormat, OtherPrices>> = {
  google: {
    // 'price' beside 'sale_price'.
    former: [],
    // The first is a name of our own, for feeds in Google's names.
    recommended: ["recommended_price", "maximum_retail_price"],
    source: "https://support.google.com/merchants/answer/7052112",
  },
  awin: {
    former: ["product_price_old"],
    recommended: ["rrp_price"],
    source:
      "https://feed-donkey.io/articles/affiliate-window-awin-product-feed-build-guide/; product_price_old beside display_price: https://developer.prisjakt.nu/docs/sections/for-shops/offer-inventory/feeds/offer/formats/awin_xml",
  },
  tradedoubler: {
    former: ["previous_price"],
    recommended: [],
    source: "https://dev.tradedoubler.com/products/publisher/",
  },
  cj: {
    // 'price' beside 'saleprice'.
    former: [],
    recommended: ["retailprice"],
    source: "public templates of the older catalogues; no page of CJ's",
  },
  rakuten: {
    // 'retail_price' beside 'sale_price'.
    former: [],
    recommended: [],
    source: "https://pubhelp.rakutenadvertising.com, 'Product Catalog', appendix A",
  },
  webgains: {
    former: ["normal_price"],
    recommended: ["rrp", "recommended_retail_price"],
    source:
      "the names of the older feeds; newer ones are Google's: https://knowledgehub.webgains.com/home/what-are-the-product-feed-specifications",
  },
  tradetracker: { former: ["from_price"], recommended: [], source: "the name; no page of TradeTracker's" },
  kelkoo: {
    former: ["price_no_rebate", "price_without_rebate"],
    recommended: [],
    source: "public clients, which show priceWithoutRebate struck through beside rebatePercentage",
  },
};

/** The same as columns of a profile. */
export function otherPricesOf(format: FeedFormat): Record<string, Column> {
  const { former, recommended } = otherPrices[format];
  return Object.fromEntries([
    ...former.map((name) => [name, "previous_price" as const]),
    ...recommended.map((name) => [name, "recommended_price" as const]),
  ]);
}
