/** What the catalogue shall know of a store: what it knew, what the operator adds, what the feed shows. */
import type { CatalogueStore } from "contract/import";
import { saidTerms } from "contract/store-terms";
import type { StoreInfo } from "feeds/feed-row";
import { capitalised } from "feeds/normalise/text";

/** Host and name of the feed count only where nobody told better. `info` wins, and what it leaves out stays. */
export function storeRecord(
  slug: string,
  known: CatalogueStore | null,
  info: StoreInfo,
  logo: string | null,
): CatalogueStore {
  return {
    slug,
    name: info.name ?? known?.name ?? slug.split("-").map(capitalised).join(" "),
    host: info.host?.toLowerCase() ?? known?.host ?? null,
    logo: logo ?? known?.logo ?? null,
    description: info.description ?? known?.description ?? null,
    shipping: info.shippingCents === undefined ? (known?.shipping ?? null) : info.shippingCents,
    freeShippingFrom:
      info.freeShippingFromCents === undefined
        ? (known?.freeShippingFrom ?? null)
        : info.freeShippingFromCents,
    delivery: info.delivery ?? known?.delivery ?? null,
    terms: saidTerms({ ...known?.terms, ...info.terms }),
    coupons: info.coupons ?? known?.coupons ?? 0,
    deals: info.deals ?? known?.deals ?? 0,
  };
}
